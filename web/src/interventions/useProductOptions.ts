import { isGenericManufacturer } from '@logis/contract/products.rules'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import type { FoundOption } from '../ui/FoundSelect.tsx'
import { useProductSearch } from './api.ts'

type Named = { id: number; name: string; reference: string; manufacturer: { name: string } }

/** « Condens 30 » above « Thermalia · C30-2 ». */
export const productOption = ({ id, name, reference, manufacturer }: Named): FoundOption => ({
  value: String(id),
  label: name,
  detail: [isGenericManufacturer(manufacturer.name) ? '' : manufacturer.name, reference.replaceAll('|', ' ')]
    .filter(Boolean)
    .join(' · '),
})

/**
 * PTG-12: boilers of the catalogue, as they are typed. What else bears the name stands below them: a boiler that the
 * catalogue does not know for one can be chosen all the same.
 */
export function useProductOptions() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const boilers = useProductSearch(text, '1')
  const others = useProductSearch(text, '0')
  const own = (boilers.data?.data ?? []).map(productOption)
  const group = t('interventions.boiler.others')
  const rest = (others.data?.data ?? []).map((other) => ({ ...productOption(other), group }))
  return {
    // An answer to the former text may still stand in for one that is on its way: nothing comes twice.
    found: text === '' ? [] : [...own, ...rest.filter(({ value }) => own.every((boiler) => boiler.value !== value))],
    searching: boilers.isFetching || others.isFetching,
    onText: setText,
  }
}
