import { invitationCodes } from '@logis/contract/invitations.rules'
import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db, pool } from '#platform/db.ts'
import { world } from '#platform/testing/world.ts'
import { foldCounts, recount } from './rules.ts'
import { mendBuildings, mendCounts } from './sql.ts'

let companies: number[] = []
let people: number[] = []
beforeAll(async () => {
  companies = await Promise.all(['Bâtir Ouest', 'Habitat Rivages', 'Thermalia'].map((name) => world.company(name)))
  people = await Promise.all(['alice', 'tom', 'claire'].map((name) => world.user(`${name}@foyer.example`)))
})

const run = (text: string, values: unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, values))

/** What is kept of homes, companies and buildings, beside what the rows say: nothing when both agree. */
const differences = async () => {
  const homes = await sql<{ id: number }>`
    select coalesce(f.residence_id, h.residence_id) as id from home_facts f full join home_progress h on h.residence_id = f.residence_id
    where row(f.*)::home_progress is distinct from h`.execute(db)
  // Each adds what it finds missing, which is then what a second time finds nothing of.
  const all = (await db.selectFrom('companies').select('id').execute()).map(({ id }) => id)
  return { homes: homes.rows, counts: await mendCounts(all), buildings: await mendBuildings(all) }
}
const none = { homes: [], counts: 0, buildings: 0 }

