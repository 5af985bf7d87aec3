import { refusals } from '@logis/contract/errors'
import type { IntakeRow } from '@logis/contract/intakes'
import * as en from '@logis/contract/intakes.en'
import * as fr from '@logis/contract/intakes.fr'
import type { IntakeFaultCode, IntakeField } from '@logis/contract/intakes.rules'
import { residenceTypes, type ResidenceType } from '@logis/contract/projects.rules'
import { residenceTypeWords } from '@logis/contract/projects.words'
import type { CsvColumn, Language } from '#platform/csv.ts'
import { portalUrl } from '#platform/portal.ts'

const words = { fr, en }

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
        `${words[language].fields[field]}${language === 'fr' ? ' : ' : ': '}${faults[language][code]}`,
    ),
    ...(reason === null
      ? []
      : [reason === 'COMPANY_DISABLED' ? words[language].leftOut[reason] : refusals[reason][language]]),
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
  { fr: 'Résultat', en: 'Result', cell: ({ state }, language) => words[language].rowStates[state] },
  { fr: 'Motif', en: 'Reason', cell: (row, language) => whyOf(row, language) },
  {
    fr: 'Page',
    en: 'Page',
    cell: ({ residence }) => residence && portalUrl(`/residence-details/${residence.id}`),
  },
  ...told.map((field): CsvColumn<IntakeRow> => ({
    fr: fr.fields[field],
    en: en.fields[field],
    cell: ({ values }, language) => (field === 'type' ? typeCell(values.type, language) : values[field]),
  })),
]
