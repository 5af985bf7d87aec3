import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { migrate } from '#platform/migrate.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { administrate, urlOf } from '#platform/testing/globalSetup.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { startServer } from '#platform/testing/process.ts'

const empty = `logis_administrator_${process.pid}`
const emptyUrl = urlOf(inject('adminUrl'), empty)
beforeAll(() => administrate(inject('adminUrl'), [`create database ${empty}`]))
afterAll(() => administrate(inject('adminUrl'), [`drop database if exists ${empty} with (force)`]))

const run = async (args: string[], environment: Record<string, string> = {}) => {
  const { DATABASE_URL, MAIL_FOLDER } = settings
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../administrator.ts'), ...args], {
    env: { ...process.env, DATABASE_URL, MAIL_FOLDER, LOG_LEVEL: 'trace', ...environment },
  })
  let output = ''
  let log = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (log += String(chunk)))
  const [code] = await once(child, 'close')
  const url = /\S+\/password\/token\/reset\/\S+/.exec(output)?.[0] ?? ''
  return { code: Number(code), output, log, url, token: url.slice(url.lastIndexOf('/') + 1) }
}

const password = 'Premier-Acces7'
const reset = (token: string, new_password = password) =>
  anonymous.call('accounts.resetPassword', { token, new_password })
const signIn = (username: string, typed = password) =>
  anonymous.call('accounts.signIn', { username, password: typed, scope: 'partner' })
const rolesOf = async (token: string) => (await clientWith(token).call('accounts.getMe')).data.global_roles

test('a new person gets an account, a link printed and mailed that sets the password once, and administers the portal', async () => {
  const username = 'premiere@logis.example'
  const { code, output, log, url, token } = await run([username])
  expect({ code, log }).toEqual({ code: 0, log: '' })
  expect(output).toContain('administre le portail')
  const [mail] = await mailsTo(username)
  expect(mail).toMatchObject({
    subject: 'Votre compte d’administration de Logis',
    links: expect.arrayContaining([url]),
  })
  const logged = await db.selectFrom('communication_logs').selectAll().where('recipient', '=', username).execute()
  expect(logged).toMatchObject([{ status: 'SENT', channel_code: 'PASSWORD_RESET' }])
  expect(JSON.stringify(logged)).not.toContain(token)

  expect((await reset(token)).status).toBe(200)
  expect((await reset(token, 'Encore-Un-Autre8')).error_reason).toBe('PASSWORD_RESET_TOKEN_INVALID')
  const { data } = await signIn(username)
  expect(await rolesOf(data.access_token)).toEqual(['ADMINISTRATOR'])
})

test('in English, for who reads English', async () => {
  const { output } = await run(['first@logis.example', '--locale', 'en-UK'])
  expect(output).toContain('administers the portal')
  const [mail] = await mailsTo('first@logis.example')
  expect(mail!.subject).toBe('Your administration account on Logis')
})

test('a person who is there already is raised: their sessions end, their proven password stays', async () => {
  const username = 'karim@renovest.example'
  const session = await as(username)
  expect((await session.call('accounts.getMe')).status).toBe(200)
  expect((await run([username])).code).toBe(0)
  expect((await session.call('accounts.getMe')).status).toBe(401)
  const { data } = await signIn(username, 'Logement2026')
  expect(await rolesOf(data.access_token)).toEqual(['ADMINISTRATOR'])
  // Once more: a new link in the place of the one before, nothing twice.
  const [first, second] = await Promise.all([run([username]), run([username])])
  const checks = await Promise.all(
    [first, second].map(({ token }) => anonymous.call('accounts.checkPasswordReset', { token })),
  )
  expect(checks.filter((check) => check.data.is_valid)).toHaveLength(1)
  expect(await rolesOf((await signIn(username, 'Logement2026')).data.access_token)).toEqual(['ADMINISTRATOR'])
})

test('whoever registered the address without proving it does not become an administrator', async () => {
  const username = 'patronne@client.example'
  const registered = { username, password: 'Usurpateur-2026', first_name: 'Faux', last_name: 'Nom', cgu: true }
  expect((await anonymous.call('accounts.createUser', registered)).status).toBe(200)
  const { token } = await run([username])
  expect((await signIn(username, 'Usurpateur-2026')).status).toBe(401)
  expect((await reset(token)).status).toBe(200)
  expect(await rolesOf((await signIn(username)).data.access_token)).toEqual(['ADMINISTRATOR'])
})

test('a bad address, a disabled account, and the address of someone with another name are refused', async () => {
  await db.updateTable('users').set({ is_active: false }).where('username', '=', 'otto@thermalia.example').execute()
  await db
    .updateTable('users')
    .set({ email: 'ines.martin@belvedere.example' })
    .where('username', '=', 'ines@belvedere.example')
    .execute()
  const count = () => db.selectFrom('user_global_roles').selectAll().execute()
  const before = await count()
  for (const args of [
    [],
    ['sans-arobase'],
    ['a@b'],
    ['deux@logis.example', 'trois@logis.example'],
    ['quatre@logis.example', '--locale', 'de-DE'],
    ['cinq@logis.example', '--oui'],
    ['six@logis.example\nBcc: sept@logis.example'],
    ['otto@thermalia.example'],
    ['ines.martin@belvedere.example'],
  ]) {
    const { code, output, log } = await run(args)
    expect({ args, code, output }).toEqual({ args, code: 1, output: '' })
    expect(log).toMatch(/^(Usage : |Ce compte est désactivé|Cette adresse est celle)/)
  }
  expect(await count()).toEqual(before)
})

test('a mail that cannot leave is told, and the link holds', async () => {
  const { code, output, token } = await run(['sans-mail@logis.example'], { SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(code).toBe(0)
  expect(output).toContain('L’e-mail n’a pas pu partir')
  expect((await reset(token)).status).toBe(200)
})

test('an empty production database gets its first administrator, once it is migrated', async () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: emptyUrl, SEED_DEMO: 'auto', SECOND_FACTOR: 'offered' }
  const early = await run(['admin@client.example'], environment)
  expect(early).toMatchObject({ code: 1, output: '' })
  expect(early.log).toContain('npm run migrate')
  await migrate({ url: emptyUrl })
  const { child, ended, url } = await startServer(environment)
  const { token } = await run(['admin@client.example'], environment)
  const post = (address: string, method: string, body: object) =>
    fetch(`${url}/v2${address}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post('/reset-password-token', 'POST', { token, new_password: password })).status).toBe(200)
  const entered = await post('/personal-access-token', 'POST', {
    username: 'admin@client.example',
    password,
    scope: 'partner',
  })
  const { data } = (await entered.json()) as { data: { access_token: string } }
  const me = await fetch(`${url}/v2/user`, { headers: { authorization: `Bearer ${data.access_token}` } })
  expect(await me.json()).toMatchObject({ data: { global_roles: ['ADMINISTRATOR'] } })
  child.kill()
  await ended()
})
