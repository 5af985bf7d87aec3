import type { Statistics } from '@logis/contract/companies.statistics'
import { paperCodes } from '@logis/contract/documents.recommended.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const figures = [
  'projects',
  'credentials_sent',
  'delivered',
  'opened',
  'activated',
  'non_activated',
  'connected',
  'occupied',
  'without_email',
  'undelivered',
  'lacking_documents',
  'with_requests',
  'open_interventions',
] as const
type Figures = Record<(typeof figures)[number], number>
const asked = async (username: string, name: string, children?: string): Promise<Statistics> =>
  (await (await as(username)).call('companies.getStatistics', { company_id: await world.company(name), children })).data
const statistics = async (username: string, name: string, children?: string): Promise<Figures> => {
  const found = await asked(username, name, children)
  return Object.fromEntries(figures.map((figure) => [figure, found[figure]])) as Figures
}

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
  return Object.fromEntries(
    figures.flatMap((figure) => (after[figure] === before[figure] ? [] : [[figure, after[figure] - before[figure]]])),
  )
}
const nothing = {}
/** A new home has none of its papers. */
const born = { projects: 1, non_activated: 1, lacking_documents: 1 }

test('DASH-15 DASH-16 DASH-20/figures each stage of a home’s way counts it, once', async () => {
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
    born,
    { credentials_sent: 1 },
    { delivered: 1 },
    { opened: 1 },
    { activated: 1, non_activated: -1 },
    { connected: 1 },
    nothing,
    {
      projects: -1,
      credentials_sent: -1,
      delivered: -1,
      opened: -1,
      activated: -1,
      connected: -1,
      lacking_documents: -1,
    },
  ])
})

test('a home whose mail was opened without a word of its delivery counts as delivered', async () => {
  const home = await addHome('Ouverte', { email: 'b@foyer.example', sent: true })
  expect(await added(() => mailTo(home, ['opened']))).toEqual({ delivered: 1, opened: 1 })
})

test('other mails, other events, old visits and cancelled homes count for nothing', async () => {
  const home = await addHome('Ancienne', { email: 'c@foyer.example' })
  expect(await added(() => mailTo(home, ['delivered', 'opened'], 'RESIDENCE_CODE'))).toEqual(nothing)
  expect(await added(() => mailTo(home, ['deferred']))).toEqual(nothing)
  expect(await added(() => visit(home, 32))).toEqual(nothing)
  expect(await added(() => addHome('Annulée', { cancelled: true, activated: true }))).toEqual(nothing)
})

