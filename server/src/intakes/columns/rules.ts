import type { IntakeField } from '@logis/contract/intakes.rules'
import { knownTitle, plain, type Beside, type Names, type TableLine } from '#platform/sheets/rules.ts'
import { lineOf, streetIn } from '#platform/sheets/values.ts'

/** What companies call the columns of their sheets, in French and in English. */
export const fieldNames: Names<IntakeField> = {
  name: [
    'Nom',
    'Nom du projet',
    'Projet',
    'Nom du logement',
    'Logement',
    'Libellé',
    'Désignation',
    'Intitulé',
    'Client',
    'Nom client',
    'Nom du client',
    'Acquéreur',
    'Nom acquéreur',
    'Maître d’ouvrage',
    'Lot',
    'N° lot',
    'Numéro de lot',
    'Appartement',
    'N° logement',
    'N° appartement',
    'Numéro d’appartement',
    'N° de porte',
    'N° porte',
    'Numéro de porte',
    'NumAppt',
    'Name',
    'Project',
    'Project name',
    'Home',
    'Customer',
    'Owner',
    'Unit',
    'Flat number',
  ],
  type: [
    'Type',
    'Type de bien',
    'Type de logement',
    'Type de projet',
    'Nature',
    'Nature du bien',
    'Type of home',
    'Kind',
  ],
  contract_number: [
    'N° de contrat',
    'N° contrat',
    'Numéro de contrat',
    'Numéro contrat',
    'Contrat',
    'N° dossier',
    'N° de dossier',
    'Dossier',
    'Réf',
    'Référence',
    'Référence dossier',
    'Référence contrat',
    'N° chantier',
    'Chantier',
    'Contract number',
    'Contract',
    'Contract no',
    'Reference',
    'File number',
  ],
  building: [
    'Immeuble',
    'Bâtiment',
    'Résidence',
    'Nom de l’immeuble',
    'Nom du bâtiment',
    'Bât',
    'Copropriété',
    'Building',
    'Building name',
    'Block',
  ],
  address: [
    'Adresse complète',
    'Adresse du chantier',
    'Adresse chantier',
    'Adresse du logement',
    'Adresse du bien',
    'Adresse postale',
    'Adresse',
    'Full address',
    'Address',
    'Site address',
  ],
  street_number: [
    'N° rue',
    'N° de rue',
    'N° voie',
    'N° de voie',
    'Numéro de rue',
    'Numéro de voie',
    'N° dans la rue',
    'N° dans la voie',
    'N° de voirie',
    'Num rue',
    'Num voie',
    'NumVoie',
    'Street number',
    'Street no',
    'House number',
    'House no',
  ],
  street_suffix: [
    'Indice de répétition',
    'Indice répétition',
    'Complément de numéro',
    'Complément du numéro',
    'Bis/ter',
    'B/T/Q',
    'BTQ',
    'IndRep',
    'Number suffix',
    'Street number suffix',
    'House number suffix',
  ],
  street_type: [
    'Type de voie',
    'Type de la voie',
    'Type voie',
    'Type de rue',
    'Nature de voie',
    'Nature de la voie',
    'Nature voie',
    'TypVoie',
    'Street type',
    'Type of street',
    'Road type',
  ],
  street_name: [
    'Rue',
    'Voie',
    'Nom de rue',
    'Nom de voie',
    'Nom de la rue',
    'Nom de la voie',
    'Nom rue',
    'Nom voie',
    'Libellé voie',
    'Libellé de voie',
    'Libellé de la voie',
    'Libellé rue',
    'Libellé de la rue',
    'Lib voie',
    'Intitulé de la voie',
    'Désignation de la voie',
    'NomVoie',
    'Street',
    'Street name',
    'Name of street',
    'Road',
    'Road name',
    'Address line 1',
  ],
  extra_infos: [
    'Complément',
    'Complément d’adresse',
    'Complément adresse',
    'Adresse 2',
    'Lieu-dit',
    'Lieudit',
    'Address line 2',
    'Additional address',
  ],
  zip_code: ['Code postal', 'CodePostal', 'CP', 'C.P.', 'Postal', 'Zip', 'Zip code', 'Postcode', 'Postal code'],
  city: [
    'Ville',
    'Commune',
    'Localité',
    'Nom de la ville',
    'Nom de la commune',
    'Nom commune',
    'Libellé commune',
    'Libellé de la commune',
    'Bureau distributeur',
    'LibCom',
    'City',
    'Town',
    'Post town',
  ],
  emails: [
    'E-mail',
    'Email',
    'Emails',
    'E-mails',
    'Mail',
    'Mails',
    'Courriel',
    'Adresse e-mail',
    'Adresse email',
    'Adresse mail',
    'Adresse électronique',
    'Email client',
    'Mail client',
    'Email address',
  ],
  phones: ['Téléphone', 'Téléphones', 'Tél', 'Tel', 'Portable', 'Mobile', 'GSM', 'Phone', 'Phone number', 'Phones'],
  size: ['Surface', 'Surface habitable', 'SHAB', 'Superficie', 'M2', 'Surface m2', 'Size', 'Area', 'Floor area'],
  floor: ['Étage', 'Niveau', 'Floor', 'Level', 'Storey'],
  stairs: ['Escalier', 'Cage', 'Cage d’escalier', 'Montée', 'Esc', 'Stairs', 'Staircase'],
  commissioning_date: [
    'Date de livraison',
    'Livraison',
    'Date livraison',
    'Date de remise des clés',
    'Remise des clés',
    'Date de réception',
    'Réception',
    'Date de mise en service',
    'Mise en service',
    'Delivery date',
    'Delivery',
    'Handover date',
    'Commissioning date',
    'Completion date',
  ],
}

