import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { installed } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { sample } from '../../fault/mutations.ts'

let hugo: Client
let marie: Client
let lilas: number
let wool: number
let board: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  marie = await as('marie@horizon.example')
  lilas = await world.project('Maison Les Lilas')
  const materials = await db
    .selectFrom('products')
    .select('id')
    .where('type', '=', 'MATERIAL')
    .where('is_generic', '=', true)
    .where('nature', '=', 'insulation')
    .orderBy('id')
    .execute()
  wool = materials[0]!.id
  board = materials[1]!.id
})
beforeEach(async () => {
  await db.deleteFrom('devices').where('residence_id', '=', lilas).execute()
  await db.deleteFrom('product_requests').where('residence_id', '=', lilas).execute()
  await db.updateTable('residences').set({ device_count: 0 }).where('id', '=', lilas).execute()
})

type Part = 'parois_opaques' | 'parois_vitrees'
const row = (product_id: number, more: object = {}) => ({
  product_id,
  surface: 12.5,
  thickness: 140,
  quantity: 1,
  ...more,
})
const wall = (index: number, rows: object[], part: Part = 'parois_opaques') => ({ part, index, rows })
const put = (who: Client, walls: object[], replace_existing = false, residence_id = lilas) =>
  who.call('studies.importWalls', { residence_id, walls, replace_existing })
const devices = () =>
  db
    .selectFrom('devices')
    .select(['product_id', 'surface', 'thickness', 'quantity', 'source_type', 'source_data'])
    .where('residence_id', '=', lilas)
    .orderBy('id')
    .execute()
const requests = () => db.selectFrom('product_requests').selectAll().where('residence_id', '=', lilas).execute()
const count = async () =>
  (await db.selectFrom('residences').select('device_count').where('id', '=', lilas).executeTakeFirstOrThrow())
    .device_count
const imported = async () =>
  (await hugo.call('studies.getThermalStudy', { residence_id: lilas })).data.walls as { imported: number }

test('IMP-11 200: each row is a device that knows its wall, its surface and its thickness', async () => {
  const mark = await journalMark()
  const answer = await put(hugo, [
    wall(0, [row(wool)]),
    wall(3, [row(board, { surface: 3.4, thickness: 0 })], 'parois_vitrees'),
  ])
  expect(answer).toMatchObject({ status: 200, data: { created: 2, deleted: 0 } })
  expect(await devices()).toEqual([
    {
      product_id: wool,
      surface: 12.5,
      thickness: 140,
      quantity: 1,
      source_type: 'xml_rset_envelope',
      source_data: { part: 'parois_opaques', index: 0 },
    },
    {
      product_id: board,
      surface: 3.4,
      thickness: 0,
      quantity: 1,
      source_type: 'xml_rset_envelope',
      source_data: { part: 'parois_vitrees', index: 3 },
    },
  ])
  expect(await imported()).toMatchObject({ expected: 12, imported: 2 })
  const told = await journalOf(lilas, mark)
  expect(told.map(({ action, model_name, context_http_name }) => [action, model_name, context_http_name])).toEqual([
    ['CREATED', 'Device', 'studies.importWalls'],
    ['CREATED', 'Device', 'studies.importWalls'],
  ])
})

test('IMP-23: equal rows are one device, with their quantities together', async () => {
  await put(hugo, [wall(0, [row(wool), row(wool, { quantity: 2 }), row(wool, { thickness: 60 })])])
  expect((await devices()).map(({ quantity, thickness }) => [quantity, thickness])).toEqual([
    [3, 140],
    [1, 60],
  ])
})

test('IMP-38/server: what was typed is a product request, with the material it stands for', async () => {
  const product_request = { name: 'Panneau sur mesure', manufacturer: 'Atelier Nord', parent_id: wool }
  const typed = { product_request, surface: 8, thickness: 60, quantity: 2 }
  expect(await put(hugo, [wall(1, [typed, row(wool)])])).toMatchObject({ data: { created: 2 } })
  expect(await requests()).toMatchObject([
    {
      name: 'Panneau sur mesure',
      manufacturer: 'Atelier Nord',
      parent_id: wool,
      surface: 8,
      thickness: 60,
      quantity: 2,
      status: 'PENDING',
      source_type: 'xml_rset_envelope',
      source_data: { part: 'parois_opaques', index: 1 },
    },
  ])
  expect(await devices()).toHaveLength(1)
  expect(await imported()).toMatchObject({ imported: 1 })
  expect(await count()).toBe(2)
})

