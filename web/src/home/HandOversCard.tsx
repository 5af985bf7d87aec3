import type { HandOver } from '@logis/contract/companies.statistics'
import { handOverDays } from '@logis/contract/projects.lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import type { HandOvers } from '../companies/api.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { Bar } from '../ui/Bar.tsx'
import { Card } from '../ui/Card.tsx'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import { StatusChip, type ChipTone } from '../ui/StatusChip.tsx'
import classes from './Readiness.module.css'
import { useProjectsLink } from './useProjectsLink.ts'

/** The homes whose commissioning is near, the soonest first, and how ready each is. Those who have none see nothing of it. */
export function HandOversCard({ companyId, query }: { companyId: number; query: HandOvers }) {
  const { t } = useTranslation()
  const linkTo = useProjectsLink(companyId, false)
  const { data: answer, error } = query
  if (!error && !answer?.data.length) return null
  return (
    <Card
      title={t('home.handOvers.title')}
      actions={
        answer && (
          <Anchor component={Link} className={classes.all} {...linkTo({ hand_over_soon: '1' }, 'commissioning_date')}>
            {t('home.handOvers.all', { count: answer.meta.total, days: handOverDays })}
          </Anchor>
        )
      }
      error={answer ? null : error}
      onRetry={() => void query.refetch()}
    >
      <ul className={classes.list}>
        {answer?.data.map((home) => (
          <li key={home.id}>
            <Next {...home} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Next({
  id,
  name,
  type,
  city,
  picture_path,
  company,
  commissioning_date,
  expected_documents,
  stage,
}: HandOver) {
  const { t } = useTranslation()
  const { formatMonth } = useFormats()
  const { done, total } = expected_documents
  return (
    <Link className={classes.home} to={paths.project(company.id, id)}>
      <ResidencePicture path={picture_path} type={type} size="row" />
      <span className={classes.what}>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>{city}</span>
      </span>
      <time className={classes.day} dateTime={commissioning_date}>
        {formatMonth(commissioning_date, { weekday: 'short', day: 'numeric', month: 'short' })}
      </time>
      <span className={classes.papers}>
        {t('home.handOvers.documents', { count: done, total })}
        <Bar share={done / total} />
      </span>
      <span className={classes.stage}>
        <StatusChip tone={tones[stage]} label={t(`home.handOvers.stage.${stage}`)} />
      </span>
    </Link>
  )
}

const tones: Record<HandOver['stage'], ChipTone> = {
  CREATED: 'warning',
  SENT: 'neutral',
  OPENED: 'neutral',
  ACTIVATED: 'success',
}
