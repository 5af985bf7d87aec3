import { paperCodes } from '@logis/contract/documents.recommended.rules'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { useStatistics } from '../companies/api.ts'
import { useFormats } from '../platform/formats.ts'
import { Bar } from '../ui/Bar.tsx'
import { Card } from '../ui/Card.tsx'
import classes from './Readiness.module.css'
import { useProjectsLink } from './useProjectsLink.ts'

type Props = { companyId: number; withChildren: boolean }

/** Which of the expected papers homes lack, what most of them lack first; nothing where none is missing. */
export function MissingPapersCard({ companyId, withChildren }: Props) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const linkTo = useProjectsLink(companyId, withChildren)
  // What the figures of the page are read with: no call of its own.
  const statistics = useStatistics(companyId, withChildren).data?.data
  if (!statistics) return null
  const { projects, lacking_papers } = statistics
  const lacking = paperCodes
    .map((code) => ({ code, homes: lacking_papers[code] }))
    .filter(({ homes }) => homes > 0)
    .toSorted((a, b) => b.homes - a.homes)
  if (lacking.length === 0) return null
  return (
    <Card
      title={t('home.papers.title')}
      chips={<span className={classes.unit}>{t('home.papers.of', { count: projects })}</span>}
    >
      <ul className={classes.missing}>
        {lacking.map(({ code, homes }) => (
          <li key={code}>
            <Link className={classes.paper} {...linkTo({ lacks_paper: code })}>
              <span className={classes.label}>{t(`projects.papers.${code}`)}</span>
              <span className={classes.count}>
                <span className="visually-hidden">{t('home.papers.homes', { count: homes })}</span>
                <span aria-hidden>{formatNumber(homes)}</span>
              </span>
              <Bar share={homes / projects} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
