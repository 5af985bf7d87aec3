import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { seal } from '#platform/sealing.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { as } from '#platform/testing/client.ts'
import { lastCode } from '#platform/testing/mails.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const hugo = 'hugo@clairiere.example'
const domain = 'clairiere.example'
const noAccount = { status: 200, data: { outcome: 'NO_ACCOUNT' } }
const signedIn = { status: 200, data: { outcome: 'SIGNED_IN' } }

let provider: TestProvider
let company_id: number
let code: string
beforeAll(async () => {
  provider = await startProvider()
  company_id = await world.company('Maisons Clairière')
  code = `company-${company_id}`
  await db
    .insertInto('identity_domains')
    .values({ company_id, domain, proof: 'proof', proven_at: new Date() })
    .execute()
})
afterAll(() => provider.stop())
beforeEach(async () => {
  settings.OIDC_PRIVATE_NETWORKS = true
  for (const table of ['identity_providers', 'user_identities'] as const) await db.deleteFrom(table).execute()
})

/** The company has a provider, which takes new people on. */
const put = (more: object = {}) =>
  db
    .insertInto('identity_providers')
    .values({
      company_id,
      preset: 'OTHER',
      name: 'Compte Clairière',
      issuer: provider.issuer,
      client_id: provider.clientId,
      client_secret: seal(`identity provider ${company_id}`, provider.secret),
      new_people_role: 'COMPANY_MEMBER',
      ...more,
    })
    .execute()
const identities = () => db.selectFrom('user_identities').select(['provider', 'user_id']).orderBy('provider').execute()

test('whoever was removed from the team comes back by an invitation, not by the provider', async () => {
  await put()
  const email = `partie@${domain}`
  provider.as({ sub: 'partie', email })
  expect(await openBrowser().signIn(code)).toMatchObject(signedIn)
  const client = await as(hugo)
  const linkOf = async () =>
    (await client.call('companies.listRoles', { company_id })).data.find(
      ({ user }: { user: { username: string } }) => user.username === email,
    )
  const { id: link_id } = await linkOf()
  expect((await client.call('companies.removeColleague', { company_id, link_id })).status).toBe(204)
  expect(await openBrowser().signIn(code)).toMatchObject(noAccount)
  // Nor once nothing links the accounts any more.
  await db.deleteFrom('user_identities').execute()
  expect(await openBrowser().signIn(code)).toMatchObject(noAccount)
  expect(await linkOf()).toMatchObject({ is_active: false })
  const invited = await client.call('companies.inviteColleague', { company_id, email, role: 'COMPANY_READER' })
  expect(invited).toMatchObject({ status: 201, data: { invited: false } })
  const browser = openBrowser()
  await browser.signIn(code)
  expect(await browser.prove(await lastCode(email))).toMatchObject(signedIn)
  expect(await linkOf()).toMatchObject({ is_active: true, role: { code: 'COMPANY_READER' } })
})

