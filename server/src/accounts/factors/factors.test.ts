import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSettings, settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { codeOf, midStep, noTotp } from '#platform/testing/factors.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'
import { resealSecrets } from '../totp/rules.ts'

const karim = 'karim@renovest.example'
const admin = 'admin@logis.example'
const password = 'Logement2026'
const signIn = (username: string, scope = 'partner') => anonymous.call('accounts.signIn', { username, password, scope })
const secondStep = (challenge: string, code: string) => anonymous.call('accounts.passSecondFactor', { challenge, code })
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)
const kindsAbout = async (userId: number) =>
  (await db.selectFrom('security_log').select('kind').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  for (const username of [karim, admin]) await noTotp(await world.user(username))
  settings.SECOND_FACTOR = 'offered'
  settings.SEALING_KEYS = []
})

/** Karim turns two-step sign-in on, as his screen does. */
const enrol = async () => {
  const client = await as(karim)
  const user_id = await world.user(karim)
  const begun = await client.call('accounts.startTotp', { user_id })
  const secret = begun.data.secret as string
  await midStep()
  const confirmed = await client.call('accounts.confirmTotp', { user_id, code: codeOf(secret, -1) })
  return { client, user_id, begun, secret, confirmed, codes: confirmed.data?.recovery_codes as string[] }
}

