import type { CredentialContact } from '@logis/contract/companies.credentialContacts'
import { credentialContactFields } from '@logis/contract/companies.rules'
import { emailField } from '@logis/contract/http.rules'
import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import type { InputPropsOf } from '../ui/formFields.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useAddCredentialContact, useEditCredentialContact } from './api.ts'

type Props = { companyId: number; onClose: () => void }
type Values = { name: string; phone_number: string; email: string }

export function AddCredentialContactDialog({ companyId, onClose }: Props) {
  const { t } = useTranslation()
  const done = useSaved(onClose)
  const form = useForm({
    initialValues: { name: '', phone_number: '', email: '' },
    validateInputOnBlur: true,
    validate: useContactRules(),
    transformValues: (values) => ({ company_id: companyId, ...saidIn(values) }),
  })
  return (
    <DialogForm
      title={t('companies.credentialContacts.add')}
      form={form}
      call={useAddCredentialContact()}
      fieldOf={{}}
      onDone={done}
      onClose={onClose}
    >
      <Fields field={form.getInputProps} />
    </DialogForm>
  )
}

export function EditCredentialContactDialog({ companyId, contact, onClose }: Props & { contact: CredentialContact }) {
  const { t } = useTranslation()
  const done = useSaved(onClose)
  const initialValues = { name: contact.name, phone_number: contact.phone_number ?? '', email: contact.email ?? '' }
  const changes = useChanges(saidIn(initialValues))
  const form = useForm({
    initialValues,
    validateInputOnBlur: true,
    validate: useContactRules(),
    transformValues: (values) => ({ company_id: companyId, contact_id: contact.id, ...changes(saidIn(values)) }),
  })
  return (
    <DialogForm
      title={t('companies.credentialContacts.editTitle')}
      form={form}
      call={useEditCredentialContact()}
      fieldOf={{}}
      onDone={done}
      onClose={onClose}
    >
      <Fields field={form.getInputProps} />
    </DialogForm>
  )
}

const saidIn = ({ name, phone_number, email }: Values) => ({
  name: name.trim(),
  phone_number: phone_number.trim(),
  email: email.trim(),
})

function useSaved(onClose: () => void) {
  const { t } = useTranslation()
  return () => {
    tellSuccess(t('companies.credentialContacts.saved'))
    onClose()
  }
}

function useContactRules() {
  const rules = useFieldRules()
  return { ...rules.texts(credentialContactFields), email: rules.text({ ...emailField, required: false }) }
}

function Fields({ field }: { field: InputPropsOf<keyof Values> }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <TextInput
        label={t('companies.credentialContacts.name')}
        description={t('companies.credentialContacts.nameHelp')}
        autoComplete="off"
        required
        {...field('name')}
      />
      <TextInput
        type="tel"
        label={<OptionalLabel text={t('companies.credentialContacts.phone')} />}
        autoComplete="off"
        {...field('phone_number')}
      />
      <TextInput
        type="email"
        inputMode="email"
        label={<OptionalLabel text={t('companies.credentialContacts.email')} />}
        autoComplete="off"
        {...field('email')}
      />
    </Stack>
  )
}
