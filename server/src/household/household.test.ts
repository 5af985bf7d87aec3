import { beforeAll, expect, test } from 'vitest'
import { thingBytesAtMost, thingsAtMost } from '@logis/contract/household.rules'
import { moveClock } from '#platform/clock.ts'
import { db, pool } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { moveIn } from '#platform/testing/people.ts'
import { photo } from '#platform/testing/photos.ts'
import { world } from '#platform/testing/world.ts'
import { forgetLeft } from './rules.ts'

let home: number
let claire: Client
beforeAll(async () => {
  home = await world.project('Maison Les Érables')
  claire = await as('claire@foyer.example', 'resident')
})
const secret = 'Le double des clés est chez Léon'
const paper = { field: 'files[]', name: 'bail.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
const add = (who: Client, fields: Record<string, string> = {}, files = [paper], residence_id = home) =>
  who.upload('household.addThing', { residence_id }, { kind: 'NOTE', title: secret, ...fields }, files)
const list = (who: Client, residence_id = home) => who.call('household.listThings', { residence_id })
const titles = async (who: Client): Promise<string[]> =>
  (await list(who)).data.map(({ title }: { title: string }) => title)

test('the household keeps notes, papers and appliances; those who live there alike read them, their author alone changes them', async () => {
  await moveIn('alice@foyer.example', home, 'OWNER')
  await moveIn('tom@foyer.example', home, 'TENANT')
  const alice = await as('alice@foyer.example', 'resident')
  const tom = await as('tom@foyer.example', 'resident')
  const made = await add(claire, {
    kind: 'DEVICE',
    title: 'Lave-linge',
    brand: 'Bosch',
    bought_on: '2026-05-02',
    warranty_until: '',
  })
  expect(made).toMatchObject({
    status: 201,
    data: {
      kind: 'DEVICE',
      brand: 'Bosch',
      bought_on: '2026-05-02',
      warranty_until: null,
      files: [{ name: 'bail.pdf' }],
      cannot: { write: null },
    },
  })
  const place = { residence_id: home, thing_id: made.data.id }
  const file_id = made.data.files[0].id
  expect((await list(alice)).data).toMatchObject([{ title: 'Lave-linge', cannot: { write: 'THING_OF_ANOTHER' } }])
  expect((await alice.download('household.downloadThingFile', { ...place, file_id })).bytes.toString()).toContain(
    '%PDF',
  )
  // A tenant is no owner, and keeps things of their own.
  expect(await titles(tom)).toEqual([])
  await add(tom, { title: 'Mon vélo' })
  expect(await titles(tom)).toEqual(['Mon vélo'])
  expect(await titles(alice)).toEqual(['Lave-linge'])
  expect(await tom.download('household.downloadThingFile', { ...place, file_id })).toMatchObject({
    error_reason: 'DOCUMENT_NOT_FOUND',
  })

  const facts = { title: 'Lave-linge', body: 'Filtre à nettoyer', brand: 'Bosch', warranty_until: '2028-05-02' }
  expect(await alice.call('household.editThing', { ...place, ...facts })).toMatchObject({
    status: 403,
    error_reason: 'THING_OF_ANOTHER',
  })
  const theirs = [
    alice.call('household.deleteThing', place),
    alice.call('household.deleteThingFile', { ...place, file_id }),
    alice.upload('household.addThingFiles', place, {}, [paper]),
  ]
  for (const answer of await Promise.all(theirs)) expect(answer).toMatchObject({ error_reason: 'THING_OF_ANOTHER' })
  expect((await claire.call('household.editThing', { ...place, ...facts })).data).toMatchObject({
    ...facts,
    bought_on: null,
  })
  const picture = { ...(await photo('facture.jpg')), field: 'files[]' }
  expect((await claire.upload('household.addThingFiles', place, {}, [picture])).data.files).toHaveLength(2)
  expect(await claire.upload('household.addThingFiles', place, {}, [])).toMatchObject({
    status: 422,
    errors: { files: [{ code: 'required' }] },
  })
  expect((await claire.call('household.deleteThingFile', { ...place, file_id })).status).toBe(200)
  expect(await claire.call('household.deleteThingFile', { ...place, file_id })).toMatchObject({
    error_reason: 'DOCUMENT_NOT_FOUND',
  })
  expect((await claire.call('household.deleteThing', place)).status).toBe(200)
  expect(await claire.call('household.deleteThing', place)).toMatchObject({
    status: 404,
    error_reason: 'THING_NOT_FOUND',
  })
})

test('a thing that is sent again under its key is there once, and so are its files; one that is gone by then is told', async () => {
  const send = (title: string, file = paper) =>
    claire.upload('household.addThing', { residence_id: home }, { kind: 'NOTE', title }, [file], {
      'idempotency-key': 'chose-1',
    })
  const files = async () => (await db.selectFrom('stored_files').select('id').execute()).length
  const first = await send('Bail perdu')
  const kept = await files()
  expect(await send('Bail perdu')).toMatchObject({ status: 201, data: first.data })
  expect(await files()).toBe(kept)
  expect((await titles(claire)).filter((title) => title === 'Bail perdu')).toHaveLength(1)
  const reused = { status: 409, error_reason: 'IDEMPOTENCY_KEY_REUSED' }
  expect(await send('Autre')).toMatchObject(reused)
  expect(await send('Bail perdu', { ...paper, bytes: `${paper.bytes}\n` })).toMatchObject(reused)
  await claire.call('household.deleteThing', { residence_id: home, thing_id: first.data.id })
  expect(await send('Bail perdu')).toMatchObject({ status: 404, error_reason: 'THING_NOT_FOUND' })
})

test('no company, administrator or support sees it by any way: lists, counts, search, statistics, feed, inbox, ZIP, PDF, exports', async () => {
  const company_id = await world.company('Maisons Clairière')
  const figures = async (hugo: Client) => [
    (await hugo.call('documents.listDocuments', { residence_id: home })).data,
    (await hugo.call('companies.getStatistics', { company_id })).data,
    (await hugo.call('projects.getProject', { residence_id: home })).data,
    (await hugo.call('notifications.listNotifications', {})).data,
  ]
  const hugo = await as('hugo@clairiere.example')
  const before = await figures(hugo)
  const mark = await journalMark()
  await add(claire)
  expect(await figures(hugo)).toEqual(before)
  expect(await journalOf(home, mark)).toEqual([])
  for (const username of ['hugo@clairiere.example', 'admin@logis.example', 'support@logis.example']) {
    const who = await as(username)
    expect(await list(who)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
    const answers = await Promise.all([
      who.call('projects.listProjects', { company_id, page_size: -1, search: 'Érables' }),
      who.call('feed.listActivity', { residence_id: home, page_size: -1 }),
      who.call('finding.find', { company_id, text: 'Léon' }),
      who.call('documents.listDocuments', { residence_id: home, page_size: -1 }),
      who.download('documents.downloadAll', { residence_id: home }),
    ])
    for (const { bytes } of answers) expect(bytes.includes('Léon') || bytes.includes('bail.pdf')).toBe(false)
  }
})

test('decision 39: what belongs to a leaver is seen by nobody from then on; they may take it along for a month, then it is gone', async () => {
  const flat = (await world.flats('Résidence Les Tilleuls'))[0]!.id
  await moveIn('alice@foyer.example', flat)
  await moveIn('nadia.benali@foyer.example', flat)
  const [alice, nadia] = [
    await as('alice@foyer.example', 'resident'),
    await as('nadia.benali@foyer.example', 'resident'),
  ]
  await add(alice, {}, [paper], flat)
  expect((await list(nadia, flat)).data).toHaveLength(1)
  const user_id = await world.user('alice@foyer.example')
  const samira = await as('samira@rivages.example')
  expect((await samira.call('tenants.removeTenant', { residence_id: flat, user_id })).status).toBe(204)
  expect((await list(nadia, flat)).data).toEqual([])
  expect(await list(alice, flat)).toMatchObject({ status: 404 })
  // Whoever comes back, or after them, finds nothing of it.
  await moveIn('alice@foyer.example', flat)
  expect((await list(alice, flat)).data).toEqual([])

  const along = await alice.download('household.takeAlong', { user_id })
  expect([along.status, along.bytes.subarray(0, 2).toString(), along.bytes.includes('bail.pdf')]).toEqual([
    200,
    'PK',
    true,
  ])
  expect((await alice.call('accounts.exportUserData', { user_id })).data.household).toMatchObject([
    { title: secret, files: ['bail.pdf'] },
  ])
  for (const who of [await as('admin@logis.example'), nadia])
    expect(await who.download('household.takeAlong', { user_id })).toMatchObject({
      status: 404,
      error_reason: 'USER_NOT_FOUND',
    })

  const admin = await as('admin@logis.example')
  expect((await admin.call('accounts.exportUserData', { user_id })).data).not.toHaveProperty('household')

  const kept = async () =>
    (
      await pool.query(
        'select count(*)::int as count from household_things where user_id = $1 and left_at is not null',
        [user_id],
      )
    ).rows[0].count
  await forgetLeft()
  expect(await kept()).toBe(1)
  moveClock(new Date(Date.now() + 31 * 86_400_000))
  await forgetLeft()
  moveClock(null)
  expect(await kept()).toBe(0)
})

test('HOUSEHOLD_FULL: of those who add at once, the last place is one’s; a file of another kind is refused', async () => {
  const user_id = await world.user('claire@foyer.example')
  await db.deleteFrom('household_things').where('user_id', '=', user_id).execute()
  await pool.query(
    `insert into household_things (residence_id, user_id, kind, title) select $1, $2, 'NOTE', 'Note ' || n from generate_series(1, $3) n`,
    [home, user_id, thingsAtMost - 1],
  )
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(claire)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(await add(claire)).toMatchObject({ error_reason: 'HOUSEHOLD_FULL' })
  const { data: things } = await list(claire)
  const { id: thing_id } = things.find(({ files }: { files: object[] }) => files.length > 0)
  const files = db.updateTable('household_files').where('thing_id', '=', thing_id)
  await files.set({ size_bytes: thingBytesAtMost }).execute()
  expect(await claire.upload('household.addThingFiles', { residence_id: home, thing_id }, {}, [paper])).toMatchObject({
    status: 409,
    error_reason: 'HOUSEHOLD_FULL',
  })
  const program = { ...paper, name: 'a.exe', bytes: 'MZ\u0090\u0000' }
  expect(await add(claire, {}, [program])).toMatchObject({ error_reason: 'FILE_TYPE_NOT_ALLOWED' })
})
