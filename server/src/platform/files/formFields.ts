import { refuse } from '../refuse.ts'

type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormFields = Record<string, FormValue>

const maxDepth = 5
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The fields of a form as one object: `a[b]=1` is `{a: {b: '1'}}`, `a[]=1&a[]=2` is `{a: ['1', '2']}`, and so is a
 * plain name that comes twice.
 */
export const formFieldsOf = (pairs: readonly (readonly [name: string, value: string])[]): FormFields => {
  const fields: FormFields = Object.create(null)
  for (const [name, value] of pairs) setAt(fields, pathOf(name), value)
  return fields
}

const pathOf = (name: string): string[] => {
  const [, first, brackets] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? refuse('REQUEST_MALFORMED')
  const path = [first ?? '', ...[...(brackets ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)]
  if (path.length > maxDepth || path.some((key) => forbidden.has(key))) refuse('REQUEST_MALFORMED')
  return path
}

const setAt = (fields: FormFields, path: string[], value: string) => {
  const [key = '', next, ...rest] = path
  const there = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (next === undefined) fields[key] = there === undefined ? value : [...listOf(there), value]
  else if (next === '') fields[key] = rest.length > 0 ? refuse('REQUEST_MALFORMED') : [...listOf(there), value]
  else {
    const group = there ?? (Object.create(null) as FormFields)
    if (typeof group === 'string' || Array.isArray(group)) return refuse('REQUEST_MALFORMED')
    fields[key] = group
    setAt(group, [next, ...rest], value)
  }
}

const listOf = (there: FormValue | undefined): FormValue[] => {
  if (there === undefined) return []
  if (Array.isArray(there)) return there
  return typeof there === 'string' ? [there] : refuse('REQUEST_MALFORMED')
}
