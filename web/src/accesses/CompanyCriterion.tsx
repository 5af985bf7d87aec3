import { useState } from 'react'
import { FoundSelect, type FoundOption } from '../ui/FoundSelect.tsx'
import type { FoundInput } from '../ui/tableColumns.ts'
import { shortestSearch } from '../companies/api.ts'
import { useCompanyOptions } from './useCompanyOptions.ts'

type Props = FoundInput & {
  companyId: number
  nameOf: (value: string) => string
  onName: (option: FoundOption) => void
}

/** ACC-05. The criterion is the company's id; its name is kept for the chip. */
export function CompanyCriterion({ label, value, onChange, companyId, nameOf, onName }: Props) {
  const [chosen, setChosen] = useState<FoundOption | null>(value === '' ? null : { value, label: nameOf(value) })
  const choose = (option: FoundOption | null) => {
    setChosen(option)
    if (option) onName(option)
    onChange(option?.value ?? '')
  }
  return (
    <FoundSelect
      label={label}
      chosen={chosen}
      onChoose={choose}
      shortest={shortestSearch}
      clearable
      {...useCompanyOptions(companyId)}
    />
  )
}
