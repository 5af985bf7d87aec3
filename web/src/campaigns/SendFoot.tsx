import { Button } from '@mantine/core'
import { IconCalendarClock, IconFileTypePdf, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { StickyBar } from '../ui/StickyBar.tsx'
import { run } from '../ui/call.ts'
import { useSheets, useStart, type Campaign } from './api.ts'

const ScheduleDialog = onDemand(() => import('./ScheduleDialog.tsx').then((module) => module.ScheduleDialog))

/** How many will leave, how many will not, and the acts. */
export function SendFoot({ campaign, isSaving }: { campaign: Campaign; isSaving: boolean }) {
  const { t } = useTranslation()
  const reason = useReason()
  const start = useStart()
  const sheets = useSheets(t('campaigns.follow.sheetsName'))
  const [asked, setAsked] = useState<'send' | 'schedule' | null>(null)
  const { company_id, id, leaving, counts, cannot, total, spread_hours } = campaign
  const place = { company_id, campaign_id: id }
  const rest = counts.TO_COMPLETE
  const out = total - leaving - rest
  const summary = [
    t('campaigns.foot.leaving', { count: leaving }),
    rest > 0 && t('campaigns.foot.rest', { count: rest }),
    out > 0 && t('campaigns.foot.out', { count: out }),
  ].filter(Boolean)
  const text = [
    t('campaigns.foot.sendText', { count: leaving }),
    spread_hours > 0 && leaving > 1 && t('campaigns.foot.sendSpread', { count: spread_hours }),
    rest > 0 && t('campaigns.foot.rest', { count: rest }),
  ].filter(Boolean)
  return (
    <>
      <StickyBar said={summary.join(' ')} more={cannot.print === null && t('campaigns.foot.sheetsHelp')}>
        {cannot.print === null && (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
            loading={sheets.isPending}
            onClick={() => run(sheets, place)}
          >
            {t('campaigns.foot.sheets', { count: total })}
          </Button>
        )}
        <ActButton
          variant="default"
          leftSection={<IconCalendarClock size={16} aria-hidden />}
          aria-haspopup="dialog"
          closed={reason(cannot.start)}
          onClick={() => setAsked('schedule')}
        >
          {t('campaigns.foot.schedule')}
        </ActButton>
        <ActButton
          leftSection={<IconSend size={16} aria-hidden />}
          aria-haspopup="dialog"
          closed={reason(cannot.start)}
          loading={isSaving}
          onClick={() => setAsked('send')}
        >
          {t('campaigns.foot.send', { count: leaving })}
        </ActButton>
      </StickyBar>
      {asked === 'send' && (
        <Confirm
          title={t('campaigns.foot.send', { count: leaving })}
          text={text.join(' ')}
          destructive={false}
          call={start}
          input={{ ...place, starts_at: null }}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'schedule' && <ScheduleDialog {...{ campaign }} onClose={() => setAsked(null)} />}
    </>
  )
}
