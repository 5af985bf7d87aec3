import { expect, test } from 'vitest'
import { oldEncodingOf } from './cells.rules.ts'
import { cardOf } from './contacts.cards.rules.ts'
import { jobsNamed, readContacts } from './contacts.files.rules.ts'
import { linkable, phoneKey } from './contacts.rules.ts'

test('a phone number is the same however it is written', () => {
  const same = ['06 12 34 56 78', '06.12.34.56.78', '+33 6 12 34 56 78', '+33 (0)6 12 34 56 78', '0033612345678']
  expect(new Set(same.map(phoneKey))).toEqual(new Set(['612345678']))
  expect(phoneKey('3949')).toBeNull()
})

test('contacts that are linked by all their trades are offered no more, and of the others the trades that are left', () => {
  const [plumber, roofer] = [{ id: 1 }, { id: 2 }]
  const contacts = [
    { id: 10, jobs: [plumber, roofer] },
    { id: 11, jobs: [plumber] },
    { id: 12, jobs: [roofer] },
  ]
  const linked = [
    { id: 10, jobs: [plumber] },
    { id: 11, jobs: [plumber] },
  ]
  expect(linkable(contacts, linked)).toEqual([
    { id: 10, jobs: [roofer] },
    { id: 12, jobs: [roofer] },
  ])
})

const first = (text: string) => readContacts(text)!.contacts[0]!
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD'].join('\r\n')

test('cards of an Outlook, an iPhone and a Google address book', () => {
  expect(
    first(
      card(
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Lef=C3=A8vre;Andr=C3=A9',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Andr=C3=A9 Lef=',
        '=C3=A8vre',
        'TITLE:Couvreur',
        'TEL;CELL;VOICE:06 12 34 56 78',
        'EMAIL;PREF;INTERNET:andre@toits.example',
      ),
    ),
  ).toMatchObject({
    name: 'André Lefèvre',
    trades: ['Couvreur'],
    phones: ['06 12 34 56 78'],
    emails: ['andre@toits.example'],
  })
  expect(first(card('N;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Lef=E8vre;Andr=E9')).name).toBe('André Lefèvre')
  expect(
    first(
      card(
        'N:Doe;Jane;;;',
        'item1.ORG:Toits\\, murs & Cie;Service',
        'item2.EMAIL;type=INTERNET:jane@toits.example',
        'item3.ADR;type=WORK:;;4 Rue Neuve;Nantes;;44000;France',
        'item4.URL;type=pref:https://toits.example',
        'NOTE:Une ligne\\nune autre',
        ' repliée',
      ),
    ),
  ).toEqual({
    name: 'Jane Doe',
    company_name: 'Toits, murs & Cie',
    trades: [],
    emails: ['jane@toits.example'],
    phones: [],
    address: { street_number: '4', street_name: 'Rue Neuve', extra_infos: '', zip_code: '44000', city: 'Nantes' },
    website_url: 'https://toits.example',
    notes: 'Une ligne\nune autrerepliée',
  })
})

test('spreadsheets by their headings, with any of the three signs between cells', () => {
  for (const sign of [';', ',', '\t']) {
    const rows = [
      ['Prénom', 'Nom', 'Adresse de messagerie', 'Tél. mobile', 'Inconnue'],
      ['Jeanne', '"Du"""', 'j@du.example', "'+33 6 12", 'x'],
    ]
    expect(first(rows.map((row) => row.join(sign)).join('\r\n')), sign).toMatchObject({
      name: 'Jeanne Du"',
      emails: ['j@du.example'],
      phones: ['+33 6 12'],
    })
  }
})

test('what fits nowhere goes to the notes; a contact without a name is left out; what is neither file is none', () => {
  expect(first('Nom;E-mail;Code postal;Ville\nX;pas une adresse;1000;Bruxelles')).toMatchObject({
    emails: [],
    address: null,
    notes: 'pas une adresse\n01000 Bruxelles',
  })
  expect(readContacts('Nom;Téléphone\n;06 12 34 56 78\n;\nX;')).toMatchObject({
    nameless: 1,
    contacts: [{ name: 'X' }],
  })
  expect(first('Nom;Société\n;Toits SARL')).toMatchObject({ name: 'Toits SARL', company_name: '' })
  expect(readContacts('une lettre\nsans colonnes')).toBeNull()
  expect(readContacts('')).toBeNull()
  const many = readContacts(`Nom\n${'X\n'.repeat(502)}`)!
  expect([many.contacts.length, many.more]).toEqual([500, 2])
})

test('a phone is one however its pairs are parted, and has its zero; what is no number of one goes to the notes', () => {
  const phonesOf = (typed: string) => first(`Nom;Téléphone;Site web\nX;${typed};#N/A`)
  expect(phonesOf('06/12/34/56/78').phones).toEqual(['06/12/34/56/78'])
  expect(phonesOf('612345678 / 02 40 00 00 00').phones).toEqual(['0612345678', '02 40 00 00 00'])
  expect(phonesOf('3949').phones).toEqual(['3949'])
  expect(phonesOf('3,3612E+10')).toMatchObject({ phones: [], notes: '3,3612E+10' })
  expect(phonesOf('standard')).toMatchObject({ phones: [], notes: 'standard' })
  // What a spreadsheet could not calculate says nothing.
  expect(phonesOf('#N/A')).toMatchObject({ phones: [], website_url: '', notes: '' })
})

test('a text that is not in UTF-8 is of Windows, or of a Mac where its letters or the ends of its lines say so', () => {
  const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(oldEncodingOf(bytesOf('Nom\r\nNo\u00ebl'))).toBe('windows-1252')
  expect(oldEncodingOf(bytesOf('Nom\rNo\u0091l'))).toBe('macintosh')
  expect(oldEncodingOf(bytesOf('Nom\r\nFor\u0090t'))).toBe('macintosh')
})

test('trades are known by their name or their code, whatever the case and the accents', () => {
  const jobs = [
    { code: 'electrician', name: 'Électricien' },
    { code: 'plumber', name: 'Plombier' },
  ]
  expect(jobsNamed(['ELECTRICIEN', 'Plumber', 'Astronaute'], jobs)).toEqual(jobs)
})

test('lines of a card are at most 75 bytes, whatever their letters', () => {
  const written = cardOf({
    name: 'é'.repeat(150),
    company_name: null,
    jobs: [],
    emails: [],
    phones: [],
    addresses: [],
    website_url: null,
    notes: null,
  })
  for (const line of written.split('\r\n')) expect(new Blob([line]).size).toBeLessThanOrEqual(75)
  expect(first(written).name).toBe('é'.repeat(150))
})
