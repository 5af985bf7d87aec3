type Part = [name: string, value: string | File]

type Value = string | number | boolean | null | undefined | File | readonly Value[] | { readonly [name: string]: Value }

const partsOf = (name: string, value: Value): Part[] => {
  if (value === undefined) return []
  if (value === null) return [[name, '']]
  if (value instanceof File) return [[name, value]]
  if (Array.isArray(value)) return value.flatMap((each: Value) => partsOf(`${name}[]`, each))
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, each]) => partsOf(`${name}[${key}]`, each))
  return [[name, typeof value === 'boolean' ? (value ? '1' : '0') : String(value)]]
}

/**
 * The input of an operation as a form with bracketed names; none is an empty text. Files come last: the server reads
 * the fields before it streams the bytes.
 */
export const formDataOf = (input: object): FormData => {
  const form = new FormData()
  const parts = Object.entries<Value>({ ...input }).flatMap(([name, value]) => partsOf(name, value))
  for (const [name, value] of parts) if (typeof value === 'string') form.append(name, value)
  for (const [name, value] of parts) if (typeof value !== 'string') form.append(name, value, value.name)
  return form
}
