import { Button, Progress, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useRun, useRunEnded } from './api.ts'

type Props = {
  companyId: number
  runId: number
  /** With the projects that it left out. */
  onEnded: (leftOut: readonly { id: number }[]) => void
  onClose: () => void
}

/** How far a job is that applies a template to thousands of projects. It goes on when this is closed. */
export function RunDialog({ companyId, runId, onEnded, onClose }: Props) {
  const { t } = useTranslation()
  const query = useRun(companyId, runId)
  const refresh = useRunEnded()
  const run = query.data?.data
  const end = useEffectEvent(() => {
    void refresh()
    onEnded(run?.left_out ?? [])
  })
  const isEnded = run !== undefined && run.ended_at !== null
  useEffect(() => {
    if (isEnded) end()
  }, [isEnded])
  const said = run && t('templates.run.progress', { done: run.done, count: run.total })
  return (
    <Dialog title={t('templates.apply.title')} width="md" onClose={onClose}>
      {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      {(run || !query.error) && (
        <>
          <Progress
            value={run && run.total > 0 ? (100 * run.done) / run.total : 0}
            aria-label={t('templates.apply.title')}
            animated
            mb="xs"
          />
          <Text role="status">{said}</Text>
          <Text c="dimmed" size="sm">
            {t('templates.run.stays')}
          </Text>
        </>
      )}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
