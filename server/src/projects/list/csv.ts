import { languageOf, type Locale } from '@logis/contract/locale'
import type { ProjectRow } from '@logis/contract/projects'
import { stringify } from 'csv-stringify/sync'

const headings = {
  fr: [
    'Identifiant',
    'Nom',
    'Type',
    'Numéro de contrat',
    'Code logement',
    'Rue',
    'Code postal',
    'Ville',
    'E-mail',
    'Société',
    'Créé le',
    'Identifiants envoyés le',
    'Activé le',
  ],
  en: [
    'Id',
    'Name',
    'Type',
    'Contract number',
    'Residence code',
    'Street',
    'Zip code',
    'City',
    'Email',
    'Company',
    'Created on',
    'Credentials sent on',
    'Activated on',
  ],
}

const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
const dayOf = (instant: string | null) => (instant === null ? '' : paris.format(new Date(instant)))

const cells = (row: ProjectRow) => {
  const [address] = row.contact_information.addresses
  return [
    row.id,
    row.name,
    row.type,
    row.contract_number ?? '',
    row.residence_code ?? '',
    [address?.street_number, address?.street_name].filter(Boolean).join(' '),
    address?.zip_code ?? '',
    address?.city ?? '',
    row.contact_information.emails[0]?.email ?? '',
    row.company.name,
    dayOf(row.created_at),
    dayOf(row.credentials_sent_at),
    dayOf(row.activation_date),
  ]
}

// A cell that a spreadsheet would run as a formula is kept as text.
const options = { delimiter: ';', escape_formulas: true } as const

/** The list as CSV, a page of rows at a time: `;`, UTF-8 with a byte order mark, as French spreadsheets open it. */
export async function* csvLines(
  first: IteratorResult<ProjectRow[]>,
  rest: AsyncIterable<ProjectRow[]>,
  locale: Locale,
): AsyncGenerator<string> {
  yield `\uFEFF${stringify([headings[languageOf(locale)]], options)}`
  if (!first.done) yield stringify(first.value.map(cells), options)
  for await (const rows of rest) yield stringify(rows.map(cells), options)
}
