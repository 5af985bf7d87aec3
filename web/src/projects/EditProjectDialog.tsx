import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useEditProject, type Project } from './api.ts'
import { ProjectFields } from './ProjectFields.tsx'
import classes from './ProjectFields.module.css'
import { addressOf, useProjectRules, valuesOf, type ProjectValues } from './projectForm.ts'

type Props = {
  project: Project
  /** The field one came for. */
  focus?: keyof ProjectValues | undefined
  onClose: () => void
}

/** PRJ-32..38. Two calls, then the page reloads; other e-mails and the phones stay as they are. */
export function EditProjectDialog({ project, focus, onClose }: Props) {
  const { t } = useTranslation()
  const company_id = useCompanyId()
  const { id: residence_id, contact_information: contact, tenant_context } = project
  const [, ...otherEmails] = contact.emails

  const emailsOf = (email: string) => [
    ...(email === '' ? [] : [{ email, label: contact.emails[0]?.label ?? null }]),
    ...otherEmails,
  ]

  const form = useForm({
    initialValues: valuesOf(project),
    validateInputOnBlur: true,
    validate: useProjectRules(),
    transformValues: (values) => ({
      project: { company_id, residence_id, name: values.name, contract_number: values.contract_number.trim() || null },
      contact: {
        company_id,
        residence_id,
        addresses: [addressOf(values, contact.addresses[0])],
        phones: contact.phones,
        // In tenant context the field is hidden and the e-mails are kept: they are not sent (D2-A04).
        ...(!tenant_context && { emails: emailsOf(values.email.trim()) }),
      },
    }),
  })
  return (
    <DialogForm
      title={t('projects.edit.title')}
      form={form}
      call={useEditProject()}
      fieldOf={{}}
      focus={focus}
      onDone={onClose}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <ProjectFields field={form.getInputProps} withEmail={!tenant_context} />
      </div>
    </DialogForm>
  )
}
