import type { IdentityPreset } from '@logis/contract/identities.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { lastCode } from '#platform/testing/mails.ts'
import { claimsOf, startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'

withoutLimits()

const karim = 'karim@renovest.example'
const agent = { sub: 'agent-1', email: karim, given_name: 'Karim', usual_name: 'Benali', siret: '13002526500013' }
let [plain, state] = [] as unknown as [TestProvider, TestProvider]
beforeAll(async () => {
  plain = await startProvider()
  state = await startProvider('logis', { like: 'PROCONNECT' })
})
afterAll(() => Promise.all([plain.stop(), state.stop()]))

const whole = 'openid profile email offline_access'
const asks: [IdentityPreset, object][] = [
  ['ENTRA', { scope: whole, login_hint: karim }],
  ['KEYCLOAK', { scope: whole, login_hint: karim }],
  ['OTHER', { scope: whole, login_hint: karim }],
  ['GOOGLE', { scope: 'openid profile email', login_hint: karim, access_type: 'offline', prompt: 'consent' }],
  ['PROCONNECT', { scope: 'openid given_name usual_name email siret uid idp_id' }],
]
test.each(asks)('%s is asked in its own way, and for nothing beside', async (preset, own) => {
  plain.serve(1, 'Compte', preset)
  const { data } = await openBrowser().begin('first', { email: karim })
  const asked = Object.fromEntries(new URL(data.url).searchParams)
  const common = ['client_id', 'redirect_uri', 'response_type', 'state', 'nonce']
  const more = ['code_challenge', 'code_challenge_method', ...Object.keys(own)]
  expect(Object.keys(asked).toSorted()).toEqual([...common, ...more].toSorted())
  expect(asked).toMatchObject(own)
})

test('ProConnect links by a mailed code, though it says of no address whether it was verified; then it opens at once', async () => {
  state.serve(1, 'ProConnect', 'PROCONNECT')
  state.as(agent)
  const browser = openBrowser()
  expect(await browser.signIn('first', { email: karim })).toMatchObject({
    data: { outcome: 'CODE_SENT', email: karim },
  })
  expect(await browser.prove(await lastCode(karim))).toMatchObject({ data: { outcome: 'SIGNED_IN' } })
  expect(await openBrowser().signIn('first')).toMatchObject({ data: { outcome: 'SIGNED_IN' } })
  // Any other provider that says nothing of an address does not speak for it.
  await db.deleteFrom('user_identities').execute()
  plain.serve(1, 'Compte')
  plain.as({ sub: 'agent-2', email: karim })
  expect(await openBrowser().signIn('first')).toMatchObject({ data: { outcome: 'NO_ACCOUNT' } })
})

test('what ProConnect tells of a person is signed, or it opens nothing', async () => {
  plain.serve(1, 'ProConnect', 'PROCONNECT')
  plain.as(agent)
  const browser = openBrowser()
  const { data } = await browser.begin('first')
  // One of the standard has no scopes of the State's, and signs no such answer.
  const asked = new URL(data.url)
  asked.searchParams.set('scope', 'openid email')
  const back = await browser.visit(asked.href)
  const answer = await browser.come('first', back.search.slice(1))
  expect(answer).toMatchObject({ status: 401, error_reason: 'IDENTITY_SIGN_IN_FAILED' })
})

test('ProConnect is asked for its levels with a second factor where one is demanded, and they are checked again', async () => {
  state.serve(1, 'ProConnect', 'PROCONNECT')
  Object.assign(settings, { OIDC_1_SECOND_FACTOR: true })
  state.as(agent)
  const { data } = await openBrowser().begin('first')
  const levels = ['eidas0-mfa', 'eidas1-mfa', 'eidas2', 'eidas3']
  expect(JSON.parse(new URL(data.url).searchParams.get('claims') ?? '{}')).toEqual({
    id_token: { acr: { essential: true, values: levels } },
  })
  state.state.acr = 'eidas2'
  expect(await openBrowser().signIn('first')).toMatchObject({ data: { outcome: 'CODE_SENT' } })
  state.state.tamper = (token) => ({
    ...token,
    id_token: state.sign({ ...claimsOf(token.id_token ?? ''), acr: 'eidas1' }),
  })
  expect(await openBrowser().signIn('first')).toMatchObject({ error_reason: 'IDENTITY_FACTOR_REQUIRED' })
  Object.assign(settings, { OIDC_1_SECOND_FACTOR: false })
})
