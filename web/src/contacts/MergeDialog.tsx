import { Select } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useAllContacts, useMatches, useMergeContacts, type CompanyContact } from './api.ts'

type Props = { companyId: number; contact: CompanyContact; onClose: () => void }

const labelOf = ({ name, company_name }: Pick<CompanyContact, 'name' | 'company_name'>) =>
  [name, company_name].filter(Boolean).join(' · ')

/** Two entries for one person become one: this one stays, and takes over all that the other had. */
export function MergeDialog({ companyId, contact, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const all = useAllContacts(companyId).data?.data ?? []
  const reached = {
    emails: contact.emails.map(({ email }) => email).slice(0, 10),
    phones: contact.phones.map(({ phone_number }) => phone_number).slice(0, 10),
  }
  const alike = new Set((useMatches(companyId, [reached], contact.id).data?.data[0] ?? []).map(({ id }) => id))
  const form = useForm({
    initialValues: { merged: null as string | null },
    validate: { merged: rules.required },
    transformValues: ({ merged }) => ({ company_id: companyId, contact_id: contact.id, merged_id: Number(merged) }),
  })
  const others = all.filter(({ id }) => id !== contact.id)
  const itemsOf = (contacts: readonly CompanyContact[]) =>
    contacts.map((other) => ({ value: String(other.id), label: labelOf(other) }))
  const groups = [
    { group: t('contacts.merge.alike'), items: itemsOf(others.filter(({ id }) => alike.has(id))) },
    { group: t('contacts.merge.others'), items: itemsOf(others.filter(({ id }) => !alike.has(id))) },
  ]
  return (
    <DialogForm
      title={t('contacts.merge.title')}
      submit={t('contacts.merge.title')}
      form={form}
      call={useMergeContacts()}
      fieldOf={{}}
      onDone={({ data }) => tellAndClose(t('contacts.merge.done', { name: data.name }), onClose)}
      onClose={onClose}
    >
      <Select
        label={t('contacts.merge.with', { name: labelOf(contact) })}
        placeholder={t('contacts.merge.choose')}
        data={groups.filter(({ items }) => items.length > 0)}
        searchable
        nothingFoundMessage={t('ui.search.nothing')}
        allowDeselect={false}
        required
        {...form.getInputProps('merged')}
      />
      <FieldHint>{t('contacts.merge.note', { name: contact.name })}</FieldHint>
    </DialogForm>
  )
}
