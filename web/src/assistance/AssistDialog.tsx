import { reasonField, shortestReason } from '@logis/contract/assistance.rules'
import { Alert, Radio, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { openAssistance } from '../platform/assistedSession.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { useStartAssistance, type Assistable } from './api.ts'

type Values = { reason: string; power: 'look' | 'act' }

const initialValues: Values = { reason: '', power: 'look' }

/** Why, and whether to change anything: the person reads both. The portal then opens as they see it. */
export function AssistDialog({ person, onClose }: { person: Assistable; onClose: () => void }) {
  const { t } = useTranslation()
  const { text } = useFieldRules()
  const tooShort = (value: unknown) =>
    String(value).trim().length < shortestReason ? t('assistance.form.tooShort', { count: shortestReason }) : null
  const form = useForm({
    initialValues,
    validateInputOnBlur: true,
    validate: { reason: allOf(text(reasonField), tooShort) },
    transformValues: ({ reason, power }: Values) => ({ user_id: person.id, reason, read_only: power === 'look' }),
  })
  return (
    <DialogForm
      title={t('assistance.form.title', { name: person.name })}
      submit={t('assistance.form.submit')}
      form={form}
      call={useStartAssistance()}
      fieldOf={{}}
      focus="reason"
      onDone={({ data }) => openAssistance(data.access_token, data.expires_in)}
      onClose={onClose}
    >
      <Stack gap="md">
        <Textarea
          label={t('assistance.form.reason')}
          description={t('assistance.form.reasonHelp')}
          required
          autosize
          minRows={3}
          maxRows={8}
          maxLength={reasonField.max}
          {...form.getInputProps('reason')}
        />
        <Radio.Group label={t('assistance.form.power')} {...form.getInputProps('power')}>
          <Stack gap="sm" mt="xs">
            <Radio value="look" label={t('assistance.form.look')} description={t('assistance.form.lookHelp')} />
            <Radio value="act" label={t('assistance.form.act')} description={t('assistance.form.actHelp')} />
          </Stack>
        </Radio.Group>
        <Alert variant="light" color="gray" icon={<IconInfoCircle size={20} aria-hidden />}>
          {t('assistance.form.told')}
        </Alert>
      </Stack>
    </DialogForm>
  )
}
