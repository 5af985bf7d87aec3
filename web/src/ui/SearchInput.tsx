import { Group, Input, Select, TextInput } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import { ComparisonButton } from './ComparisonButton.tsx'
import { DateField } from './DateField.tsx'
import { isNumber } from './searchFields.ts'
import { textOf } from './table/texts.ts'
import type { SearchField } from './tableColumns.ts'
import type { Criterion } from './tableState.ts'

type Props = {
  field: SearchField
  criterion: Criterion | undefined
  onChange: (criterion: Criterion) => void
}

/** One criterion of a search, asked according to its kind. */
export function SearchInput({ field, criterion, onChange }: Props) {
  const { t } = useTranslation()
  const label = textOf(t, field.title)
  const value = criterion?.value ?? ''
  const id = useId()
  if (field.kind === 'text') {
    return (
      <TextInput label={label} value={value} onChange={(event) => onChange({ value: event.currentTarget.value })} />
    )
  }
  if (field.kind === 'found') return field.input({ label, value, onChange: (chosen) => onChange({ value: chosen }) })
  if (field.kind === 'select') {
    return (
      <Select
        label={label}
        placeholder={t('ui.search.any')}
        data={[...field.options]}
        clearable
        searchable={field.options.length > 8}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange({ value: chosen ?? '' })}
      />
    )
  }

  const symbol = field.symbol && (criterion?.symbol ?? field.symbol)
  const change = (next: string) => onChange(symbol ? { value: next, symbol } : { value: next })
  return (
    <Compared id={id} label={label}>
      {symbol && (
        <ComparisonButton
          field={label}
          spokenAs={field.kind}
          value={symbol}
          onChange={(next) => onChange({ value, symbol: next })}
        />
      )}
      {field.kind === 'date' ? (
        <DateField
          id={id}
          flex={1}
          value={value === '' ? null : value}
          noFuture={field.noFuture ?? false}
          onChange={(day) => change(day ?? '')}
        />
      ) : (
        <TextInput
          id={id}
          flex={1}
          inputMode="decimal"
          value={value}
          error={value.trim() !== '' && !isNumber(value) && field.error && textOf(t, field.error)}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </Compared>
  )
}

/** A label over a comparison and what is compared with. */
function Compared({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <Input.Label htmlFor={id}>{label}</Input.Label>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        {children}
      </Group>
    </div>
  )
}
