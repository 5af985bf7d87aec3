import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { DateField } from '../ui/DateField.tsx'
import { isDay } from '../ui/day.ts'
import { useFieldRules } from '../ui/fieldRules.ts'
import type { Intervention } from './api.ts'
import { SaveMark } from './SaveMark.tsx'
import { useFieldSave } from './useFieldSave.ts'

type Props = { companyId: number; intervention: Intervention; disabled: boolean }

/** INT-15, A-35: required while editing; an empty one is not sent. */
export function DateOfIntervention({ companyId, intervention, disabled }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const { save, ...mark } = useFieldSave(companyId, intervention)
  const [date, setDate] = useState(intervention.date)
  const [touched, setTouched] = useState(false)
  const change = (value: string | null) => {
    setDate(value)
    setTouched(true)
    if (isDay(value) && value !== intervention.date) save({ date: value })
  }
  return (
    <div>
      <DateField
        label={t('interventions.field.dateOfIntervention')}
        value={date}
        disabled={disabled}
        error={touched && !date ? rules.required('') : undefined}
        onBlur={() => setTouched(true)}
        onChange={change}
      />
      <SaveMark {...mark} />
    </div>
  )
}
