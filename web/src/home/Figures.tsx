import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { affiliatesHomes, projectsWhere } from '../projects/projectTable.ts'
import classes from './Figures.module.css'
import type { Statistics } from './Funnel.tsx'

const figures = [
  { key: 'projects', where: {} },
  { key: 'credentials_sent', where: { credentials_sent: '1' } },
  { key: 'activated', where: { activated: '1' } },
  { key: 'non_activated', where: { activated: '0' } },
] as const

type Props = { companyId: number; withChildren: boolean; statistics: Statistics }

/** DASH-15: each figure opens the list of what it counts. */
export function Figures({ companyId, withChildren, statistics }: Props) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    <ul className={classes.figures} aria-label={t('home.figures.title')}>
      {figures.map(({ key, where }) => (
        <li key={key}>
          <Link
            className={classes.figure}
            to={paths.projects(companyId)}
            search={projectsWhere({ ...where, ...(withChildren && affiliatesHomes) }) as never}
          >
            <span className={classes.label}>{t(`home.figures.${key}`)}</span>
            <span className={classes.value}>{formatNumber(statistics[key])}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
