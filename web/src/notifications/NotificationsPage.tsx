import { Button, SegmentedControl, Select, Skeleton } from '@mantine/core'
import { notificationList } from '@logis/contract/notifications.lists'
import { notificationKinds } from '@logis/contract/notifications.rules'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useMarkAllRead, useNotifications, type NotificationKind } from '../platform/inbox/api.ts'
import { NotificationDays } from '../platform/inbox/NotificationDays.tsx'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useAssisting } from '../platform/shell/useAssisting.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Card } from '../ui/Card.tsx'
import { run } from '../ui/call.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageButtons } from '../ui/PageButtons.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { tableSearch } from '../ui/tableSearch.ts'
import { withCriteria, withPage, type TableState } from '../ui/tableState.ts'
import { useSettled } from '../ui/useSettled.ts'
import classes from './NotificationsPage.module.css'

/** In the address: by kind, unread alone, and the page. */
const notificationTable = tableSearch(notificationList, { pageSize: 25 })

const kindOf = ({ criteria }: TableState) => criteria['kind']?.value as NotificationKind | undefined
const isUnread = ({ criteria }: TableState) => criteria['unread']?.value === '1'

/** Everything one was told, by day. */
export function NotificationsPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(notificationTable)
  const kind = kindOf(state)
  const query = useSettled(
    useNotifications({
      page: state.page,
      page_size: notificationList.size,
      search: { ...(isUnread(state) && { unread: '1' as const }), ...(kind && { kind }) },
    }),
  )
  const told = query.data?.data ?? []
  const title = t('notifications.title')
  useCrumbs([{ label: title }])
  return (
    <>
      <PageHeader title={title} subtitle={t('notifications.subtitle')} actions={<MarkAll />} />
      <Card
        title={t('notifications.latest')}
        actions={<Filters state={state} onChange={change} />}
        error={query.error}
        onRetry={() => void query.refetch()}
      >
        <div aria-busy={query.isFetching}>
          {query.isPending && <Skeleton height={240} mt="sm" />}
          {query.data && told.length === 0 && (
            <EmptyState
              icon={IconBell}
              text={t(
                kind ? 'notifications.noneFound' : isUnread(state) ? 'notifications.none' : 'notifications.noneYet',
              )}
            />
          )}
          <NotificationDays notifications={told} />
        </div>
        <div className={classes.pages}>
          <PageButtons
            pages={query.data?.meta.last_page ?? 1}
            page={state.page}
            onChange={(page) => change(withPage(state, page))}
          />
        </div>
      </Card>
    </>
  )
}

type FilterProps = { state: TableState; onChange: (state: TableState) => void }

function Filters({ state, onChange }: FilterProps) {
  const { t } = useTranslation()
  const kind = kindOf(state)
  const filter = (unread: boolean, wanted: string | undefined) =>
    onChange(
      withCriteria(state, { ...(unread && { unread: { value: '1' } }), ...(wanted && { kind: { value: wanted } }) }),
    )
  return (
    <div className={classes.filters}>
      <SegmentedControl
        aria-label={t('notifications.listsLabel')}
        value={isUnread(state) ? 'unread' : 'all'}
        data={(['unread', 'all'] as const).map((value) => ({ value, label: t(`notifications.lists.${value}`) }))}
        onChange={(value) => filter(value === 'unread', kind)}
      />
      <Select
        aria-label={t('notifications.kind')}
        placeholder={t('notifications.everyKind')}
        clearable
        clearButtonProps={{ 'aria-label': t('notifications.everyKind') }}
        value={kind ?? null}
        data={notificationKinds.map((value) => ({ value, label: t(`notifications.kinds.${value}`) }))}
        onChange={(value) => filter(isUnread(state), value ?? undefined)}
      />
    </div>
  )
}

/** All of them, those of other pages and other kinds included. */
function MarkAll() {
  const { t } = useTranslation()
  const newest = useNotifications({ page_size: 1, search: { unread: '1' } }).data?.data[0]
  const markAll = useMarkAllRead()
  const isAssisting = useAssisting() !== null
  if (isAssisting) return null
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={16} aria-hidden />}
      loading={markAll.isPending}
      // There all the same: it would push the list away as it comes.
      disabled={!newest}
      onClick={() => newest && run(markAll, { until: newest.id }, {})}
    >
      {t('notifications.markAll')}
    </Button>
  )
}
