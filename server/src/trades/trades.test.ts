import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { tradeOf } from '#platform/testing/administration.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf, jobOf } from '#platform/testing/contacts.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let admin: Client
let [clairiere, adminId] = [0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  clairiere = await world.company('Maisons Clairière')
  adminId = await world.user('admin@logis.example')
})

const wells = { code: 'well_digger', name_fr: 'Puisatier', name_en: 'Well digger' }
const create = (more: object = {}) => admin.call('trades.createTrade', { ...wells, ...more })
const edit = (job_id: number, more: object) => admin.call('trades.editTrade', { job_id, ...more })
const remove = (job_id: number) => admin.call('trades.deleteTrade', { job_id })
const list = (input: Record<string, unknown> = {}) => admin.call('trades.listTrades', { page_size: -1, ...input })
const told = async (id: number) => {
  const { data } = await admin.call('administration.listEntries', { search: { model_name: 'Trade' }, page_size: -1 })
  return data.filter(({ model_id }: { model_id: number }) => model_id === id)
}
const offered = async () =>
  (await (await as('hugo@clairiere.example')).call('contacts.listJobs', {})).data.map(
    ({ code }: { code: string }) => code,
  )

test('ADMIN-07/list: the trades with code, names and how many contacts have them, searched, ordered and paged', async () => {
  const whole = await list()
  expect(whole.data[0]).toMatchObject({ name_fr: 'Architecte' })
  expect(whole.data.find(({ code }: { code: string }) => code === 'roofer')).toMatchObject({
    name_fr: 'Couvreur',
    name_en: 'Roofer',
    archived: false,
    contacts_count: expect.any(Number),
  })
  for (const text of ['COUVREUR', 'roof', 'roofer'])
    expect((await list({ search: text })).data).toMatchObject([{ code: 'roofer' }])
  const first = await list({ sort: '-code', page: 1, page_size: 2 })
  expect(first.meta).toMatchObject({ total: whole.meta.total, per_page: 2, current_page: 1 })
  expect(first.data.map(({ code }: { code: string }) => code)).toEqual(['ventilation', 'solar'])
  expect((await list({ search: { archived: '0' } })).meta.total).toBe(whole.meta.total)
})

test('ADMIN-07/add 201: everyone is offered it, in their language; the feed of administration has it', async () => {
  const { status, data } = await create()
  expect(status).toBe(201)
  expect(data).toEqual({
    id: expect.any(Number),
    ...wells,
    archived: false,
    contacts_count: 0,
    cannot: { delete: null },
  })
  expect(await offered()).toContain('well_digger')
  expect(await told(data.id)).toMatchObject([
    {
      action: 'CREATED',
      name: 'Puisatier',
      actor: { id: adminId, name: 'admin@logis.example' },
      impersonator: null,
      operation: 'trades.createTrade',
      changes: [
        { attribute_name: 'code', old_value: null, value: 'well_digger' },
        { attribute_name: 'name_fr', old_value: null, value: 'Puisatier' },
        { attribute_name: 'name_en', old_value: null, value: 'Well digger' },
      ],
    },
  ])
})

test('ADMIN-07/edit 200: names, code, archived; what is absent stays; from and to are told, and nothing of no change', async () => {
  const id = await tradeOf()
  const before = (await edit(id, {})).data
  expect(await edit(id, { name_fr: 'Sourcier' })).toMatchObject({
    status: 200,
    data: { ...before, name_fr: 'Sourcier' },
  })
  await edit(id, { code: `${before.code}_2`, archived: true })
  await edit(id, { code: `${before.code}_2`, archived: true })
  expect(await told(id)).toMatchObject([
    {
      action: 'UPDATED',
      name: 'Sourcier',
      changes: [
        { attribute_name: 'code', old_value: before.code, value: `${before.code}_2` },
        { attribute_name: 'archived', old_value: 'false', value: 'true' },
      ],
    },
    {
      action: 'UPDATED',
      changes: [{ attribute_name: 'name_fr', old_value: before.name_fr, value: 'Sourcier' }],
    },
    { action: 'CREATED' },
  ])
})

