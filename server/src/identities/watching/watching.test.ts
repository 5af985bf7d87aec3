import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { startNames } from '#platform/testing/texts.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { graceDays, watchDomains } from './rules.ts'

withoutLimits()

const hugo = 'hugo@clairiere.example'
const domain = 'clairiere.example'
let provider: TestProvider
let names: Awaited<ReturnType<typeof startNames>>
let company_id: number
beforeAll(async () => {
  provider = await startProvider()
  names = await startNames()
  company_id = await world.company('Maisons Clairière')
})
afterAll(async () => {
  names.stop()
  await provider.stop()
})

/** A company whose provider is offered to the addresses of its domain. */
beforeEach(async () => {
  Object.assign(settings, { OIDC_PRIVATE_NETWORKS: true, DNS_SERVERS: [names.server] })
  names.state.failing = false
  for (const table of ['identity_providers', 'identity_domains', 'communication_logs'] as const)
    await db.deleteFrom(table).execute()
  const client = await as(hugo)
  await client.call('identities.setCompanyProvider', {
    company_id,
    preset: 'OTHER',
    name: 'Compte Clairière',
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: provider.secret,
    demands_second_factor: false,
    new_people_role: null,
  })
  const { id, record_name, record_value } = (await client.call('identities.addDomain', { company_id, domain })).data
    .domains[0]
  names.records.set(record_name, [record_value])
  await client.call('identities.proveDomain', { company_id, domain_id: id })
})

const isOffered = async () => (await anonymous.call('identities.listProviders', { domain })).data.length > 0
/** A day later, or more. */
const look = async (days = 1) => {
  const back = sql<Date>`now() - make_interval(days => ${days})`
  await db.updateTable('identity_domains').set({ watched_at: back }).execute()
  await watchDomains()
}
const goneFor = (days: number) =>
  db
    .updateTable('identity_domains')
    .set({ missing_since: sql<Date>`now() - make_interval(days => ${days})` })
    .execute()
const told = async () =>
  (await mailsTo(hugo)).map(({ subject }) => subject).filter((subject) => subject.includes(domain))
const domainsOf = async (client: Client) =>
  (await client.call('identities.getCompanyIdentity', { company_id })).data.domains
/** What the page of the domains says of its record. */
const shown = async () => {
  const [found] = await domainsOf(await as(hugo))
  return { missing_since: found.missing_since, counts_until: found.counts_until }
}
const missing = `La preuve du domaine ${domain} a disparu`

test('a record that is gone is told to the administrators, once; the domain counts for two weeks, then no more', async () => {
  const before = (await told()).length
  expect(await isOffered()).toBe(true)
  expect(await shown()).toEqual({ missing_since: null, counts_until: null })
  names.records.clear()
  await look()
  await look()
  expect((await told()).slice(before)).toEqual([missing])
  expect(await shown()).toEqual({ missing_since: expect.any(String), counts_until: expect.stringMatching(/^20/) })
  expect(await isOffered()).toBe(true)
  await goneFor(graceDays - 1)
  await look()
  expect(await isOffered()).toBe(true)
  await goneFor(graceDays + 1)
  await look()
  await look()
  expect(await isOffered()).toBe(false)
  expect((await told()).slice(before).toSorted((a, b) => a.localeCompare(b))).toEqual([
    missing,
    `Le domaine ${domain} n’est plus prouvé`,
  ])
  const last = await db
    .selectFrom('security_log')
    .select(['details', 'actor_user_id'])
    .where('kind', '=', 'IDENTITY_DOMAIN_CHANGED')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(last).toEqual({ details: { domain, state: 'LOST' }, actor_user_id: null })
}, 60_000)

