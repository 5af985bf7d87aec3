import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose, tellSuccess } from '../platform/teller.tsx'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useCreateContact, useEditContact, type CompanyContact } from './api.ts'
import { ContactFields } from './ContactFields.tsx'
import { inputOf, noContact, useContactRules, valuesOf, type ContactValues } from './contactForm.ts'

type Props = { companyId: number; onClose: () => void }

const useContactForm = <Input,>(initialValues: ContactValues, transformValues: (values: ContactValues) => Input) =>
  useForm<ContactValues, Input>({
    initialValues,
    validateInputOnBlur: true,
    validate: useContactRules(),
    transformValues,
  })

/** CON-08. */
export function NewContactDialog({
  companyId,
  onClose,
  onDone,
}: Props & { onDone?: (contact: CompanyContact) => void }) {
  const { t } = useTranslation()
  const form = useContactForm(noContact(), (values) => ({ company_id: companyId, ...inputOf(values) }))
  return (
    <DialogForm
      title={t('contacts.create.title')}
      submit={t('contacts.create.submit')}
      form={form}
      call={useCreateContact()}
      fieldOf={{}}
      onDone={({ data }) => {
        tellSuccess(t('contacts.create.done', { name: data.name }))
        onDone?.(data)
        onClose()
      }}
      onClose={onClose}
    >
      <ContactFields form={form} companyId={companyId} />
    </DialogForm>
  )
}

/** CON-08. */
export function EditContactDialog({ companyId, contact, onClose }: Props & { contact: CompanyContact }) {
  const { t } = useTranslation()
  const changes = useChanges(inputOf(valuesOf(contact)))
  const form = useContactForm(valuesOf(contact), (values) => ({
    company_id: companyId,
    contact_id: contact.id,
    ...changes(inputOf(values)),
  }))
  return (
    <DialogForm
      title={t('contacts.edit.title')}
      form={form}
      call={useEditContact()}
      fieldOf={{}}
      onDone={() => tellAndClose(t('contacts.edit.done'), onClose)}
      onClose={onClose}
    >
      <ContactFields form={form} companyId={companyId} contactId={contact.id} />
    </DialogForm>
  )
}
