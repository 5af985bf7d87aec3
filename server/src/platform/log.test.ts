import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from './db.ts'
import { loggedUrl } from './log.ts'
import { codeOf } from './testing/factors.ts'
import { mailsTo } from './testing/mails.ts'
import { startServer } from './testing/process.ts'

const token = 'Ab3-'.repeat(11).slice(0, 43)

test.each([
  ['/v2/companies/12/residences?search[name]=Roux&page=2', '/v2/companies/12/residences?search[name]&page'],
  ['/v2/companies/12/residences?search%5Bname%5D=Roux', '/v2/companies/12/residences?search%5Bname%5D'],
  ['/v2/personal-access-token?username=a&password=b', '/v2/personal-access-token'],
  ['/v2/reset-password-token?token=b', '/v2/reset-password-token'],
  ['/v2/invitation-token?token=b', '/v2/invitation-token'],
  ['/password/token/reset/short', '/password/token/reset/[redacted]'],
  [`/password/token/reset/${token}?context=resident`, '/password/token/reset/[redacted]?context'],
  ['/v2/pictures/12-20600-abc', '/v2/pictures/[redacted]'],
  [`/anything/${token}`, '/anything/[redacted]'],
  [`/login?${token}`, '/login?[redacted]'],
  ['/project/12/3456', '/project/12/3456'],
])('the address %s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged)
})

/** One of a hundred requests that stays unanswered is to say so itself, not the test as a whole. */
const patience = () => AbortSignal.timeout(30_000)

/** A server of its own, and all that it writes and refuses. */
const startLoggedServer = async (environment: Record<string, string>) => {
  const server = await startServer({ LOG_LEVEL: 'trace', ...environment })
  let told = ''
  const send = async (
    method: string,
    url: string,
    { headers, body }: { headers?: Record<string, string>; body?: unknown } = {},
  ) => {
    const json = typeof body === 'object' ? JSON.stringify(body) : (body as string | undefined)
    const response = await fetch(`${server.url}${url}`, {
      method,
      signal: patience(),
      headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(json === undefined ? {} : { body: json }),
    })
    const text = await response.text()
    told += response.status >= 400 ? text : '' // what a refusal says is part of what is searched
    return { status: response.status, json: () => JSON.parse(text), text }
  }
  const stop = async () => {
    const metrics = await fetch(`${server.internalUrl}/metrics`, { signal: patience() }).then((answer) => answer.text())
    server.child.kill('SIGTERM')
    await server.ended()
    return server.output() + told + metrics
  }
  return { send, stop }
}
type Server = Awaited<ReturnType<typeof startLoggedServer>>

const canary = 'Canary-Secret7'
const basic = (username: string, password: string) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
const username = 'karim@renovest.example'

