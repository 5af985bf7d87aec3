import { cellsIn, isErrorCell } from './cells.rules.ts'
import { cardsIn, type ContactColumn, type RawContact } from './contacts.cards.rules.ts'
import { contactFields, entriesMax, importMax, jobsMax, phoneField, phoneKey } from './contacts.rules.ts'
import { addressFields } from './addresses.rules.ts'
import { cut } from './cut.rules.ts'
import { emailField, isTyped } from './http.rules.ts'
import { isPhone, phonesIn } from './phones.rules.ts'

/** A French address, or the part of one, as a file tells of it. */
type Place = { street_number: string; street_name: string; extra_infos: string; zip_code: string; city: string }
/** A contact as a file tells of it. Its trades are words: which of ours they are is told by `jobsNamed`. */
export type ReadContact = {
  name: string
  company_name: string
  trades: string[]
  emails: string[]
  phones: string[]
  address: Place | null
  website_url: string
  notes: string
}
/** What a file holds: `nameless` were left out for want of a name, `more` because they were too many. */
export type ReadFile = { contacts: ReadContact[]; nameless: number; more: number }

/** The headings of our own spreadsheet. */
export const csvHeadings = {
  name: { fr: 'Nom', en: 'Name' },
  company_name: { fr: 'Société', en: 'Company' },
  trades: { fr: 'Métiers', en: 'Trades' },
  emails: { fr: 'E-mails', en: 'Emails' },
  phones: { fr: 'Téléphones', en: 'Phones' },
  street: { fr: 'Rue', en: 'Street' },
  extra_infos: { fr: 'Complément d’adresse', en: 'Address line 2' },
  zip_code: { fr: 'Code postal', en: 'Postcode' },
  city: { fr: 'Ville', en: 'City' },
  website_url: { fr: 'Site web', en: 'Website' },
  notes: { fr: 'Notes', en: 'Notes' },
} as const
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** What other address books call the same. */
const aliases: Record<string, ContactColumn> = {
  prenom: 'first_name',
  firstname: 'first_name',
  givenname: 'first_name',
  nomdefamille: 'name',
  lastname: 'name',
  familyname: 'name',
  contact: 'name',
  entreprise: 'company_name',
  organization: 'company_name',
  organizationname: 'company_name',
  raisonsociale: 'company_name',
  metier: 'trades',
  fonction: 'trades',
  trade: 'trades',
  jobtitle: 'trades',
  email: 'emails',
  emailaddress: 'emails',
  mail: 'emails',
  courriel: 'emails',
  adressedemessagerie: 'emails',
  adresseemail: 'emails',
  email1value: 'emails',
  telephone: 'phones',
  tel: 'phones',
  phone: 'phones',
  mobile: 'phones',
  mobilephone: 'phones',
  businessphone: 'phones',
  telmobile: 'phones',
  telephonemobile: 'phones',
  telephonebureau: 'phones',
  phone1value: 'phones',
  adresse: 'street',
  address: 'street',
  cp: 'zip_code',
  postalcode: 'zip_code',
  commune: 'city',
  town: 'city',
  site: 'website_url',
  siteinternet: 'website_url',
  webpage: 'website_url',
  remarques: 'notes',
  note: 'notes',
}
const columnNamed = new Map<string, ContactColumn>([
  ...Object.entries(aliases),
  ...Object.entries(csvHeadings).flatMap(([column, { fr, en }]): [string, ContactColumn][] => [
    [plain(fr), column as ContactColumn],
    [plain(en), column as ContactColumn],
  ]),
])

const typed = (text: string) => [...text].filter(isTyped).join('').normalize('NFC').trim()
const line = (text: string, max: number) => cut(typed(text.replace(/\s+/g, ' ')), max).trim()
const unique = (texts: readonly string[], keyOf: (text: string) => string) =>
  [...new Map(texts.toReversed().map((text) => [keyOf(text), text])).values()].toReversed()
const isCallable = (text: string) => text.length <= phoneField.max && isPhone(text)
const isEmail = (text: string) => text.length <= emailField.max && emailField.format.pattern.test(text)

/** A street with its number before it. */
const numbered = (street: string): Pick<Place, 'street_number' | 'street_name'> => {
  const [, street_number = '', street_name = street] =
    /^(\d{1,5}(?: ?(?:bis|ter|quater|[a-z]))?),? +(.+)$/i.exec(street) ?? []
  return { street_number, street_name }
}

