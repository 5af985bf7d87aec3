import { showCode } from '@logis/contract/projects.rules'
import { expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { readPdf, readQr } from '#platform/testing/pdf.ts'
import { world } from '#platform/testing/world.ts'
import { activationUrl } from './pdf.ts'

const download = async (who: string, residence_id: number, more: object = {}) =>
  (await as(who)).download('invitations.downloadCredentials', { residence_id, ...more })
const downloadBuilding = async (who: string, residence_id: number, more: object = {}) =>
  (await as(who)).download('invitations.downloadBuildingCredentials', { residence_id, ...more })

test('CODE-03/server the sheet holds whose home it is, its code, and how to activate it', async () => {
  const lilas = await world.project('Maison Les Lilas')
  await db
    .insertInto('credential_contacts')
    .values({
      company_id: await world.company('Maisons Clairière'),
      name: 'Service clients',
      email: 'clients@clairiere.example',
      phone_number: '02 40 00 00 00',
    })
    .execute()
  const { status, headers, bytes } = await download('hugo@clairiere.example', lilas, { name: 'Identifiants des Lilas' })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Identifiants des Lilas.pdf"; filename*=UTF-8''Identifiants%20des%20Lilas.pdf`,
  )
  expect(headers.get('cache-control')).toContain('no-store')

  const { pages, text, info } = await readPdf(bytes)
  expect(pages).toBe(1)
  for (const said of [
    'Les identifiants de votre logement',
    'Maisons Clairière',
    'Maison Les Lilas',
    '14 Rue des Lilas, 44300 Nantes',
    'Contrat n° CL-2026-0141',
    showCode(await world.code('Maison Les Lilas')),
    'Trois étapes pour l’activer',
    'clients@clairiere.example',
  ])
    expect(text).toContain(said)
  expect(info).toMatchObject({ Title: 'Les identifiants de votre logement – Maison Les Lilas', Language: 'fr-FR' })
})

test('the QR code of the sheet opens the activation page with the code, kept out of every log by the fragment', async () => {
  const { bytes } = await download('hugo@clairiere.example', await world.project('Maison Les Lilas'))
  const code = await world.code('Maison Les Lilas')
  expect(readQr(bytes)).toBe(`${settings.PORTAL_URL}/activation#code=${showCode(code)}`)
  expect(readQr(bytes)).toBe(activationUrl(code))
})

