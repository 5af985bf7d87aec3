import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

type Statistics = Record<
  | 'projects'
  | 'credentials_sent'
  | 'delivered'
  | 'opened'
  | 'activated'
  | 'non_activated'
  | 'connected'
  | 'without_email',
  number
>
const statistics = async (username: string, company: string, children?: string): Promise<Statistics> =>
  (await (await as(username)).call('companies.getStatistics', { company_id: await world.company(company), children }))
    .data

const company = 'Bâtir Ouest'
const username = 'zoe@batir-ouest.example'
let companyId = 0

const addHome = async (
  name: string,
  more: {
    activated?: boolean
    sent?: boolean
    cancelled?: boolean
    ptg?: boolean
    email?: string
    company?: number
  } = {},
) => {
  const contact = await db
    .insertInto('contact_informations')
    .values({ public_name: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (more.email)
    await db.insertInto('emails').values({ contact_information_id: contact.id, email: more.email }).execute()
  const { id } = await db
    .insertInto('residences')
    .values({
      company_id: more.company ?? companyId,
      type: 'HOUSE',
      name,
      is_ptg: more.ptg ?? false,
      residence_code: String(Math.random()).slice(2).padEnd(12, '0').slice(0, 12),
      contact_information_id: contact.id,
      activation_date: more.activated ? new Date() : null,
      credentials_sent_at: more.sent ? new Date() : null,
      deleted_at: more.cancelled ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const mailTo = async (residence_id: number, events: string[], channel_code = 'INVITE_OWNER') => {
  const { id: log_id } = await db
    .insertInto('communication_logs')
    .values({
      residence_id,
      company_id: companyId,
      channel_code,
      recipient: 'a@foyer.example',
      status: 'SENT',
      sent_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const name of events) {
    await db.insertInto('communication_log_events').values({ log_id, name, time: new Date(), raw: '{}' }).execute()
  }
}
const visit = async (residence_id: number, days: number, visitor = 'alice@foyer.example') =>
  db
    .insertInto('residence_users')
    .values({
      residence_id,
      user_id: await world.user(visitor),
      role_code: 'OWNER',
      last_connection_at: new Date(Date.now() - days * 86_400_000),
    })
    .execute()

beforeAll(async () => {
  companyId = await world.company(company)
})

/** What an act adds to the figures. */
const added = async (act: () => Promise<unknown>, children?: string) => {
  const before = await statistics(username, company, children)
  await act()
  const after = await statistics(username, company, children)
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, value - before[key as keyof Statistics]]))
}
const nothing = {
  projects: 0,
  credentials_sent: 0,
  delivered: 0,
  opened: 0,
  activated: 0,
  non_activated: 0,
  connected: 0,
  without_email: 0,
}

test('DASH-15 DASH-16 each stage of a home’s way counts it, once', async () => {
  let home = 0
  const found = [
    await added(async () => (home = await addHome('Neuve', { email: 'a@foyer.example' }))),
    await added(() =>
      db.updateTable('residences').set({ credentials_sent_at: new Date() }).where('id', '=', home).execute(),
    ),
    await added(() => mailTo(home, ['delivered'])),
    await added(() => mailTo(home, ['delivered', 'opened', 'clicks'])),
    await added(() =>
      db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', home).execute(),
    ),
    await added(() => visit(home, 3)),
    await added(() => visit(home, 1, 'tom@foyer.example')),
    await added(() => db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', home).execute()),
  ]
  expect(found).toEqual([
    { ...nothing, projects: 1, non_activated: 1 },
    { ...nothing, credentials_sent: 1 },
    { ...nothing, delivered: 1 },
    { ...nothing, opened: 1 },
    { ...nothing, activated: 1, non_activated: -1 },
    { ...nothing, connected: 1 },
    nothing,
    { ...nothing, projects: -1, credentials_sent: -1, delivered: -1, opened: -1, activated: -1, connected: -1 },
  ])
})

test('a home whose mail was opened without a word of its delivery counts as delivered', async () => {
  const home = await addHome('Ouverte', { email: 'b@foyer.example', sent: true })
  expect(await added(() => mailTo(home, ['opened']))).toEqual({ ...nothing, delivered: 1, opened: 1 })
})

test('other mails, other events, old visits and cancelled homes count for nothing', async () => {
  const home = await addHome('Ancienne', { email: 'c@foyer.example' })
  expect(await added(() => mailTo(home, ['delivered', 'opened'], 'RESIDENCE_CODE'))).toEqual(nothing)
  expect(await added(() => mailTo(home, ['hardBounces', 'deferred']))).toEqual(nothing)
  expect(await added(() => visit(home, 31))).toEqual(nothing)
  expect(await added(() => addHome('Annulée', { cancelled: true, activated: true }))).toEqual(nothing)
})

test('a home without an address is counted until it has one', async () => {
  expect(await added(() => addHome('Sans adresse'))).toEqual({
    ...nothing,
    projects: 1,
    non_activated: 1,
    without_email: 1,
  })
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('name', '=', 'Sans adresse')
    .executeTakeFirstOrThrow()
  expect(
    await added(() => db.insertInto('emails').values({ contact_information_id, email: 'd@foyer.example' }).execute()),
  ).toEqual({ ...nothing, without_email: -1 })
})

test('children are counted when asked; their gas passports never are, one’s own are', async () => {
  const contact = await db
    .insertInto('contact_informations')
    .values({ public_name: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: child } = await db
    .insertInto('companies')
    .values({
      name: 'Bâtir Ouest Sud',
      type: 'RESIDENCE_BUILDER',
      parent_id: companyId,
      contact_information_id: contact.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ofChild = () => addHome('De la filiale', { company: child, activated: true, email: 'e@foyer.example' })
  expect(await added(ofChild)).toEqual(nothing)
  expect(await added(ofChild, 'true')).toEqual({ ...nothing, projects: 1, activated: 1 })
  expect(
    await added(() => addHome('Passeport', { company: child, ptg: true, activated: true, sent: true }), '1'),
  ).toEqual(nothing)
  expect(await added(() => addHome('Passeport', { ptg: true, email: 'f@foyer.example' }), '1')).toEqual({
    ...nothing,
    projects: 1,
    non_activated: 1,
  })
})

test('the figures of the demo world agree with its rows', async () => {
  const found = await statistics('marie@horizon.example', 'Maisons Clairière')
  const { rows } = await sql<{ projects: number; activated: number }>`
    select count(*)::int as projects, count(activation_date)::int as activated from residences
    where company_id = ${await world.company('Maisons Clairière')} and deleted_at is null`.execute(db)
  expect(found).toMatchObject(rows[0]!)
  expect(found.activated + found.non_activated).toBe(found.projects)
  for (const [less, more] of [
    ['opened', 'delivered'],
    ['delivered', 'credentials_sent'],
    ['credentials_sent', 'projects'],
  ] as const) {
    expect(found[less]).toBeLessThanOrEqual(found[more])
  }
})

test('DASH-15 the homes that the landlord has activated had their credentials sent', async () => {
  const found = await statistics('samira@rivages.example', 'Habitat Rivages')
  expect(found.activated).toBeGreaterThan(0)
  expect(found.credentials_sent).toBeGreaterThanOrEqual(found.activated)
})

test('API-21 readers above read them; a third party, a sister and the company below do not', async () => {
  expect((await statistics('lea@horizon.example', 'Habitat Rivages')).projects).toBeGreaterThan(0)
  for (const [reader, name] of [
    ['nora@gaz-sud.example', 'Maisons Clairière'],
    ['hugo@clairiere.example', 'Habitat Rivages'],
    ['hugo@clairiere.example', 'Groupe Horizon'],
  ] as const) {
    const answer = await (await as(reader)).call('companies.getStatistics', { company_id: await world.company(name) })
    expect(answer).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  }
})

test('a very large company is counted once a minute, its totals each time', async () => {
  const id = await world.company('Thermalia')
  await db
    .insertInto('company_residence_stats')
    .values({ company_id: id, total: 20_000, activated: 5, credentials_sent: 9 })
    .onConflict((c) => c.column('company_id').doUpdateSet({ total: 20_000 }))
    .execute()
  const before = await statistics('otto@thermalia.example', 'Thermalia')
  await addHome('Neuve', { company: id })
  expect(await statistics('otto@thermalia.example', 'Thermalia')).toEqual({
    ...before,
    projects: before.projects + 1,
    non_activated: before.non_activated + 1,
  })
})