describe('setting two-step sign-in up', () => {
  test('a QR code and a key to type; a code of the app turns it on, tells by mail, ends the other sessions', async () => {
    const other = await as(karim)
    const before = (await mailsTo(karim)).length
    const { client, user_id, begun, confirmed } = await enrol()
    expect(begun.data.uri).toMatch(
      /^otpauth:\/\/totp\/Logis:karim%40renovest\.example\?issuer=Logis&secret=[A-Z2-7]{32}&/,
    )
    expect(begun.data.qr_svg).toMatch(/^<svg .*<\/svg>\s*$/s)
    expect(confirmed.data.recovery_codes).toHaveLength(10)
    expect(new Set(confirmed.data.recovery_codes).size).toBe(10)
    expect(confirmed.data.recovery_codes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((await client.call('accounts.listFactors', { user_id })).data).toMatchObject({
      is_demanded: false,
      totp: { created_at: expect.any(String) },
      recovery_codes_left: 10,
    })
    expect(await other.call('accounts.getMe')).toMatchObject({ status: 401 })
    const [mail] = (await mailsTo(karim)).slice(before)
    expect(mail?.subject).toBe('La double authentification est activée')
    expect(await kindsAbout(user_id)).toEqual(expect.arrayContaining(['SECOND_FACTOR_ADDED', 'RECOVERY_CODES_MADE']))
  })

  test('a secret is kept sealed, a recovery code as its hash; neither is told again', async () => {
    const { client, user_id, secret, codes } = await enrol()
    const kept = JSON.stringify([
      await db.selectFrom('user_totps').selectAll().execute(),
      await db.selectFrom('user_recovery_codes').selectAll().execute(),
    ])
    expect(kept).not.toContain(secret)
    for (const code of codes) expect(kept).not.toContain(code)
    const told = JSON.stringify((await client.call('accounts.exportUserData', { user_id })).data)
    for (const told_not of ['secret', 'code_hash', codes[0]!]) expect(told).not.toContain(told_not)
  })

  test('409 FACTOR_ALREADY_SET, 409 FACTOR_NOT_SET, 422 FACTOR_CODE_INVALID', async () => {
    const client = await as(karim)
    const user_id = await world.user(karim)
    expect(await client.call('accounts.confirmTotp', { user_id, code: '123456' })).toMatchObject({
      status: 409,
      error_reason: 'FACTOR_NOT_SET',
    })
    for (const name of ['accounts.removeTotp', 'accounts.renewRecoveryCodes'])
      expect(await client.call(name, { user_id })).toMatchObject({ status: 409, error_reason: 'FACTOR_NOT_SET' })
    const { data } = await client.call('accounts.startTotp', { user_id })
    const wrong = codeOf(data.secret, 20)
    for (const code of [wrong, 'abcdef', '12345', '１２３４５６'])
      expect(await client.call('accounts.confirmTotp', { user_id, code })).toMatchObject({
        status: 422,
        error_reason: 'FACTOR_CODE_INVALID',
      })
    expect(await signIn(karim)).toMatchObject({ status: 200, data: { token_type: 'Bearer' } })
    const enrolled = await enrol()
    for (const [name, more] of [
      ['accounts.startTotp', {}],
      ['accounts.confirmTotp', { code: codeOf(enrolled.secret) }],
    ] as const)
      expect(await enrolled.client.call(name, { user_id, ...more })).toMatchObject({
        status: 409,
        error_reason: 'FACTOR_ALREADY_SET',
      })
  })

  test('it is turned off with a mail, unless it is demanded: 409 FACTOR_DEMANDED', async () => {
    const { client, user_id } = await enrol()
    const company = await world.company('Rénov’Est')
    const demand = (demands_second_factor: boolean) =>
      db.updateTable('companies').set({ demands_second_factor }).where('id', '=', company).execute()
    await demand(true)
    expect(await client.call('accounts.removeTotp', { user_id })).toMatchObject({
      status: 409,
      error_reason: 'FACTOR_DEMANDED',
    })
    await demand(false)
    expect(await client.call('accounts.removeTotp', { user_id })).toMatchObject({ status: 200 })
    expect(await subjectsTo(karim)).toContain('La double authentification est retirée')
    expect(await signIn(karim)).toMatchObject({ status: 200, data: { token_type: 'Bearer' } })
  })

  test('a company that is disabled demands it of nobody who works for another too', async () => {
    const { user_id } = await enrol()
    const [company, other] = [await world.company('Rénov’Est'), await world.company('Bâtir Ouest')]
    const member = { user_id, company_id: other, role: 'COMPANY_READER' as const }
    await db.insertInto('user_role_companies').values(member).execute()
    const put = (state: object) => db.updateTable('companies').set(state).where('id', '=', company).execute()
    await put({ demands_second_factor: true, disabled_at: new Date(), disabled_reason: 'Contrat terminé' })
    const client = await as(karim)
    expect((await client.call('accounts.listFactors', { user_id })).data).toMatchObject({ is_demanded: false })
    expect(await client.call('accounts.removeTotp', { user_id })).toMatchObject({ status: 200 })
    await put({ demands_second_factor: false, disabled_at: null, disabled_reason: null })
    await db.deleteFrom('user_role_companies').where('company_id', '=', other).where('user_id', '=', user_id).execute()
  })
})

describe('signing in in two steps', () => {
  test('the password gives a challenge that opens nothing; the code gives the session', async () => {
    const { secret } = await enrol()
    const first = await signIn(karim)
    expect(first).toMatchObject({ status: 200, data: { expires_in: 300, methods: ['TOTP', 'RECOVERY_CODE'] } })
    expect(Object.keys(first.data).toSorted()).toEqual(['challenge', 'expires_in', 'methods'])
    expect(await clientWith(first.data.challenge).call('accounts.getMe')).toMatchObject({ status: 401 })
    const session = await secondStep(first.data.challenge, codeOf(secret))
    expect(session).toMatchObject({ status: 200, data: { token_type: 'Bearer', user: { username: karim } } })
    expect((await clientWith(session.data.access_token).call('accounts.getMe')).status).toBe(200)
    const [event] = await db.selectFrom('security_log').select(['kind', 'details']).orderBy('id', 'desc').execute()
    expect(event).toMatchObject({ kind: 'SIGNED_IN', details: { factor: 'TOTP' } })
    expect(await secondStep(first.data.challenge, codeOf(secret, 1))).toMatchObject({
      status: 401,
      error_reason: 'CHALLENGE_INVALID',
    })
  })

  test('a code works once, also where two come with it at the same moment', async () => {
    const { secret } = await enrol()
    const challenges = await Promise.all(Array.from({ length: 6 }, async () => (await signIn(karim)).data.challenge))
    const code = codeOf(secret)
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error_reason }) => error_reason === 'FACTOR_CODE_INVALID')).toHaveLength(5)
  })

  test('a recovery code works once, typed with or without its dashes, also in a race', async () => {
    const { codes, client, user_id } = await enrol()
    const challenges = await Promise.all(Array.from({ length: 4 }, async () => (await signIn(karim)).data.challenge))
    const typed = codes[3]!.toLowerCase().replaceAll('-', ' ')
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, typed)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
    expect((await client.call('accounts.listFactors', { user_id })).data.recovery_codes_left).toBe(9)
    const renewed = await client.call('accounts.renewRecoveryCodes', { user_id })
    expect(renewed.data.recovery_codes).toHaveLength(10)
    const { data } = await signIn(karim)
    expect(await secondStep(data.challenge, codes[5]!)).toMatchObject({ error_reason: 'FACTOR_CODE_INVALID' })
    expect((await secondStep(data.challenge, renewed.data.recovery_codes[0])).status).toBe(200)
  })

  test('401 CHALLENGE_INVALID: of nobody, over, or of a password that was changed meanwhile', async () => {
    const { secret, client, user_id } = await enrol()
    expect(await secondStep('x'.repeat(43), codeOf(secret))).toMatchObject({ error_reason: 'CHALLENGE_INVALID' })
    const over = await signIn(karim)
    await db
      .updateTable('sign_in_challenges')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await secondStep(over.data.challenge, codeOf(secret))).toMatchObject({ error_reason: 'CHALLENGE_INVALID' })
    const { data } = await signIn(karim)
    const change = (old_password: string, new_password: string) =>
      client.call('accounts.changePassword', { user_id, old_password, new_password })
    expect((await change(password, 'Chantier-Gris88')).status).toBe(200)
    expect(await secondStep(data.challenge, codeOf(secret))).toMatchObject({ error_reason: 'CHALLENGE_INVALID' })
    expect((await change('Chantier-Gris88', password)).status).toBe(200)
  })

  test('guesses are counted for the account, whatever challenges they come with, and the right code is refused after them', async () => {
    const { secret } = await enrol()
    const guess = async () => secondStep((await signIn(karim)).data.challenge, codeOf(secret, 40))
    for (let n = 0; n < 10; n++) expect((await guess()).error_reason).toBe('FACTOR_CODE_INVALID')
    const { data } = await signIn(karim)
    expect(await secondStep(data.challenge, codeOf(secret))).toMatchObject({
      status: 429,
      error_reason: 'TOO_MANY_REQUESTS',
    })
  })

  test('thirty wrong codes a day from networks that the account is not used from, then none is looked at', async () => {
    const { secret } = await enrol()
    await db.updateTable('access_tokens').set({ ip: null }).execute()
    const guess = async (steps: number) => secondStep((await signIn(karim)).data.challenge, codeOf(secret, steps))
    expect((await guess(40)).error_reason).toBe('FACTOR_CODE_INVALID')
    // Those of the day's other quarters of an hour, so to speak.
    await db.updateTable('rate_limits').set({ hits: 29 }).where('bucket', 'like', '%-day:%').execute()
    expect((await guess(40)).error_reason).toBe('FACTOR_CODE_INVALID')
    await db.deleteFrom('rate_limits').where('bucket', 'not like', '%-day:%').execute()
    const refused = await guess(0)
    expect(refused).toMatchObject({ status: 429, error_reason: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // At home the right code opens.
    await db.updateTable('access_tokens').set({ ip: '127.0.0.9' }).execute()
    expect((await guess(0)).status).toBe(200)
  })

  test('credentials in a header wait for the second step too', async () => {
    await enrol()
    const authorization = `Basic ${Buffer.from(`${karim}:${password}`).toString('base64')}`
    const answer = await anonymous.send('GET', '/v2/personal-access-token', { headers: { authorization } })
    expect(Object.keys(answer.data)).not.toContain('access_token')
  })
})