/** What a file says of a contact, so that it may be saved; what does not fit anywhere goes to the notes. Null without a name. */
const contactFrom = (raw: RawContact): ReadContact | null => {
  const words = (column: ContactColumn) =>
    (raw[column] ?? []).map((text) => typed(text)).filter((text) => text !== '' && !isErrorCell(text))
  const first = (column: ContactColumn, max: number) => line(words(column)[0] ?? '', max)
  const addresses = unique(
    words('emails')
      .flatMap((text) => text.split(/[,;\n]+/))
      .map((text) => text.trim())
      .filter(Boolean),
    (text) => text.toLowerCase(),
  )
  const numbers = unique(words('phones').flatMap(phonesIn), (text) => phoneKey(text) ?? text)
  const phones = numbers.filter(isCallable)
  const emails = addresses.filter(isEmail)
  const company_name = first('company_name', contactFields.company_name.max)
  const name =
    line([...words('first_name').slice(0, 1), ...words('name').slice(0, 1)].join(' '), contactFields.name.max) ||
    company_name ||
    emails[0]
  if (!name) return null
  const place: Place = {
    ...numbered(first('street', addressFields.street_name.max)),
    extra_infos: first('extra_infos', addressFields.extra_infos.max),
    zip_code: line(words('zip_code')[0] ?? '', 20).replace(/^(\d{4})$/, '0$1'),
    city: first('city', addressFields.city.max),
  }
  const isWhole =
    addressFields.zip_code.format.pattern.test(place.zip_code) && place.street_name !== '' && place.city !== ''
  const left = [
    ...addresses.filter((text) => !isEmail(text)),
    ...emails.slice(entriesMax),
    ...numbers.filter((text) => !isCallable(text)),
    ...phones.slice(entriesMax),
    ...(isWhole ? [] : [Object.values(place).filter(Boolean).join(' ')]),
  ]
  return {
    name,
    company_name: company_name === name ? '' : company_name,
    trades: words('trades')
      .flatMap((text) => text.split(/[,;]/))
      .map((text) => line(text, 120))
      .filter(Boolean)
      .slice(0, jobsMax),
    emails: emails.slice(0, entriesMax),
    phones: phones.slice(0, entriesMax),
    address: isWhole ? place : null,
    website_url: first('website_url', contactFields.website_url.max),
    notes: cut([...words('notes'), ...left.filter(Boolean)].join('\n'), contactFields.notes.max).trim(),
  }
}

const fileOf = (raws: readonly RawContact[]): ReadFile => {
  const read = raws.map(contactFrom)
  const named = read.filter((one) => one !== null)
  return {
    contacts: named.slice(0, importMax),
    nameless: read.length - named.length,
    more: Math.max(0, named.length - importMax),
  }
}

/** A file of cards (vCard 2.1 to 4.0) or a spreadsheet (CSV with a line of headings), as text. Null when it is neither. */
export const readContacts = (text: string): ReadFile | null => {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const raws = /^\s*BEGIN:VCARD/i.test(content) ? cardsIn(content) : rowsIn(content)
  return raws && fileOf(raws)
}

/** Of these trades, the ones that the words of a file name, in either language or by code. */
export const jobsNamed = <J extends { code: string; name: string }>(
  words: readonly string[],
  jobs: readonly J[],
): J[] => {
  const wanted = new Set(words.map(plain))
  return jobs.filter(({ code, name }) => wanted.has(plain(name)) || wanted.has(plain(code)))
}

// Spreadsheets

const rowsIn = (content: string): RawContact[] | null => {
  const [headings = ''] = content.trimStart().split('\n', 1)
  const delimiter = [';', '\t', ','].toSorted((a, b) => headings.split(b).length - headings.split(a).length)[0]!
  const [first = [], ...rows] = cellsIn(content, delimiter)
  const columns = first.map((heading) => columnNamed.get(plain(heading)))
  if (!columns.some((column) => column === 'name' || column === 'company_name' || column === 'emails')) return null
  return rows.map((row) => {
    const raw: RawContact = {}
    for (const [index, column] of columns.entries()) if (column) (raw[column] ??= []).push(row[index] ?? '')
    return raw
  })
}
