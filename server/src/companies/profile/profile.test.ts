import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const hugo = 'hugo@clairiere.example'
const company_id = () => world.company('Maisons Clairière')
const call = async (operation: string, input: object = {}, username = hugo) =>
  (await as(username)).call(`companies.${operation}`, { company_id: await company_id(), ...input })
const nantes = {
  street_number: '3',
  street_name: 'Quai de la Fosse',
  zip_code: '44000',
  city: 'Nantes',
  country_code: 'FR',
  extra_infos: 'Bâtiment B',
  region: 'Pays de la Loire',
  latitude: 47.21,
  longitude: -1.56,
}
const profile = {
  public_name: 'Clairière, constructeur de maisons',
  website_url: 'clairiere.example',
  notes: 'Ouvert du lundi au vendredi.',
  addresses: [nantes],
  emails: [{ email: 'contact@clairiere.example', label: 'Accueil' }],
  phones: [{ phone_number: '02 40 00 10 20', label: null }],
}
const told = { ...profile, addresses: [{ ...nantes, country_name: 'France' }] }

test('PROF-02 PROF-03 200: what is sent takes the place of what was there, and the sheet shows it', async () => {
  expect(await call('setCompanyContact', profile)).toMatchObject({ status: 200, data: told })
  expect((await call('getCompanyContact')).data).toEqual(told)
  expect((await call('getCompany')).data.contact_information).toEqual(told)
  expect((await call('setCompanyContact', { public_name: 'Clairière' })).data).toEqual({
    public_name: 'Clairière',
    website_url: null,
    notes: null,
    addresses: [],
    emails: [],
    phones: [],
  })
})

test('PROF-02 200: the name of a country is the one that was sent, or else the one of its code', async () => {
  const namesOf = async (...addresses: object[]) =>
    (await call('setCompanyContact', { addresses })).data.addresses.map(
      ({ country_name }: { country_name: string }) => country_name,
    )
  const brussels = { ...nantes, country_code: 'BE', zip_code: '1000' }
  expect(await namesOf(nantes, brussels, { ...brussels, country_name: 'Royaume de Belgique' })).toEqual([
    'France',
    'Belgique',
    'Royaume de Belgique',
  ])
})

test('public name, website and phone are taken as typed; an e-mail must be one', async () => {
  const odd = { public_name: '???', website_url: 'pas une adresse', phones: [{ phone_number: 'sur demande' }] }
  expect((await call('setCompanyContact', odd)).status).toBe(200)
  expect(await call('setCompanyContact', { emails: [{ email: 'clairiere' }] })).toMatchObject({
    status: 422,
    errors: { 'emails.0.email': [{ code: 'email', message: 'Email invalide' }] },
  })
})

test('422: an address wants street, zip code, city and country; a supplement alone is no address', async () => {
  const empty = { street_name: '', zip_code: '', city: '', country_code: 'FR', extra_infos: 'Bâtiment B' }
  expect((await call('setCompanyContact', { addresses: [empty] })).errors).toMatchObject({
    'addresses.0.street_name': [{ code: 'required' }],
    'addresses.0.zip_code': [{ code: 'required' }],
    'addresses.0.city': [{ code: 'required' }],
  })
  const { street_number: _, ...withoutNumber } = nantes
  expect((await call('setCompanyContact', { addresses: [withoutNumber] })).status).toBe(200)
})

