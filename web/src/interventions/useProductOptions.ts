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

/** As the catalogue keeps the parts of a reference, however they are separated where it is read or typed. */
const asKept = (text: string) => text.trim().replace(/[\s|·._/-]+/g, '|')

/** One product of a maker, whatever stands between the parts of its reference, and in whatever case. */
const spelled = ({ id, name, reference, manufacturer }: Named) =>
  reference === '' ? String(id) : [manufacturer.name, name, asKept(reference)].join('\n').toLowerCase()

/** The first of each. */
const once = (products: readonly Named[]): Named[] =>
  products.filter((one, at) => products.findIndex((other) => spelled(other) === spelled(one)) === at)

/** What is found by what is typed, and by the reference that it may be. */
const useSpelled = (text: string, is_boiler: '1' | '0') => {
  const kept = asKept(text)
  const typed = useProductSearch(text, is_boiler)
  const named = useProductSearch(kept === text ? '' : kept, is_boiler)
  const also = kept === text ? [] : (named.data?.data ?? [])
  return { products: [...(typed.data?.data ?? []), ...also], searching: typed.isFetching || named.isFetching }
}

/**
 * PTG-12: boilers of the catalogue, as they are typed. What else bears the name stands below them: a boiler that the
 * catalogue does not know for one can be chosen all the same.
 */
export function useProductOptions() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const boilers = useSpelled(text, '1')
  const others = useSpelled(text, '0')
  const group = t('interventions.boiler.others')
  // An answer to the former text may still stand in for one that is on its way: nothing comes twice.
  const own = once(boilers.products)
  const rest = once([...own, ...others.products]).slice(own.length)
  return {
    found: text === '' ? [] : [...own.map(productOption), ...rest.map((other) => ({ ...productOption(other), group }))],
    searching: boilers.searching || others.searching,
    onText: setText,
  }
}
