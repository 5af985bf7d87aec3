import type { Criterion } from './tableState.ts'

type Option = { value: string; label: string }

/**
 * The options of a criterion, with what is asked for although none of them is it: an address that was kept, or cut by hand.
 *
 * @example options: withAsked(makers.data && makers.data.map(asOption), state.criteria['manufacturer_id'], t('products.unknown'))
 */
export const withAsked = (
  options: readonly Option[] | undefined,
  asked: Criterion | undefined,
  unknown: string,
): readonly Option[] => {
  if (!asked || options?.some(({ value }) => value === asked.value)) return options ?? []
  return [...(options ?? []), { value: asked.value, label: options ? unknown : '…' }]
}
