import { addDays } from '@logis/contract/days.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { today } from '../ui/day.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useStart, type Campaign } from './api.ts'
import { instantOfParis, parisTime } from './parisTime.ts'

const tomorrowAtNine = () => `${addDays(today(), 1)}T09:00`

/** The hour at which a campaign begins to leave. */
export function ScheduleDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: { at: campaign.starts_at ? parisTime(new Date(campaign.starts_at)) : tomorrowAtNine() },
    validate: {
      at: (value) => (value && instantOfParis(value).getTime() > Date.now() ? null : t('campaigns.schedule.past')),
    },
    transformValues: ({ at }) => ({
      company_id: campaign.company_id,
      campaign_id: campaign.id,
      starts_at: instantOfParis(at).toISOString(),
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
