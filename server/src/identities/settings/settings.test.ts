import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { lastCode } from '#platform/testing/mails.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { startNames } from '#platform/testing/texts.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const hugo = 'hugo@clairiere.example'
const domain = 'clairiere.example'
const right = 'Logement2026'

let provider: TestProvider
let names: Awaited<ReturnType<typeof startNames>>
let company_id: number
let code: string
beforeAll(async () => {
  provider = await startProvider()
  names = await startNames()
  company_id = await world.company('Maisons Clairière')
  code = `company-${company_id}`
})
afterAll(async () => {
  names.stop()
  await provider.stop()
})
beforeEach(async () => {
  Object.assign(settings, { OIDC_PRIVATE_NETWORKS: true, DNS_SERVERS: [names.server] })
  names.records.clear()
  names.state.failing = false
  for (const table of ['identity_providers', 'identity_domains', 'user_identities'] as const)
    await db.deleteFrom(table).execute()
})

const fields = () => ({
  preset: 'OTHER',
  name: 'Compte Clairière',
  issuer: provider.issuer,
  client_id: provider.clientId,
  client_secret: provider.secret,
  demands_second_factor: false,
  new_people_role: null as string | null,
})
const set = async (more: object = {}, by = hugo) =>
  (await as(by)).call('identities.setCompanyProvider', { company_id, ...fields(), ...more })
const add = async (name = domain, by = hugo, company = company_id) =>
  (await as(by)).call('identities.addDomain', { company_id: company, domain: name })
const check = async (domain_id: number, by = hugo, company = company_id) =>
  (await as(by)).call('identities.proveDomain', { company_id: company, domain_id })
const publish = ({ record_name, record_value }: { record_name: string; record_value: string }) =>
  names.records.set(record_name, ['v=spf1 -all', record_value])
const prove = async () => {
  const [found] = (await add()).data.domains
  publish(found)
  await check(found.id)
}
const offered = async (name = domain) => (await anonymous.call('identities.listProviders', { domain: name })).data
const only = async (value: boolean, by = hugo) =>
  (await as(by)).call('identities.setOnlyWay', { company_id, only: value })
const byPassword = (username: string) =>
  anonymous.call('accounts.signIn', { username, password: right, scope: 'partner' })

test('a company’s provider is offered to the addresses of its domain, once the domain is proven', async () => {
  expect((await set()).status).toBe(200)
  expect(await offered()).toEqual([])
  const added = await add(' Clairiere.Example ')
  const [found] = added.data.domains
  expect(added.status).toBe(201)
  expect(found).toMatchObject({
    domain,
    record_name: `_logis.${domain}`,
    record_value: expect.stringMatching(/^logis-verification=[\w-]{32}$/),
    proven_at: null,
  })
  // Nothing there yet, something else there: the domain stays unproven.
  expect((await check(found.id)).data.domains[0]).toMatchObject({ proven_at: null, checked_at: expect.any(String) })
  names.records.set(found.record_name, ['logis-verification=autre'])
  expect((await check(found.id)).data.domains[0].proven_at).toBeNull()
  expect(await offered()).toEqual([])
  publish(found)
  const { proven_at } = (await check(found.id)).data.domains[0]
  expect(proven_at).not.toBeNull()
  expect(await offered()).toEqual([{ code, name: 'Compte Clairière' }])
  expect(await offered('autre.example')).toEqual([])
  // Asked anew: it stays proven since then; where nobody answers all stays; where the record has gone it counts on for two weeks.
  expect((await check(found.id)).data.domains[0].proven_at).toBe(proven_at)
  names.state.failing = true
  expect(await check(found.id)).toMatchObject({ status: 503, error_reason: 'IDENTITY_DNS_SILENT' })
  names.state.failing = false
  expect(await offered()).toHaveLength(1)
  names.records.clear()
  expect((await check(found.id)).data.domains[0]).toMatchObject({ proven_at, missing_since: expect.any(String) })
  expect(await offered()).toHaveLength(1)
  const states = await db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'IDENTITY_DOMAIN_CHANGED')
    .orderBy('id')
    .execute()
  expect(states.map(({ details }) => details['state'])).toEqual(['ADDED', 'PROVEN'])
}, 60_000)

