import { argon2Sync, randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { isAmongTheMostUsed } from '#platform/commonPasswords.ts'
import { db } from '#platform/db.ts'
import { hashPassword, isWeakHash, verifyPassword } from '#platform/passwords.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const karim = 'karim@renovest.example'
beforeEach(() => db.deleteFrom('rate_limits').execute())

test('AUTH-32 a password among the 100,000 used most is refused, whatever its capitals, with a sentence', async () => {
  const client = await as(karim)
  const user_id = await world.user(karim)
  for (const new_password of ['Jennifer1', 'Mustang1', 'mUsTaNg1']) {
    const answer = await client.call('accounts.changePassword', { user_id, old_password: 'Logement2026', new_password })
    expect([new_password, answer.status]).toEqual([new_password, 422])
    expect(answer.errors.new_password).toEqual([
      {
        code: 'too_common',
        message: 'Ce mot de passe est trop courant : il figure parmi les plus utilisés. Choisissez-en un autre.',
      },
    ])
  }
  const registered = await anonymous.call('accounts.createUser', {
    username: 'trop-courant@foyer.example',
    password: 'Jennifer1',
    first_name: 'A',
    last_name: 'B',
    cgu: true,
  })
  expect(registered).toMatchObject({ status: 422, errors: { password: [{ code: 'too_common' }] } })
})

test('what nobody uses is not among them; the list is read once, within a few megabytes', async () => {
  const before = process.memoryUsage().arrayBuffers
  expect(await isAmongTheMostUsed('password1')).toBe(true)
  expect(await isAmongTheMostUsed('PassWord1')).toBe(true)
  for (const password of ['Logement2026', 'Quai-des-Brumes7', randomBytes(12).toString('base64')])
    expect([password, await isAmongTheMostUsed(password)]).toEqual([password, false])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4_000_000)
})

/** As it was made when less was asked. */
const weakHash = (password: string) => {
  const nonce = randomBytes(16)
  const shape = { memory: 4096, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: password, nonce, ...shape })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=4096,t=1,p=1$${text(nonce)}$${text(Buffer.from(tag))}`
}

test('AUTH-32 a hash that was made by less is raised at the next sign-in, and at no refused one', async () => {
  const id = await world.user(karim)
  const former = weakHash('Logement2026')
  await db.updateTable('users').set({ password_hash: former }).where('id', '=', id).execute()
  const kept = async () =>
    (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()).password_hash!
  const signIn = (password: string) =>
    anonymous.call('accounts.signIn', { username: karim, password, scope: 'partner' })
  expect((await signIn('Wrong-password1')).status).toBe(401)
  expect(await kept()).toBe(former)
  const session = await as(karim)
  expect((await signIn('Logement2026')).status).toBe(200)
  expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await session.call('accounts.getMe')).status).toBe(200)
  expect((await signIn('Logement2026')).status).toBe(200)
})

test('today’s own hashes are not weak, and a wrong password fails whatever the hash', async () => {
  const hash = await hashPassword('Quai-des-Brumes7')
  expect([isWeakHash(hash), isWeakHash(weakHash('a'))]).toEqual([false, true])
  expect([await verifyPassword(hash, 'Quai-des-Brumes7'), await verifyPassword(hash, 'quai-des-brumes7')]).toEqual([
    true,
    false,
  ])
})
