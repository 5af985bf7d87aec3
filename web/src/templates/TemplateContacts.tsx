import { useRemoveTemplateContact, type TemplateRow } from './api.ts'
import { TemplateEntries, type EntryDialog } from './TemplateEntries.tsx'

type Props = { companyId: number; template: TemplateRow; addDialog: EntryDialog }

/** TPL-08: the contacts that each project is linked to, by which trade. */
export function TemplateContacts(props: Props) {
  return (
    <TemplateEntries
      {...props}
      noun="contacts"
      entries={props.template.contacts.map(({ id, name, company_name, job }) => ({
        id,
        name,
        facts: [job.name, company_name].filter(Boolean).join(' · '),
      }))}
      remove={useRemoveTemplateContact()}
    />
  )
}
