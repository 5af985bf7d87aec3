import type { interventionList } from '@logis/contract/interventions.lists'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Anchor, Skeleton } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { useOpenInterventions, type Intervention } from '../interventions/api.ts'
import { useMissingTexts } from '../interventions/useMissingTexts.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { listedBy } from '../ui/tableSearch.ts'
import { useSettled } from '../ui/useSettled.ts'
import classes from './InstallerHome.module.css'

const shown = 5

/** The interventions under way, the oldest first, each with what it waits for. */
export function ToFinishCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useOpenInterventions(companyId, shown))
  const rows = query.data?.data
  return (
    <Card
      title={t('home.toFinish.title')}
      error={rows ? null : query.error}
      onRetry={() => void query.refetch()}
      chips={
        query.data &&
        query.data.meta.total > 0 && (
          <span className={classes.none}>{t('home.toFinish.count', { count: query.data.meta.total })}</span>
        )
      }
    >
      {rows === undefined && <Skeleton height={112} />}
      {rows?.length === 0 && <p className={classes.none}>{t('home.toFinish.none')}</p>}
      {rows && rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((intervention) => (
            <li key={intervention.id}>
              <ToFinish companyId={companyId} intervention={intervention} />
            </li>
          ))}
        </ul>
      )}
      {query.data && query.data.meta.total > shown && (
        <Anchor
          component={Link}
          className={classes.all}
          to={paths.interventions(companyId)}
          search={listedBy<typeof interventionList>({ status: 'IN_PROGRESS' })}
        >
          {t('home.toFinish.all', { count: query.data.meta.total })}
        </Anchor>
      )}
    </Card>
  )
}

/** Leads to the intervention itself, opened on the page of its home. */
function ToFinish({ companyId, intervention }: { companyId: number; intervention: Intervention }) {
  const { t } = useTranslation()
  const lacks = useMissingTexts().short(intervention)
  const { id, residence_id, residence_name, type } = intervention
  return (
    <Link className={classes.row} to={paths.passport(companyId, residence_id)} search={{ ouvert: String(id) }}>
      <span className={classes.what}>
        <span className={classes.name}>
          {residence_name} – {t(`interventions.types.${type}`)}
        </span>
        <br />
        <span className={lacks ? classes.lacks : classes.ready}>
          {lacks ? t('interventions.lacks', { what: lacks }) : t('home.toFinish.ready')}
        </span>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  )
}
