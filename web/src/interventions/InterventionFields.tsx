import { Input, SegmentedControl, Select } from '@mantine/core'
import { interventionStatuses, interventionTypes, type InterventionType } from '@logis/contract/interventions.rules'
import { useId } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { DateField } from '../ui/DateField.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { BoilerFields } from './BoilerFields.tsx'
import {
  asksBoiler,
  boilerAfter,
  filesAfter,
  missingOfDraft,
  type BoilerDraft,
  type DraftFiles,
  type InterventionDraft,
} from './draft.ts'
import { DraftSlots } from './files/DraftSlots.tsx'
import classes from './InterventionFields.module.css'

export type InterventionForm = { intervention: InterventionDraft; boiler: BoilerDraft; files: DraftFiles }

type Props = {
  value: InterventionForm
  fileLimit: number
  onChange: (change: (form: InterventionForm) => InterventionForm) => void
  onPreparing: (more: 1 | -1) => void
  showsFaults: boolean
  /** PTG-01: in the wizard the boiler has a step of its own and stays whatever the type. */
  withoutBoiler?: boolean
}

/** INT-15..18, INT-26: a new intervention. */
export function InterventionFields(props: Props) {
  const { value, fileLimit, onChange, onPreparing, showsFaults, withoutBoiler = false } = props
  const { t } = useTranslation()
  const rules = useFieldRules()
  const { intervention, boiler, files } = value
  const missing = missingOfDraft(intervention, files, boiler)
  const set = (change: Partial<InterventionDraft>) =>
    onChange((form) => ({ ...form, intervention: { ...form.intervention, ...change } }))
  const changeType = (type: InterventionType) =>
    onChange((form) => ({
      intervention: { ...form.intervention, type },
      files: filesAfter(type, form.files),
      boiler: withoutBoiler ? form.boiler : boilerAfter(type, form.boiler),
    }))
  const isDone = intervention.status === 'DONE'
  const dateLabel = t('interventions.field.dateOfIntervention')
  return (
    <div className={classes.fields}>
      <Select
        label={t('interventions.field.typeOfIntervention')}
        data={interventionTypes.map((type) => ({ value: type, label: t(`interventions.types.${type}`) }))}
        allowDeselect={false}
        data-path="intervention.type"
        value={intervention.type}
        error={showsFaults && !intervention.type ? rules.required('') : undefined}
        onChange={(type) => type && changeType(type)}
      />
      <StatusField value={intervention.status} onChange={(status) => set({ status })} />
      <DateField
        label={isDone ? dateLabel : <OptionalLabel text={dateLabel} />}
        value={intervention.date}
        error={showsFaults && missing.includes('date') ? rules.required('') : undefined}
        onChange={(date) => set({ date })}
      />
      {!withoutBoiler && asksBoiler(intervention.type) && (
        <BoilerFields
          value={boiler}
          onChange={(next) => onChange((form) => ({ ...form, boiler: next }))}
          showsFaults={showsFaults}
          optional={!isDone}
        />
      )}
      {intervention.type && (
        <DraftSlots
          type={intervention.type}
          files={files}
          missing={missing}
          fileLimit={fileLimit}
          onChange={(change) => onChange((form) => ({ ...form, files: change(form.files) }))}
          onPreparing={onPreparing}
        />
      )}
    </div>
  )
}

type StatusProps = {
  value: InterventionDraft['status']
  onChange: (status: InterventionDraft['status']) => void
}

function StatusField({ value, onChange }: StatusProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <Input.Label id={id} component="div">
        {t('interventions.field.status')}
      </Input.Label>
      <SegmentedControl
        classNames={{ root: classes.status, label: classes.statusLabel }}
        fullWidth
        aria-labelledby={id}
        data={interventionStatuses.map((status) => ({ value: status, label: t(`interventions.statuses.${status}`) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