test('409: a domain twice, more than twenty, and one that another company has proven, also at once', async () => {
  await add()
  expect(await add()).toMatchObject({ status: 409, error_reason: 'IDENTITY_DOMAIN_EXISTS' })
  const rival = await world.company('Bâtir Ouest')
  const zoe = 'zoe@batir-ouest.example'
  const [theirs] = (await add(domain, zoe, rival)).data.domains
  const [ours] = (await (await as(hugo)).call('identities.getCompanyIdentity', { company_id })).data.domains
  names.records.set(ours.record_name, [ours.record_value, theirs.record_value])
  const answers = await Promise.all([check(ours.id), check(theirs.id, zoe, rival)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error_reason).toBe('IDENTITY_DOMAIN_TAKEN')
  for (let more = 1; more < 20; more++) expect((await add(`d${more}.example`)).status).toBe(201)
  expect(await add('d20.example')).toMatchObject({ status: 409, error_reason: 'IDENTITY_DOMAINS_LIMIT_REACHED' })
})

test('422 503: a provider is asked who it is before it is kept; its secret is sealed and never told', async () => {
  const { client_secret: _, ...without } = fields()
  const client = await as(hugo)
  expect(await client.call('identities.setCompanyProvider', { company_id, ...without })).toMatchObject({
    status: 422,
    error_reason: 'IDENTITY_SECRET_REQUIRED',
  })
  expect(await set({ issuer: `${provider.issuer}/realms/none` })).toMatchObject({
    status: 422,
    error_reason: 'IDENTITY_ISSUER_WRONG',
  })
  expect(await set({ issuer: 'http://127.0.0.1:9' })).toMatchObject({
    status: 503,
    error_reason: 'IDENTITY_PROVIDER_SILENT',
  })
  const kept = await set()
  expect(kept.data.provider).toMatchObject({
    issuer: provider.issuer,
    client_id: provider.clientId,
    is_only_way: false,
  })
  expect(JSON.stringify(kept.data)).not.toContain(provider.secret)
  const row = await db.selectFrom('identity_providers').selectAll().executeTakeFirstOrThrow()
  expect(row.client_secret).toMatch(/^v1\./)
  expect(JSON.stringify(row)).not.toContain(provider.secret)
  // Left out it stays, for the same issuer.
  expect(
    await client.call('identities.setCompanyProvider', { company_id, ...without, name: 'Autre nom' }),
  ).toMatchObject({
    status: 200,
    data: { provider: { name: 'Autre nom' } },
  })
  const log = await db
    .selectFrom('security_log')
    .selectAll()
    .where('kind', '=', 'IDENTITY_PROVIDER_CHANGED')
    .orderBy('id')
    .execute()
  expect(log.at(-1)).toMatchObject({
    company_id,
    details: { from: provider.issuer, to: provider.issuer, fields: ['name'] },
  })
  expect(JSON.stringify(log)).not.toContain(provider.secret)
})

test('a company’s provider is on no network of the house, whatever the name says', async () => {
  settings.OIDC_PRIVATE_NETWORKS = false
  expect(await set(), 'without TLS').toMatchObject({ status: 422, error_reason: 'IDENTITY_ISSUER_WRONG' })
  for (const issuer of [
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://localhost',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'https://192.168.1.1',
    'https://[fd00::1]',
    'https://0.0.0.0',
  ])
    expect(await set({ issuer }), issuer).toMatchObject({ status: 503, error_reason: 'IDENTITY_PROVIDER_SILENT' })
  settings.OIDC_PRIVATE_NETWORKS = true
  // What no house has of its own stays closed.
  for (const issuer of ['http://169.254.169.254', 'http://0.0.0.0', 'http://[fe80::1]'])
    expect(await set({ issuer }), issuer).toMatchObject({ status: 503 })
})

test('a person of the company signs in by it; a new one comes with the role that was chosen, or is told whom to ask', async () => {
  await set()
  await prove()
  provider.as({ sub: 'h1', email: hugo })
  const browser = openBrowser()
  expect(await browser.signIn(code)).toMatchObject({ data: { outcome: 'CODE_SENT' } })
  expect(await browser.prove(await lastCode(hugo))).toMatchObject({ status: 200, data: { outcome: 'SIGNED_IN' } })

  const lea = { sub: 'n1', email: 'nouvelle@clairiere.example', given_name: 'Nina', family_name: 'Morel' }
  provider.as(lea)
  expect(await openBrowser().signIn(code)).toMatchObject({
    status: 200,
    data: {
      outcome: 'NO_ACCOUNT',
      email: lea.email,
      company_name: 'Maisons Clairière',
      administrators: [expect.stringContaining('Hugo')],
    },
  })
  await set({ new_people_role: 'COMPANY_READER' })
  const come = openBrowser()
  const answer = await come.signIn(code)
  expect(answer).toMatchObject({
    status: 200,
    data: { outcome: 'SIGNED_IN', session: { user: { username: lea.email, first_name: 'Nina', last_name: 'Morel' } } },
  })
  const me = await come.call(answer.data.session.access_token, 'GET', '/v2/user')
  expect(me.data.companies).toMatchObject([{ id: company_id, role: 'COMPANY_READER' }])
  expect(await openBrowser().signIn(code)).toMatchObject({ data: { outcome: 'SIGNED_IN' } })
})

test.each([
  ['an address of a domain that the company has not proven', { email: 'zoe@batir-ouest.example' }],
  ['an address that the provider has not verified', { email: 'autre@clairiere.example', email_verified: false }],
  ['no address', {}],
])('the company’s provider says %s: nobody comes in', async (_what, claims) => {
  await set({ new_people_role: 'COMPANY_ADMIN' })
  await prove()
  provider.as({ sub: 'x1', ...claims })
  expect(await openBrowser().signIn(code)).toMatchObject({ status: 200, data: { outcome: 'NO_ACCOUNT' } })
})

test('a company’s provider opens no account of the platform, none that has left, and no resident’s', async () => {
  await set({ new_people_role: 'COMPANY_MEMBER' })
  await prove()
  const admin = await world.user('admin@logis.example')
  await db
    .updateTable('users')
    .set({ username: `chef@${domain}`, email: `chef@${domain}` })
    .where('id', '=', admin)
    .execute()
  provider.as({ sub: 'a1', email: `chef@${domain}` })
  expect(await openBrowser().signIn(code)).toMatchObject({ data: { outcome: 'NO_ACCOUNT' } })
  await db
    .updateTable('users')
    .set({ username: 'admin@logis.example', email: 'admin@logis.example' })
    .where('id', '=', admin)
    .execute()

  provider.as({ sub: 'p1', email: `parti@${domain}` })
  expect(await openBrowser().signIn(code)).toMatchObject({ data: { outcome: 'SIGNED_IN' } })
  const user_id = await world.user(`parti@${domain}`)
  // Nor one that has a role on the platform since.
  await db.insertInto('user_global_roles').values({ user_id, role: 'SUPPORT' }).execute()
  expect(await openBrowser().signIn(code)).toMatchObject({ data: { outcome: 'NO_ACCOUNT' } })
  await db.deleteFrom('user_global_roles').where('user_id', '=', user_id).execute()
  expect(await openBrowser().signIn(code)).toMatchObject({ data: { outcome: 'SIGNED_IN' } })
  await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', user_id).execute()
  expect(await openBrowser().signIn(code)).toMatchObject({ data: { outcome: 'NO_ACCOUNT' } })
  await db.deleteFrom('user_identities').execute()
  expect(await openBrowser().signIn(code)).toMatchObject({ data: { outcome: 'NO_ACCOUNT' } })
  expect(await openBrowser().begin(code, { scope: 'resident' })).toMatchObject({ status: 404 })
})

test('Google answers for everyone: a company’s people are those of its own domain there', async () => {
  await set({ preset: 'GOOGLE', new_people_role: 'COMPANY_READER' })
  await prove()
  const person = { sub: 'g1', email: `google@${domain}`, email_verified: true }
  const withDomain = (hd?: string) => {
    provider.as(person)
    provider.state.tamper = (token) => ({
      ...token,
      id_token: provider.sign({
        ...JSON.parse(Buffer.from(token.id_token!.split('.')[1]!, 'base64url').toString()),
        ...(hd && { hd }),
      }),
    })
    return openBrowser().signIn(code)
  }
  for (const hd of [undefined, 'autre.example']) expect(await withDomain(hd)).toMatchObject({ status: 401 })
  expect(await withDomain(domain)).toMatchObject({ status: 200, data: { outcome: 'SIGNED_IN' } })
  provider.state.tamper = (token) => token
})

test('« only by our provider »: for whoever has come by it, and one administrator keeps the way back', async () => {
  const colleague = `eve@${domain}`
  await set({ new_people_role: 'COMPANY_ADMIN' })
  await prove()
  expect(await only(true)).toMatchObject({ status: 409, error_reason: 'IDENTITY_NOT_TRIED' })
  provider.as({ sub: 'h1', email: hugo })
  const browser = openBrowser()
  await browser.signIn(code)
  await browser.prove(await lastCode(hugo))
  // A colleague with a password, signed in by it.
  provider.as({ sub: 'e1', email: colleague })
  await openBrowser().signIn(code)
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', hugo)
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ password_hash }).where('username', '=', colleague).execute()
  expect((await byPassword(colleague)).status).toBe(200)
  const open = await as(colleague)

  expect(await only(true)).toMatchObject({
    status: 200,
    data: { provider: { is_only_way: true }, way_back: expect.stringContaining('Hugo') },
  })
  expect(await byPassword(colleague)).toMatchObject({ status: 403, error_reason: 'IDENTITY_PROVIDER_REQUIRED' })
  expect((await byPassword(hugo)).status).toBe(200)
  expect(await open.call('accounts.refreshSession')).toMatchObject({ status: 401 })
  expect(await openBrowser().signIn(code)).toMatchObject({ data: { outcome: 'SIGNED_IN' } })
  // Whoever had the way back goes: another administrator has it.
  await db.updateTable('users').set({ is_active: false }).where('username', '=', hugo).execute()
  expect((await byPassword(colleague)).status).toBe(200)
  await db.updateTable('users').set({ is_active: true }).where('username', '=', hugo).execute()
  expect((await byPassword(colleague)).status).toBe(403)
  expect(await only(false)).toMatchObject({ status: 200, data: { provider: { is_only_way: false } } })
  expect((await byPassword(colleague)).status).toBe(200)
  const told = await db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'IDENTITY_ONLY_WAY_CHANGED')
    .orderBy('id')
    .execute()
  expect(told.map(({ details }) => details)).toEqual([{ only: true }, { only: false }])
})

test('a removed provider opens nothing more, and its domains no longer lead to it', async () => {
  await set({ new_people_role: 'COMPANY_READER' })
  await prove()
  const client = await as(hugo)
  expect(await client.call('identities.removeCompanyProvider', { company_id })).toMatchObject({
    status: 200,
    data: { provider: null },
  })
  expect(await client.call('identities.removeCompanyProvider', { company_id })).toMatchObject({
    status: 404,
    error_reason: 'IDENTITY_PROVIDER_UNKNOWN',
  })
  expect(await only(true)).toMatchObject({ status: 404, error_reason: 'IDENTITY_PROVIDER_UNKNOWN' })
  expect(await offered()).toEqual([])
  expect(await openBrowser().begin(code)).toMatchObject({ status: 404, error_reason: 'IDENTITY_PROVIDER_UNKNOWN' })
  const [found] = (await client.call('identities.getCompanyIdentity', { company_id })).data.domains
  expect(await client.call('identities.removeDomain', { company_id, domain_id: found.id })).toMatchObject({
    status: 200,
    data: { domains: [] },
  })
})
