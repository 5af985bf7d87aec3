import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useOffices } from './api.ts'

type Props = {
  /** The office chosen so far, whatever is looked for. */
  initial?: { id: number; name: string } | null
  value?: string | null
  error?: unknown
  onChange?: (value: string | null) => void
}

/** A thermal engineering office, found by its name. */
export function OfficeSelect({ initial = null, value = null, onChange, error }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState(initial?.name ?? '')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(
    initial && { value: String(initial.id), label: initial.name },
  )
  const [wanted] = useDebouncedValue(search, 250)
  const found = useOffices(wanted === chosen?.label ? '' : wanted).data ?? []
  const options = found.map(({ id, name, city }) => ({
    value: String(id),
    label: city ? `${name} – ${city}` : name,
  }))
  // What is chosen stays among the options whatever is looked for next.
  const all = chosen && !options.some((option) => option.value === chosen.value) ? [chosen, ...options] : options
  return (
    <Select
      label={<OptionalLabel text={t('studies.attach.office')} />}
      description={t('studies.attach.officeHelp')}
      data={all}
      value={value}
      error={error as string | undefined}
      searchable
      openOnFocus={false}
      clearable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options: every }) => every}
      nothingFoundMessage={t(wanted.trim().length < 3 ? 'studies.attach.officeTyping' : 'studies.attach.officeNone')}
      onChange={(next, option) => {
        setChosen(option?.value ? option : null)
        onChange?.(next)
      }}
    />
  )
}
