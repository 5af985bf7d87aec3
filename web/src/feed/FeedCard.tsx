import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconChevronDown, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { orpc } from '../platform/client.ts'
import { useTableState } from '../platform/useTableState.ts'
import { Card } from '../ui/Card.tsx'
import { useFold } from '../ui/fold.ts'
import { partOnDemand, usePart } from '../ui/onDemand.tsx'
import { Tip } from '../ui/Tip.tsx'
import { withPage } from '../ui/tableState.ts'
import classes from './FeedCard.module.css'
import { feedTable } from './feedTable.ts'

const feedTimeline = partOnDemand(() => import('./FeedTimeline.tsx').then((module) => module.FeedTimeline))

/** FEED-01..10: what was done on the project. Closed at first, and then it asks nothing of the server. */
export function FeedCard({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  const contentId = useId()
  const { state, change } = useTableState(feedTable)
  // A link to a page or a search of the feed means to show it.
  const [unfolded, setOpen] = useState(state.page > 1 || Object.keys(state.criteria).length > 0)
  // On a phone its title opens and closes it, as any other part.
  const fold = useFold()
  const open = fold?.opened ?? unfolded
  const timeline = usePart(feedTimeline, open)
  return (
    <Card
      title={t('projects.cards.feed')}
      actions={
        <>
          {open && <ReloadButton onReload={() => change(withPage(state, 1))} />}
          {!fold && (
            <Button
              variant="default"
              rightSection={<IconChevronDown className={classes.chevron} data-open={open} size={16} aria-hidden />}
              aria-expanded={open}
              aria-controls={open ? contentId : undefined}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'feed.hide' : 'feed.show')}
            </Button>
          )}
        </>
      }
    >
      {open && (
        <div id={contentId}>
          {timeline ? (
            <timeline.Component projectId={projectId} state={state} onChange={change} />
          ) : (
            <Skeleton height={160} />
          )}
        </div>
      )}
    </Card>
  )
}

/** D2-G13: the same search, from its first page. */
function ReloadButton({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const reload = () => {
    onReload()
    void queryClient.invalidateQueries({ queryKey: orpc.feed.key() })
  }
  return (
    <Tip label={t('feed.reload')}>
      <ActionIcon variant="default" size={36} aria-label={t('feed.reload')} onClick={reload}>
        <IconRefresh size={16} aria-hidden />
      </ActionIcon>
    </Tip>
  )
}