test('the sheet of a landlord’s flat leads its tenant to ask for access, and promises nothing else', async () => {
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const { bytes } = await download('samira@rivages.example', flat!.id)
  expect(readQr(bytes)).toMatch(/\/activation\?role=TENANT#code=/)
  const { text } = await readPdf(bytes)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('votre bailleur vous ouvre l’accès.')
  expect(text).not.toMatch(/aussitôt|propriétaire|garantie/)
})

test('the sheet of a landlord’s building asks for access too, and speaks of the building', async () => {
  const tilleuls = await world.project('Résidence Les Tilleuls')
  const samira = await as('samira@rivages.example')
  const sheets: [client: typeof samira, opened: string, own: string, not: RegExp][] = [
    [samira, 'votre bailleur vous ouvre l’accès.', 'Ce code est celui de votre immeuble', /aussitôt|propriétaire/],
    [samira.inEnglish(), 'your landlord lets you in.', 'This code is that of your building', /at once|owner/],
  ]
  for (const [client, opened, own, not] of sheets)
    for (const answer of [
      await client.download('invitations.downloadBuildingCredentials', {
        residence_id: tilleuls,
        template: 'BUILDING',
      }),
      await client.download('invitations.downloadCredentials', { residence_id: tilleuls }),
    ]) {
      expect(readQr(answer.bytes)).toMatch(/\/activation\?role=TENANT#code=/)
      const text = (await readPdf(answer.bytes)).text.replaceAll(/\s+/g, ' ')
      for (const said of [opened, own]) expect(text).toContain(said)
      expect(text).not.toMatch(not)
    }
})

test('the sheet speaks the language of who asks for it', async () => {
  const hugo = (await as('hugo@clairiere.example')).inEnglish()
  const { headers, bytes } = await hugo.download('invitations.downloadCredentials', {
    residence_id: await world.project('Maison Les Lilas'),
  })
  const { text, info } = await readPdf(bytes)
  expect(text).toContain('The credentials of your home')
  expect(text).toContain('Three steps to activate it')
  expect(info).toMatchObject({ Language: 'en-GB' })
  expect(headers.get('content-disposition')).toContain('Credentials - Maison Les Lilas.pdf')
})

test('a building has a sheet of its own; a house does not', async () => {
  const tilleuls = await world.project('Résidence Les Tilleuls')
  for (const answer of [
    await downloadBuilding('samira@rivages.example', tilleuls, { template: 'BUILDING' }),
    await download('samira@rivages.example', tilleuls),
  ]) {
    const { text } = await readPdf(answer.bytes)
    expect(text).toContain('Les identifiants de votre immeuble')
    expect(text).toContain(showCode(await world.code('Résidence Les Tilleuls')))
  }
  const lilas = await downloadBuilding('hugo@clairiere.example', await world.project('Maison Les Lilas'))
  expect(lilas).toMatchObject({ status: 422, error_reason: 'NOT_A_BUILDING' })
})

test('a gas passport says so on its sheet', async () => {
  const passport = await db
    .selectFrom('residences')
    .select(['id', 'residence_code'])
    .where('is_ptg', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { text } = await readPdf((await download('yann@lenoir.example', passport.id, { type: 'PTG' })).bytes)
  expect(text).toContain('Votre passeport technique gaz')
  expect(text).toContain(showCode(passport.residence_code))
})

test('a name in any alphabet gives a sheet, never an error', async () => {
  const lilas = await world.project('Maison Les Lilas')
  await db
    .updateTable('residences')
    .set({ name: 'Dom Łódź, œuvre d’Été – Ștefan 日本 😀\n' })
    .where('id', '=', lilas)
    .execute()
  const { status, bytes } = await download('hugo@clairiere.example', lilas)
  expect(status).toBe(200)
  expect((await readPdf(bytes)).text).toContain('Dom Łódź, œuvre d’Été – Ștefan ??')
  await db.updateTable('residences').set({ name: 'Maison Les Lilas' }).where('id', '=', lilas).execute()
})

test('403 SERVICE_PROVISION_REQUIRED: the building’s own sheet goes with the provision that opens its flats', async () => {
  const belvedere = await world.project('Résidence Le Belvédère')
  expect(await downloadBuilding('ines@belvedere.example', belvedere)).toMatchObject({ status: 200 })
  await db
    .updateTable('residence_service_provisions')
    .set({ code: 'MSL_CONFORT' })
    .where('residence_id', '=', belvedere)
    .execute()
  expect(await downloadBuilding('ines@belvedere.example', belvedere)).toMatchObject({
    status: 403,
    error_reason: 'SERVICE_PROVISION_REQUIRED',
  })
})

test('a cancelled home has no sheet any more', async () => {
  expect(await download('hugo@clairiere.example', await world.project('Maison Les Charmes'))).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
})

test.each([
  ['zoe@batir-ouest.example', 404, 'RESIDENCE_NOT_FOUND'],
  ['lea@horizon.example', 403, 'RESIDENCE_CODE_MASKED'],
  ['support@logis.example', 403, 'RESIDENCE_CODE_MASKED'],
])('%s gets no sheet of Maisons Clairière', async (who, status, error_reason) => {
  expect(await download(who, await world.project('Maison Les Lilas'))).toMatchObject({ status, error_reason })
})

test('a resident and an authorised third party get none either', async () => {
  const erables = await world.project('Maison Les Érables')
  const claire = await as('claire@foyer.example', 'resident')
  expect(await claire.download('invitations.downloadCredentials', { residence_id: erables })).toMatchObject({
    status: 404,
  })
  const row = {
    company_id: await world.company('Maisons Clairière'),
    authorized_company_id: await world.company('Rénov’Est'),
    resource_type: 'Company',
  }
  await db
    .insertInto('resource_accesses')
    .values({ ...row, resource_id: row.company_id, created_by_user_id: null })
    .execute()
  expect(await download('karim@renovest.example', erables)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})
