import { campaignFields, spreadHoursMax } from '@logis/contract/campaigns.rules'
import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { run } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import type { Campaign, useEditCampaign } from './api.ts'
import classes from './Campaigns.module.css'
import { MailPreview } from './MailPreview.tsx'

const hours = [0, 2, 4, 8, 24, 48, spreadHoursMax] as const

type Props = { campaign: Campaign; save: ReturnType<typeof useEditCampaign> }

/** What the mail says of one's own, kept as it is left, also by leaving the page; and the mail as each home would get it. */
export function MessagePanel({ campaign, save }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState(campaign.name)
  const [subject, setSubject] = useState(campaign.subject ?? '')
  const [note, setNote] = useState(campaign.note ?? '')
  const isClosed = campaign.cannot.edit !== null
  const place = { company_id: campaign.company_id, campaign_id: campaign.id }
  const keep = (change: object) => run(save, { ...place, ...change }, {})
  const left = (field: 'subject' | 'note', typed: string) => {
    if (typed.trim() !== (campaign[field] ?? '')) keep({ [field]: typed.trim() || null })
  }
  const nameLeft = () => {
    if (name.trim() !== '' && name.trim() !== campaign.name) keep({ name })
  }
  const keepAll = useEffectEvent(() => {
    if (isClosed) return
    nameLeft()
    left('subject', subject)
    left('note', note)
  })
  // The browser's Back takes the field away before it loses the focus.
  useEffect(() => () => keepAll(), [])
  return (
    <section className={classes.panel} aria-labelledby="campaign-message">
      <h2 id="campaign-message" className={classes.panelTitle}>
        {t('campaigns.message.title')}
      </h2>
      <TextInput
        label={t('campaigns.message.name')}
        required
        description={t('campaigns.message.nameHelp')}
        maxLength={campaignFields.name.max}
        value={name}
        readOnly={isClosed}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onBlur={() => (name.trim() === '' ? setName(campaign.name) : nameLeft())}
      />
      <TextInput
        label={<OptionalLabel text={t('campaigns.message.subject')} />}
        description={t('campaigns.message.subjectHelp')}
        maxLength={campaignFields.subject.max}
        value={subject}
        readOnly={isClosed}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        onBlur={() => left('subject', subject)}
      />
      <Textarea
        label={<OptionalLabel text={t('campaigns.message.note')} />}
        description={t('campaigns.message.noteHelp')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={campaignFields.note.max}
        value={note}
        readOnly={isClosed}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        onBlur={() => left('note', note)}
      />
      <p className={classes.faint}>
        {t('campaigns.message.left', { count: note.length, max: campaignFields.note.max })}
      </p>
      <RefusalNote error={save.error} />
      <MailPreview campaign={campaign} />
      <Select
        label={t('campaigns.message.spread')}
        allowDeselect={false}
        disabled={isClosed}
        data={hours.map((count) => ({
          value: String(count),
          label: count === 0 ? t('campaigns.message.spreadNone') : t('campaigns.message.spreadOver', { count }),
        }))}
        value={String(campaign.spread_hours)}
        onChange={(value) => keep({ spread_hours: Number(value) })}
      />
      <Switch
        label={t('campaigns.message.relaunch')}
        description={t('campaigns.message.relaunchHelp')}
        disabled={isClosed}
        checked={campaign.relaunches}
        onChange={({ currentTarget }) => keep({ relaunches: currentTarget.checked })}
      />
    </section>
  )
}