test('an archived trade is offered no more and stays with whom it has; it may be offered again', async () => {
  const id = await tradeOf()
  const { code } = (await edit(id, {})).data
  const contact = await contactOf(clairiere, { jobs: [{ id }] })
  await edit(id, { archived: true })
  expect(await offered()).not.toContain(code)
  const hugo = await as('hugo@clairiere.example')
  const { data } = await hugo.call('contacts.listContacts', { company_id: clairiere, search: { job_id: String(id) } })
  expect(data).toMatchObject([{ id: contact, jobs: [{ code }] }])
  expect((await list({ search: { '': code, archived: '1' } })).data).toMatchObject([{ id }])
  expect((await list({ search: { '': code, archived: '0' } })).data).toEqual([])
  expect((await edit(id, { archived: false })).data).toMatchObject({ archived: false, contacts_count: 1 })
  expect(await offered()).toContain(code)
})

describe('ADMIN-07/delete', () => {
  test('ADMIN-07/delete 204: an unused trade goes, and the feed keeps what it was', async () => {
    const id = await tradeOf()
    const { name_fr, code } = (await edit(id, {})).data
    expect((await remove(id)).status).toBe(204)
    expect((await list({ search: code })).data).toEqual([])
    expect((await told(id))[0]).toMatchObject({
      action: 'DELETED',
      name: name_fr,
      changes: expect.arrayContaining([{ attribute_name: 'code', old_value: code, value: null }]),
    })
  })

  test('409: one that a contact has stays, and says so before it is tried', async () => {
    const id = await jobOf('plumber')
    const row = (await list({ search: 'plumber' })).data[0]
    expect(row).toMatchObject({ id, cannot: { delete: 'IN_USE' } })
    expect(row.contacts_count).toBeGreaterThan(0)
    expect(await remove(id)).toMatchObject({ status: 409, error_reason: 'IN_USE' })
    expect((await list({ search: 'plumber' })).data).toEqual([row])
  })

  test('given to a contact meanwhile, it stays; deleted meanwhile, it is not given', async () => {
    const [given, gone] = [await tradeOf(), await tradeOf()]
    const contact = await contactOf(clairiere)
    const late = await meanwhile(
      async ({ run }) => {
        await run('select from jobs where id = $1 for key share', [given])
        await run('insert into contact_jobs (contact_id, job_id) values ($1, $2)', [contact, given])
      },
      () => remove(given),
    )
    expect(late).toMatchObject({ status: 409, error_reason: 'IN_USE' })
    const hugo = await as('hugo@clairiere.example')
    const refused = await meanwhile(
      ({ run }) => run('delete from jobs where id = $1', [gone]),
      () => hugo.call('contacts.createContact', { company_id: clairiere, name: 'Alix Roche', jobs: [{ id: gone }] }),
    )
    expect(refused).toMatchObject({ status: 422, error_reason: 'JOB_NOT_FOUND' })
  })
})

test('409: a code is given once, also by two at once', async () => {
  expect((await create({ code: 'twice' })).status).toBe(201)
  expect(await create({ code: 'twice' })).toMatchObject({ status: 409, error_reason: 'CODE_EXISTS' })
  expect(await edit(await tradeOf(), { code: 'twice' })).toMatchObject({ status: 409, error_reason: 'CODE_EXISTS' })
  const both = await Promise.all([create({ code: 'at_once' }), create({ code: 'at_once' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('422: a code of other letters, a name that is missing; 404: a trade of nobody', async () => {
  for (const more of [{ code: 'Été' }, { code: '1a' }, { name_fr: ' ' }, { name_en: 'a'.repeat(121) }])
    expect(await create(more)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await edit(999_999_999, { name_fr: 'X' })).toMatchObject({ status: 404, error_reason: 'JOB_NOT_FOUND' })
  expect(await remove(999_999_999)).toMatchObject({ status: 404, error_reason: 'JOB_NOT_FOUND' })
})

test('403: whose role is taken away while the act waits changes nothing', async () => {
  const id = await tradeOf()
  const refused = await meanwhile(
    ({ run }) => run('delete from user_global_roles where user_id = $1', [adminId]),
    () => remove(id),
  )
  await db.insertInto('user_global_roles').values({ user_id: adminId, role: 'ADMINISTRATOR' }).execute()
  expect(refused).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await db.selectFrom('jobs').select('id').where('id', '=', id).execute()).toEqual([{ id }])
})