test.each([
  ['FR', '44000', '4400'],
  ['BE', '1000', '10000'],
  ['DE', '10115', '1011'],
  ['IT', '00184', '184'],
  ['NL', '1012 AB', '1012'],
  ['PT', '1000-001', '1000001'],
  ['ES', '28001', '2800'],
  ['CH', '1201', '12011'],
  ['GB', 'SW1A 1AA', '12345'],
  ['IE', 'D02 X285', '12'],
])('200 and 422: in %s a zip code is written %s, not %s', async (country_code, right, wrong) => {
  const with_ = (zip_code: string) => call('setCompanyContact', { addresses: [{ ...nantes, country_code, zip_code }] })
  expect((await with_(right)).status).toBe(200)
  expect(await with_(wrong)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('422: a country that is not offered, six e-mails, a field nobody knows', async () => {
  for (const wrong of [
    { addresses: [{ ...nantes, country_code: 'US' }] },
    { emails: Array.from({ length: 6 }, (_, i) => ({ email: `e${i}@clairiere.example` })) },
    { name: 'À moi' },
  ])
    expect((await call('setCompanyContact', wrong)).status).toBe(422)
})

test('two who save at once leave the whole of one of them', async () => {
  const of = (name: string) => ({ ...profile, public_name: name, emails: [{ email: `${name}@clairiere.example` }] })
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(['un', 'deux', 'trois'].map((name) => call('setCompanyContact', of(name))))
    const { data } = await call('getCompanyContact')
    expect(data.emails.map(({ email }: { email: string }) => email)).toEqual([`${data.public_name}@clairiere.example`])
  }
})

test('two who change something else at once keep what the other has changed; a field that both changed is the later one’s', async () => {
  const before = { ...profile, notes: '', addresses: [nantes], emails: [], phones: [] }
  expect((await call('setCompanyContact', before)).status).toBe(200)
  const changes = [
    { public_name: 'Clairière et fils' },
    { website_url: 'https://clairiere.example' },
    { emails: [{ email: 'bonjour@clairiere.example', label: null }] },
    { phones: [{ phone_number: '02 40 00 10 30', label: null }] },
    { addresses: [] },
  ]
  const answers = await Promise.all(
    changes.map((change) => call('setCompanyContact', { ...before, ...change, before })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const all = Object.assign({ ...before, notes: null }, ...changes)
  expect((await call('getCompanyContact')).data).toEqual(all)
  const renamed = await call('setCompanyContact', { ...before, public_name: 'Clairière', before })
  expect(renamed.data).toEqual({ ...all, public_name: 'Clairière' })
})

const png = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
const sendAll = async (files: Buffer[], username = hugo) =>
  (await as(username)).upload(
    'companies.setCompanyPicture',
    { company_id: await company_id() },
    { name: 'Logo' },
    files.map((bytes) => ({ name: 'logo.png', type: 'image/png', bytes })),
  )
const send = (bytes: Buffer, username = hugo) => sendAll([bytes], username)

/** One white dot, as Windows writes it. */
const bmp = Buffer.concat([
  Buffer.from(
    '424d3a0000000000000036000000280000000100000001000000010018000000000004000000130b0000130b00000000000000000000',
    'hex',
  ),
  Buffer.from('ffffff00', 'hex'),
])
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>',
)

test('PROF-08 200 415: exactly one file, a png, gif, jpeg, bmp, svg or webp, whatever its name says', async () => {
  const drawn = sharp(await png('#d01020'))
  const pictures = [
    await drawn.clone().gif().toBuffer(),
    await drawn.clone().jpeg().toBuffer(),
    await drawn.webp().toBuffer(),
  ]
  for (const picture of [await png('#d01020'), ...pictures, bmp, svg])
    expect(await send(picture)).toMatchObject({ status: 200, data: { picture_path: expect.any(String) } })
  for (const other of [await sharp(pictures[0]).tiff().toBuffer(), Buffer.from('%PDF-1.7'), Buffer.from('logo')])
    expect(await send(other)).toMatchObject({ status: 415, error_reason: 'PICTURE_TYPE_NOT_ALLOWED' })
  expect((await sendAll([])).status).toBe(422)
  expect((await sendAll([bmp, bmp])).status).toBe(422)
})

test('200: the picture is redrawn and shown by the sheet; another takes its place; removed, there is none', async () => {
  const { status, data } = await send(await png('#d01020'))
  expect(status).toBe(200)
  expect((await call('getCompany')).data.picture_path).toBe(data.picture_path)
  const shown = await anonymous.send('GET', data.picture_path)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const second = await send(await png('#1020d0'))
  expect(second.data.picture_path).not.toBe(data.picture_path)
  expect((await call('removeCompanyPicture')).status).toBe(204)
  expect((await call('getCompany')).data.picture_path).toBeNull()
  expect((await call('removeCompanyPicture')).status).toBe(204)
})

test('415: whatever is no picture; and nothing is kept of it', async () => {
  const files = async () =>
    (
      await db
        .selectFrom('stored_files')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const before = await files()
  expect(await send(Buffer.from('%PDF-1.7'))).toMatchObject({ status: 415, error_reason: 'PICTURE_TYPE_NOT_ALLOWED' })
  expect(await files()).toBe(before)
})

test('403 for members and readers, 404 for strangers', async () => {
  const picture = await png('#000000')
  for (const [username, status] of [
    ['paul@horizon.example', 403],
    ['lea@horizon.example', 403],
    ['support@logis.example', 403],
    ['zoe@batir-ouest.example', 404],
  ] as const) {
    expect((await call('setCompanyContact', profile, username)).status).toBe(status)
    expect((await send(picture, username)).status).toBe(status)
    expect((await call('removeCompanyPicture', {}, username)).status).toBe(status)
  }
  expect((await call('getCompanyContact', {}, 'lea@horizon.example')).status).toBe(200)
  expect((await call('getCompanyContact', {}, 'zoe@batir-ouest.example')).status).toBe(404)
})
