import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

const run = async (username: string) => {
  const { DATABASE_URL } = settings
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../machineToken.ts'), username], {
    env: { ...process.env, DATABASE_URL },
  })
  let token = ''
  let said = ''
  child.stdout.on('data', (chunk) => (token += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code: Number(code), token: token.trim(), said }
}
const accountsOf = (username: string) =>
  db.selectFrom('users').select(['id', 'deleted_at']).where('username', '=', username).orderBy('id').execute()
const machinesOf = (userId: number) =>
  db.selectFrom('access_tokens').select('id').where('user_id', '=', userId).where('scope', '=', 'machine').execute()
const isKnown = async (token: string) => (await clientWith(token).call('accounts.getMe')).error_reason

test('a machine’s token is of an account of its own: a closed one of its name is left alone', async () => {
  const username = 'releves@machine.example'
  const first = await run(username)
  expect(first).toMatchObject({ code: 0, said: '' })
  // A token that is known opens nothing of people's; one that is not known is told as such.
  expect(await isKnown(first.token)).toBe('SCOPE_NOT_ALLOWED')
  await db.updateTable('users').set({ deleted_at: new Date() }).where('username', '=', username).execute()
  const again = await run(username)
  expect(await isKnown(again.token)).toBe('SCOPE_NOT_ALLOWED')
  const [closed, open] = await accountsOf(username)
  expect(closed?.deleted_at).not.toBeNull()
  expect(await machinesOf(closed!.id)).toHaveLength(1)
  expect(await machinesOf(open!.id)).toHaveLength(1)
})

test('an account that has a password, or a role, is a person’s and gets none: it says so', async () => {
  const username = 'karim@renovest.example'
  const { id } = (await accountsOf(username))[0]!
  expect(await run(username)).toMatchObject({ code: 1, token: '', said: expect.stringContaining('has a password') })
  const user = db.updateTable('users').where('id', '=', id)
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await user.set({ password_hash: null }).execute()
  const without = await run(username)
  await user.set({ password_hash }).execute()
  expect(without).toMatchObject({ code: 1, token: '', said: expect.stringContaining('works for a company') })
  expect(await machinesOf(id)).toEqual([])
})

test('a machine’s account becomes nobody’s: neither by a lost password, nor by an invitation, nor by proving its address', async () => {
  const username = 'etudes@machine.example'
  const { token } = await run(username)
  const { id: machine } = (await accountsOf(username))[0]!
  const tokensIn = async (page: RegExp) =>
    (await mailsTo(username)).flatMap(({ links }) => links.flatMap((link) => page.exec(link)?.[1] ?? []))
  expect((await anonymous.call('accounts.requestPasswordReset', { email: username })).status).toBe(200)
  expect(await tokensIn(/\/reset\/([\w-]+)/)).toEqual([])

  const company_id = await world.company('Maisons Clairière')
  const hugo = await as('hugo@clairiere.example')
  await hugo.call('companies.inviteColleague', { company_id, email: username, role: 'COMPANY_READER' })
  const person = { username, password: 'Logement2027', first_name: 'A', last_name: 'B', locale: 'fr-FR', cgu: true }
  const [invitation_token] = await tokensIn(/invitation#token=([\w-]+)/)
  for (const more of [{}, { invitation_token }])
    expect(await anonymous.call('accounts.createUser', { ...person, ...more })).toMatchObject({
      status: 409,
      error_reason: 'EMAIL_ALREADY_USED',
    })

  const tom = await as('tom@foyer.example')
  const user_id = await world.user('tom@foyer.example')
  await tom.call('accounts.changeEmail', { user_id, email: username, password: 'Logement2026' })
  const [proof] = await tokensIn(/validation#token=([\w-]+)/)
  expect(await tom.call('accounts.validateEmail', { token: proof })).toMatchObject({ status: 409 })
  expect(await isKnown(token)).toBe('SCOPE_NOT_ALLOWED')
  expect(await accountsOf(username)).toEqual([{ id: machine, deleted_at: null }])
})
