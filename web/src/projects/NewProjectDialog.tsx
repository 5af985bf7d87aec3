import { Select } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { mayHaveParent, residenceTypes } from '@logis/contract/projects.rules'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useBuildings, useCreateProject, type Project } from './api.ts'
import { ProjectFields } from './ProjectFields.tsx'
import classes from './ProjectFields.module.css'
import { noNewProject, projectOf, useProjectRules } from './projectForm.ts'

type Props = { companyId: number; onDone: (answer: { data: Project }) => void; onClose: () => void }

/** PRJ-11. A flat may be put in a building of the company. */
export function NewProjectDialog({ companyId, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: noNewProject,
    validateInputOnBlur: true,
    validate: { type: rules.required, ...useProjectRules() },
    transformValues: (values) => ({ company_id: companyId, ...projectOf(values) }),
  })
  const { type, parent_id } = form.values
  return (
    <DialogForm
      title={t('projects.create.title')}
      submit={t('projects.create.submit')}
      form={form}
      call={useCreateProject()}
      fieldOf={{ RESIDENCE_PARENT_INVALID: 'parent_id' }}
      onDone={onDone}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Select
          label={t('projects.field.type')}
          allowDeselect={false}
          data={residenceTypes.map((value) => ({ value, label: t(`projects.types.${value}`) }))}
          {...form.getInputProps('type')}
        />
        {type && mayHaveParent(type) && (
          <BuildingField companyId={companyId} {...form.getInputProps('parent_id')} value={parent_id} />
        )}
        <ProjectFields field={form.getInputProps} withEmail emailHelp={t('projects.create.emailHelp')} />
      </div>
    </DialogForm>
  )
}

type BuildingProps = { companyId: number; value: string | null; onChange: (value: string | null) => void }

/** Looked for on the server: a landlord has more buildings than a list holds. */
function BuildingField({ companyId, ...field }: BuildingProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [name] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), 250)
  const buildings = useBuildings(companyId, name)
  const found = (buildings.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const options = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found
  return (
    <Select
      label={<OptionalLabel text={t('projects.field.parent')} />}
      data={options}
      searchable
      clearable
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={buildings.isFetching ? t('ui.loading') : t('projects.create.noBuilding')}
      {...field}
      onChange={(value) => {
        setChosen(options.find((option) => option.value === value) ?? null)
        field.onChange(value)
      }}
    />
  )
}