describe('of whom it is demanded', () => {
  const adminSignsIn = async () => clientWith((await signIn(admin)).data.access_token)

  test('required: an administrator without one may set it up, and nothing else, until it is', async () => {
    settings.SECOND_FACTOR = 'required'
    const client = await adminSignsIn()
    const user_id = await world.user(admin)
    expect((await client.call('accounts.getMe')).data).toMatchObject({ owes_second_factor: true })
    expect(await client.call('trades.listTrades')).toMatchObject({
      status: 403,
      error_reason: 'SECOND_FACTOR_REQUIRED',
    })
    // What is open to anybody they do as anybody: an administrator creates accounts without the terms.
    const person = {
      username: 'x@owed.example',
      password,
      first_name: 'A',
      last_name: 'B',
      locale: 'fr-FR',
      cgu: false,
    }
    expect((await client.call('accounts.createUser', person)).error_reason).toBe('TERMS_REQUIRED')
    const { data } = await client.call('accounts.startTotp', { user_id })
    const code = codeOf(data.secret)
    expect((await client.call('accounts.confirmTotp', { user_id, code })).status).toBe(200)
    expect((await client.call('accounts.getMe')).data).toMatchObject({ owes_second_factor: false })
    expect((await client.call('trades.listTrades')).status).toBe(200)
    expect((await signIn(admin)).data.methods).toEqual(['TOTP', 'RECOVERY_CODE'])
  })

  test('offered: they go on without one', async () => {
    const client = await adminSignsIn()
    expect((await client.call('accounts.getMe')).data).toMatchObject({ owes_second_factor: false })
    expect((await client.call('trades.listTrades')).status).toBe(200)
  })

  test('a session from before it was demanded owes it too', async () => {
    const client = await as(admin)
    expect((await client.call('trades.listTrades')).status).toBe(200)
    settings.SECOND_FACTOR = 'required'
    expect((await client.call('trades.listTrades')).error_reason).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('SECOND_FACTOR is required in production, and offered elsewhere', () => {
    const given = { DATABASE_URL: 'postgres://logis@127.0.0.1/logis' }
    const key = `a:${randomBytes(32).toString('base64')}`
    expect(readSettings(given).SECOND_FACTOR).toBe('offered')
    expect(readSettings({ ...given, NODE_ENV: 'production', SEALING_KEYS: key }).SECOND_FACTOR).toBe('required')
    expect(readSettings({ ...given, NODE_ENV: 'production', SECOND_FACTOR: 'offered' }).SECOND_FACTOR).toBe('offered')
  })
})

describe('a lost phone', () => {
  test('another administrator takes the factor away; sessions end, the person is told by mail', async () => {
    const { client, user_id } = await enrol()
    const helper = await as(admin)
    expect(await helper.call('accounts.resetFactors', { user_id })).toMatchObject({ status: 200 })
    expect((await client.call('accounts.getMe')).status).toBe(401)
    expect(await subjectsTo(karim)).toContain('Un administrateur a réinitialisé votre double authentification')
    expect((await signIn(karim)).data.token_type).toBe('Bearer')
    expect(await kindsAbout(user_id)).toContain('SECOND_FACTOR_REMOVED')
  })

  test('409 NOT_ONESELF, 409 NO_FACTOR_TO_RESET, 404 USER_NOT_FOUND', async () => {
    const helper = await as(admin)
    const user_id = await world.user('tom@foyer.example')
    expect(await helper.call('accounts.resetFactors', { user_id })).toMatchObject({
      status: 409,
      error_reason: 'NO_FACTOR_TO_RESET',
    })
    expect(await subjectsTo('tom@foyer.example')).toEqual([])
    expect(await helper.call('accounts.resetFactors', { user_id: await world.user(admin) })).toMatchObject({
      status: 409,
      error_reason: 'NOT_ONESELF',
    })
    expect(await helper.call('accounts.resetFactors', { user_id: 999_999_999 })).toMatchObject({
      status: 404,
      error_reason: 'USER_NOT_FOUND',
    })
  })
})

describe('the key that seals', () => {
  const [first, second] = ['2025', '2026'].map((id) => ({ id, bytes: randomBytes(32) }))

  test('it is rotated: what former keys sealed is read, sealed anew at night, and then the former may go', async () => {
    settings.SEALING_KEYS = [first!]
    const { secret } = await enrol()
    settings.SEALING_KEYS = [second!, first!]
    expect((await secondStep((await signIn(karim)).data.challenge, codeOf(secret))).status).toBe(200)
    await resealSecrets()
    settings.SEALING_KEYS = [second!]
    expect((await secondStep((await signIn(karim)).data.challenge, codeOf(secret, 1))).status).toBe(200)
  })

  test('in production a second factor that is required takes a key; without one none is set up', async () => {
    const given = { DATABASE_URL: 'postgres://logis@127.0.0.1/logis', NODE_ENV: 'production' }
    expect(() => readSettings(given)).toThrow('SEALING_KEYS')
    expect(readSettings({ ...given, SECOND_FACTOR: 'offered' }).SEALING_KEYS).toEqual([])
    settings.NODE_ENV = 'production'
    const client = await as(karim)
    const refused = await client.call('accounts.startTotp', { user_id: await world.user(karim) })
    settings.NODE_ENV = 'test'
    expect(refused.error_reason).toBe('SEALING_KEY_REQUIRED')
  })
})

test('what is closed between the two steps opens nothing', async () => {
  const { secret } = await enrol()
  const id = await world.company('Rénov’Est')
  const { data } = await signIn(karim)
  const disabled = { disabled_at: new Date(), disabled_reason: 'Contrat terminé' }
  await db.updateTable('companies').set(disabled).where('id', '=', id).execute()
  expect(await secondStep(data.challenge, codeOf(secret))).toMatchObject({ error_reason: 'COMPANY_DISABLED' })
  await db.updateTable('companies').set({ disabled_at: null, disabled_reason: null }).where('id', '=', id).execute()
  const again = await signIn(karim)
  await db.updateTable('users').set({ is_active: false }).where('username', '=', karim).execute()
  expect(await secondStep(again.data.challenge, codeOf(secret, 1))).toMatchObject({
    error_reason: 'CHALLENGE_INVALID',
  })
  await db.updateTable('users').set({ is_active: true }).where('username', '=', karim).execute()
})
