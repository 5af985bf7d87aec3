import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { killedAt, meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let [marie, samira]: Client[] = []
let rivages = 0
beforeAll(async () => {
  marie = await as('marie@horizon.example')
  samira = await as('samira@rivages.example')
  rivages = await world.company('Habitat Rivages')
})

let buildings = 0
const place = { street_number: '3', street_name: 'Quai Neuf', zip_code: '44000', city: 'Nantes' }
/** A building with no flats, which carries what opens them. */
const newBuilding = async (company_id = rivages): Promise<number> => {
  const { data } = await marie!.call('projects.createProject', {
    company_id,
    type: 'BUILDING',
    name: `Immeuble ${(buildings += 1)}`,
    contact_information: { addresses: [place] },
  })
  await db
    .insertInto('residence_service_provisions')
    .values({ residence_id: data.id, code: 'MSL_PREMIUM' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return data.id as number
}
const flatsOf = (building_id: number) =>
  db
    .selectFrom('residences')
    .selectAll()
    .where('parent_id', '=', building_id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
const create = (building_id: number, flats: object[], who = marie!) =>
  who.call('flats.createFlats', { building_id, flats })
const edit = (building_id: number, flats: object[], who = samira!) =>
  who.call('flats.editFlats', { building_id, flats })
const named = (...names: string[]) => names.map((name) => ({ name }))

test('201: flats at the address of their building, each with a code, its first state and its own story', async () => {
  const building = await newBuilding()
  const given = [
    { name: 'A01', size: 45.5, floor: 0, stairs: 'A' },
    { name: 'A02', size: null, floor: 1, stairs: null },
  ]
  expect(await create(building, given)).toMatchObject({ status: 201, data: { created: 2, existing: 0 } })
  const made = await flatsOf(building)
  expect(made).toMatchObject(
    given.map((flat) => ({ ...flat, type: 'FLAT', company_id: rivages, city: 'Nantes', zip_code: '44000' })),
  )
  expect(new Set(made.map(({ residence_code }) => residence_code)).size).toBe(2)
  const { data } = await marie!.call('projects.getProject', { residence_id: made[0]!.id })
  expect(data).toMatchObject({
    parent: { id: building },
    contact_information: { addresses: [place], emails: [] },
  })
  const [told] = await journalOf(made[0]!.id)
  expect(told).toMatchObject({ username: 'marie@horizon.example', action: 'CREATED', model_name: 'Residence' })
  expect(told!.pretty_log).toContainEqual({ attribute_name: 'floor', old_value: null, value: '0' })
  const states = await db
    .selectFrom('residence_states_history')
    .select('state')
    .where('residence_id', '=', made[1]!.id)
    .execute()
  expect(states).toEqual([{ state: 'CREATED' }])
})

test('what the building has already is told before, but for case and accents, and stays as it is', async () => {
  const building = await newBuilding()
  await create(building, [{ name: 'Étage noble', size: 80 }])
  const match = await marie!.call('flats.matchFlats', { building_id: building, names: ['Loge', 'etage  NOBLE'] })
  expect(match).toMatchObject({ status: 200, data: [null, { name: 'Étage noble' }] })
  expect(await flatsOf(building)).toHaveLength(1)
  const again = await create(building, [{ name: 'ÉTAGE NOBLE', size: 12 }, { name: 'Loge' }])
  expect(again).toMatchObject({ status: 201, data: { created: 1, existing: 1 } })
  expect((await flatsOf(building)).map(({ name, size }) => [name, size])).toEqual([
    ['Étage noble', 80],
    ['Loge', null],
  ])
})

test('the same flats sent twice at once are made once, and so are those sent again', async () => {
  const building = await newBuilding()
  const flats = named('1', '2', '3')
  const both = await Promise.all([create(building, flats), create(building, flats)])
  expect(both.map(({ data }) => data.created).toSorted((a, b) => a - b)).toEqual([0, 3])
  expect(await create(building, flats)).toMatchObject({ data: { created: 0, existing: 3 } })
  expect((await flatsOf(building)).map(({ name }) => name)).toEqual(['1', '2', '3'])
})

test('flats that are killed while they are made leave nothing, and are made whole when they are sent again', async () => {
  const building = await newBuilding()
  await create(building, named('1'))
  const [first] = await flatsOf(building)
  const killed = await killedAt(first!.id, () => create(building, named('1', '2', '3')))
  expect(killed.status).toBe(503)
  expect(await flatsOf(building)).toHaveLength(1)
  expect(await create(building, named('1', '2', '3'))).toMatchObject({ data: { created: 2, existing: 1 } })
})

test('422: one name twice in what is sent, told by its field; nothing is made', async () => {
  const building = await newBuilding()
  expect(await create(building, named('1', '2', ' 1 '))).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
    errors: { 'flats.2.name': [{ code: 'flat_repeated' }] },
  })
  expect(await flatsOf(building)).toEqual([])
})

test('a thousand flats are one act', async () => {
  const building = await newBuilding()
  const thousand = named(...Array.from({ length: 1000 }, (_, index) => `L${index}`))
  expect(await create(building, thousand)).toMatchObject({ status: 201, data: { created: 1000 } })
  expect(await create(building, named(...Array.from({ length: 1001 }, (_, index) => `M${index}`)))).toMatchObject({
    status: 422,
  })
  expect(await flatsOf(building)).toHaveLength(1000)
})

test('the default template of the company is given to each flat', async () => {
  const building = await newBuilding(await world.company('Maisons Clairière'))
  await create(building, named('1', '2'))
  for (const { id } of await flatsOf(building)) {
    const files = await db.selectFrom('documents').select('name').where('residence_id', '=', id).execute()
    expect(files).toContainEqual({ name: 'Guide des garanties' })
  }
})

test('200: several flats are renamed, measured and placed at once; what is not said stays, and what does not change is not told', async () => {
  const building = await newBuilding()
  await create(building, [{ name: '1', size: 40, stairs: 'A' }, { name: '2', floor: 1 }, { name: '3' }])
  const [one, two, three] = (await flatsOf(building)).map(({ id }) => id)
  const answer = await edit(building, [
    { id: one, name: '2' },
    { id: two, name: '1', floor: 2, stairs: 'B' },
    { id: three, name: '3' },
  ])
  expect(answer).toMatchObject({ status: 200, data: { changed: 2 } })
  expect(await flatsOf(building)).toMatchObject([
    { name: '2', size: 40, stairs: 'A', floor: null },
    { name: '1', floor: 2, stairs: 'B' },
    { name: '3' },
  ])
  expect((await journalOf(two!)).at(-1)).toMatchObject({
    action: 'UPDATED',
    username: 'samira@rivages.example',
    pretty_log: [
      { attribute_name: 'name', old_value: '2', value: '1' },
      { attribute_name: 'floor', old_value: '1', value: '2' },
      { attribute_name: 'stairs', old_value: null, value: 'B' },
    ],
  })
  expect(await journalOf(three!)).toHaveLength(1)
  expect(await edit(building, [{ id: one, size: null, stairs: null }])).toMatchObject({ data: { changed: 1 } })
})

test('409 FLAT_NAME_EXISTS: a name that another flat has, or that two are given, is told by its line; nothing changes', async () => {
  const building = await newBuilding()
  await create(building, named('1', '2', '3'))
  const [one, two] = (await flatsOf(building)).map(({ id }) => id)
  expect(
    await edit(building, [
      { id: one, floor: 4 },
      { id: two, name: '3' },
    ]),
  ).toMatchObject({
    status: 409,
    error_reason: 'FLAT_NAME_EXISTS',
    errors: { 'flats.1.name': [{ code: 'flat_repeated' }] },
  })
  expect(
    await edit(building, [
      { id: one, name: 'X' },
      { id: two, name: 'x' },
    ]),
  ).toMatchObject({
    status: 409,
    errors: { 'flats.0.name': [{}], 'flats.1.name': [{}] },
  })
  expect(await flatsOf(building)).toMatchObject([{ name: '1', floor: null }, { name: '2' }, { name: '3' }])
})

test('two who give one name to two flats at once: one is refused', async () => {
  const building = await newBuilding()
  await create(building, named('1', '2'))
  const [one, two] = (await flatsOf(building)).map(({ id }) => id)
  const both = await Promise.all([edit(building, [{ id: one, name: '9' }]), edit(building, [{ id: two, name: '9' }])])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a flat that is cancelled while several are changed is not there any more; nothing changes', async () => {
  const building = await newBuilding()
  await create(building, named('1', '2'))
  const [one, two] = (await flatsOf(building)).map(({ id }) => id)
  const answer = await meanwhile(
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [two]),
    () =>
      edit(building, [
        { id: one, floor: 1 },
        { id: two, floor: 1 },
      ]),
  )
  expect(answer).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await flatsOf(building)).toMatchObject([{ id: one, floor: null }])
})

test('422 NOT_A_BUILDING; 403 for who may not make projects, or whose building lacks the provision of flats', async () => {
  const hugo = await as('hugo@clairiere.example')
  const house = await world.project('Maison Les Érables')
  expect(await edit(house, [{ id: house, floor: 1 }], hugo)).toMatchObject({
    status: 422,
    error_reason: 'NOT_A_BUILDING',
  })
  const building = await newBuilding()
  expect(await create(building, named('1'), samira)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  await create(building, named('1'))
  const [flat] = await flatsOf(building)
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', building).execute()
  expect(await edit(building, [{ id: flat!.id, floor: 1 }])).toMatchObject({
    status: 403,
    error_reason: 'SERVICE_PROVISION_REQUIRED',
  })
})
