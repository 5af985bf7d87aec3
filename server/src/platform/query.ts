import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'

const brackets = new StandardBracketNotationSerializer()

const rootOf = (name: string) => name.slice(0, name.indexOf('['))

/**
 * The query of an address as an object: `search[name]=a` is `{ search: { name: 'a' } }`. A plain value beside it,
 * `search=b`, stands in the same object under the empty key: neither loses.
 */
export const queryOf = (url: string): unknown => {
  const start = url.indexOf('?')
  if (start < 0) return {}
  const pairs = [...new URLSearchParams(url.slice(start))]
  const roots = new Set(pairs.flatMap(([name]) => (name.includes('[') ? [rootOf(name)] : [])))
  return brackets.deserialize(
    pairs.map(([name, value]): [string, string] => [roots.has(name) ? `${name}[]` : name, value]),
  )
}
