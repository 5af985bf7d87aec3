/** The parts of JSON Schema that the descriptions of the contract are made of. */
export type Schema = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  format?: string
  pattern?: string
  contentMediaType?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
}

const eitherOf = (texts: readonly string[]) => [...new Set(texts)].join(' | ')

const isSafe = (bound: number) => Math.abs(bound) !== Number.MAX_SAFE_INTEGER

const bounds = (least: number | undefined, most: number | undefined, of = ''): string | undefined => {
  const [low, high] = [least, most].map((bound) => (bound !== undefined && isSafe(bound) ? bound : undefined))
  if (low === undefined && high === undefined) return undefined
  if (high === undefined) return `at least ${low}${of}`
  return low === undefined ? `at most ${high}${of}` : `${low} to ${high}${of}`
}

/** A number that may be written as a text, as an address does, is told as the number. */
const isWrittenNumber = ({ pattern }: Schema) => /^\^-?\??\\d/.test(pattern ?? '')

const alternativesOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined => {
  const parts = anyOf ?? oneOf
  return parts?.some(({ type }) => type === 'number') ? parts.filter((part) => !isWrittenNumber(part)) : parts
}

/** What a value is held to beside its type, in words; of each of its alternatives. */
export const limitsOf = (schema: Schema): string[] => {
  const own = [
    schema.format,
    bounds(schema.minimum, schema.maximum),
    bounds(schema.minLength, schema.maxLength, ' characters'),
    bounds(schema.minItems, schema.maxItems, ' items'),
    schema.default === undefined || typeof schema.default === 'object'
      ? undefined
      : `${JSON.stringify(schema.default)} by default`,
  ].filter((limit) => limit !== undefined)
  const parts = [...(alternativesOf(schema) ?? []), ...(schema.allOf ?? [])]
  return [...new Set([...own, ...parts.flatMap(limitsOf)])]
}

const objectText = ({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string => {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const limits = limitsOf(property)
    const note = limits.length > 0 ? `  // ${limits.join(', ')}` : ''
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(property, inner)}${note}\n`
  })
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    lines.push(`${inner}[key]: ${schemaText(additionalProperties, inner)}\n`)
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}'
}

const listText = ({ items = {} }: Schema, indent: string): string => {
  const item = schemaText(items, indent)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

/** A schema as one reads it: in the notation of TypeScript, each limit beside what it holds. */
export const schemaText = (schema: Schema, indent = ''): string => {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return eitherOf(schema.enum.map((value) => JSON.stringify(value)))
  const alternatives = alternativesOf(schema)
  if (alternatives) return eitherOf(alternatives.map((part) => schemaText(part, indent)))
  if (schema.allOf) return schema.allOf.map((part) => schemaText(part, indent)).join(' & ')
  if (schema.type === 'object') return objectText(schema, indent)
  if (schema.type === 'array') return listText(schema, indent)
  if (schema.contentMediaType) return 'file'
  return schema.type ?? 'any'
}
