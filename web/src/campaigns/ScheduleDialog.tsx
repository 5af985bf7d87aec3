import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useStart, type Campaign } from './api.ts'

const two = (number: number) => String(number).padStart(2, '0')
/** As a field of the browser writes it, in the reader's own time. */
const localOf = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

const tomorrowAtNine = () => {
  const at = new Date()
  at.setDate(at.getDate() + 1)
  at.setHours(9, 0, 0, 0)
  return at
}

/** The hour at which a campaign begins to leave. */
export function ScheduleDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: { at: localOf(campaign.starts_at ? new Date(campaign.starts_at) : tomorrowAtNine()) },
    validate: {
      at: (value) => (value && new Date(value).getTime() > Date.now() ? null : t('campaigns.schedule.past')),
    },
    transformValues: ({ at }) => ({
      company_id: campaign.company_id,
      campaign_id: campaign.id,
      starts_at: new Date(at).toISOString(),
    }),
  })
  return (
    <DialogForm
      title={t('campaigns.schedule.title')}
      submit={t('campaigns.schedule.submit')}
      form={form}
      call={useStart()}
      fieldOf={{ CAMPAIGN_TIME_PAST: 'at' }}
      onDone={onClose}
      onClose={onClose}
    >
      <TextInput
        type="datetime-local"
        label={t('campaigns.schedule.at')}
        description={t('campaigns.schedule.help')}
        required
        {...form.getInputProps('at')}
      />
    </DialogForm>
  )
}
