import { showCode } from '@logis/contract/projects.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { filesMailedTo } from '#platform/testing/mailedFiles.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let tilleuls = 0
let flats: { id: number; name: string; residence_code: string }[]
beforeAll(async () => {
  tilleuls = await world.project('Résidence Les Tilleuls')
  flats = await world.flats('Résidence Les Tilleuls')
})

const download = async (who: string, more: object = {}, residence_id = tilleuls) =>
  (await as(who)).download('invitations.downloadBuildingCredentials', { residence_id, template: 'FLATS', ...more })
const send = async (who: string, residence_id = tilleuls) =>
  (await as(who)).call('invitations.sendFlatsCredentials', { residence_id })

test('the sheets of all flats are one document: a page for each, with its name and its code', async () => {
  const { status, headers, bytes } = await download('samira@rivages.example')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain(
    encodeURIComponent('Identifiants des logements - Résidence Les Tilleuls.pdf'),
  )
  const { pages, text, info } = await readPdf(bytes)
  expect(pages).toBe(flats.length)
  for (const { name, residence_code } of flats) {
    expect(text).toContain(name)
    expect(text).toContain(showCode(residence_code))
  }
  expect(info).toMatchObject({ Title: 'Identifiants des logements - Résidence Les Tilleuls' })
})

test('the security log counts the codes that were printed together', async () => {
  await download('samira@rivages.example')
  const last = await db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'CODE_SHOWN')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(last.details).toEqual({ codes: flats.length })
})

test('CODE-22: the building’s credentials are a call of their own, by a template or sent by mail; the flats’ are mailed by the building’s id', async () => {
  const own = await readPdf((await download('samira@rivages.example', { template: 'BUILDING' })).bytes)
  expect(own).toMatchObject({ pages: 1 })
  expect(own.text).toContain(showCode(await world.code('Résidence Les Tilleuls')))

  const answer = await send('samira@rivages.example')
  expect(answer).toMatchObject({
    status: 202,
    data: { recipient: 'samira@rivages.example', flats: 12 },
    message: 'Les identifiants des logements vont vous être envoyés par e-mail.',
  })
  const [file] = await filesMailedTo('samira@rivages.example')
  expect(file).toMatchObject({ filename: 'Résidence Les Tilleuls.pdf', mimeType: 'application/pdf' })
  const { pages, text } = await readPdf(file!.bytes)
  expect(pages).toBe(12)
  for (const { residence_code } of flats) expect(text).toContain(showCode(residence_code))

  const byOption = await (
    await as('samira@rivages.example')
  ).send('GET', `/v2/buildings/${tilleuls}/credentials?is_send_by_email=1`)
  expect(byOption).toMatchObject({ status: 202, data: { recipient: 'samira@rivages.example' } })
  expect(await filesMailedTo('samira@rivages.example')).toHaveLength(2)
})

test('once mailed, the credentials of each flat have left, which the feed of the building tells; no code stays in the log of mails', async () => {
  const mark = await journalMark()
  await send('samira@rivages.example')
  await runJobs()
  expect(await journalOf(tilleuls, mark)).toMatchObject([
    {
      username: 'samira@rivages.example',
      action: 'CREATED',
      model_name: 'Email',
      pretty_log: [
        { attribute_name: 'email', old_value: null, value: 'samira@rivages.example' },
        { attribute_name: 'sheets', old_value: null, value: String(flats.length) },
      ],
    },
  ])
  const rows = await db
    .selectFrom('residences')
    .select('credentials_sent_at')
    .where('parent_id', '=', tilleuls)
    .execute()
  expect(rows.filter((row) => row.credentials_sent_at === null)).toEqual([])
  const logged = await db
    .selectFrom('communication_logs')
    .select('body_html')
    .where('channel_code', '=', 'FLATS_CREDENTIALS')
    .execute()
  for (const { body_html } of logged)
    for (const { residence_code } of flats) expect(body_html).not.toContain(showCode(residence_code))
})

test('a building that is cancelled before the mail leaves: none leaves', async () => {
  const before = (await filesMailedTo('marie@horizon.example')).length
  await send('marie@horizon.example')
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', tilleuls).execute()
  expect(await filesMailedTo('marie@horizon.example')).toHaveLength(before)
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', tilleuls).execute()
})

test.each([
  {
    left: 'the company',
    table: 'user_role_companies',
    of: 'user_id',
    state: { is_active: false },
    back: { is_active: true },
  },
  {
    left: 'a company that is disabled',
    table: 'companies',
    of: 'id',
    state: { disabled_at: new Date(), disabled_reason: 'Contrat terminé' },
    back: { disabled_at: null, disabled_reason: null },
  },
  { left: 'the portal', table: 'users', of: 'id', state: { is_active: false }, back: { is_active: true } },
] as const)('who has left $left before the mail does is sent no sheets', async ({ table, of, state, back }) => {
  const { user_id, username, client } = await newColleague('Habitat Rivages')
  const id = table === 'companies' ? await world.company('Habitat Rivages') : user_id
  const put = (to: object) => db.updateTable(table).set(to).where(sql.ref(of), '=', id).execute()
  const sheets = { residence_id: tilleuls }
  expect((await (await client()).call('invitations.sendFlatsCredentials', sheets)).status).toBe(202)
  await put(state)
  expect(await filesMailedTo(username)).toEqual([])
  await put(back)
  expect((await (await client()).call('invitations.sendFlatsCredentials', sheets)).status).toBe(202)
  expect(await filesMailedTo(username)).toHaveLength(1)
})

test('a flat that is cancelled while the sheets are asked for is not among them', async () => {
  const gone = flats[2]!
  const answer = await meanwhile(
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [gone.id]),
    () => send('samira@rivages.example'),
  )
  expect(answer).toMatchObject({ status: 202, data: { flats: 11 } })
  const { text } = await readPdf((await filesMailedTo('samira@rivages.example')).at(-1)!.bytes)
  expect((await readPdf((await download('samira@rivages.example')).bytes)).pages).toBe(11)
  expect(text).toContain(showCode(flats[0]!.residence_code))
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', gone.id).execute()
})

test('422 BUILDING_WITHOUT_FLATS; 403 for who may not hand homes over; 404 for a rival', async () => {
  const marie = await as('marie@horizon.example')
  const empty = await marie.call('projects.createProject', {
    company_id: await world.company('Habitat Rivages'),
    type: 'BUILDING',
    name: 'Immeuble sans fiches',
    contact_information: { addresses: [{ street_name: 'Rue Vide', zip_code: '44000', city: 'Nantes' }] },
  })
  for (const answer of [
    await download('marie@horizon.example', {}, empty.data.id),
    await send('marie@horizon.example', empty.data.id),
  ])
    expect(answer).toMatchObject({ status: 422, error_reason: 'BUILDING_WITHOUT_FLATS' })
  for (const answer of [await download('lea@horizon.example'), await send('lea@horizon.example')])
    expect(answer).toMatchObject({ status: 403, error_reason: 'RESIDENCE_CODE_MASKED' })
  expect(await send('zoe@batir-ouest.example')).toMatchObject({ status: 404 })
  const lilas = await world.project('Maison Les Lilas')
  expect(await send('hugo@clairiere.example', lilas)).toMatchObject({ status: 422, error_reason: 'NOT_A_BUILDING' })
})
