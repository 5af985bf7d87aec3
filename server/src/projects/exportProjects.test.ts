import type { SecurityKind } from '@logis/contract/security.rules'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const big = 1000
let zoe: Client
let company_id: number
const exported = (client: Client, search: object = {}) =>
  client.download('projects.exportProjects', { company_id, search })
const told = async (kind: SecurityKind) => {
  const rows = await db.selectFrom('security_log').selectAll().where('kind', '=', kind).orderBy('id', 'desc').execute()
  return rows.map(({ operation, actor_user_id, company_id, residence_id, details }) => ({
    operation,
    actor_user_id,
    company_id,
    residence_id,
    details,
  }))
}

beforeAll(async () => {
  zoe = await as('zoe@batir-ouest.example')
  company_id = await world.company('Bâtir Ouest')
  await sql`
    with contacts as (insert into contact_informations (public_name) select null from generate_series(1, ${big}) returning id)
    insert into residences (company_id, type, name, residence_code, contact_information_id)
    select ${company_id}, 'HOUSE', 'Lot ' || id, lpad(id::text, 12, '0'), id from contacts`.execute(db)
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

test('API-24/export the filtered list of projects leaves as CSV', async () => {
  const { status, headers, bytes } = await exported(zoe, { name: 'Villa Rivale' })
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')])
  const [titles, ...rows] = bytes.toString('utf8').trim().split(/\r?\n/)
  expect(titles).toContain(';')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Villa Rivale')
})

test('an export is told in the security log: of how many rows, by which criteria, and nobody’s values', async () => {
  const { status, bytes } = await exported(zoe, { name: 'Villa Rivale', children: '1' })
  expect(status).toBe(200)
  expect(bytes.toString('utf8')).toContain('Villa Rivale')
  const [last] = await told('EXPORTED')
  expect(last).toEqual({
    operation: 'projects.exportProjects',
    actor_user_id: await world.user('zoe@batir-ouest.example'),
    company_id,
    residence_id: null,
    details: { rows: 1, criteria: ['name', 'children'], codes: true },
  })
})

test('429 EXPORTS_TOO_MANY: a person takes twenty of over 1,000 rows an hour, and smaller ones still', async () => {
  const elsewhere = await as('zoe@batir-ouest.example') // another session of the same person
  const statuses: number[] = []
  for (let count = 0; count < 20; count += 1) {
    const { status, bytes } = await exported(count % 2 === 0 ? zoe : elsewhere)
    statuses.push(status)
    expect(bytes.toString('utf8').trim().split('\n').length).toBeGreaterThan(big + 1)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  const before = (await told('EXPORTED')).length
  const refused = await exported(elsewhere)
  expect(refused).toMatchObject({ status: 429, error_reason: 'EXPORTS_TOO_MANY' })
  expect(refused.error_message).toContain('vingt exports')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await told('EXPORTED')).toHaveLength(before)
  expect((await exported(zoe, { name: 'Villa Rivale' })).status).toBe(200)
  const admin = await as('admin@logis.example')
  expect((await exported(admin)).status).toBe(200)
})

test('twenty exports at once and one more: one is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 21 }, () => exported(zoe)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array<number>(20).fill(200), 429])
})

test('a home’s code on its page is told once a day and person, on a sheet each time, and never of those who see it masked', async () => {
  const residence_id = await world.project('Maison Les Lilas')
  const shownTo = async (username: string) => {
    const actor_user_id = await world.user(username)
    return (await told('CODE_SHOWN')).filter((row) => row.actor_user_id === actor_user_id)
  }
  for (const username of ['hugo@clairiere.example', 'lea@horizon.example', 'support@logis.example']) {
    const client = await as(username)
    for (let count = 0; count < 3; count += 1)
      expect(await client.call('projects.getProject', { residence_id })).toMatchObject({ status: 200 })
    await client.download('invitations.downloadCredentials', { residence_id })
    await client.download('invitations.downloadCredentials', { residence_id })
  }
  const row = { company_id: await world.company('Maisons Clairière'), residence_id, details: { codes: 1 } }
  expect(await shownTo('hugo@clairiere.example')).toMatchObject([
    { ...row, operation: 'invitations.downloadCredentials' },
    { ...row, operation: 'invitations.downloadCredentials' },
    { ...row, operation: 'projects.getProject' },
  ])
  expect(await shownTo('lea@horizon.example')).toEqual([])
  expect(await shownTo('support@logis.example')).toEqual([])
})

test('the files of a project taken away at once are told too', async () => {
  const residence_id = await world.project('Maison Les Lilas')
  const hugo = await as('hugo@clairiere.example')
  await hugo.download('documents.downloadAll', { residence_id })
  await hugo.download('documents.downloadList', { residence_id })
  const found = (await told('EXPORTED')).filter((row) => row.residence_id === residence_id)
  expect(found.map(({ operation }) => operation)).toEqual(['documents.downloadList', 'documents.downloadAll'])
  expect(found[0]?.details).toEqual({ rows: 13 })
})

test('403 PROOF_REQUIRED: more than 1,000 rows leave with whoever has proven within ten minutes who they are', async () => {
  const late = await as('zoe@batir-ouest.example')
  await db
    .updateTable('access_tokens')
    .set({ issued_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', await world.user('zoe@batir-ouest.example'))
    .execute()
  const before = (await told('EXPORTED')).length
  expect(await exported(late)).toMatchObject({ status: 403, error_reason: 'PROOF_REQUIRED' })
  expect(await told('EXPORTED')).toHaveLength(before)
  expect((await exported(late, { name: 'Villa Rivale' })).status).toBe(200)
  const proof = { user_id: await world.user('zoe@batir-ouest.example'), password: 'Logement2026' }
  expect((await late.call('accounts.proveIdentity', proof)).status).toBe(200)
  expect((await exported(late)).status).toBe(200)
})
