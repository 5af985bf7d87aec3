import { Button, Progress, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useReason } from '../../platform/reasons.ts'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useInvitationRun, useInvitationsSent } from './api.ts'
import classes from './InviteFlats.module.css'

type Props = { title: string; buildingId: number; runId: number; onClose: () => void }

/** How far the invitations are, and which flats were left out. It goes on when this is closed. */
export function RunShown({ title, buildingId, runId, onClose }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const query = useInvitationRun(buildingId, runId)
  const refresh = useInvitationsSent()
  const job = query.data?.data
  const isEnded = job !== undefined && job.ended_at !== null
  const end = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (isEnded) end()
  }, [isEnded])
  const goesOn = job ? !isEnded : !query.error
  const missed = job?.left_out ?? []
  const sent = (job?.done ?? 0) - missed.length
  return (
    <Dialog title={title} width="md" onClose={onClose}>
      {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      {goesOn && (
        <Progress value={job && job.total > 0 ? (100 * job.done) / job.total : 0} aria-label={title} animated mb="xs" />
      )}
      <Text role="status">
        {job &&
          (isEnded
            ? t('inviteFlats.ended', { count: sent })
            : t('inviteFlats.progress', { done: job.done, count: job.total }))}
      </Text>
      {goesOn && (
        <Text c="dimmed" size="sm">
          {t('inviteFlats.stays')}
        </Text>
      )}
      {missed.length > 0 && (
        <>
          <Text mt="md" fw={500}>
            {t('inviteFlats.leftOut', { count: missed.length })}
          </Text>
          <ul className={classes.missed}>
            {missed.map(({ id, name, reason: why }) => (
              <li key={id}>
                <strong>{name}</strong>{' '}
                {why === 'COMPANY_DISABLED' ? t('inviteFlats.disabled') : reason(why) || t('inviteFlats.notAllowed')}
              </li>
            ))}
          </ul>
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
