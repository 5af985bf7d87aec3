import { refusals } from '@logis/contract/errors'
import type { IntakeRow } from '@logis/contract/intakes'
import type { IntakeFaultCode, IntakeField, IntakeRowState } from '@logis/contract/intakes.rules'
import { residenceTypes, type ResidenceType } from '@logis/contract/projects.rules'
import { residenceTypeWords } from '@logis/contract/projects.words'
import type { CsvColumn, Language } from '#platform/csv.ts'
import { portalUrl } from '#platform/portal.ts'

const states: Record<Language, Record<IntakeRowState, string>> = {
  fr: {
    NEW: 'À créer',
    EXISTING: 'Existe déjà',
    FAULTY: 'À corriger',
    CREATED: 'Créé',
    LEFT_OUT: 'Écarté',
    CANCELLED: 'Annulé',
    KEPT: 'Conservé',
  },
  en: {
    NEW: 'To be created',
    EXISTING: 'There already',
    FAULTY: 'To be corrected',
    CREATED: 'Created',
    LEFT_OUT: 'Left out',
    CANCELLED: 'Cancelled',
    KEPT: 'Kept',
  },
}

/** What each column of a sheet is called in the report. */
const fieldTitles: Record<Language, Record<IntakeField, string>> = {
  fr: {
    name: 'Nom',
    type: 'Type',
    contract_number: 'Numéro de contrat',
    building: 'Immeuble',
    address: 'Adresse complète',
    street_number: 'Numéro de rue',
    street_suffix: 'Bis, ter',
    street_type: 'Type de voie',
    street_name: 'Rue',
    extra_infos: 'Complément d’adresse',
    zip_code: 'Code postal',
    city: 'Ville',
    emails: 'E-mails',
    phones: 'Téléphones',
    size: 'Surface',
    floor: 'Étage',
    stairs: 'Escalier',
    commissioning_date: 'Date de livraison',
  },
  en: {
    name: 'Name',
    type: 'Type',
    contract_number: 'Contract number',
    building: 'Building',
    address: 'Full address',
    street_number: 'Street number',
    street_suffix: 'Number suffix',
    street_type: 'Street type',
    street_name: 'Street',
    extra_infos: 'Address line 2',
    zip_code: 'Postcode',
    city: 'City',
    emails: 'Emails',
    phones: 'Phones',
    size: 'Size',
    floor: 'Floor',
    stairs: 'Staircase',
    commissioning_date: 'Delivery date',
  },
}

const faults: Record<Language, Record<IntakeFaultCode, string>> = {
  fr: {
    missing: 'à remplir',
    long: 'trop long',
    characters: 'caractères non admis',
    number: 'n’est pas un nombre',
    range: 'hors limites',
    date: 'date non reconnue',
    zip: 'code postal non valable',
    email: 'adresse e-mail non valable',
    phone: 'numéro non valable',
    type: 'type inconnu',
    too_many: 'plus de cinq valeurs',
    building: 'ce type ne se trouve pas dans un immeuble',
    repeated: 'déjà présent plus haut',
    ambiguous: 'plusieurs immeubles portent ce nom, adresse à remplir',
    error: 'erreur du tableur',
  },
  en: {
    missing: 'to be filled in',
    long: 'too long',
    characters: 'characters not allowed',
    number: 'not a number',
    range: 'out of range',
    date: 'date not recognised',
    zip: 'not a valid postcode',
    email: 'not a valid email address',
    phone: 'not a valid number',
    type: 'unknown type',
    too_many: 'more than five values',
    building: 'this type does not stand in a building',
    repeated: 'stands above already',
    ambiguous: 'several buildings have this name, address to be filled in',
    error: 'error of the spreadsheet',
  },
}

const whyOf = ({ faults: all, reason }: IntakeRow, language: Language): string =>
  [
    ...all.map(
      ({ field, code }) =>
        `${fieldTitles[language][field]}${language === 'fr' ? ' : ' : ': '}${faults[language][code]}`,
    ),
    ...(reason === null ? [] : [refusals[reason][language]]),
  ].join(language === 'fr' ? ' ; ' : '; ')

const told: readonly IntakeField[] = [
  'name',
  'type',
  'contract_number',
  'building',
  'street_number',
  'street_name',
  'zip_code',
  'city',
  'emails',
]

/** A kind in words; what could not be read as one is as it was typed. */
const typeCell = (typed: string | undefined, language: Language) =>
  residenceTypes.some((type) => type === typed) ? residenceTypeWords[typed as ResidenceType][language] : typed

/** What became of each line of a sheet. */
export const intakeCsv: CsvColumn<IntakeRow>[] = [
  { fr: 'Ligne', en: 'Row', cell: ({ line }) => line },
  { fr: 'Résultat', en: 'Result', cell: ({ state }, language) => states[language][state] },
  { fr: 'Motif', en: 'Reason', cell: (row, language) => whyOf(row, language) },
  {
    fr: 'Page',
    en: 'Page',
    cell: ({ residence }) => residence && portalUrl(`/residence-details/${residence.id}`),
  },
  ...told.map((field): CsvColumn<IntakeRow> => ({
    fr: fieldTitles.fr[field],
    en: fieldTitles.en[field],
    cell: ({ values }, language) => (field === 'type' ? typeCell(values.type, language) : values[field]),
  })),
]
