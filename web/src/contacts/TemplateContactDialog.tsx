import type { TemplateRow } from '@logis/contract/templates'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useAddTemplateContact } from '../templates/api.ts'
import { ContactChoice } from './LinkDialog.tsx'
import { grouped } from '../ui/grouped.ts'

type Props = { companyId: number; template: TemplateRow; onClose: () => void }

/** TPL-08: a contact for each project that the template is applied to. */
export function TemplateContactDialog({ companyId, template, onClose }: Props) {
  const { t } = useTranslation()
  const linked = [...grouped(template.contacts, ({ contact_id }) => contact_id)].map(([id, entries]) => ({
    id,
    jobs: entries.map(({ job }) => job),
  }))
  return (
    <ContactChoice
      companyId={companyId}
      linked={linked}
      nobody={t('templates.contacts.nobody')}
      toInput={(link) => ({ company_id: companyId, template_id: template.id, ...link })}
      call={useAddTemplateContact()}
      onDone={() => tellAndClose(t('templates.contacts.added'), onClose)}
      onClose={onClose}
    />
  )
}