/** The same sequence each time. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
type Random = (below: number) => number

const addHome = async (random: Random, more: { parent?: number; company?: number; type?: string } = {}) => {
  const { rows } = await sql<{ id: number }>`
    with contact as (insert into contact_informations (public_name) values (null) returning id)
    insert into residences (company_id, parent_id, type, is_ptg, name, residence_code, contact_information_id, created_at)
    select ${more.company ?? companies[random(3)]}, ${more.parent ?? null}, ${more.type ?? (more.parent ? 'FLAT' : 'HOUSE')}::residence_type,
      ${!more.parent && !more.type && random(5) === 0}, 'Logement', lpad(upper(translate(to_hex((random() * 1e14)::bigint), 'ilou', 'ABCD')), 12, '0'),
      id, now() - ${random(200)}::int * interval '1 day' from contact
    returning id`.execute(db)
  return rows[0]!.id
}

const acts: ((home: number, random: Random) => Promise<unknown>)[] = [
  (home) => run('update residences set credentials_sent_at = now() where id = $1', [home]),
  (home, random) =>
    run(`update residences set activation_date = now() - $2::int * interval '1 day' where id = $1`, [
      home,
      random(120),
    ]),
  (home) => run('update residences set activation_date = null where id = $1', [home]),
  (home) => run('update residences set deleted_at = now() where id = $1', [home]),
  (home) => run('update residences set deleted_at = null where id = $1', [home]),
  // A flat goes where its building goes.
  (home, random) =>
    run(
      'update residences set company_id = $2 where id = (select coalesce(parent_id, id) from residences where id = $1) and not is_ptg',
      [home, companies[random(3)]],
    ),
  (home, random) =>
    run(
      `insert into emails (contact_information_id, email) select contact_information_id, $2 from residences where id = $1 on conflict do nothing`,
      [home, `p${random(3)}@foyer.example`],
    ),
  (home) =>
    run(
      'delete from emails where contact_information_id = (select contact_information_id from residences where id = $1)',
      [home],
    ),
  (home, random) =>
    run(
      `insert into communication_logs (residence_id, company_id, channel_code, recipient, status, sent_at)
      select id, company_id, $2, 'a@foyer.example', 'SENT', now() from residences where id = $1`,
      [home, ['INVITE_OWNER', 'RESIDENCE_CODE'][random(2)]],
    ),
  (home, random) =>
    run(
      `insert into communication_log_events (log_id, name, time, raw) select id, $2, now() - $3::int * interval '1 hour', '{}'
      from communication_logs where residence_id = $1 on conflict do nothing`,
      [home, ['delivered', 'opened', 'hardBounces', 'clicks'][random(4)], random(50)],
    ),
  (home) =>
    run(
      'delete from communication_log_events where log_id in (select id from communication_logs where residence_id = $1 limit 1)',
      [home],
    ),
  (home) => run(`update communication_logs set status = 'FAILED', sent_at = null where residence_id = $1`, [home]),
  (home) => run('delete from communication_logs where residence_id = $1', [home]),
  (home, random) =>
    run(
      `insert into residence_users (residence_id, user_id, role_code, last_connection_at) values ($1, $2, $3, now() - $4::int * interval '1 day')
      on conflict (residence_id, user_id) do update set last_connection_at = now()`,
      [home, people[random(3)], ['OWNER', 'TENANT'][random(2)], random(60)],
    ),
  (home) => run('delete from residence_users where residence_id = $1', [home]),
  (home, random) =>
    run(
      `insert into access_requests (residence_id, user_id, role_code) values ($1, $2, 'TENANT') on conflict do nothing`,
      [home, people[random(3)]],
    ),
  (home) =>
    run(
      `update access_requests set status = 'REJECTED', decided_at = now() where residence_id = $1 and status = 'PENDING'`,
      [home],
    ),
  (home, random) =>
    run(
      `with file as (insert into stored_files (sha256, size_bytes, mime_type, storage_key) values (sha256('f'), 1, 'application/pdf', gen_random_uuid()::text) returning id),
      paper as (insert into documents (context, residence_id, stored_file_id, name, size_bytes) select 'RESIDENCE', $1, id, 'Papier ' || id, 1 from file returning id)
      insert into document_label_links (document_id, label_id) select p.id, l.id from paper p, document_labels l where l.is_recommended and (l.id % 2)::int = $2`,
      [home, random(2)],
    ),
  (home) => run('delete from documents where residence_id = $1', [home]),
  (home) => run('delete from contact_informations where false and id = $1', [home]),
  () => foldCounts(),
]

test('the triggers count an invitation as the portal does', async () => {
  const { rows } = await sql<{
    code: string
  }>`select code from communication_channels where f_is_invitation(code)`.execute(db)
  expect(rows.map(({ code }) => code).toSorted()).toEqual([...invitationCodes].toSorted())
})

test('what the demo world and the upgrade left agrees with the homes', async () => {
  expect(await differences()).toEqual(none)
  await foldCounts()
  expect(await differences()).toEqual(none)
})

test.each([1, 2, 3, 4])('after any sequence of writes the counts are those of a recount (%i)', async (seed) => {
  const random = randomFrom(seed * 7919)
  const building = await addHome(random, { type: 'BUILDING', company: companies[0]! })
  const homes = [building]
  for (let index = 0; index < 4; index += 1) homes.push(await addHome(random))
  for (let index = 0; index < 4; index += 1)
    homes.push(await addHome(random, { parent: building, company: companies[0]! }))
  for (let step = 0; step < 150; step += 1) await acts[random(acts.length)]!(homes[random(homes.length)]!, random)
  expect(await differences()).toEqual(none)
  await foldCounts()
  expect(await differences()).toEqual(none)
})

test('writers of the same homes at the same time leave the counts exact', async () => {
  const random = randomFrom(42)
  const homes = [await addHome(random), await addHome(random)]
  const writer = async (seed: number) => {
    const own = randomFrom(seed)
    for (let step = 0; step < 40; step += 1) {
      // A deadlock refuses one of two, and a row that goes meanwhile what was to hang on it, whole: nothing of it is counted.
      await acts[own(acts.length)]!(homes[own(2)]!, own).catch((error: { code?: string }) =>
        expect(error.code).toBeOneOf(['40P01', '23503']),
      )
    }
  }
  await Promise.all([11, 12, 13, 14].map(writer))
  expect(await differences()).toEqual(none)
})

test('a write that waits for another counts what the other has left', async () => {
  const home = await addHome(randomFrom(5), { company: companies[2]! })
  const [one, other] = [await pool.connect(), await pool.connect()]
  try {
    await one.query('begin')
    await one.query('update residences set deleted_at = now() where id = $1', [home])
    const waiting = other.query(
      `insert into residence_users (residence_id, user_id, role_code) values ($1, $2, 'TENANT')`,
      [home, people[0]],
    )
    await one.query('update residences set deleted_at = null, activation_date = now() where id = $1', [home])
    await one.query('commit')
    await waiting
  } finally {
    one.release()
    other.release()
  }
  expect(await differences()).toEqual(none)
})

test('a home that is removed for good is counted no more', async () => {
  const home = await addHome(randomFrom(6), { company: companies[2]! })
  await run('delete from residences where id = $1', [home])
  expect(await differences()).toEqual(none)
})

test('the recount mends what was changed behind the back of the triggers, once', async () => {
  const kept = async () =>
    (
      await sql`select measure, is_ptg, sum(amount)::int as amount from (
      select company_id, measure, is_ptg, amount from company_home_counts union all select company_id, measure, is_ptg, amount from home_count_deltas) n
      group by 1, 2 having sum(amount) <> 0 order by 1, 2`.execute(db)
    ).rows
  await foldCounts()
  const before = await kept()
  const connection = await pool.connect()
  await connection.query('set session_replication_role = replica')
  await connection.query(
    `update home_progress set activated_on = null, is_undelivered = not is_undelivered, lacked_papers = '{cil}'`,
  )
  await connection.query('update company_home_counts set amount = amount + 3')
  await connection.query('update company_home_days set sent = sent + 1')
  await connection.query('update building_home_counts set homes = homes + 1')
  await connection.query('set session_replication_role = origin')
  connection.release()
  await recount()
  expect(await differences()).toEqual(none)
  expect(await kept()).toEqual(before)
})
