import type { CompanyContact } from '@logis/contract/contacts'
import { cardOf } from '@logis/contract/contacts.cards.rules'
import { csvHeadings } from '@logis/contract/contacts.files.rules'
import { Readable } from 'node:stream'
import type { CsvColumn } from '#platform/csv.ts'

const address = ({ addresses }: CompanyContact) => addresses[0]

/** What the export of the contacts tells of each; an import reads it back. */
export const contactCsv: readonly CsvColumn<CompanyContact>[] = [
  { ...csvHeadings.name, cell: ({ name }) => name },
  { ...csvHeadings.company_name, cell: ({ company_name }) => company_name },
  { ...csvHeadings.trades, cell: ({ jobs }) => jobs.map(({ name }) => name).join(', ') },
  { ...csvHeadings.emails, cell: ({ emails }) => emails.map(({ email }) => email).join(', ') },
  { ...csvHeadings.phones, cell: ({ phones }) => phones.map(({ phone_number }) => phone_number).join(', ') },
  {
    ...csvHeadings.street,
    cell: (row) => [address(row)?.street_number, address(row)?.street_name].filter(Boolean).join(' '),
  },
  { ...csvHeadings.extra_infos, cell: (row) => address(row)?.extra_infos },
  { ...csvHeadings.zip_code, cell: (row) => address(row)?.zip_code },
  { ...csvHeadings.city, cell: (row) => address(row)?.city },
  { ...csvHeadings.website_url, cell: ({ website_url }) => website_url },
  { ...csvHeadings.notes, cell: ({ notes }) => notes },
]

async function* cardsIn(first: IteratorResult<CompanyContact[]>, rest: AsyncIterable<CompanyContact[]>) {
  if (!first.done) yield first.value.map(cardOf).join('')
  for await (const rows of rest) yield rows.map(cardOf).join('')
}

/** The same as cards for an address book. What the first page refuses is refused before the first byte. */
export const cardsOf = async (pages: AsyncGenerator<CompanyContact[]>): Promise<Readable> =>
  Readable.from(cardsIn(await pages.next(), pages))