test('409 PRODUCT_REQUEST_IN_USE: what was typed stays while a completed intervention speaks of it, and so does the wall', async () => {
  const product_request = { name: 'Panneau posé', manufacturer: 'Atelier Nord', parent_id: wool }
  await put(hugo, [wall(1, [{ product_request, surface: 8, thickness: 60 }, row(wool)])])
  const [typed] = await requests()
  const id = await installed(lilas, typed!.id)
  const before = await devices()
  const answer = await put(hugo, [wall(1, [row(board)])], true)
  expect(answer).toMatchObject({ status: 409, error_reason: 'PRODUCT_REQUEST_IN_USE' })
  expect(await devices()).toEqual(before)
  expect(await requests()).toHaveLength(1)
  await db.deleteFrom('interventions').where('id', '=', id).execute()
})

test('409: a wall that has devices already is not overwritten unasked, and nothing changes', async () => {
  await put(hugo, [wall(0, [row(wool)])])
  const before = await devices()
  const again = await put(marie, [wall(0, [row(board)]), wall(1, [row(board)])])
  expect(again).toMatchObject({ status: 409, error_reason: 'WALL_ALREADY_IMPORTED' })
  expect(await devices()).toEqual(before)
})

test('409: among walls that are replaced, one that was imported meanwhile is not', async () => {
  await put(hugo, [wall(0, [row(wool)])])
  await put(marie, [wall(1, [row(wool)])])
  const before = await devices()
  const [seen, unseen] = [wall(0, [row(board)]), { ...wall(1, [row(board)]), replace_existing: false }]
  expect(await put(hugo, [seen, unseen], true)).toMatchObject({ status: 409, error_reason: 'WALL_ALREADY_IMPORTED' })
  expect(await devices()).toEqual(before)
  const both = [seen, { ...unseen, replace_existing: true }]
  expect(await put(hugo, both, false)).toMatchObject({ status: 409, error_reason: 'WALL_ALREADY_IMPORTED' })
  expect(await put(hugo, both, true)).toMatchObject({ status: 200, data: { created: 2, deleted: 2 } })
})

test('IMP-19/server: the wall’s devices and requests go, the new ones come; other walls and other devices stay', async () => {
  const typed = {
    product_request: { name: 'A', manufacturer: 'B', parent_id: wool },
    surface: 1,
    thickness: 1,
    quantity: 1,
  }
  await put(hugo, [wall(0, [row(wool), typed]), wall(1, [row(wool)])])
  await hugo.call('devices.createDevice', { residence_id: lilas, product_id: wool, surface: 99 })
  const mark = await journalMark()
  expect(await put(hugo, [wall(0, [row(board)])], true)).toMatchObject({ data: { created: 1, deleted: 2 } })
  expect((await devices()).map(({ product_id, surface, source_data }) => [product_id, surface, source_data])).toEqual([
    [wool, 12.5, { part: 'parois_opaques', index: 1 }],
    [wool, 99, null],
    [board, 12.5, { part: 'parois_opaques', index: 0 }],
  ])
  expect(await requests()).toEqual([])
  expect(await count()).toBe(3)
  expect((await journalOf(lilas, mark)).map(({ action }) => action).toSorted()).toEqual([
    'CREATED',
    'DELETED',
    'DELETED',
  ])
})

test('a wall imported again as it is: nothing is written, nothing is told, whoever repeats it', async () => {
  const walls = [wall(0, [row(wool), row(wool)]), wall(2, [row(board)], 'parois_vitrees')]
  await put(hugo, walls)
  const before = await db.selectFrom('devices').select('id').where('residence_id', '=', lilas).execute()
  const mark = await journalMark()
  for (const replace of [false, true])
    expect(await put(marie, walls, replace)).toMatchObject({ status: 200, data: { created: 0, deleted: 0 } })
  expect(await db.selectFrom('devices').select('id').where('residence_id', '=', lilas).execute()).toEqual(before)
  expect(await journalOf(lilas, mark)).toEqual([])
})