test('a home without an address is counted until it has one', async () => {
  expect(await added(() => addHome('Sans adresse'))).toEqual({ ...born, without_email: 1 })
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('name', '=', 'Sans adresse')
    .executeTakeFirstOrThrow()
  expect(
    await added(() => db.insertInto('emails').values({ contact_information_id, email: 'd@foyer.example' }).execute()),
  ).toEqual({ without_email: -1 })
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
  expect(await added(ofChild, 'true')).toEqual({ projects: 1, activated: 1, lacking_documents: 1 })
  expect(
    await added(() => addHome('Passeport', { company: child, ptg: true, activated: true, sent: true }), '1'),
  ).toEqual(nothing)
  expect(await added(() => addHome('Passeport', { ptg: true, email: 'f@foyer.example' }), '1')).toEqual(born)
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

test('a refused invitation waits until the next one arrives, or the home is activated', async () => {
  const home = await addHome('Refusée', { email: 'g@foyer.example', sent: true })
  expect(await added(() => mailTo(home, ['hardBounces']))).toEqual({ undelivered: 1 })
  expect(await added(() => mailTo(home, ['delivered']))).toEqual({ undelivered: -1, delivered: 1 })
  expect(await added(() => mailTo(home, ['blocked']))).toEqual({ undelivered: 1 })
  const activate = () =>
    db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', home).execute()
  expect(await added(activate)).toEqual({ activated: 1, non_activated: -1, undelivered: -1 })
})

test('a landlord’s home waits for an answer while a request is pending, and says since when', async () => {
  const [landlord, samira] = ['Habitat Rivages', 'samira@rivages.example']
  const home = await addHome('Demandée', { email: 'h@foyer.example', company: await world.company(landlord) })
  const before = await asked(samira, landlord)
  const user_id = await world.user('alice@foyer.example')
  const created_at = new Date(Date.now() - 30 * 86_400_000).toISOString()
  await db
    .insertInto('access_requests')
    .values({ residence_id: home, user_id, role_code: 'TENANT', created_at })
    .execute()
  expect(await asked(samira, landlord)).toEqual({
    ...before,
    with_requests: before.with_requests + 1,
    requested_since: created_at,
  })
  await db
    .updateTable('access_requests')
    .set({ status: 'REJECTED', decided_at: new Date() })
    .where('residence_id', '=', home)
    .execute()
  expect(await asked(samira, landlord)).toEqual(before)
})

test('the funnel counts a home at each stage before the one it reached', async () => {
  const before = (await asked(username, company)).funnel
  await addHome('Activée sans invitation', { activated: true, email: 'i@foyer.example' })
  const after = (await asked(username, company)).funnel
  expect(after).toEqual({
    projects: before.projects + 1,
    credentials_sent: before.credentials_sent + 1,
    delivered: before.delivered + 1,
    opened: before.opened + 1,
    activated: before.activated + 1,
    connected: before.connected,
  })
})

test('a trend says what the figure was at the end of each week, and what came within 30 days', async () => {
  const before = (await asked(username, company)).trends.activated
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  for (const days of [3, 29, 31, 400]) {
    const home = await addHome(`Il y a ${days} jours`, { email: `j${days}@foyer.example` })
    await db
      .updateTable('residences')
      .set({ activation_date: daysAgo(days) })
      .where('id', '=', home)
      .execute()
  }
  const after = (await asked(username, company)).trends.activated
  expect(after.change - before.change).toBe(2)
  const risen = after.weeks.map((value, index) => value - before.weeks[index]!)
  expect(risen).toEqual([1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 4])
})

test('each figure is the number of homes in the list it leads to', async () => {
  const company_id = await world.company('Habitat Rivages')
  const samira = await as('samira@rivages.example')
  const found = await statistics('samira@rivages.example', 'Habitat Rivages')
  for (const [figure, search] of [
    ['projects', {}],
    ['credentials_sent', { credentials_sent: '1' }],
    ['activated', { activated: '1' }],
    ['non_activated', { activated: '0' }],
    ['occupied', { occupied: '1' }],
    ['without_email', { without_email: '1' }],
    ['undelivered', { undelivered: '1' }],
    ['lacking_documents', { lacks_documents: '1' }],
    ['with_requests', { has_requests: '1' }],
  ] as const) {
    const listed = await samira.call('projects.listProjects', { company_id, search })
    expect([figure, listed.meta.total]).toEqual([figure, found[figure]])
  }
  const { booklets, buildings, lacking_papers } = await asked('samira@rivages.example', 'Habitat Rivages')
  const standing = await samira.call('projects.listProjects', { company_id, search: { type: 'BUILDING' } })
  expect(standing.meta.total).toBe(buildings)
  for (const code of paperCodes) {
    const listed = await samira.call('projects.listProjects', { company_id, search: { lacks_paper: code } })
    expect([code, listed.meta.total]).toEqual([code, lacking_papers[code]])
  }
  const search = { booklet_incomplete: '1' }
  const { meta } = await samira.call('projects.listProjects', { company_id, search })
  expect(booklets).toMatchObject({ incomplete: meta.total, total: 9 * booklets.homes })
  expect(booklets.homes).toBeGreaterThanOrEqual(booklets.incomplete)
})