test('the provider of a disabled company opens no session, links nobody and takes nobody on: why is told', async () => {
  await put()
  const disable = (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Contrat terminé.' })
      .where('id', '=', company_id)
      .execute()
  const closed = { status: 403, error_reason: 'COMPANY_DISABLED' }
  const told = { ...closed, error_message: expect.stringContaining('Contrat terminé.') }
  const others = { user_id: await world.user(hugo), company_id: await world.company('Bâtir Ouest') }
  await db
    .insertInto('user_role_companies')
    .values({ ...others, role: 'COMPANY_READER' })
    .execute()
  provider.as({ sub: 'hugo', email: hugo })
  const waiting = openBrowser()
  expect(await waiting.signIn(code)).toMatchObject({ data: { outcome: 'CODE_SENT' } })
  await disable(new Date())
  // The code that was mailed before links nothing any more.
  expect(await waiting.prove(await lastCode(hugo))).toMatchObject(told)
  expect(await identities()).toEqual([])
  await db
    .insertInto('user_identities')
    .values({ user_id: others.user_id, issuer: provider.issuer, subject: 'hugo', provider: code })
    .execute()
  // Though he gets in elsewhere.
  expect(await openBrowser().signIn(code)).toMatchObject(told)
  const people = await db.selectFrom('users').select('id').execute()
  provider.as({ sub: 'neuve', email: `neuve@${domain}` })
  expect(await openBrowser().signIn(code)).toMatchObject(told)
  expect(await db.selectFrom('users').select('id').execute()).toEqual(people)
  await disable(null)
  provider.as({ sub: 'hugo', email: hugo })
  expect(await openBrowser().signIn(code)).toMatchObject(signedIn)
  await db
    .deleteFrom('user_role_companies')
    .where('company_id', '=', others.company_id)
    .where('user_id', '=', others.user_id)
    .execute()
})

test('an account elsewhere opens by the provider that it was linked by; another of the same issuer links it for itself', async () => {
  provider.serve(1, 'Compte du portail')
  await put()
  const user_id = await world.user(hugo)
  await db
    .insertInto('user_identities')
    .values({ user_id, issuer: provider.issuer, subject: 'hugo', provider: 'first' })
    .execute()
  provider.as({ sub: 'hugo', email: hugo, email_verified: true })
  expect(await openBrowser().signIn('first')).toMatchObject(signedIn)
  const browser = openBrowser()
  expect(await browser.signIn(code)).toMatchObject({ data: { outcome: 'CODE_SENT' } })
  expect(await browser.prove(await lastCode(hugo))).toMatchObject(signedIn)
  for (const way of ['first', code]) expect(await openBrowser().signIn(way)).toMatchObject(signedIn)
  expect(await identities()).toEqual([
    { provider: code, user_id },
    { provider: 'first', user_id },
  ])
  settings.OIDC_1_ISSUER = undefined
})

test('a provider that was set by the address of its description goes on, and may be made the only way', async () => {
  await put({ issuer: `${provider.issuer}/.well-known/openid-configuration` })
  await db
    .insertInto('user_identities')
    .values({ user_id: await world.user(hugo), issuer: provider.issuer, subject: 'hugo', provider: code })
    .execute()
  provider.as({ sub: 'hugo', email: hugo })
  const browser = openBrowser()
  const { data } = await browser.signIn(code)
  expect(data).toMatchObject({ outcome: 'SIGNED_IN' })
  await db
    .updateTable('session_identities')
    .set({ asked_at: new Date(0) })
    .execute()
  const refreshed = await browser.call(data.session.access_token, 'PATCH', '/v2/personal-access-token')
  expect(refreshed.status).toBe(200)
  const only = await (await as(hugo)).call('identities.setOnlyWay', { company_id, only: true })
  expect(only).toMatchObject({ status: 200, data: { provider: { is_only_way: true } } })
})

test('a secret that no key opens says nothing of the people: they are told that the provider cannot be asked', async () => {
  await put()
  const user_id = await world.user(hugo)
  await db
    .insertInto('user_identities')
    .values({ user_id, issuer: provider.issuer, subject: 'hugo', provider: code })
    .execute()
  provider.as({ sub: 'hugo', email: hugo })
  const browser = openBrowser()
  const token = (await browser.signIn(code)).data.session.access_token
  await db
    .updateTable('session_identities')
    .set({ asked_at: new Date(0) })
    .execute()
  await db.updateTable('identity_providers').set({ client_secret: 'v1.gone.a.b.c' }).execute()
  expect((await browser.call(token, 'PATCH', '/v2/personal-access-token')).status).toBe(200)
  const client = await as(hugo)
  const own = await client.call('identities.listOwnIdentities', { user_id })
  expect(own).toMatchObject({ status: 200, data: [{ name: 'Compte Clairière' }] })
  expect(await openBrowser().begin(code)).toMatchObject({ status: 503, error_reason: 'IDENTITY_PROVIDER_SILENT' })
  const provided = {
    preset: 'OTHER',
    name: 'Compte Clairière',
    issuer: provider.issuer,
    client_id: provider.clientId,
    demands_second_factor: false,
    new_people_role: null,
  }
  expect(await client.call('identities.setCompanyProvider', { company_id, ...provided })).toMatchObject({
    status: 422,
    error_reason: 'IDENTITY_SECRET_REQUIRED',
  })
  // What renews the session is lost with the key: nobody can be asked about it, and it is over.
  await db
    .updateTable('session_identities')
    .set({ sealed: 'v1.gone.a.b.c', asked_at: new Date(0) })
    .execute()
  expect((await browser.call(token, 'PATCH', '/v2/personal-access-token')).status).toBe(401)
})

test.each([
  `deux@adresses@${domain}`,
  `ligne\n@${domain}`,
  `retourn\u202Eée@${domain}`,
  `invisible\u200B@${domain}`,
  `<balise>@${domain}`,
  `nul\u0000@${domain}`,
  `moitié\uD800@${domain}`,
  `@${domain}`,
])('nobody is taken on by what is no address: %j', async (email) => {
  await put()
  const people = await db.selectFrom('users').select('id').execute()
  provider.as({ sub: 'sans-adresse', email })
  expect(await openBrowser().signIn(code)).toMatchObject({ status: 200, data: { outcome: 'NO_ACCOUNT', email: null } })
  expect(await db.selectFrom('users').select('id').execute()).toEqual(people)
})

test('names that a provider tells are those that anybody may have: cut where they are long, left out where no form takes them', async () => {
  await put()
  const told = {
    sub: 'nommee',
    email: `nommee@${domain}`,
    given_name: `${'x'.repeat(79)}🏠🏠`,
    family_name: 'Retour\u202Enée',
  }
  provider.as(told)
  const { data } = await openBrowser().signIn(code)
  expect(data.session.user).toMatchObject({ first_name: 'x'.repeat(79), last_name: null })
})
