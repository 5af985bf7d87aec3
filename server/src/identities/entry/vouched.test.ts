import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { seal } from '#platform/sealing.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { clientWith } from '#platform/testing/client.ts'
import { codeOf, makeTotp, noTotp } from '#platform/testing/factors.ts'
import { claimsOf, startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const karim = 'karim@renovest.example'
let provider: TestProvider
let user_id: number
/** Where Karim works, and the other company that takes him on. */
let own: number
let other: number
beforeAll(async () => {
  provider = await startProvider()
  provider.serve(1, 'Compte du portail')
  settings.OIDC_PRIVATE_NETWORKS = true
  user_id = await world.user(karim)
  own = await world.company('Rénov’Est')
  other = await world.company('Chauffage Lenoir')
  provider.as({ sub: 'karim', email: karim, email_verified: true })
  // It says that it has asked for a second factor.
  provider.state.tamper = (token) => ({
    ...token,
    id_token: provider.sign({ ...claimsOf(token.id_token!), amr: ['mfa'] }),
  })
  await db
    .insertInto('identity_providers')
    .values({
      company_id: own,
      preset: 'OTHER',
      name: 'Compte RénovEst',
      issuer: provider.issuer,
      client_id: provider.clientId,
      client_secret: seal(`identity provider ${own}`, provider.secret),
    })
    .execute()
})
afterAll(() => provider.stop())
beforeEach(async () => {
  await noTotp(user_id)
  await db.deleteFrom('user_identities').execute()
  for (const code of ['first', `company-${own}`])
    await db
      .insertInto('user_identities')
      .values({ user_id, issuer: provider.issuer, subject: 'karim', provider: code })
      .execute()
})
const demand = (demands_second_factor: boolean, ...companies: number[]) =>
  db.updateTable('companies').set({ demands_second_factor }).where('id', 'in', companies).execute()
const leave = () =>
  db.deleteFrom('user_role_companies').where('user_id', '=', user_id).where('company_id', '=', other).execute()
afterEach(async () => {
  await demand(false, own, other)
  await leave()
})
const comeToTheOther = () =>
  db.insertInto('user_role_companies').values({ user_id, company_id: other, role: 'COMPANY_READER' }).execute()

const browse = async (code: string) => {
  const browser = openBrowser()
  const { data } = await browser.signIn(code)
  const token = data.session?.access_token as string
  const open = (company_id: number) => browser.call(token, 'GET', `/v2/companies/${company_id}`)
  const owes = async () => (await browser.call(token, 'GET', '/v2/user')).data.owes_second_factor as boolean
  return { browser, data, token, open, owes }
}
const required = { status: 403, error_reason: 'SECOND_FACTOR_REQUIRED' }

test('a second factor that a company’s provider speaks of meets the demand of that company, and of no other', async () => {
  await comeToTheOther()
  await demand(true, own)
  const { data, owes, open } = await browse(`company-${own}`)
  expect([data.outcome, await owes(), (await open(other)).status]).toEqual(['SIGNED_IN', false, 200])
  await demand(true, other)
  expect([await owes(), await open(other), await open(own)]).toMatchObject([true, required, required])
  const anew = await browse(`company-${own}`)
  expect([anew.data.outcome, await anew.owes()]).toEqual(['SIGNED_IN', true])
})

test('a factor of their own meets the demand of the other company, also in the session that its word has opened', async () => {
  await comeToTheOther()
  await demand(true, other)
  const { browser, token, owes } = await browse(`company-${own}`)
  expect(await owes()).toBe(true)
  const secret = await makeTotp(user_id)
  const cookie = [...browser.own].map(([name, value]) => `${name}=${value}`).join('; ')
  const proven = await clientWith(token).send('POST', `/v2/users/${user_id}/proof`, {
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ code: codeOf(secret) }),
  })
  expect([proven.status, await owes()]).toEqual([200, false])
})

test('whoever works for two companies is asked for the factor that they have here, whatever one’s provider says of another', async () => {
  const secret = await makeTotp(user_id)
  expect((await browse(`company-${own}`)).data.outcome).toBe('SIGNED_IN')
  await comeToTheOther()
  const { browser, data } = await browse(`company-${own}`)
  expect(data).toMatchObject({ outcome: 'SECOND_STEP', methods: ['TOTP', 'RECOVERY_CODE'] })
  const passed = await browser.pass(data.challenge, codeOf(secret))
  expect(passed.status).toBe(200)
  await demand(true, own, other)
  const me = await browser.call(passed.data.access_token, 'GET', '/v2/user')
  expect(me.data.owes_second_factor).toBe(false)
})

test('what a provider of the whole portal says of a second factor counts wherever one works', async () => {
  await comeToTheOther()
  await makeTotp(user_id)
  await demand(true, own, other)
  const { data, owes } = await browse('first')
  expect([data.outcome, await owes()]).toEqual(['SIGNED_IN', false])
})