test('two people import one wall at once, each their own way: one result, no duplicate', async () => {
  const both = await Promise.all([put(hugo, [wall(0, [row(wool)])]), put(marie, [wall(0, [row(board)])])])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await devices()).toHaveLength(1)
  expect(await count()).toBe(1)
})

test('many imports of the same walls at once: the wall has what one of them gave it, and the count is right', async () => {
  const tries = Array.from({ length: 8 }, (_, n) =>
    put(n % 2 ? hugo : marie, [wall(0, [row(n % 2 ? wool : board)]), wall(1, [row(wool, { thickness: n })])], true),
  )
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 200))
  const found = await devices()
  expect(found.map(({ source_data }) => (source_data as { index: number }).index).toSorted((a, b) => a - b)).toEqual([
    0, 1,
  ])
  expect(await count()).toBe(2)
})

test('a device added by hand while walls are imported is never lost', async () => {
  const byHand = () => hugo.call('devices.createDevice', { residence_id: lilas, product_id: board, surface: 7 })
  const acts = Array.from({ length: 6 }, (_, n) =>
    n % 2 ? byHand() : put(marie, [wall(0, [row(wool, { thickness: n })])], true),
  )
  expect((await Promise.all(acts)).map(({ status }) => status)).toEqual([200, 201, 200, 201, 200, 201])
  expect((await devices()).filter(({ surface }) => surface === 7)).toHaveLength(3)
  expect(await count()).toBe(4)
})

test('all walls or none: one that is unknown, or a product that is, changes nothing', async () => {
  await put(hugo, [wall(0, [row(wool)])])
  const before = await devices()
  expect(await put(hugo, [wall(1, [row(wool)]), wall(99, [row(wool)])], true)).toMatchObject({
    status: 422,
    error_reason: 'WALL_NOT_FOUND',
  })
  const unknown = await put(hugo, [wall(0, [row(board)]), wall(1, [row(999_999_999)])], true)
  expect(unknown).toMatchObject({ status: 422, error_reason: 'PRODUCT_NOT_FOUND' })
  expect(await devices()).toEqual(before)
})

const archiveBoard = (archived_at: string | null) =>
  db.updateTable('products').set({ archived_at }).where('id', '=', board).execute()

test('a wall keeps a product that was archived since; it is no choice for another wall, whose row is named', async () => {
  await put(hugo, [wall(0, [row(board)])])
  await archiveBoard(new Date().toISOString())
  try {
    const { data } = await hugo.call('devices.listDevices', { residence_id: lilas, page_size: -1 })
    expect(data).toMatchObject([{ product: { id: board, archived: true } }])
    const kept = wall(0, [row(wool), row(board), row(board, { thickness: 60 })])
    expect(await put(hugo, [kept], true)).toMatchObject({ status: 200, data: { created: 3, deleted: 1 } })
    const before = await devices()
    const chosen = wall(1, [row(wool), row(wool), row(board), row(999_999_999)])
    const refused = await put(hugo, [wall(0, [row(board)]), chosen], true)
    expect(refused).toMatchObject({ status: 422, error_reason: 'PRODUCT_NOT_FOUND' })
    expect(Object.keys(refused.errors ?? {})).toEqual(['walls.1.rows.2.product_id', 'walls.1.rows.3.product_id'])
    expect(refused.errors['walls.1.rows.2.product_id']).toMatchObject([{ code: 'not_offered' }])
    expect(await devices()).toEqual(before)
  } finally {
    await archiveBoard(null)
  }
})

