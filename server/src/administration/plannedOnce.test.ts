import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})

/** What the connection that was used last knows by name of a list of these rows: the next one asks on it too. */
const known = async (rows: string) => {
  const { rows: found } = await sql<{ statement: string }>`select statement from pg_prepared_statements
    where statement like '%as total_of_list%' and statement like ${`%from ${rows}%`}`.execute(db)
  return found.length
}

test.each([
  ['people.listPeople', 'users u'],
  ['partners.listPartners', 'companies c where'],
  ['administration.listMails', 'communication_logs l'],
  ['administration.listEntries', 'administration_entries e'],
  ['administration.listIntakes', 'intakes i'],
  ['products.listSheets', 'products p join'],
  ['security.listSecurityLog', 'security_log l'],
] as const)('%s, a list that all administrators read alike, is planned once', async (operation, rows) => {
  const before = await known(rows)
  for (const page of [1, 2, 1]) expect((await admin.call(operation, { page })).status).toBe(200)
  expect([before, await known(rows)]).toEqual([0, 1])
})

test('one that is narrowed is planned for what it is narrowed by', async () => {
  const before = await known('users u')
  expect((await admin.call('people.listPeople', { search: { company_id: 1 } })).status).toBe(200)
  expect(await known('users u')).toBe(before)
})
