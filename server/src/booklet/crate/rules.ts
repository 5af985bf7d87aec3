import type { BookletModel } from '@logis/contract/booklet.package'
import { isGenericManufacturer } from '@logis/contract/products.rules'

const types: Record<string, string> = { FLAT: 'Apartment', DUPLEX: 'Apartment', HOUSE: 'House', TWIN_HOUSE: 'House' }
const version = 'https://w3id.org/ro/crate/1.3'

type Node = { '@id': string; '@type': string } & Record<string, unknown>
type Reference = { '@id': string }
const to = (id: string): Reference => ({ '@id': id })
/** A file is named by its address, which a number sign in its name would end. */
const idOf = (path: string) => encodeURI(path).replaceAll('#', '%23')

/** Flat, as a crate wants it: every thing stands at the top and is named where it is spoken of. */
const graph = () => {
  const nodes: Node[] = []
  const add = (id: string, type: string, properties: Record<string, unknown> = {}): Reference => {
    const known = Object.entries(properties).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    )
    nodes.push({ '@id': id, '@type': type, ...Object.fromEntries(known) })
    return to(id)
  }
  /** What is measured of a thing; nothing when nobody knows. */
  const values = (of: string, all: [name: string, value: unknown, unitText?: string][]): Reference[] =>
    all
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value, unitText]) => add(`${of}-${name}`, 'PropertyValue', { name, value, unitText }))
  return { nodes, add, values }
}

/** The booklet in the words of schema.org, as an attached RO-Crate: what any reader of linked data understands without us. */
export const crateOf = ({ home, booklet, devices, walls, files, law_date }: BookletModel, madeAt: Date) => {
  const { nodes, add, values } = graph()
  add('ro-crate-metadata.json', 'CreativeWork', { conformsTo: to(version), about: to('./') })
  const publisher = add('#company', 'Organization', { name: home.company })
  const address =
    home.address &&
    add('#address', 'PostalAddress', {
      streetAddress: [home.address.street_number, home.address.street_name].filter(Boolean).join(' '),
      postalCode: home.address.zip_code,
      addressLocality: home.address.city,
      addressCountry: home.address.country_code,
    })
  const about = add('#home', types[home.type] ?? 'Accommodation', {
    name: home.name,
    address,
    floorSize: home.size === null ? null : add('#size', 'QuantitativeValue', { value: home.size, unitCode: 'MTK' }),
    additionalProperty: values(
      '#item',
      booklet.items.map(({ code, state }) => [code, state]),
    ),
  })
  const made = [
    add('booklet.json', 'File', { name: 'booklet.json', encodingFormat: 'application/json' }),
    add('carnet.pdf', 'File', { name: 'carnet.pdf', encodingFormat: 'application/pdf' }),
  ]
  const papers = files.map((file) =>
    add(idOf(file.path), 'File', {
      name: file.name,
      encodingFormat: file.mime_type,
      contentSize: String(file.size),
      sha256: file.sha256,
      dateCreated: file.created_at,
    }),
  )
  const things = devices.map((device) =>
    add(`#device-${device.id}`, 'Product', {
      name: device.name,
      model: device.model,
      sku: device.reference,
      ...(isGenericManufacturer(device.manufacturer)
        ? {}
        : { brand: add(`#device-${device.id}-brand`, 'Brand', { name: device.manufacturer }) }),
      serialNumber: device.serial_number,
      additionalProperty: values(`#device-${device.id}`, [
        ['quantity', device.quantity],
        ['surface', device.surface, 'm²'],
        ['thickness', device.thickness, 'mm'],
      ]),
      subjectOf: device.files.map((path) => to(idOf(path))),
    }),
  )
  const materials = walls.map((wall, index) =>
    add(`#wall-${index}`, 'Product', {
      name: wall.name ?? wall.post ?? `Paroi ${index + 1}`,
      additionalProperty: values(`#wall-${index}`, [
        ['post', wall.post],
        ['U', wall.u, 'W/(m²·K)'],
        ['R', wall.r, 'm²·K/W'],
        ['surface', wall.surface, 'm²'],
        ['thickness', wall.thickness, 'mm'],
      ]),
    }),
  )
  const license = add('#rights', 'CreativeWork', {
    name: 'Droits du propriétaire',
    description: 'Ce carnet appartient au propriétaire du logement, qui le remet à qui il veut.',
  })
  add('./', 'Dataset', {
    name: `Carnet d’information du logement – ${home.name}`,
    description: `État à la date, non certifié. Rubriques complètes ou sans objet : ${booklet.done} sur ${booklet.total}. Textes du ${law_date}.`,
    datePublished: madeAt.toISOString(),
    inLanguage: 'fr',
    license,
    publisher,
    about,
    hasPart: [...made, ...papers],
    mentions: [...things, ...materials],
  })
  return { '@context': `${version}/context`, '@graph': nodes }
}
