import { conversationList } from '@logis/contract/messages.lists'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageButtons } from '../ui/PageButtons.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { tableSearch } from '../ui/tableSearch.ts'
import { withCriteria, withPage } from '../ui/tableState.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useConversations, type Conversation } from './api.ts'
import { ConversationCard } from './ConversationCard.tsx'
import classes from './Messages.module.css'

/** In the address: what waits or all, of one home, and the page. */
const conversationTable = tableSearch(conversationList, { pageSize: 25 })

/** What residents have written to the company: what waits first, and one conversation at a time. */
export function InboxPage() {
  const { t } = useTranslation()
  const companyId = Number(useParams({ strict: false }).company_id)
  const opened = Number(useSearch({ strict: false }).conversation) || null
  const title = t('messages.title')
  useCompanyCrumbs(companyId, { label: title })
  return (
    <>
      <PageHeader title={title} subtitle={t('messages.subtitle')} />
      {opened ? (
        <ConversationCard key={opened} companyId={companyId} id={opened} />
      ) : (
        <Conversations companyId={companyId} />
      )}
    </>
  )
}

function Conversations({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(conversationTable)
  const waiting = state.criteria['waiting']?.value === '1'
  const residence = state.criteria['residence_id']?.value
  const query = useSettled(
    useConversations(companyId, {
      page: state.page,
      page_size: conversationList.size,
      search: { ...(waiting && { waiting: '1' as const }), ...(residence && { residence_id: residence }) },
    }),
  )
  const rows = query.data?.data ?? []
  return (
    <Card
      title={t('messages.part')}
      error={query.error}
      onRetry={() => void query.refetch()}
      actions={
        <SegmentedControl
          aria-label={t('messages.listsLabel')}
          value={waiting ? 'waiting' : 'all'}
          data={(['waiting', 'all'] as const).map((value) => ({ value, label: t(`messages.lists.${value}`) }))}
          onChange={(value) =>
            change(
              withCriteria(state, {
                ...(value === 'waiting' && { waiting: { value: '1' } }),
                ...(residence && { residence_id: { value: residence } }),
              }),
            )
          }
        />
      }
    >
      {query.isPending && <Skeleton height={240} />}
      {query.data && rows.length === 0 && (
        <EmptyState icon={IconMessages} text={t(waiting ? 'messages.none' : 'messages.noneYet')} />
      )}
      <ul className={classes.list} aria-busy={query.isFetching}>
        {rows.map((row) => (
          <li key={row.id}>
            <Line row={row} companyId={companyId} />
          </li>
        ))}
      </ul>
      <div className={classes.pages}>
        <PageButtons
          pages={query.data?.meta.last_page ?? 1}
          page={state.page}
          onChange={(page) => change(withPage(state, page))}
        />
      </div>
    </Card>
  )
}

function Line({
  row: { id, resident, residence, last, last_at, waiting },
  companyId,
}: {
  row: Conversation
  companyId: number
}) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const names = { name: resident.name, home: residence.name }
  return (
    <Link className={classes.line} to={paths.messages(companyId)} search={{ conversation: id }}>
      <Avatar id={resident.id} name={resident.name} size={40} />
      <span className={classes.text}>
        <strong>{t('messages.line', names)}</strong>
        <span>{last.body}</span>
      </span>
      <span className={classes.side}>
        {formatDateTime(last_at)}
        {waiting && <StatusChip tone="warning" label={t('messages.waiting')} />}
      </span>
    </Link>
  )
}
