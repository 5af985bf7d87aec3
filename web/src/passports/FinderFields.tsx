import { Group, Input, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { ComparisonButton } from '../ui/ComparisonButton.tsx'
import { DateField } from '../ui/DateField.tsx'
import { isDay, today } from '../ui/day.ts'
import type { PassportSearch } from './api.ts'
import classes from './PassportFinder.module.css'

export const noSearch: PassportSearch = {
  name: '',
  contract_number: '',
  created_at: null,
  created_at_symbol: '<=',
  address: '',
  zip_code: '',
  city: '',
}

const texts = ['name', 'contract_number', 'address', 'zip_code', 'city'] as const

/** PTG-30. */
export const isEmptySearch = (search: PassportSearch) =>
  !search.created_at && texts.every((key) => search[key].trim() === '')

/** PTG-29: what is not a day, or is one to come. */
export const hasFault = ({ created_at: day }: PassportSearch) => day !== null && (!isDay(day) || day > today())

type Props = { value: PassportSearch; onChange: (search: PassportSearch) => void }

/** PTG-28, PTG-29. */
export function FinderFields({ value, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const label = t('passports.field.created_at')
  const text = (key: (typeof texts)[number]) => (
    <TextInput
      label={t(`passports.field.${key}`)}
      autoComplete="off"
      {...(key === 'name' && { 'data-autofocus': true })}
      {...(key === 'zip_code' && { inputMode: 'numeric' as const })}
      value={value[key]}
      onChange={(event) => onChange({ ...value, [key]: event.currentTarget.value })}
    />
  )
  return (
    <div className={classes.fields}>
      {text('name')}
      {text('contract_number')}
      <div>
        <Input.Label htmlFor={id}>{label}</Input.Label>
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <ComparisonButton
            field={label}
            spokenAs="date"
            value={value.created_at_symbol}
            onChange={(created_at_symbol) => onChange({ ...value, created_at_symbol })}
          />
          <DateField
            id={id}
            flex={1}
            noFuture
            value={value.created_at}
            onChange={(created_at) => onChange({ ...value, created_at })}
          />
        </Group>
      </div>
      {text('address')}
      {text('zip_code')}
      {text('city')}
    </div>
  )
}
