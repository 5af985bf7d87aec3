import { readContacts } from '@logis/contract/contacts.files.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf } from '#platform/testing/contacts.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let company_id: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  company_id = await world.company('Maisons Clairière')
})
const download = async (more: object = {}, who = hugo) =>
  who.download('contacts.exportContacts', { company_id, ...more })

test('the contacts as a spreadsheet: formulas are text, headings in the reader’s language, and the security log is told', async () => {
  await contactOf(company_id, { name: '=HYPERLINK("x")', phones: [{ phone_number: '+33 6 00 00 00 01' }] })
  const file = await download({ search: { name: 'hyperlink' } })
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toContain('contacts.csv')
  const text = file.bytes.toString()
  expect(text).toContain('Nom;Société;Métiers;E-mails;Téléphones')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text.trim().split('\n')).toHaveLength(2)
  expect((await hugo.inEnglish().download('contacts.exportContacts', { company_id })).bytes.toString()).toContain(
    'Name;Company;Trades',
  )
  const log = await db
    .selectFrom('security_log')
    .selectAll()
    .where('kind', '=', 'EXPORTED')
    .orderBy('id', 'desc')
    .execute()
  expect(log[0]).toMatchObject({ company_id })
})

test('what is exported is read back as it was, from either file', async () => {
  const name = 'Dédé, l’artisan; "le vrai"'
  await contactOf(company_id, {
    name,
    company_name: 'Société; & Cie',
    emails: [{ email: 'dede@artisan.example' }, { email: 'de2@artisan.example' }],
    phones: [{ phone_number: '+33 6 00 00 00 02' }],
    addresses: [
      {
        street_number: '4 bis',
        street_name: 'Rue Neuve',
        zip_code: '01000',
        city: 'Bourg-en-Bresse',
        extra_infos: 'Hall B',
      },
    ],
    website_url: 'https://artisan.example',
    notes: `Une note\navec deux lignes, ${'et la suite '.repeat(12)}`.trim(),
  })
  for (const format of ['csv', 'vcf']) {
    const file = await download({ format, search: { name: 'Dédé' } })
    expect(file.headers.get('content-disposition')).toContain(`contacts.${format}`)
    expect(readContacts(file.bytes.toString()), format).toMatchObject({
      nameless: 0,
      more: 0,
      contacts: [
        {
          name,
          company_name: 'Société; & Cie',
          trades: ['Plombier'],
          emails: ['dede@artisan.example', 'de2@artisan.example'],
          phones: ['+33 6 00 00 00 02'],
          address: {
            street_number: '4 bis',
            street_name: 'Rue Neuve',
            zip_code: '01000',
            city: 'Bourg-en-Bresse',
            extra_infos: 'Hall B',
          },
          website_url: 'https://artisan.example',
          notes: expect.stringMatching(/^Une note\navec deux lignes/),
        },
      ],
    })
  }
})

test('a name is no formula for a spreadsheet that cuts the file at commas, and is read back as it was', async () => {
  const [name, notes] = ['Dupont,=1+1', 'Appeler\n=2+2\n- le matin']
  await contactOf(company_id, { name, notes })
  const text = (await download({ search: { name: 'dupont,' } })).bytes.toString()
  expect(text).toContain("Dupont,'=1+1;")
  expect(text).toContain("Appeler\n'=2+2\n'- le matin")
  expect(readContacts(text)!.contacts).toMatchObject([{ name, notes }])
})
