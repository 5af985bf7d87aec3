import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous } from '#platform/testing/client.ts'
import { inOneWindow } from '#platform/testing/windows.ts'
import { world } from '#platform/testing/world.ts'

const right = 'Logement2026'
const signIn = (username: string, password: string) =>
  anonymous.call('accounts.signIn', { username, password, scope: 'partner' })
const guess = (username: string) => signIn(username, 'Wrong-password1')
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await inOneWindow(900)
}, 30_000)

test('AUTH-32 429: ten wrong passwords for one account, then none is looked at for a while', async () => {
  const victim = 'hugo@clairiere.example'
  for (let attempt = 0; attempt < 10; attempt++) expect((await guess(victim)).status).toBe(401)
  const refused = await signIn(victim, right)
  expect(refused).toMatchObject({ status: 429, error_reason: 'TOO_MANY_REQUESTS' })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(900)
  expect(await signIn('karim@renovest.example', right)).toMatchObject({ status: 200 })
})

test('AUTH-32 forty guesses at once: ten are looked at', async () => {
  const answers = await statuses(Array.from({ length: 40 }, () => guess('zoe@batir-ouest.example')))
  expect(answers.filter((status) => status === 401)).toHaveLength(10)
  expect(answers.filter((status) => status === 429)).toHaveLength(30)
})

test('AUTH-32 a right password forgets the wrong ones', async () => {
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 6; attempt++) await guess('ines@belvedere.example')
    expect((await signIn('ines@belvedere.example', right)).status).toBe(200)
  }
})

test('AUTH-32 an unknown account is throttled like a known one', async () => {
  for (let attempt = 0; attempt < 10; attempt++) await guess('nobody@renovest.example')
  expect(await guess('NOBODY@renovest.example')).toMatchObject({ status: 429 })
})

test('AUTH-32 guesses from elsewhere do not shut out the owner, on a network the account is used from', async () => {
  const victim = 'samira@rivages.example'
  for (let attempt = 0; attempt < 10; attempt++) await guess(victim)
  expect(await signIn(victim, right)).toMatchObject({ status: 429 })
  const inAnHour = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('access_tokens')
    .values({
      user_id: await world.user(victim),
      token_hash: Buffer.alloc(32, 1),
      scope: 'partner',
      ip: '127.0.0.77',
      expires_at: inAnHour,
      absolute_expires_at: inAnHour,
    })
    .execute()
  expect(await signIn(victim, right)).toMatchObject({ status: 200 })
})
