import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

// An export tells the security log of itself once it has read its first thousand rows: there it is held up.

type Hand = Parameters<Parameters<typeof meanwhile>[0]>[0]

beforeEach(() => db.deleteFrom('rate_limits').execute())

const heldUp = async (
  client: Client,
  operation: string,
  input: Record<string, unknown>,
  then: (hand: Hand) => Promise<void>,
) => {
  const { status, bytes } = await meanwhile(
    ({ run }) => run('lock table security_log in exclusive mode'),
    () => client.download(operation, input),
    then,
  )
  expect(status).toBe(200)
  const [, ...lines] = bytes.toString('utf8').trim().split(/\r?\n/)
  return lines
}
const withoutTriggers = (statement: ReturnType<typeof sql>) =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await statement.execute(tx)
  })
const numbers = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => String(from + index))
const called = (number: string | number) => `Lot ${String(number).padStart(4, '0')}`

const homes = (company_id: number, from: number, until: number) => sql`
  with contacts as (insert into contact_informations (public_name)
    select lpad(n::text, 4, '0') from generate_series(${from}::int, ${until}::int) n returning id, public_name)
  insert into residences (company_id, type, name, residence_code, contact_information_id)
  select ${company_id}, 'HOUSE', 'Lot ' || public_name, lpad(id::text, 12, '0'), id from contacts`

const artisans = (company_id: number, from: number, until: number) => sql`
  insert into contacts (company_id, name, contact_information_id)
  select ${company_id}, 'Artisan ' || lpad(n::text, 4, '0'), -n from generate_series(${from}::int, ${until}::int) n`

test.each([
  ['of a search', { name: 'Lot' }],
  ['of a whole company', {}],
])(
  'projects %s: each home once that is there throughout, whatever is made, renamed, cancelled or handed on meanwhile',
  async (_, search) => {
    const company_id = await world.company('Bâtir Ouest')
    const other = await world.company('Maisons Clairière')
    await db.deleteFrom('residences').where('name', 'like', 'Lot %').execute()
    await homes(company_id, 1, 2500).execute(db)
    const zoe = await as('zoe@batir-ouest.example')
    const input = { company_id, sort: 'name', search }
    const lines = await heldUp(zoe, 'projects.exportProjects', input, async ({ run }) => {
      // What was given goes down, what is to come goes up, and something goes and comes before both.
      await run(`update residences set name = 'Zone 0001' where name = '${called(1)}'`)
      await run(`update residences set name = '${called('0000')}' where name in ('${called(2400)}', '${called(2401)}')`)
      await run(`update residences set deleted_at = now() where name in ('${called(2)}', '${called(3)}')`)
      await run(`update residences set deleted_at = now() where name = '${called(2000)}'`)
      await run(`update residences set company_id = $1 where name = '${called(2001)}'`, [other])
    })
    const told = lines.flatMap((line) => line.match(/(?<=;"?Lot )\d+/)?.[0] ?? [])
    const goneOn = new Set([2000, 2001, 2400, 2401])
    const stayed = numbers(1, 2500).filter((each) => !goneOn.has(Number(each)))
    expect(told.filter((each) => each !== '0000').map((each) => String(Number(each)))).toEqual(stayed)
    expect(told.filter((each) => each === '0000')).toHaveLength(2)
    const ids = lines.map((line) => line.split(';')[0])
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test.each([
  ['projects.exportProjects', 'Lot', homes],
  ['contacts.exportContacts', 'Artisan', artisans],
] as const)(
  '%s ends with the session of whoever asked for it: what is left is theirs no more',
  async (operation, name, make) => {
    const company_id = await world.company('Bâtir Ouest')
    await db.deleteFrom('residences').where('name', 'like', 'Lot %').execute()
    await withoutTriggers(make(company_id, 3001, 4500))
    const { user_id, client } = await newColleague('Bâtir Ouest')
    const asker = await client()
    const read = (then: (hand: Hand) => Promise<void>) =>
      heldUp(asker, operation, { company_id, search: { name } }, then).catch(() => [])
    expect(await read(async () => {})).toHaveLength(1500)
    const dismissed = await read(async ({ run }) => {
      await run('update user_role_companies set is_active = false where user_id = $1', [user_id])
      // What has been proven within a second is not asked again.
      await pause(1_100)
    })
    expect(dismissed.length).toBeLessThanOrEqual(1000)
  },
)

test('contacts: none is passed over while some are deleted before them', async () => {
  const company_id = await world.company('Bâtir Ouest')
  await db.deleteFrom('contacts').where('company_id', '=', company_id).where('name', 'like', 'Artisan %').execute()
  await withoutTriggers(artisans(company_id, 1, 1500))
  const contacts = await heldUp(
    await as('zoe@batir-ouest.example'),
    'contacts.exportContacts',
    { company_id, search: { name: 'Artisan' } },
    async ({ run }) => {
      await run(`set local session_replication_role = replica`)
      await run(`delete from contacts where name in ('Artisan 0001', 'Artisan 0002', 'Artisan 0003')`)
    },
  )
  expect(contacts.map((line) => line.match(/Artisan (\d+)/)?.[1]).map(Number)).toEqual(numbers(1, 1500).map(Number))
})

test('erasures: none is told twice while more come before them', async () => {
  const company_id = await world.company('Bâtir Ouest')
  const decided_by_user_id = await world.user('admin@logis.example')
  const { id: decision } = await db
    .insertInto('retention_decisions')
    .values({ company_id, act: 'ERASE', kept_until: '2025-06-30', ended_at: new Date(), decided_by_user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await withoutTriggers(sql`
    insert into retention_erasures (decision_id, erased_residence_id, type, created_at, documents, devices, storage_bytes)
    select ${decision}, n, 'HOUSE', now(), 0, 0, 0 from generate_series(1, 1500) n`)
  const erasures = await heldUp(await as('admin@logis.example'), 'retentions.exportErasures', {}, async ({ run }) => {
    await run(`set local session_replication_role = replica`)
    const into = 'decision_id, erased_residence_id, type, created_at, documents, devices, storage_bytes, erased_at'
    await run(`insert into retention_erasures (${into})
      select ${decision}, n, 'HOUSE', now(), 0, 0, 0, now() + interval '1 hour' from generate_series(1501, 1510) n`)
  })
  expect(erasures.map((line) => Number(line.match(/\d+/)?.[0]))).toEqual(numbers(1, 1500).map(Number).toReversed())
})

test('the catalogue: all of a kind, each once, however many thousands', async () => {
  await sql`insert into manufacturers (name) select 'Marque ' || n from generate_series(1, 2300) n`.execute(db)
  const admin = await as('admin@logis.example')
  const { bytes } = await admin.download('products.exportCatalogue', { kind: 'manufacturers' })
  const brands = bytes.toString('utf8').match(/Marque \d+/g)!
  expect([brands.length, new Set(brands).size]).toEqual([2300, 2300])
})
