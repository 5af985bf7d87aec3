import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db, pool } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf } from '#platform/testing/contacts.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { crowd } from '#platform/testing/merging.ts'
import { world } from '#platform/testing/world.ts'
import { follow, followAll } from './rules.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

let drawn = 0
const company = async (): Promise<number> => {
  const name = `Grande à réunir ${(drawn += 1)}`
  return (await admin.call('partners.createPartner', { name, type: 'RENOVATION' })).data.id
}
const merge = (company_id: number, into_id: number) => admin.call('partners.mergePartner', { company_id, into_id })
const preview = (company_id: number, into_id: number) => admin.call('partners.previewMerge', { company_id, into_id })
const home = async (company_id: number, type = 'HOUSE', more: object = {}): Promise<number> => {
  const contact_information = { addresses: [{ street_name: 'Rue Commune', zip_code: '44000', city: 'Nantes' }] }
  const name = `Projet ${Math.random()}`
  return (await admin.call('projects.createProject', { company_id, type, name, contact_information, ...more })).data.id
}
const read = async (company_id: number) => (await admin.call('partners.readPartner', { company_id })).data
const rowsOf = async (table: string, company_id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where company_id = ${company_id}`.execute(db)
  return rows[0]!.count
}

/** A company of hundreds: houses, a building and a flat in it, a cancelled house, contacts. */
const large = async () => {
  const from = await company()
  const building = await home(from, 'BUILDING')
  const flat = await home(from, 'FLAT', { parent_id: building })
  const cancelled = await home(from)
  await admin.call('projects.cancelProject', { company_id: from, residence_id: cancelled })
  await crowd(from, 450)
  for (let count = 0; count < 3; count += 1) await contactOf(from)
  return { from, building, flat, cancelled, homes: 453 }
}

test('of a company of hundreds people and tools move at once, and its homes follow by a job: reached by the other’s people all the while, none left behind', async () => {
  const { from, building, flat, cancelled, homes } = await large()
  const into = await company()
  const user_id = await world.user('karim@renovest.example')
  await db.insertInto('user_role_companies').values({ user_id, company_id: into, role: 'COMPANY_ADMIN' }).execute()
  expect((await preview(from, into)).data).toMatchObject({ homes, is_followed: true })
  expect((await merge(from, into)).status).toBe(200)
  expect((await admin.call('partners.readPartner', { company_id: from })).status).toBe(404)
  expect([await rowsOf('residences', from), await rowsOf('contacts', from)]).toEqual([homes, 3])
  const karim = await as('karim@renovest.example')
  for (const residence_id of [building, flat])
    expect((await karim.call('projects.getProject', { residence_id })).status).toBe(200)
  // What is on its way to it keeps the other company from being deleted as an empty one.
  await db.deleteFrom('user_role_companies').where('company_id', '=', into).execute()
  expect((await read(into)).cannot).toMatchObject({ delete: 'COMPANY_HAS_RESIDENCES' })

  await runJobs()
  expect([await rowsOf('residences', from), await rowsOf('contacts', from)]).toEqual([0, 0])
  expect([await rowsOf('residences', into), await rowsOf('contacts', into)]).toEqual([homes, 3])
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from residences where id in (${building}, ${flat}, ${cancelled})`.execute(db)
  expect(rows).toEqual([{ company_id: into }])
  expect(await read(into)).toMatchObject({ homes_count: homes - 1 })
})

test('a home that is written on meanwhile holds nothing up, and follows later; a company merged in turn passes on what has not come yet', async () => {
  const { from, homes } = await large()
  const [into, heir] = [await company(), await company()]
  await merge(from, into)
  const { rows: some } = await sql<{ id: number }>`
    select id from residences where company_id = ${from} and type = 'HOUSE' order by id desc limit 1`.execute(db)
  const writing = await pool.connect()
  try {
    await writing.query('begin')
    await writing.query('select from residences where id = $1 for no key update', [some[0]!.id])
    await follow(from)
    expect(await rowsOf('residences', from)).toBe(1)
  } finally {
    await writing.query('rollback')
    writing.release()
  }
  await merge(into, heir)
  await followAll()
  await runJobs()
  expect(await rowsOf('residences', heir)).toBe(homes)
  expect(await rowsOf('residences', from)).toBe(0)
})
