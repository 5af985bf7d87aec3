import { accessList } from '@logis/contract/accesses.lists'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import type { FoundOption } from '../ui/FoundSelect.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { CompanyCriterion } from './CompanyCriterion.tsx'

/** ACC-05, ACC-06. `names` are those the rows on the screen tell; a company just chosen is remembered beside them. */
export function useAccessFields(companyId: number, names: readonly FoundOption[]) {
  const { t } = useTranslation()
  const [remembered, setRemembered] = useState<readonly FoundOption[]>([])
  const nameOf = (value: string) =>
    [...names, ...remembered].find((option) => option.value === value)?.label ?? t('accesses.unknownCompany')
  return searchFields(accessList, {
    company_id: {
      title: 'accesses.field.company',
      nameOf,
      input: (input) => (
        <CompanyCriterion
          {...input}
          {...{ companyId, nameOf }}
          onName={(option) => setRemembered((before) => [...before, option])}
        />
      ),
    },
    created_at: { title: 'accesses.field.created_at' },
  })
}
