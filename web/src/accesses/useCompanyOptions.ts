import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useSharedCompanies } from '../companies/api.ts'
import type { FoundOption } from '../ui/FoundSelect.tsx'

/** ACC-05, ACC-11: companies of the portal by name; but the one whose page it is. */
export function useCompanyOptions(exceptId: number) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const companies = useSharedCompanies(text, exceptId)
  const found = (text === '' ? [] : (companies.data?.data ?? [])).map(({ id, name, type, city }): FoundOption => ({
    value: String(id),
    label: name,
    detail: [t(`home.types.${type}`), city].filter(Boolean).join(' · '),
  }))
  return { found, searching: companies.isFetching, onText: setText }
}