test('a server of names that answers nothing takes nothing away, however long; a record that is back is waited for anew', async () => {
  const before = (await told()).length
  names.state.failing = true
  await look()
  await goneFor(graceDays + 1)
  await look()
  expect(await isOffered()).toBe(true)
  names.state.failing = false
  await look()
  names.records.clear()
  await look()
  expect(await isOffered()).toBe(true)
  expect((await told()).slice(before)).toEqual([missing])
}, 60_000)

test('looked for by hand, a record that is gone is waited for as by the job: two weeks, unless it is found', async () => {
  const before = (await told()).length
  const client = await as(hugo)
  const { id, proven_at, record_name, record_value } = (await domainsOf(client))[0]
  const check = async () => {
    const { data } = await client.call('identities.proveDomain', { company_id, domain_id: id })
    return data.domains[0]
  }
  names.records.clear()
  const gone = { proven_at, missing_since: expect.any(String), counts_until: expect.any(String) }
  // Put back, and looked for before it is published.
  for (const _ of [1, 2]) expect(await check()).toMatchObject(gone)
  expect((await told()).slice(before)).toEqual([missing])
  expect(await isOffered()).toBe(true)
  names.records.set(record_name, [record_value])
  expect(await check()).toMatchObject({ proven_at, missing_since: null, counts_until: null })
  names.records.clear()
  await check()
  await goneFor(graceDays + 1)
  expect(await check()).toMatchObject({ proven_at: null, missing_since: null })
  expect(await isOffered()).toBe(false)
}, 60_000)

test('whoever came by the provider alone finds a way in once the domain is lost, and nobody learns who has an account', async () => {
  const [email, nobody] = [`nadia.${Date.now()}@${domain}`, `personne@${domain}`]
  const person = { username: email, email, email_validated_at: new Date() }
  const { id: user_id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('user_role_companies').values({ user_id, company_id, role: 'COMPANY_MEMBER' }).execute()
  const account = { user_id, issuer: provider.issuer, subject: email, provider: `company-${company_id}` }
  await db.insertInto('user_identities').values(account).execute()
  names.records.clear()
  await look()
  await goneFor(graceDays + 1)
  await look()
  const lost = (await mailsTo(hugo)).findLast(({ subject }) => subject.endsWith('n’est plus prouvé'))
  expect(lost!.text).toMatch(/choisit\sun\spar\s«\sMot\sde\spasse\soublié/)
  const entering = async (username: string, password = 'Au hasard 2026') => {
    const { status, error_reason } = await anonymous.call('accounts.signIn', { username, password, scope: 'partner' })
    return { status, error_reason }
  }
  expect(await entering(email)).toEqual(await entering(nobody))
  const asked = await Promise.all(
    [email, nobody].map((each) => anonymous.call('accounts.requestPasswordReset', { email: each })),
  )
  expect(asked.map(({ status, data }) => ({ status, data }))).toEqual([0, 1].map(() => ({ status: 200, data: {} })))
  expect(await mailsTo(nobody)).toEqual([])
  const [mail] = (await mailsTo(email)).slice(-1)
  expect(mail).toMatchObject({ subject: 'Choisissez un mot de passe' })
  const token = /[\w-]{43}$/.exec(mail!.links[0]!)![0]
  const new_password = 'Nos-Logements7'
  expect((await anonymous.call('accounts.resetPassword', { token, new_password })).status).toBe(200)
  expect(await entering(email, new_password)).toMatchObject({ status: 200 })
  // Where the provider is the only way, who has proven who they are reads why there is none, and whom to ask.
  await db.updateTable('identity_providers').set({ is_only_way: true }).execute()
  expect(await entering(email, new_password)).toEqual({ status: 403, error_reason: 'IDENTITY_PROVIDER_UNOFFERED' })
  expect(await entering(email)).toEqual(await entering(nobody))
}, 60_000)

test('a domain is looked at once a day', async () => {
  names.records.clear()
  await watchDomains()
  const { missing_since } = await db.selectFrom('identity_domains').select('missing_since').executeTakeFirstOrThrow()
  expect(missing_since).toBeNull()
})
