import { sameNameKey } from '@logis/contract/documents.rules'
import { useDebouncedValue } from '@mantine/hooks'
import { useProductsNamed } from './api.ts'
import type { BoilerDraft } from './draft.ts'

const isSame = (one: string, other: string) => sameNameKey(one) === sameNameKey(other)

/** PTG-11: what the catalogue offers of the maker under the name that is asked for, which no request can be made of. */
export function useKnownProduct({ product, requesting, request }: BoilerDraft) {
  const asks = requesting && product === null && request.manufacturer.trim() !== ''
  const [name] = useDebouncedValue(asks ? request.name.trim() : '', 250)
  const named = useProductsNamed(name).data?.data
  if (!asks || !isSame(name, request.name)) return null
  return (
    named?.find(
      (one) =>
        isSame(one.manufacturer.name, request.manufacturer) &&
        [one.name, one.reference].some((own) => isSame(own, name)),
    ) ?? null
  )
}
