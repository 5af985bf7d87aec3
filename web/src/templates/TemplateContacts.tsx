import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { useRemoveTemplateContact, type TemplateRow } from './api.ts'
import type { EntryDialog } from './TemplateDevices.tsx'
import { TemplateEntries } from './TemplateEntries.tsx'

type Props = { companyId: number; template: TemplateRow; addDialog: EntryDialog }

/** TPL-08: the contacts that each project is linked to, by which trade. */
export function TemplateContacts({ companyId, template, addDialog: AddDialog }: Props) {
  const { t } = useTranslation()
  const remove = useRemoveTemplateContact()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<{ id: number; name: string } | null>(null)
  return (
    <>
      <TemplateEntries
        noun="contacts"
        entries={template.contacts.map(({ id, name, company_name, job }) => ({
          id,
          name,
          facts: [job.name, company_name].filter(Boolean).join(' · '),
        }))}
        mayEdit={template.cannot.edit === null}
        onAdd={() => setAdding(true)}
        onRemove={setRemoving}
      />
      {adding && <AddDialog companyId={companyId} template={template} onClose={() => setAdding(false)} />}
      {removing && (
        <Confirm
          title={t('templates.contacts.remove')}
          text={t('templates.contacts.removeText', { name: removing.name })}
          call={remove}
          input={{ company_id: companyId, template_id: template.id, entry_id: removing.id }}
          onDone={() => {
            tellSuccess(t('templates.files.removed', { name: removing.name }))
            setRemoving(null)
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}
