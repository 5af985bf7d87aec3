import { Alert, Button, Progress, Switch } from '@mantine/core'
import { IconAlertTriangle, IconFileTypePdf, IconPlayerPlay, IconPlayerStop, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { run } from '../ui/call.ts'
import { useEditCampaign, useResume, useSheets, useStop, type Campaign } from './api.ts'
import classes from './Campaigns.module.css'
import { Failures } from './Failures.tsx'
import { FollowedHomes } from './FollowedHomes.tsx'
import { Results } from './Results.tsx'
import { StateChip } from './StateChip.tsx'

const RelaunchDialog = onDemand(() => import('./RelaunchDialog.tsx').then((module) => module.RelaunchDialog))

/** What became of a campaign: in figures, by name where it failed, and home by home. */
export function FollowUp({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const { state, name, sender, started_at, starts_at, relaunches_on, relaunched_at } = campaign
  const by = { name: sender?.name ?? '' }
  const told = [
    state === 'SCHEDULED' && starts_at
      ? t('campaigns.follow.scheduled', { ...by, date: formatDateTime(starts_at) })
      : started_at && t('campaigns.follow.by', { ...by, date: formatDateTime(started_at) }),
    relaunches_on && t('campaigns.follow.relaunchOn', { date: formatDate(relaunches_on) }),
    relaunched_at && t('campaigns.follow.relaunched', { date: formatDate(relaunched_at) }),
  ].filter(Boolean)
  return (
    <>
      <PageHeader
        title={name}
        subtitle={told.join(' ')}
        chips={<StateChip state={state} />}
        actions={<Acts campaign={campaign} />}
      />
      <Told campaign={campaign} />
      <Results campaign={campaign} />
      {campaign.counts.FAILED > 0 && <Failures campaign={campaign} />}
      <FollowedHomes campaign={campaign} />
    </>
  )
}

/** When the last of those that are spread over hours leave; null where that is past, or none is spread. */
const lastLeaves = ({ last_leaves_at }: Campaign): string | null =>
  last_leaves_at !== null && Date.parse(last_leaves_at) > Date.now() ? last_leaves_at : null

/** What is under way, and what is in its way. */
function Told({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const edit = useEditCampaign({ toasts: true })
  const { state, total, counts, figures, waits_for_mail, stop_reason, relaunched_at, cannot } = campaign
  const end = lastLeaves(campaign)
  const done = total - counts.WAITING - counts.LEAVING
  const isWeekOff = state === 'SENT' && relaunched_at === null && cannot.mend === null
  return (
    <>
      {state === 'SENDING' && (
        <section className={classes.card} aria-label={t('campaigns.state.SENDING')}>
          <p className={classes.progress} role="status">
            {[
              t('campaigns.follow.sending', { done, total }),
              end && t('campaigns.follow.until', { time: formatDateTime(end) }),
            ]
              .filter(Boolean)
              .join('. ')}
          </p>
          <Progress.Root size="lg">
            <Progress.Section
              value={total === 0 ? 100 : (done / total) * 100}
              aria-label={t('campaigns.state.SENDING')}
              aria-valuetext={t('campaigns.follow.sending', { done, total })}
            />
          </Progress.Root>
        </section>
      )}
      {waits_for_mail && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} mb="md">
          {t('campaigns.follow.mailDown')}
        </Alert>
      )}
      {state === 'STOPPED' && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} mb="md" role="status">
          {t('campaigns.follow.stopped', {
            sent: t('campaigns.follow.stoppedSent', { count: figures.sent }),
            kept: t('campaigns.follow.stoppedKept', { count: counts.WAITING }),
          })}{' '}
          {stop_reason &&
            t(`campaigns.follow.${stop_reason === 'COMPANY_DISABLED' ? 'stoppedByDisabling' : 'stoppedByItself'}`)}
        </Alert>
      )}
      {isWeekOff && (
        <Switch
          mb="md"
          label={t('campaigns.follow.autoRelaunch')}
          checked={campaign.relaunches}
          disabled={edit.isPending}
          onChange={({ currentTarget }) =>
            edit.mutate({
              company_id: campaign.company_id,
              campaign_id: campaign.id,
              relaunches: currentTarget.checked,
            })
          }
        />
      )}
    </>
  )
}

function Acts({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const reason = useReason()
  const sheets = useSheets(t('campaigns.follow.sheetsName'))
  const stop = useStop()
  const resume = useResume()
  const [asked, setAsked] = useState<'stop' | 'relaunch' | null>(null)
  const { company_id, id, state, cannot, to_relaunch } = campaign
  const place = { company_id, campaign_id: id }
  const isScheduled = state === 'SCHEDULED'
  return (
    <>
      {cannot.print === null && (
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          loading={sheets.isPending}
          onClick={() => run(sheets, place)}
        >
          {t('campaigns.follow.sheets')}
        </Button>
      )}
      {cannot.stop === null && (
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setAsked('stop')}
        >
          {t(isScheduled ? 'campaigns.follow.unscheduleTitle' : 'campaigns.follow.stop')}
        </Button>
      )}
      {(cannot.resume === null || cannot.resume === 'CAMPAIGN_COMPANY_DISABLED') && (
        <ActButton
          closed={reason(cannot.resume)}
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={resume.isPending}
          onClick={() => resume.mutate(place)}
        >
          {t('campaigns.follow.resume')}
        </ActButton>
      )}
      {state === 'SENT' && (
        <ActButton
          leftSection={<IconSend size={16} aria-hidden />}
          aria-haspopup="dialog"
          closed={reason(cannot.relaunch)}
          onClick={() => setAsked('relaunch')}
        >
          {t('campaigns.relaunch.open', { count: to_relaunch.UNOPENED + to_relaunch.OPENED })}
        </ActButton>
      )}
      {asked === 'stop' && (
        <Confirm
          title={t(isScheduled ? 'campaigns.follow.unscheduleTitle' : 'campaigns.follow.stopTitle')}
          text={t(isScheduled ? 'campaigns.follow.unscheduleText' : 'campaigns.follow.stopText')}
          destructive={false}
          call={stop}
          input={place}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'relaunch' && <RelaunchDialog {...{ campaign }} onClose={() => setAsked(null)} />}
    </>
  )
}
