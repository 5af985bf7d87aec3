import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { run } from '../../ui/call.ts'
import { useSettled } from '../../ui/useSettled.ts'
import { useMarkAllRead, useNotifications } from '../inbox/api.ts'
import { NotificationDays } from '../inbox/NotificationDays.tsx'
import { useIdentity } from '../identity.ts'
import { journal } from '../journal.ts'
import classes from './Bell.module.css'
import { useActiveCompanyId } from './useCompanyId.ts'
import { useAssisting } from './useAssisting.ts'
import { Visit } from './Visit.tsx'

const lists = ['unread', 'all', 'visit'] as const
type List = (typeof lists)[number]

/** As many as one reads in a panel; the page has the others. */
const shown = 20

/** What the bell shows: what is unread, what was told of late, and what this visit itself has told. */
export function Inbox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  // What has just gone wrong is what one opens the bell for.
  const [list, setList] = useState<List>(() => (journal.hasUnread() ? 'visit' : 'unread'))
  return (
    <>
      <SegmentedControl
        className={classes.lists}
        fullWidth
        aria-label={t('notifications.listsLabel')}
        value={list}
        data={lists.map((value) => ({ value, label: t(`notifications.lists.${value}`) }))}
        onChange={(value) => setList(value)}
      />
      {list === 'visit' ? <Visit /> : <Told list={list} onClose={onClose} />}
    </>
  )
}

function Told({ list, onClose }: { list: 'unread' | 'all'; onClose: () => void }) {
  const { t } = useTranslation()
  const companyId = useActiveCompanyId()
  const ownCompanyId = useIdentity().company?.id ?? companyId
  const query = useSettled(useNotifications({ page_size: shown, search: list === 'unread' ? { unread: '1' } : {} }))
  const markAll = useMarkAllRead()
  const isAssisting = useAssisting() !== null
  const told = query.data?.data ?? []
  const newest = told[0]
  return (
    <>
      <div className={classes.told} aria-busy={query.isFetching}>
        {query.isPending && <Skeleton height={160} mt="sm" />}
        {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && !newest && (
          <p className={classes.none}>{t(list === 'unread' ? 'notifications.none' : 'notifications.noneYet')}</p>
        )}
        <NotificationDays notifications={told} onOpen={onClose} />
      </div>
      <div className={classes.foot}>
        {ownCompanyId !== null && (
          <Link className={classes.link} to={paths.notifications(companyId ?? ownCompanyId)} onClick={onClose}>
            {t('notifications.seeAll')}
          </Link>
        )}
        {newest && !isAssisting && told.some(({ read_at }) => read_at === null) && (
          <Button
            variant="subtle"
            px={8}
            size="xs"
            leftSection={<IconChecks size={16} aria-hidden />}
            loading={markAll.isPending}
            onClick={() => run(markAll, { until: newest.id }, {})}
          >
            {t('notifications.markAll')}
          </Button>
        )}
      </div>
    </>
  )
}
