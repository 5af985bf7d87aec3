import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

const ask = (email: string, context = 'partner') => anonymous.call('accounts.requestPasswordReset', { email, context })
const reset = (token: string, new_password = 'Nouveau-Logement7') =>
  anonymous.call('accounts.resetPassword', { token, new_password })
const check = async (token: string) => (await anonymous.call('accounts.checkPasswordReset', { token })).data
const signIn = (username: string, password: string, scope = 'partner') =>
  anonymous.call('accounts.signIn', { username, password, scope })

/** The token of the last reset mail that an address has received. */
const tokenOf = async (email: string): Promise<string> => {
  const mails = (await mailsTo(email)).filter(({ subject }) => subject === 'Choisissez un nouveau mot de passe')
  const link = mails.at(-1)?.links[0] ?? ''
  return link.slice(link.lastIndexOf('/') + 1)
}
const asked = async (email: string) => {
  expect((await ask(email)).status).toBe(200)
  return tokenOf(email)
}
const invalid = { status: 422, error_reason: 'PASSWORD_RESET_TOKEN_INVALID' }

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('AUTH-17 AUTH-19 AUTH-22 from the mail to the new password: the link is checked, used once, and opens nothing more', async () => {
  const username = 'karim@renovest.example'
  const token = await asked(username)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await check(token)).toEqual({ is_valid: true })
  expect(await check(token)).toEqual({ is_valid: true })
  expect(await reset(token)).toMatchObject({ status: 200, data: {} })
  expect(await check(token)).toEqual({ is_valid: false })
  expect(await reset(token, 'Encore-Un-Autre8')).toMatchObject(invalid)
  expect((await signIn(username, 'Logement2026')).status).toBe(401)
  expect((await signIn(username, 'Nouveau-Logement7')).status).toBe(200)
})

test('AUTH-32 the answer is the same for an account, a closed one and none; only the first gets a mail', async () => {
  await db.updateTable('users').set({ is_active: false }).where('username', '=', 'otto@thermalia.example').execute()
  const emails = ['ines@belvedere.example', 'otto@thermalia.example', 'nobody@renovest.example']
  for (const email of emails) {
    const { status, data, message } = await ask(email)
    expect({ status, data, message }).toEqual({ status: 200, data: {}, message: undefined })
  }
  expect(await mailsTo('ines@belvedere.example')).toHaveLength(1)
  expect(await mailsTo('otto@thermalia.example')).toHaveLength(0)
  expect(await mailsTo('nobody@renovest.example')).toHaveLength(0)
})

test('AUTH-17 GET with the address in the query does the same', async () => {
  const answer = await anonymous.send('GET', '/v2/reset-password?email=luc%40isotherme.example&context=partner')
  expect(answer).toMatchObject({ status: 200, data: {} })
  expect(await tokenOf('luc@isotherme.example')).not.toBe('')
  expect(await anonymous.send('GET', '/v2/reset-password?email=luc&context=partner')).toMatchObject({
    status: 422,
    errors: { email: [{ code: 'email' }] },
  })
})

test('whoever has chosen a password is told the door to sign in by', async () => {
  const told = async (email: string) => (await reset(await asked(email))).data
  expect(await told('samira@rivages.example')).toEqual({ account_scope: 'partner' })
  expect(await told('tom@foyer.example')).toEqual({ account_scope: 'resident' })
})

test('AUTH-32 every session ends, whatever its scope', async () => {
  const username = 'claire@foyer.example'
  const clients = [await as(username, 'resident'), await as(username, 'resident')]
  await reset(await asked(username))
  for (const client of clients) expect((await client.call('accounts.getMe')).status).toBe(401)
})

test('AUTH-32 a newer link takes the place of the one before', async () => {
  const first = await asked('paul@horizon.example')
  const second = await asked('paul@horizon.example')
  expect(await check(first)).toEqual({ is_valid: false })
  expect(await reset(first)).toMatchObject(invalid)
  expect(await reset(second)).toMatchObject({ status: 200 })
})

