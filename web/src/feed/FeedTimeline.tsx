import { Button, Indicator, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { byDay, useDayTitle, type Day } from '../platform/days.ts'
import { CriteriaChips } from '../ui/CriteriaChips.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageButtons } from '../ui/PageButtons.tsx'
import { criteriaCount, withCriteria, withPage, type TableState } from '../ui/tableState.ts'
import { useSettled } from '../ui/useSettled.ts'
import { Act } from './Act.tsx'
import { useActivity, type ActivityEntry } from './api.ts'
import classes from './FeedTimeline.module.css'
import { useFeedFields } from './useFeedFields.ts'
import { onDemand } from '../ui/onDemand.tsx'

const SearchDialog = onDemand(() => import('../ui/SearchDialog.tsx').then((module) => module.SearchDialog))

type Props = { projectId: number; state: TableState; onChange: (state: TableState) => void }

/** The acts under their days, the search and the pages. */
export function FeedTimeline({ projectId, state, onChange }: Props) {
  const { t } = useTranslation()
  const [searching, search] = useDisclosure(false)
  const fields = useFeedFields(projectId, state)
  const activity = useSettled(useActivity(projectId, state))
  const criteria = criteriaCount(state)
  const days = byDay(activity.data?.data ?? [])
  return (
    <div aria-busy={activity.isFetching}>
      <div className={classes.tools}>
        <CriteriaChips fields={fields} state={state} onChange={onChange} />
        <Indicator className={classes.search} label={criteria} size={16} disabled={criteria === 0} offset={4}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconSearch size={16} aria-hidden />}
            aria-label={criteria > 0 ? t('ui.search.openWith', { count: criteria }) : t('feed.openSearch')}
            aria-haspopup="dialog"
            onClick={search.open}
          >
            {t('ui.search.open')}
          </Button>
        </Indicator>
      </div>
      {activity.isPending && <Skeleton height={160} />}
      {activity.error && <ErrorBlock error={activity.error} onRetry={() => void activity.refetch()} />}
      {activity.data?.data.length === 0 && (
        <EmptyState icon={IconHistory} text={t(criteria > 0 ? 'feed.noMatch' : 'feed.noResult')} />
      )}
      {days.map((day) => (
        <DayGroup key={day.day} {...day} />
      ))}
      <div className={classes.pages}>
        <PageButtons
          pages={activity.data?.meta.last_page ?? 1}
          page={state.page}
          onChange={(page) => onChange(withPage(state, page))}
        />
      </div>
      {searching && (
        <SearchDialog
          title={t('feed.search')}
          fields={fields}
          criteria={state.criteria}
          onSearch={(next) => onChange(withCriteria(state, next))}
          onClose={search.close}
        />
      )}
    </div>
  )
}

function DayGroup({ day, entries }: Day<ActivityEntry>) {
  const dayTitle = useDayTitle()
  return (
    <section>
      <h3 className={classes.day}>{dayTitle(day)}</h3>
      <ol className={classes.acts}>
        {entries.flatMap((entry) =>
          entry.logs.map((log, index) => (
            // The lines of one entry never change their order.
            <Act key={`${entry.id} ${index}`} entry={entry} log={log} />
          )),
        )}
      </ol>
    </section>
  )
}
