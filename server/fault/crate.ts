// The independent judge of an RO-Crate: what of it a reader of linked data understands, who has nothing but the published
// context. It is expanded as JSON-LD asks for a flat crate, and everything that would be dropped on the way is a fault.

/** What our crates may say, as https://w3id.org/ro/crate/1.3/context has it: schema.org, but for these. */
const elsewhere: Record<string, string> = {
  File: 'http://schema.org/MediaObject',
  conformsTo: 'http://purl.org/dc/terms/conformsTo',
}
const ofSchema = new Set(
  `Accommodation Apartment Brand CreativeWork Dataset House Organization PostalAddress Product PropertyValue QuantitativeValue
   about additionalProperty address addressCountry addressLocality brand contentSize dateCreated datePublished description
   encodingFormat floorSize hasPart inLanguage license mentions model name postalCode publisher serialNumber sha256 sku
   streetAddress subjectOf unitCode unitText value`.split(/\s+/),
)
const iriOf = (term: string): string | undefined =>
  elsewhere[term] ?? (ofSchema.has(term) ? `http://schema.org/${term}` : undefined)

type Value = { '@id': string } | { '@value': unknown }
export type Expanded = Map<string, { types: string[]; properties: Map<string, Value[]> }>
type Node = Record<string, unknown> & { '@id': string; '@type': string | string[] }

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

/** Every node by its id, terms as IRIs. Throws at the first thing that expansion would lose, or that stands nowhere. */
export const expandCrate = (crate: unknown): Expanded => {
  const { '@context': context, '@graph': graph } = crate as { '@context': unknown; '@graph': Node[] }
  if (context !== 'https://w3id.org/ro/crate/1.3/context') throw new Error(`another context: ${String(context)}`)
  const known = (term: string) => iriOf(term) ?? fail(`the context does not know ${term}`)
  const expanded: Expanded = new Map()
  for (const { '@id': id, '@type': type, ...rest } of graph) {
    if (expanded.has(id)) fail(`${id} stands twice`)
    const properties = Object.entries(rest).map(([term, value]) => [known(term), list(value).map(valueOf)] as const)
    expanded.set(id, { types: list(type).map(known), properties: new Map(properties) })
  }
  for (const [id, { properties }] of expanded)
    for (const value of [...properties.values()].flat())
      if ('@id' in value && !expanded.has(value['@id']) && !value['@id'].startsWith('https://w3id.org/'))
        fail(`${id} speaks of ${value['@id']}, which stands nowhere`)
  demandRoot(expanded)
  return expanded
}

const fail = (what: string): never => {
  throw new Error(`RO-Crate: ${what}`)
}
const valueOf = (value: unknown): Value => {
  if (typeof value !== 'object') return { '@value': value }
  const { '@id': id, ...more } = value as { '@id'?: string }
  return id !== undefined && Object.keys(more).length === 0 ? { '@id': id } : fail('a thing stands inside another')
}

/** What RO-Crate 1.3 demands of the descriptor and of the crate itself. */
const demandRoot = (expanded: Expanded) => {
  const descriptor = expanded.get('ro-crate-metadata.json')
  const saysOf = (node: typeof descriptor, term: string) => node?.properties.get(iriOf(term)!) ?? []
  const names = (term: string) => saysOf(descriptor, term).map((value) => ('@id' in value ? value['@id'] : ''))
  if (names('conformsTo')[0] !== 'https://w3id.org/ro/crate/1.3') fail('it does not say which crate it is')
  if (names('about')[0] !== './') fail('its descriptor is of something else')
  const root = expanded.get('./')
  if (!root?.types.includes('http://schema.org/Dataset')) fail('its root is no dataset')
  for (const term of ['name', 'description', 'datePublished', 'license'])
    if (saysOf(root, term).length === 0) fail(`its root has no ${term}`)
}

/** The files that a crate says it holds, by their path below its folder: what an address leads to, without its fragment. */
export const filesOfCrate = (expanded: Expanded): string[] =>
  [...expanded].flatMap(([id, { types }]) =>
    types.includes('http://schema.org/MediaObject')
      ? [decodeURIComponent(new URL(id, 'file:///').pathname.slice(1))]
      : [],
  )
