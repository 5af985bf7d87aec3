import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Passkey } from '@logis/contract/accounts.factors'
import { passkeyName } from '@logis/contract/accounts.factors.rules'
import type { NewPasskey } from '@logis/contract/accounts.passkeys'
import { useTranslation } from '../../ui/texts.ts'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useAddPasskey, useRenamePasskey } from './api.ts'

type Props = { userId: number; onClose: () => void }

const useNameField = () => {
  const { t } = useTranslation()
  return { label: t('accounts.passkey.name'), description: t('accounts.passkey.nameHelp') }
}

/** A passkey that a device has just made gets its name. */
export function NewPasskeyDialog({ userId: user_id, made, onClose }: Props & { made: NewPasskey }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: rules.text(passkeyName) },
    transformValues: ({ name }) => ({ user_id, name, passkey: made }),
  })
  return (
    <DialogForm
      title={t('accounts.passkey.nameTitle')}
      form={form}
      call={useAddPasskey()}
      fieldOf={{ VALIDATION_ERROR: 'name' }}
      onDone={() => {
        onClose()
        tellSuccess(t('accounts.passkey.added', { name: form.values.name }))
      }}
      onClose={onClose}
    >
      <TextInput required {...useNameField()} {...form.getInputProps('name')} />
    </DialogForm>
  )
}

/** One that is there gets another name. */
export function RenamePasskeyDialog({ userId: user_id, passkey, onClose }: Props & { passkey: Passkey }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const { id: passkey_id, name: former } = passkey
  const form = useForm({
    initialValues: { name: former },
    validate: { name: rules.text(passkeyName) },
    transformValues: ({ name }) => ({ user_id, passkey_id, name }),
  })
  return (
    <DialogForm
      title={t('accounts.passkey.renameOne', { name: former })}
      form={form}
      call={useRenamePasskey()}
      fieldOf={{ VALIDATION_ERROR: 'name' }}
      onDone={onClose}
      onClose={onClose}
    >
      <TextInput required {...useNameField()} {...form.getInputProps('name')} />
    </DialogForm>
  )
}
