import type { Criteria, Criterion, List } from '@logis/contract/lists'
import type { ReactNode } from 'react'
import { isDay, today } from './day.ts'
import type { FoundInput, SearchField } from './tableColumns.ts'
import type { Criterion as Asked } from './tableState.ts'

type Option = { value: string; label: string }

/** What a screen says of a criterion; how it is asked follows from what the contract says of it. */
type Wording<C> = { title: string } & (C extends { kind: 'choice'; of: readonly (infer V)[] }
  ? { labelOf: (value: V) => string }
  : C extends { kind: 'flag' }
    ? /** In the order in which they are offered; what has no label is not. */
      { labels: { yes?: string; no?: string } }
    : C extends { kind: 'id' }
      ? { options: readonly Option[] } | { nameOf: (value: string) => string; input: (input: FoundInput) => ReactNode }
      : C extends { kind: 'number' }
        ? /** What is said of something else than a number. */
          { error: string }
        : C extends { kind: 'text' }
          ? /** Where what it may be is known. */
            { options?: readonly Option[] }
          : unknown)

type AnyWording = {
  title: string
  labelOf?: (value: string) => string
  labels?: Partial<Record<'yes' | 'no', string>>
  options?: readonly Option[]
  nameOf?: (value: string) => string
  input?: (input: FoundInput) => ReactNode
  error?: string
}

const flags = { yes: '1', no: '0' } as const

const fieldOf = (key: string, criterion: Criterion, wording: AnyWording): SearchField => {
  const { title, nameOf, input } = wording
  if (criterion.kind === 'day') {
    return { key, title, kind: 'date', symbol: criterion.symbol, noFuture: criterion.past }
  }
  if (criterion.kind === 'number') return { key, title, kind: 'number', symbol: criterion.symbol, error: wording.error }
  if (criterion.kind === 'choice') {
    const options = criterion.of.map((value) => ({ value, label: wording.labelOf?.(value) ?? value }))
    return { key, title, kind: 'select', options }
  }
  if (criterion.kind === 'flag') {
    const labels = Object.entries(wording.labels ?? {}) as ['yes' | 'no', string][]
    return { key, title, kind: 'select', options: labels.map(([flag, label]) => ({ value: flags[flag], label })) }
  }
  if (nameOf && input) return { key, title, kind: 'found', nameOf, input }
  return wording.options ? { key, title, kind: 'select', options: wording.options } : { key, title, kind: 'text' }
}

/**
 * What a list is searched by, in the order in which it is asked: the dialog, and the chips. Titles are keys of the
 * catalogue, labels are texts.
 *
 * @example
 * searchFields(projectList, {
 *   city: { title: 'projects.field.city' },
 *   type: { title: 'projects.field.type', labelOf: (type) => t(`projects.types.${type}`) },
 *   deleted: { title: 'projects.criteria.deleted', labels: { yes: t('projects.criteria.isCancelled') } },
 * })
 */
export const searchFields = <S extends Criteria>(
  { search }: Pick<List<S>, 'search'>,
  wordings: { [K in keyof S]?: Wording<S[K]> },
): SearchField[] => Object.entries(wordings).map(([key, wording]) => fieldOf(key, search[key]!, wording as AnyWording))

/** A number as people write it: its decimals after a comma or a point. */
export const isNumber = (text: string) => /^\d{1,9}([.,]\d{1,6})?$/.test(text.trim())

/** Whether what was typed is not what the criterion takes. */
export const isFaulty = (field: SearchField, { value }: Asked) => {
  if (field.kind === 'number') return !isNumber(value)
  if (field.kind === 'date') return !isDay(value) || (field.noFuture === true && value > today())
  return false
}