test('AUTH-32 a link lives thirty minutes', async () => {
  const token = await asked('lea@horizon.example')
  const { expires_at } = await db
    .selectFrom('one_time_tokens')
    .select('expires_at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((Date.parse(expires_at) - Date.now()) / 60_000).toBeCloseTo(30, 0)
  await db
    .updateTable('one_time_tokens')
    .set({ expires_at: sql<string>`now() - interval '1 second'` })
    .execute()
  expect(await check(token)).toEqual({ is_valid: false })
  expect(await reset(token)).toMatchObject(invalid)
})

test('AUTH-19 the token may travel in a header; none at all is not valid', async () => {
  const token = await asked('samira@rivages.example')
  const byHeader = await anonymous.send('GET', '/v2/reset-password-token', { headers: { 'x-one-time-token': token } })
  expect(byHeader.data).toEqual({ is_valid: true })
  expect((await anonymous.send('GET', '/v2/reset-password-token')).data).toEqual({ is_valid: false })
  expect(await check('x'.repeat(43))).toEqual({ is_valid: false })
})

test('AUTH-32 two people with one link at once: one sets the password', async () => {
  const token = await asked('yann@lenoir.example')
  const answers = await Promise.all([reset(token, 'Premier-Arrivant1'), reset(token, 'Second-Arrivant2')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const winner = answers[0].status === 200 ? 'Premier-Arrivant1' : 'Second-Arrivant2'
  expect((await signIn('yann@lenoir.example', winner)).status).toBe(200)
})

test('AUTH-32 a sign-in with the old password while it is reset leaves no session behind', async () => {
  const username = 'nora@gaz-sud.example'
  let password = 'Logement2026'
  for (let round = 0; round < 5; round++) {
    await db.deleteFrom('rate_limits').execute()
    const token = await asked(username)
    const next = `Nouveau-Logement${round}`
    const [entered] = await Promise.all([signIn(username, password), reset(token, next)])
    if (entered.status === 200) {
      const authorization = `Bearer ${entered.data.access_token}`
      expect((await anonymous.send('GET', '/v2/user', { headers: { authorization } })).status).toBe(401)
    }
    password = next
  }
})

test('AUTH-24 AUTH-25 422: a password outside the rule, or everybody’s, and the link stays good', async () => {
  const token = await asked('marie@horizon.example')
  for (const password of [
    'Court1',
    'sansmajuscule1',
    'SANSMINUSCULE1',
    'SansChiffre',
    'Avec espace 1',
    "Apos'trophe1",
  ]) {
    expect(await reset(token, password)).toMatchObject({ status: 422, errors: { new_password: [{ code: 'format' }] } })
  }
  expect(await reset(token, 'Azerty123')).toMatchObject({
    status: 422,
    errors: { new_password: [{ code: 'too_common', message: expect.stringContaining('trop courant') }] },
  })
  expect(await check(token)).toEqual({ is_valid: true })
})

test('AUTH-32 the owner is told, in their language, and the mail log keeps no token', async () => {
  const username = 'hugo@clairiere.example'
  const user_id = await world.user(username)
  await db.updateTable('users').set({ locale: 'en-UK' }).where('id', '=', user_id).execute()
  await ask(username)
  const [mail] = await mailsTo(username)
  expect(mail!.subject).toBe('Choose a new password')
  const token = mail!.links[0]!.split('/').at(-1)!
  const logged = await db
    .selectFrom('communication_logs')
    .selectAll()
    .where('recipient_user_id', '=', user_id)
    .execute()
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain(token)
  await reset(token)
  expect((await mailsTo(username)).map(({ subject }) => subject)).toEqual([
    'Choose a new password',
    'Your password has been changed',
  ])
})

test('AUTH-32 a link sent before the address changed opens nothing', async () => {
  const username = 'zoe@batir-ouest.example'
  const token = await asked(username)
  await db
    .updateTable('users')
    .set({ email: 'zoe.le-goff@batir-ouest.example' })
    .where('username', '=', username)
    .execute()
  expect(await reset(token)).toMatchObject(invalid)
})

test('AUTH-32 429: three mails an hour for one address, whether it has an account or not', async () => {
  for (const email of ['tom@foyer.example', 'stranger@foyer.example']) {
    for (let time = 0; time < 3; time++) expect((await ask(email)).status).toBe(200)
    const refused = await ask(email)
    expect(refused).toMatchObject({ status: 429, error_reason: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