export const isKnownTitle = knownTitle(fieldNames)

/** Titles that name none of these, though words of theirs do: our own list’s codes, and those of towns and streets. */
export const otherTitles = [
  'Code logement',
  'Code résidence',
  'Code de la résidence',
  'Residence code',
  'Home code',
  'Code commune',
  'Code INSEE commune',
  'Code INSEE de la commune',
  'Code commune INSEE',
  'Code INSEE ville',
  'Code voie',
  'Code rue',
  'Code Rivoli de la voie',
  'Street code',
]

const looksLikeNumber = (cell: string) =>
  /^\d{1,5}(?!\d) ?\p{L}{0,6}(?: ?[-/] ?\d{1,3}(?!\d) ?\p{L}{0,6})?$/u.test(cell)
/** The place of each line rather than of a house: one, two, three … along several streets. */
const isRank = (pairs: readonly { number: string; street: string }[]) =>
  new Set(pairs.map(({ street }) => plain(street))).size > 1 &&
  pairs.every(({ number }, at) => Number(number) === at + 1)

/**
 * « Numéro » beside « Voie » is that of the house, unless the streets have theirs in their names or it counts the lines.
 * Where the kind of a street has its own column, a name may begin with a number: « 8 Mai 1945 ».
 */
export const namedBeside = (lines: readonly TableLine[]): readonly Beside<IntakeField>[] => [
  { field: 'street_suffix', titles: ['Bis', 'Suffix'], others: ['street_number', 'street_type', 'street_name'] },
  { field: 'name', titles: ['Porte', 'Door'], others: ['building', 'stairs', 'floor', 'size', 'street_name'] },
  {
    field: 'street_number',
    titles: ['Numéro', 'N°', 'Num', 'No', 'Nr', 'Number'],
    others: ['street_suffix', 'street_type', 'street_name', 'address'],
    holds: (at, found) => {
      const name = found.indexOf('street_name')
      const column = name < 0 ? found.indexOf('address') : name
      const pairs = lines
        .map(({ cells }) => ({ number: lineOf(cells[at] ?? ''), street: lineOf(cells[column] ?? '') }))
        .filter(({ number, street }) => number !== '' && street !== '')
      const numbered = pairs.filter(({ street }) => streetIn(street).street_number !== '')
      const hasOwn = !found.includes('street_type') && numbered.length > pairs.length / 10
      return pairs.length > 0 && !hasOwn && !isRank(pairs) && pairs.every(({ number }) => looksLikeNumber(number))
    },
  },
]

type Was = { title: string; field: IntakeField | null }
/**
 * What people say of titles by saying what each column holds: of several columns of one title the first that holds
 * something; that it holds nothing where it did hold something before.
 */
export const saidOf = (
  columns: readonly Was[],
  fields: readonly (IntakeField | null)[],
): ReadonlyMap<string, IntakeField | null> => {
  const said = new Map<string, IntakeField | null>()
  for (const [at, { title, field: before }] of columns.entries()) {
    const [key, field] = [plain(title), fields[at] ?? null]
    if (key === '' || (said.get(key) ?? null) !== null) continue
    if (field !== null || before !== null) said.set(key, field)
  }
  return said
}

/** What a sheet calls each kind of project: the words stand in the cell, the longest first. */
export const typeNames = {
  TWIN_HOUSE: [
    'maison jumelée',
    'maison mitoyenne',
    'jumelée',
    'mitoyenne',
    'maisons jumelées',
    'twin house',
    'semi detached',
    'terraced',
  ],
  DUPLEX: ['duplex', 'triplex', 'maisonette'],
  HOUSE: ['maison', 'maison individuelle', 'villa', 'pavillon', 'mi', 'house', 'detached house'],
  BUILDING: ['immeuble', 'bâtiment', 'résidence', 'collectif', 'copropriété', 'building', 'block'],
  FLAT: [
    'appartement',
    'appart',
    'apt',
    'logement',
    'studio',
    't1',
    't2',
    't3',
    't4',
    't5',
    't6',
    'f1',
    'f2',
    'f3',
    'f4',
    'f5',
    'flat',
    'apartment',
    'unit',
  ],
} as const satisfies Names<string>
