import { channelFields } from '@logis/contract/channels.rules'
import { Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useEditChannel, type Channel } from './api.ts'

/** What it is called, and whether those who chose nothing get it. */
export function EditChannelDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { t } = useTranslation()
  const { texts } = useFieldRules()
  const { id, name_fr, name_en, is_default_active, is_optional } = channel
  const initialValues = { name_fr, name_en, is_default_active }
  const changes = useChanges(initialValues)
  const form = useForm({
    initialValues,
    validateInputOnBlur: true,
    validate: texts(channelFields),
    transformValues: (values: typeof initialValues) => ({ ...changes(values), channel_id: id }),
  })
  return (
    <DialogForm
      title={t('channels.edit.title')}
      form={form}
      call={useEditChannel()}
      fieldOf={{ CHANNEL_NOT_OPTIONAL: 'is_default_active' }}
      onDone={() => tellAndClose(t('channels.edit.done'), onClose)}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput label={t('channels.field.name_fr')} required {...form.getInputProps('name_fr')} />
        <TextInput label={t('channels.field.name_en')} required {...form.getInputProps('name_en')} />
        <Switch
          label={t('channels.edit.byDefault')}
          description={t(is_optional ? 'channels.edit.byDefaultHelp' : 'channels.edit.always')}
          disabled={!is_optional}
          {...form.getInputProps('is_default_active', { type: 'checkbox' })}
        />
      </Stack>
    </DialogForm>
  )
}
