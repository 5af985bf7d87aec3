import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useClosedToSupport } from '../platform/reasons.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useEditProject, type Project } from './api.ts'
import { ProjectFields } from './ProjectFields.tsx'
import classes from './ProjectFields.module.css'
import { changedOf, editOf, useProjectRules, valuesOf, type ProjectValues } from './projectForm.ts'

type Props = {
  project: Project
  /** The field one came for. */
  focus?: keyof ProjectValues | undefined
  onClose: () => void
}

/** PRJ-32..38. One call: all of it is saved, or none. */
export function EditProjectDialog({ project, focus, onClose }: Props) {
  const { t } = useTranslation()
  const company_id = useCompanyId()
  // The page reads the project again behind the form, which speaks of the one that it was opened with.
  const [opened] = useState(project)
  const changes = useChanges(editOf(opened, valuesOf(opened)))
  const form = useForm({
    initialValues: valuesOf(opened),
    validateInputOnBlur: true,
    validate: useProjectRules(),
    transformValues: (values) => ({
      company_id,
      residence_id: project.id,
      ...changedOf(changes(editOf(opened, values))),
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
        <ProjectFields
          field={form.getInputProps}
          withEmail={!project.tenant_context}
          // Where the code of a home is mailed, support does not decide (decision 79).
          emailClosed={useClosedToSupport()}
        />
      </div>
    </DialogForm>
  )
}
