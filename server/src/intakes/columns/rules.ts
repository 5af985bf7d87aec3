import type { IntakeField } from '@logis/contract/intakes.rules'
import { knownTitle, plain, type Names } from '#platform/sheets/rules.ts'

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
    'Name',
    'Project',
    'Project name',
    'Home',
    'Customer',
    'Owner',
    'Unit',
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
    'Street number',
    'House number',
  ],
  street_name: [
    'Rue',
    'Voie',
    'Nom de rue',
    'Nom de voie',
    'Nom de la rue',
    'Libellé voie',
    'Street',
    'Street name',
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
  zip_code: ['Code postal', 'CP', 'C.P.', 'Postal', 'Zip', 'Zip code', 'Postcode', 'Postal code'],
  city: ['Ville', 'Commune', 'Localité', 'City', 'Town'],
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
  stairs: ['Escalier', 'Cage', 'Cage d’escalier', 'Montée', 'Stairs', 'Staircase'],
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

/** Titles that name none of these, though words of theirs do: what our own list of projects is exported with. */
export const otherTitles = ['Code logement', 'Code résidence', 'Code de la résidence', 'Residence code', 'Home code']

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