test('a row takes any quantity that a device may hold, and equal rows are added up to the hundredth', async () => {
  const rows = [row(wool, { quantity: 0.1 }), row(wool, { quantity: 0.2 }), row(board, { quantity: 1500 })]
  expect(await put(hugo, [wall(0, rows)])).toMatchObject({ status: 200, data: { created: 2 } })
  expect((await devices()).map(({ quantity }) => quantity)).toEqual([0.3, 1500])
  const most = row(wool, { quantity: 99_999_999.99 })
  expect(await put(hugo, [wall(1, [most])])).toMatchObject({ status: 200 })
  expect(await put(hugo, [wall(2, [most, most])])).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('409: the booklet’s last places are not shared by halves', async () => {
  await db.updateTable('residences').set({ device_count: 1499 }).where('id', '=', lilas).execute()
  expect(await put(hugo, [wall(0, [row(wool), row(board)])])).toMatchObject({
    status: 409,
    error_reason: 'DEVICE_LIMIT_REACHED',
  })
  expect(await devices()).toEqual([])
})

test('422: no row, no product, both kinds of product, a negative size, a wall twice, no wall', async () => {
  const request = { name: 'A', manufacturer: 'B', parent_id: wool }
  const wrong = [
    [wall(0, [])],
    [wall(0, [{ surface: 1, thickness: 1 }])],
    [wall(0, [row(wool, { product_request: request })])],
    [wall(0, [row(wool, { surface: -1 })])],
    [wall(0, [row(wool, { thickness: 1.5 })])],
    [wall(0, [row(wool, { quantity: 0 })])],
    [wall(0, [row(wool)]), wall(0, [row(board)])],
    [],
  ]
  for (const walls of wrong)
    expect(await put(hugo, walls)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await devices()).toEqual([])
})

test('409: without a study, with one that is not RE2020, with one that could not be read, with an empty envelope', async () => {
  const erables = await world.project('Maison Les Érables')
  const refused = async () => (await put(hugo, [wall(0, [row(wool)])], false, erables)).error_reason
  expect(await refused()).toBe('THERMAL_STUDY_MISSING')
  await hugo.upload('studies.attachStudy', { residence_id: erables }, {}, [
    { name: 'vide.xml', bytes: sample('re2020-enveloppe-vide-valide.xml') },
  ])
  expect(await refused()).toBe('ENVELOPE_EMPTY')
  await db.updateTable('thermal_studies').set({ status: 'FAILED' }).where('residence_id', '=', erables).execute()
  expect(await refused()).toBe('THERMAL_STUDY_UNREADABLE')
  await db.updateTable('thermal_studies').set({ type: 'RT2012' }).where('residence_id', '=', erables).execute()
  expect(await refused()).toBe('THERMAL_STUDY_NOT_RE2020')
})

test('409 THERMAL_STUDY_REPLACED: rows typed for the walls of a former study go nowhere; what it brought stays', async () => {
  const erables = await world.project('Maison Les Érables')
  const attach = async (bytes: string | Buffer) => {
    const files = [{ name: 'etude.xml', bytes }]
    return (await hugo.upload('studies.attachStudy', { residence_id: erables }, {}, files)).data.id as number
  }
  const send = (study_id: number, product: number, replace_existing: boolean) =>
    hugo.call('studies.importWalls', {
      residence_id: erables,
      study_id,
      walls: [wall(0, [row(product)])],
      replace_existing,
    })
  const former = await attach(sample('re2020-maison-valide.xml'))
  expect(await send(former, wool, false)).toMatchObject({ status: 200, data: { created: 1 } })
  const study = await attach(sample('re2020-collectif-2-batiments-valide.xml'))
  expect(await send(former, board, true)).toMatchObject({ status: 409, error_reason: 'THERMAL_STUDY_REPLACED' })
  expect(await send(study, wool, false)).toMatchObject({ status: 200, data: { created: 0, deleted: 0 } })
  expect(await send(study, board, true)).toMatchObject({ status: 200, data: { created: 1, deleted: 1 } })
})

test('422: a kind of wall that nobody knows is not imported', async () => {
  const erables = await world.project('Maison Les Érables')
  const bytes = sample('re2020-maison-valide.xml').toString().replaceAll('type_paroi="200"', 'type_paroi="900"')
  await hugo.upload('studies.attachStudy', { residence_id: erables }, {}, [{ name: 'a.xml', bytes }])
  expect(await put(hugo, [wall(4, [row(wool)])], false, erables)).toMatchObject({
    status: 422,
    errors: { walls: [{ code: 'unsupported' }] },
  })
})

test('403 404: a reader, a third party, a rival', async () => {
  await authorise('Maisons Clairière', 'Études Isotherme')
  for (const username of ['lea@horizon.example', 'luc@isotherme.example'])
    expect(await put(await as(username), [wall(0, [row(wool)])])).toMatchObject({
      status: 403,
      error_reason: 'FORBIDDEN',
    })
  const zoe = await as('zoe@batir-ouest.example')
  expect(await put(zoe, [wall(0, [row(wool)])])).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
})
