import { isGenericManufacturer } from '@logis/contract/products.rules'
import { useState } from 'react'
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

/** PTG-12: products of the catalogue, as they are typed. */
export function useProductOptions() {
  const [text, setText] = useState('')
  const products = useProductSearch(text)
  return {
    found: text === '' ? [] : (products.data?.data ?? []).map(productOption),
    searching: products.isFetching,
    onText: setText,
  }
}
