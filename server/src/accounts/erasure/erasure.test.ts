import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { closeLongAgo, whereaboutsOf } from '#platform/testing/erasing.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { eraseClosedAccounts } from './rules.ts'

beforeEach(() => db.deleteFrom('rate_limits').execute())

const address = { street_name: 'Rue du Canari', zip_code: '44000', city: 'Nantes' }
const register = async (username: string, isProven = true) => {
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      email: username,
      first_name: 'Zélie-Canari',
      last_name: "d'Oiseau",
      email_validated_at: isProven ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
/** A company's project that notes a person as its customer. */
const projectOf = async (by: string, company: string, emails: string[], phones: string[] = []) => {
  const client = await as(by)
  const { data } = await client.call('projects.createProject', {
    company_id: await world.company(company),
    type: 'HOUSE',
    name: 'Maison du Port',
    contact_information: {
      addresses: [address],
      emails: emails.map((email) => ({ email })),
      phones: phones.map((phone_number) => ({ phone_number })),
    },
  })
  return data as { id: number; company: { id: number } }
}
const contactOf = async (residence_id: number) =>
  (await (await as('admin@logis.example')).call('projects.getProject', { residence_id })).data.contact_information
const words = (username: string) => [username, 'Zélie-Canari d', '06 00 11 22 33']

test('a resident erased is in no row of any table; the project and its feed keep their facts', async () => {
  const [username, former] = ['canari.residente@foyer.example', 'ancienne.canari@foyer.example']
  const project = await projectOf('karim@renovest.example', 'Rénov’Est', [username, former], ['06 00 11 22 33'])
  const karim = await as('karim@renovest.example')
  await karim.call('invitations.inviteResidence', { residence_id: project.id, email: username })
  const id = await register(username)
  await moveIn(username, project.id, 'OWNER')
  const company_id = project.company.id
  await db.insertInto('credential_contacts').values({ company_id, name: 'Zélie', email: username }).execute()
  const kept = {
    company_id,
    user_id: id,
    list: 'projects',
    name: `Vue de ${username}`,
    sort: null,
    columns: null,
  } as const
  await db
    .insertInto('views')
    .values({ ...kept, criteria: '{}' })
    .execute()
  const invited = { company_id, email: username, role: 'COMPANY_READER', expires_at: new Date() } as const
  await db
    .insertInto('staff_invitations')
    .values({ ...invited, sender_user_id: null })
    .execute()
  await write((tx) =>
    recordMail(tx, {
      channel_code: 'PASSWORD_CHANGED',
      recipient: former,
      recipient_user_id: id,
      locale: 'fr-FR',
    }),
  )
  await write((tx) =>
    recordMail(tx, {
      channel_code: 'ACCESS_REQUEST',
      recipient: 'karim@renovest.example',
      residence_id: project.id,
      company_id,
      locale: 'fr-FR',
      facts: { who: "Zélie-Canari d'Oiseau", role: 'OWNER' },
    }),
  )
  await runJobs()
  await db
    .insertInto('communication_log_events')
    .values({
      log_id: await lastLog(username),
      name: 'delivered',
      time: new Date(),
      raw: JSON.stringify({ reason: username }),
    })
    .execute()
  const event = { event: 'hard_bounce', message_id: '<x>', time: '2026-01-01T00:00:00Z', reason: `550 ${username}` }
  await sql`insert into webhook_inbox (source, dedupe_key, payload) values ('x', 'x', ${JSON.stringify(event)})`.execute(
    db,
  )
  await sql`insert into satisfactions (user_id, satisfied, message, platform, page_uri) values (${id}, true, ${`Rappelez ${username}`}, 'x', '/')`.execute(
    db,
  )
  await anonymous.call('accounts.signIn', { username, password: 'Wrong-password1', scope: 'resident' })
  expect((await whereaboutsOf([username, former])).length).toBeGreaterThan(8)

  await closeLongAgo(id)
  await eraseClosedAccounts()
  expect(await whereaboutsOf([...words(username), former])).toEqual([])

  const feed = await karim.call('feed.listActivity', { residence_id: project.id, page_size: -1 })
  const lines = feed.data.flatMap(({ logs }: { logs: { pretty_log: unknown[] }[] }) =>
    logs.flatMap((log) => log.pretty_log),
  )
  expect(lines).toContainEqual(expect.objectContaining({ attribute_name: 'email', value: '••••' }))
  expect(lines).toContainEqual(expect.objectContaining({ attribute_name: 'name', value: 'Maison du Port' }))
  const { data: mails } = await karim.call('invitations.listMailLogs', { residence_id: project.id })
  expect(mails).toMatchObject([{ recipient: '', external_data: { email: '', subject: '', body: '' } }])
  expect((await karim.call('projects.getProject', { residence_id: project.id })).data.name).toBe('Maison du Port')

  await eraseClosedAccounts()
})

const lastLog = async (recipient: string) =>
  (
    await db
      .selectFrom('communication_logs')
      .select('id')
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id

test('staff erased are in no row of any table; what they did stays, under nobody’s name', async () => {
  const username = 'canari.salariee@renovest.example'
  const id = await register(username)
  const company_id = await world.company('Rénov’Est')
  await db.insertInto('user_role_companies').values({ user_id: id, company_id, role: 'COMPANY_ADMIN' }).execute()
  const project = await projectOf(username, 'Rénov’Est', ['famille@foyer.example'])
  const client = await as(username)
  const file = [{ name: 'a.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]
  await client.upload('documents.uploadDocument', { residence_id: project.id }, { name: 'Notice.pdf' }, file)
  await client.call('invitations.inviteResidence', { residence_id: project.id, email: 'famille@foyer.example' })
  await runJobs()
  expect((await whereaboutsOf(words(username))).length).toBeGreaterThan(2)

  await closeLongAgo(id)
  await eraseClosedAccounts()
  expect(await whereaboutsOf(words(username))).toEqual([])
  const karim = await as('karim@renovest.example')
  const { data } = await karim.call('feed.listActivity', { residence_id: project.id, page_size: -1 })
  expect(data.length).toBeGreaterThan(1)
  expect(data.every(({ actor_user }: { actor_user: unknown }) => actor_user === null)).toBe(true)
  expect((await contactOf(project.id)).emails).toMatchObject([{ email: 'famille@foyer.example' }])
})

test('who registered another’s address without proving it takes nothing of theirs along', async () => {
  const username = 'canari.passante@foyer.example'
  const project = await projectOf('karim@renovest.example', 'Rénov’Est', [username], ['06 00 11 22 33'])
  await (
    await as('karim@renovest.example')
  ).call('invitations.inviteResidence', { residence_id: project.id, email: username })
  const id = await register(username, false)
  await closeLongAgo(id)
  await eraseClosedAccounts()
  expect(await contactOf(project.id)).toMatchObject({ emails: [{ email: username }], phones: [{}] })
  expect(await lastLog(username)).toBeGreaterThan(0)
})

test('an address that a new account answers to stays; beside another’s address a home keeps the other’s number', async () => {
  const username = 'canari.revenue@foyer.example'
  const spouse = 'conjoint@foyer.example'
  const project = await projectOf(
    'karim@renovest.example',
    'Rénov’Est',
    [username, spouse],
    ['06 00 11 22 33', '06 44 55 66 77'],
  )
  const first = await register(username)
  await closeLongAgo(first)
  const again = await register(username)
  await eraseClosedAccounts()
  expect((await contactOf(project.id)).emails).toHaveLength(2)
  await closeLongAgo(again)
  await eraseClosedAccounts()
  expect(await contactOf(project.id)).toMatchObject({
    emails: [{ email: spouse }],
    phones: [{ phone_number: '06 44 55 66 77' }],
  })
})

test('an account that cannot be erased keeps no other, and goes once it can', async () => {
  const [held, free] = [await register('canari.tenue@foyer.example'), await register('canari.libre@foyer.example')]
  for (const id of [held, free]) await closeLongAgo(id)
  await sql`create function holds() returns trigger language plpgsql as 'begin raise exception ''held''; end'`.execute(
    db,
  )
  await sql`create trigger holds before delete on users for each row when (old.id = ${sql.lit(held)}) execute function holds()`.execute(
    db,
  )
  await expect(eraseClosedAccounts()).rejects.toThrow(/held/)
  const left = () => db.selectFrom('users').select('id').where('id', 'in', [held, free]).execute()
  expect(await left()).toEqual([{ id: held }])
  await sql`drop trigger holds on users`.execute(db)
  await eraseClosedAccounts()
  expect(await left()).toEqual([])
})

test('two servers erase at once: each account once, and none is left', async () => {
  const ids: number[] = []
  for (let count = 0; count < 6; count += 1) ids.push(await register(`canari.${count}@foyer.example`))
  for (const id of ids) await closeLongAgo(id)
  await Promise.all([eraseClosedAccounts(), eraseClosedAccounts()])
  expect(await db.selectFrom('users').select('id').where('id', 'in', ids).execute()).toEqual([])
})
