/** What a file may say of a contact. */
export type ContactColumn =
  | 'first_name'
  | 'name'
  | 'company_name'
  | 'trades'
  | 'emails'
  | 'phones'
  | 'street'
  | 'extra_infos'
  | 'zip_code'
  | 'city'
  | 'website_url'
  | 'notes'
/** A contact as it stands in a file, word for word. */
export type RawContact = Partial<Record<ContactColumn, string[]>>

/** `=C3=A9` is `é`; a card that is not in UTF-8 says its letters one by one. */
const unquoted = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/%/g, '%25').replace(/=([0-9A-F]{2})/gi, '%$1'))
  } catch {
    return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}

const unescaped = (text: string) => text.replace(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
/** The parts of a value, split where the sign is not escaped. */
const partsOf = (value: string, sign: ';' | ','): string[] =>
  (value.match(new RegExp(`(?:\\\\.|[^\\\\${sign}])+|(?<=^|${sign})(?=${sign}|$)`, 'gs')) ?? []).map(unescaped)

type Property = { name: string; value: string }
const propertyIn = (text: string): Property | null => {
  const [, name, parameters = '', value = ''] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/s.exec(text) ?? []
  if (!name) return null
  return { name: name.toUpperCase(), value: /QUOTED-PRINTABLE/i.test(parameters) ? unquoted(value) : value }
}

/** Each property on one line: what was folded is joined again. */
const linesIn = (content: string): string[] => {
  const lines: string[] = []
  let isSoft = false
  for (const each of content.split('\n')) {
    if (isSoft || /^[ \t]/.test(each)) lines.push((lines.pop() ?? '') + (isSoft ? each : each.slice(1)))
    else lines.push(each)
    isSoft = /QUOTED-PRINTABLE/i.test(lines.at(-1)!.slice(0, 200)) && each.endsWith('=')
    if (isSoft) lines.push(lines.pop()!.slice(0, -1))
  }
  return lines
}

/** The cards of a file of vCards, 2.1 to 4.0. */
export const cardsIn = (content: string): RawContact[] => {
  const cards: RawContact[] = []
  let raw: RawContact | null = null
  for (const text of linesIn(content)) {
    const property = propertyIn(text)
    if (!property) continue
    if (property.name === 'BEGIN') raw = {}
    else if (property.name === 'END') {
      if (raw) cards.push(raw)
      raw = null
    } else if (raw) readProperty(raw, property)
  }
  return cards
}

const readProperty = (raw: RawContact, { name, value }: Property): void => {
  const put = (column: ContactColumn, ...texts: string[]) => (raw[column] ??= []).push(...texts)
  switch (name) {
    case 'FN':
      // Before what `N` says, whichever comes first.
      raw.name = [unescaped(value), ...(raw.name ?? [])]
      break
    case 'N': {
      const [family = '', given = ''] = partsOf(value, ';')
      put('name', `${given} ${family}`)
      break
    }
    case 'ORG':
      put('company_name', partsOf(value, ';')[0] ?? '')
      break
    case 'TITLE':
    case 'ROLE':
      put('trades', unescaped(value))
      break
    case 'CATEGORIES':
      put('trades', ...partsOf(value, ','))
      break
    case 'EMAIL':
      put('emails', unescaped(value))
      break
    case 'TEL':
      put('phones', unescaped(value).replace(/^tel:/i, ''))
      break
    case 'URL':
      put('website_url', unescaped(value))
      break
    case 'NOTE':
      put('notes', unescaped(value))
      break
    case 'ADR': {
      const [box = '', extra = '', street = '', city = '', , zip = ''] = partsOf(value, ';')
      put('extra_infos', [box, extra].filter(Boolean).join(' '))
      put('street', street)
      put('city', city)
      put('zip_code', zip)
      break
    }
  }
}

type Written = {
  name: string
  company_name: string | null
  jobs: readonly { name: string }[]
  emails: readonly { email: string }[]
  phones: readonly { phone_number: string }[]
  addresses: readonly {
    street_number: string | null
    street_name: string
    extra_infos: string | null
    zip_code: string
    city: string
  }[]
  website_url: string | null
  notes: string | null
}

/** What would end a value, or begin another property, is escaped: a return alone ends a line as well. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
const bytesOf = (letter: string) => {
  const code = letter.codePointAt(0)!
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
/** At most 75 bytes a line. */
const folded = (text: string): string => {
  let [out, bytes] = ['', 0]
  for (const letter of text) {
    const size = bytesOf(letter)
    if (bytes + size > 75) [out, bytes] = [`${out}\r\n `, 1]
    out += letter
    bytes += size
  }
  return out
}

/** A contact as a vCard 3.0. */
export const cardOf = ({
  name,
  company_name,
  jobs,
  emails,
  phones,
  addresses,
  website_url,
  notes,
}: Written): string => {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    ...(company_name ? [`ORG:${escaped(company_name)}`] : []),
    `CATEGORIES:${jobs.map((job) => escaped(job.name)).join(',')}`,
    ...emails.map(({ email }) => `EMAIL;TYPE=INTERNET:${escaped(email)}`),
    ...phones.map(({ phone_number }) => `TEL:${escaped(phone_number)}`),
    ...addresses.map(
      ({ street_number, street_name, extra_infos, zip_code, city }) =>
        `ADR;TYPE=WORK:;${escaped(extra_infos ?? '')};${escaped([street_number, street_name].filter(Boolean).join(' '))};${escaped(city)};;${escaped(zip_code)};France`,
    ),
    ...(website_url ? [`URL:${escaped(website_url)}`] : []),
    ...(notes ? [`NOTE:${escaped(notes)}`] : []),
    'END:VCARD',
  ]
  return lines.map((text) => `${folded(text)}\r\n`).join('')
}
