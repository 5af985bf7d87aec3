import { relaunchedSteps } from '@logis/contract/campaigns.rules'
import { Checkbox, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useRelaunch, type Campaign } from './api.ts'

/** Who did nothing, and is written to once more. */
export function RelaunchDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation()
  const { to_relaunch } = campaign
  const there = relaunchedSteps.filter((step) => to_relaunch[step] > 0)
  const form = useForm({
    initialValues: { who: there },
    validate: { who: (who) => (who.length === 0 ? '' : null) },
    transformValues: ({ who }) => ({ company_id: campaign.company_id, campaign_id: campaign.id, who }),
  })
  const count = form.values.who.reduce((sum, step) => sum + to_relaunch[step], 0)
  return (
    <DialogForm
      title={t('campaigns.relaunch.title')}
      submit={t('campaigns.relaunch.open', { count })}
      form={form}
      call={useRelaunch()}
      fieldOf={{}}
      onDone={onClose}
      onClose={onClose}
    >
      <Text mb="md">{t('campaigns.relaunch.text')}</Text>
      <Checkbox.Group label={t('campaigns.relaunch.who')} {...form.getInputProps('who')}>
        <Stack gap="xs" mt="xs">
          {there.map((step) => (
            <Checkbox key={step} value={step} label={t(`campaigns.relaunch.${step}`, { count: to_relaunch[step] })} />
          ))}
        </Stack>
      </Checkbox.Group>
    </DialogForm>
  )
}
