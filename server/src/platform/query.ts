import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'

const brackets = new StandardBracketNotationSerializer()

/** The query of an address as an object: `search[name]=a` is `{ search: { name: 'a' } }`. */
export const queryOf = (url: string): unknown => {
  const start = url.indexOf('?')
  return start < 0 ? {} : brackets.deserialize([...new URLSearchParams(url.slice(start))])
}
