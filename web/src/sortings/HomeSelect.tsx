import { useState } from 'react'
import { FoundSelect } from '../ui/FoundSelect.tsx'
import { useOwnHomes } from './api.ts'

export type ChosenHome = { id: number; name: string; building: string | null }

type Props = {
  companyId: number
  label: string
  description?: string
  placeholder?: string
  /** Looked for until something is typed. */
  hint?: string | undefined
  chosen: ChosenHome | null
  onChoose: (home: ChosenHome | null) => void
}

const labelOf = ({ name, building }: ChosenHome) => (building ? `${building} · ${name}` : name)

/** One of the company's own homes, found by its name, its contract or its address. */
export function HomeSelect({ companyId, chosen, onChoose, hint = '', ...field }: Props) {
  const [text, setText] = useState('')
  const query = useOwnHomes(companyId, text || hint)
  const homes = (query.data?.data ?? []).filter(({ company, deleted_at }) => company.id === companyId && !deleted_at)
  const found = homes.map(({ id, name, parent, contract_number, contact_information }) => ({
    home: { id, name, building: parent?.name ?? null },
    detail: [contract_number, contact_information.addresses[0]?.city].filter(Boolean).join(' · ') || undefined,
  }))
  return (
    <FoundSelect
      {...field}
      chosen={chosen && { value: String(chosen.id), label: labelOf(chosen) }}
      onChoose={(option) => {
        const home = found.find((one) => String(one.home.id) === option?.value)?.home
        if (home || option === null) onChoose(home ?? null)
      }}
      found={found.map(({ home, detail }) => ({ value: String(home.id), label: labelOf(home), detail }))}
      searching={query.isFetching}
      onText={setText}
      shortest={0}
    />
  )
}
