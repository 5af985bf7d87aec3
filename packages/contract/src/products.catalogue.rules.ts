/** What of the catalogue leaves as a sheet and comes back as one. */
export const catalogueKinds = ['manufacturers', 'classes', 'products'] as const
export type CatalogueKind = (typeof catalogueKinds)[number]

type Heading = { fr: string; en: string }
const id: Heading = { fr: 'Identifiant', en: 'Id' }
const type: Heading = { fr: 'Type', en: 'Type' }
const nature: Heading = { fr: 'Nature', en: 'Nature' }
const lifespan: Heading = { fr: 'Durée de vie (ans)', en: 'Lifespan (years)' }

/** The columns of each sheet, by their headings. */
export const catalogueHeadings = {
  manufacturers: { id, name: { fr: 'Nom', en: 'Name' } },
  classes: {
    id,
    code: { fr: 'Code', en: 'Code' },
    name_fr: { fr: 'Nom français', en: 'French name' },
    name_en: { fr: 'Nom anglais', en: 'English name' },
    parent: { fr: 'Code de la classe parente', en: 'Code of the parent class' },
    type,
    nature,
    is_boiler: { fr: 'Chaudière', en: 'Boiler' },
    lifespan,
  },
  products: {
    id,
    name: { fr: 'Nom', en: 'Name' },
    reference: { fr: 'Référence', en: 'Reference' },
    manufacturer: { fr: 'Fabricant', en: 'Manufacturer' },
    type,
    class: { fr: 'Code de la classe', en: 'Class code' },
    parent: { fr: 'Produit générique', en: 'Generic product' },
    nature,
    lifespan,
    categories: { fr: 'Catégories', en: 'Categories' },
    labels: { fr: 'Codes des labels', en: 'Label codes' },
    archived: { fr: 'Archivé', en: 'Archived' },
  },
} as const satisfies Record<CatalogueKind, Record<string, Heading>>

type FieldsOf<K> = K extends CatalogueKind ? keyof (typeof catalogueHeadings)[K] : never
export type CatalogueField = FieldsOf<CatalogueKind>
export const catalogueFieldsOf = (kind: CatalogueKind) => Object.keys(catalogueHeadings[kind]) as CatalogueField[]
export const catalogueFields = [...new Set(catalogueKinds.flatMap(catalogueFieldsOf))] as [
  CatalogueField,
  ...CatalogueField[],
]

/** What leaves and comes back: a sheet of a kind, or the documents of the products, as an archive with its list. */
export const catalogueParts = [...catalogueKinds, 'documents'] as const
export type CataloguePart = (typeof catalogueParts)[number]

/** The spreadsheets that a kind leaves as. */
export const catalogueFormats = ['csv', 'xlsx'] as const
export type CatalogueFormat = (typeof catalogueFormats)[number]

/** The columns of the list that an archive of documents brings along. */
export const catalogueListHeadings = {
  product_id: { fr: 'Identifiant du produit', en: 'Product id' },
  manufacturer: { fr: 'Fabricant', en: 'Manufacturer' },
  name: { fr: 'Produit', en: 'Product' },
  reference: { fr: 'Référence', en: 'Reference' },
  document: { fr: 'Document', en: 'Document' },
  file: { fr: 'Fichier', en: 'File' },
} as const satisfies Record<string, Heading>
export type CatalogueListField = keyof typeof catalogueListHeadings
export const catalogueListFields = Object.keys(catalogueListHeadings) as CatalogueListField[]
/** What a line of a report is told of. */
export type CatalogueToldField = CatalogueField | CatalogueListField
export const catalogueToldFields = [...new Set([...catalogueFields, ...catalogueListFields])] as [
  CatalogueToldField,
  ...CatalogueToldField[],
]
/** What an archive of documents may hold, unpacked and as it is sent. */
export const catalogueArchive = { files: 5_001, bytes: 1024 * 1024 * 1024 } as const

/** The rows of one file at most, and what it may weigh. */
export const catalogueRowsMax = 5_000
export const catalogueBytes = 10 * 1024 * 1024

/** What becomes of a line. */
export const catalogueOutcomes = ['CREATED', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const
export type CatalogueOutcome = (typeof catalogueOutcomes)[number]

/**
 * What keeps a line from being taken. `repeated`: a line above is of the same thing; `taken`: another one has this name;
 * `ambiguous`: several go by it; `unknown`: the catalogue has none of this name; `mismatch`: the two do not go together;
 * `closed`: it is used, or the portal rests on it; `absent`: the archive has no such file; `damaged`: it cannot be read there;
 * `error`: the spreadsheet could not calculate this cell.
 */
export const catalogueFaultCodes = [
  'missing',
  'long',
  'characters',
  'format',
  'number',
  'unknown',
  'ambiguous',
  'repeated',
  'taken',
  'mismatch',
  'cycle',
  'closed',
  'absent',
  'damaged',
  'error',
] as const
export type CatalogueFaultCode = (typeof catalogueFaultCodes)[number]