/** Every way in which a secret may come with a request, right and wrong. */
const sendCanaries = async ({ send }: Server) => {
  const inQuery = `username=${encodeURIComponent(username)}&password=${canary}`
  const badToken = `${canary}-${'x'.repeat(30)}`
  await send('POST', '/v2/personal-access-token', { body: { username, password: canary, scope: 'partner' } })
  await send('POST', '/v2/personal-access-token', { body: { username: canary, password: canary, scope: canary } })
  await send('POST', '/v2/personal-access-token', { body: `{"password":"${canary}"` })
  await send('POST', '/v2/personal-access-token', {
    body: `password=${canary}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await send('GET', '/v2/personal-access-token?scope=partner', { headers: { authorization: basic(username, canary) } })
  await send('GET', `/v2/personal-access-token?scope=partner&${inQuery}`)
  await send('PUT', `/v2/personal-access-token?${inQuery}`)
  await send('GET', `/v2/user?${inQuery}`, { headers: { authorization: `Bearer ${badToken}` } })
  const byUser = { authorization: `Bearer ${badToken}` }
  await send('POST', '/v2/personal-access-token/second-factor', { body: { challenge: badToken, code: canary } })
  await send('POST', `/v2/personal-access-token/second-factor?code=${canary}`, { body: { code: canary } })
  await send('POST', '/v2/users/1/proof', { headers: byUser, body: { code: canary } })
  const passkey = { id: canary, rawId: canary, type: 'public-key', response: { clientDataJSON: canary } }
  const signed = { ...passkey.response, authenticatorData: canary, signature: canary, userHandle: canary }
  const byPasskey = { scope: 'partner', passkey: { ...passkey, response: signed } }
  await send('POST', '/v2/personal-access-token/passkey', { body: byPasskey })
  await send('POST', '/v2/personal-access-token/passkey', { body: { ...byPasskey, scope: canary } })
  await send('POST', '/v2/users/1/totp/confirmation', { headers: byUser, body: { code: canary } })
  await send('GET', `/v2/nowhere/${badToken}?${canary}`)
  await send('GET', `/login?password=${canary}&${canary}`)
  await send('POST', '/v2/users', {
    body: { username: 'canary@foyer.example', password: canary, first_name: 'A', last_name: 'B', cgu: true },
  })
  await send('POST', '/v2/users', {
    body: { username, password: canary, first_name: 'A', last_name: 'B', cgu: true, invitation_token: badToken },
  })
  await send('GET', `/v2/invitation-token?token=${badToken}`)
  await send('GET', `/v2/reset-password-token?token=${badToken}`)
  await send('GET', '/v2/reset-password-token', { headers: { 'x-one-time-token': badToken } })
  await send('POST', '/v2/reset-password-token', { body: { token: badToken, new_password: canary } })
  await send('GET', `/password/token/reset/${badToken}`)
  const said = `code=${canary}&state=${badToken}&id_token=${canary}`
  await send('POST', '/v2/personal-access-token/company-1', { body: { answer: said } })
  await send('POST', '/v2/personal-access-token/company-1', { body: { answer: said, code: canary } })
  await send('POST', '/v2/identity-proofs', { body: { code: canary } })
  await send('POST', '/v2/identity-providers/first/sign-in', { body: { scope: 'partner', wanted: `/?${canary}` } })
  await send('GET', `/login/return/first?${said}`)
}

/** A whole visit: the secrets that the server itself hands out. */
const visit = async ({ send }: Server): Promise<string[]> => {
  const signedIn = await send('POST', '/v2/personal-access-token', {
    body: { username, password: 'Logement2026', scope: 'partner' },
  })
  expect(signedIn.status).toBe(200)
  const { access_token, user } = signedIn.json().data
  const authorization = `Bearer ${access_token}`
  const change = { old_password: 'Logement2026', new_password: canary }
  expect(
    (await send('PUT', `/v2/users/${user.id}/password`, { headers: { authorization }, body: change })).status,
  ).toBe(200)
  expect(
    (await send('GET', '/v2/personal-access-token', { headers: { authorization: basic(username, canary) } })).status,
  ).toBe(200)
  const back = { old_password: canary, new_password: 'Logement2026' }
  expect((await send('PUT', `/v2/users/${user.id}/password`, { headers: { authorization }, body: back })).status).toBe(
    200,
  )
  await send('POST', '/v2/residence-code/activate', {
    headers: { authorization },
    body: { activation_code: canary, invitation_token: canary },
  })
  await send('GET', '/v2/user', { headers: { authorization } })
  await send('DELETE', '/v2/personal-access-token', { headers: { authorization } })
  return [access_token]
}

/** A second factor set up, used to sign in and taken away: its secret, its codes and the challenges. */
const secondFactor = async ({ send }: Server): Promise<string[]> => {
  const credentials = { body: { username, password: 'Logement2026', scope: 'partner' } }
  const { access_token, user } = (await send('POST', '/v2/personal-access-token', credentials)).json().data
  const own = { headers: { authorization: `Bearer ${access_token}` } }
  const { secret, uri } = (await send('POST', `/v2/users/${user.id}/totp`, { ...own, body: {} })).json().data
  const body = { code: codeOf(secret, -1) }
  const confirmed = await send('POST', `/v2/users/${user.id}/totp/confirmation`, { ...own, body })
  const { recovery_codes } = confirmed.json().data as { recovery_codes: string[] }
  const { challenge } = (await send('POST', '/v2/personal-access-token', credentials)).json().data
  const second = { body: { challenge, code: recovery_codes[0] } }
  expect((await send('POST', '/v2/personal-access-token/second-factor', second)).status).toBe(200)
  await send('POST', `/v2/users/${user.id}/proof`, { ...own, body: { code: recovery_codes[1] } })
  expect((await send('DELETE', `/v2/users/${user.id}/totp`, { ...own, body: {} })).status).toBe(200)
  return [secret, uri, challenge, ...recovery_codes.flatMap((code) => [code, code.replaceAll('-', '')])]
}

const resetLink = async ({ send }: Server): Promise<string[]> => {
  const links = async () =>
    (await mailsTo(username)).flatMap((mail) => mail.links.filter((link) => link.includes('/password/token/reset/')))
  const { length: former } = await links()
  await send('POST', '/v2/reset-password', { body: { email: username, context: 'partner' } })
  let found = await links()
  for (let waited = 0; waited < 100 && found.length === former; waited++) {
    await pause(100)
    found = await links()
  }
  const reset = found.at(-1)!.split('/').at(-1)!
  expect((await send('GET', `/v2/reset-password-token?token=${reset}`)).json().data).toEqual({ is_valid: true })
  await send('GET', `/password/token/reset/${reset}`)
  expect(
    (await send('POST', '/v2/reset-password-token', { body: { token: reset, new_password: 'Logement2026' } })).status,
  ).toBe(200)
  return [reset]
}

test.each(['false', 'true'])(
  'AUTH-32 no password, token or code reaches an output, the queue or the mail log (query credentials allowed: %s)',
  async (allowed) => {
    await db.deleteFrom('rate_limits').execute()
    const server = await startLoggedServer({ AUTH_ALLOW_QUERY_CREDENTIALS: allowed })
    await sendCanaries(server)
    const secrets = [
      canary,
      basic(username, canary).slice(6),
      ...(await visit(server)),
      ...(await secondFactor(server)),
      ...(await resetLink(server)),
    ]
    const output = await server.stop()

    expect(output).toContain('accounts.signIn') // the run was logged
    const rows = await Promise.all([
      db.selectFrom('communication_logs').selectAll().execute(),
      db.selectFrom('access_tokens').selectAll().execute(),
      db.selectFrom('one_time_tokens').selectAll().execute(),
      db.selectFrom('users').selectAll().execute(),
      db.selectFrom('rate_limits').selectAll().execute(),
      db.selectFrom('user_totps').selectAll().execute(),
      db.selectFrom('sign_in_challenges').selectAll().execute(),
      db.selectFrom('passkey_challenges').selectAll().execute(),
      db.selectFrom('user_passkeys').selectAll().execute(),
      db.selectFrom('security_log').selectAll().execute(),
      db
        .withSchema('pgboss')
        .selectFrom('job' as never)
        .selectAll()
        .execute(),
    ])
    const kept = JSON.stringify(rows)
    for (const secret of secrets) {
      expect(output.includes(secret), `${secret} in the output`).toBe(false)
      expect(kept.includes(secret), `${secret} in the database`).toBe(false)
    }
  },
  120_000,
)
