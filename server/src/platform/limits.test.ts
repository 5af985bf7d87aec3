import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { settings } from './config.ts'
import { db } from './db.ts'
import {
  demandLimit,
  demandWithin,
  forgetOldWindows,
  forgive,
  giveBack,
  isWithin,
  subnetOf,
  type Limit,
} from './limits.ts'
import { Refusal } from './refuse.ts'

const limit: Limit = { name: 'test', times: 3, seconds: 3600 }
const tries = async (count: number, key = 'someone') => {
  const results = await Promise.allSettled(Array.from({ length: count }, () => demandLimit(limit, key)))
  return results.filter(({ status }) => status === 'fulfilled').length
}

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('so many pass and no more, however many come at once; the case of a key does not matter', async () => {
  expect(await tries(20)).toBe(3)
  expect(await tries(1, 'SOMEONE')).toBe(0)
  expect(await tries(1, 'someone else')).toBe(1)
})

test('a refusal says how long to wait', async () => {
  await tries(3)
  const refusal = await demandLimit(limit, 'someone').catch((error: unknown) => error as Refusal)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ reason: 'TOO_MANY_REQUESTS' })
  expect((refusal as Refusal).retryAfter).toBeGreaterThan(0)
  expect((refusal as Refusal).retryAfter).toBeLessThanOrEqual(3600)
})

test('what is forgiven starts anew, what is given back counts for one', async () => {
  await tries(3)
  await giveBack(limit, 'someone')
  expect(await tries(2)).toBe(1)
  await forgive(limit, 'someone')
  expect(await tries(5)).toBe(3)
})

/** Who is let through, one after the other. */
const within = async (count: number) => {
  const found: boolean[] = []
  while (found.length < count) found.push(await isWithin(db, limit, 'someone'))
  return found
}

test('what is left out beyond a limit, and not refused, is told apart', async () => {
  expect(await within(5)).toEqual([true, true, true, false, false])
})

test('within a transaction what is done counts, and what is taken back does not; beyond, it is refused for a window', async () => {
  const done = () => db.transaction().execute((tx) => demandWithin(tx, limit, 'someone'))
  const takenBack = db.transaction().execute(async (tx) => {
    await demandWithin(tx, limit, 'someone')
    throw new Error('taken back')
  })
  await expect(takenBack).rejects.toThrow('taken back')
  for (let count = 0; count < 3; count += 1) await done()
  await expect(done()).rejects.toMatchObject({ reason: 'TOO_MANY_REQUESTS', retryAfter: 3600 })
})

test('where limits are turned off nothing is beyond one', async () => {
  Object.assign(settings, { RATE_LIMITS: false })
  onTestFinished(() => void Object.assign(settings, { RATE_LIMITS: true }))
  expect(await within(4)).toEqual([true, true, true, true])
  expect(await tries(4)).toBe(4)
})

test('windows long over are dropped, the others kept', async () => {
  await tries(1)
  await db
    .insertInto('rate_limits')
    .values({ bucket: 'test:old', window_start: new Date(Date.now() - 3 * 86_400_000), hits: 1 })
    .execute()
  await forgetOldWindows()
  expect((await db.selectFrom('rate_limits').select('bucket').execute()).map(({ bucket }) => bucket)).toEqual([
    'test:someone',
  ])
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:aaaa::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of the network %s', (ip, network) => {
  expect(subnetOf(ip)).toBe(network)
})

test('letters that the database takes for one another count as one key: an address has no spelling of its own left to guess with', async () => {
  expect(await tries(3, 'karim@renovest.example')).toBe(3)
  expect(await tries(1, 'karİm@renovest.example')).toBe(0)
  expect(await tries(1, 'Karim@renovest.example')).toBe(0)
})
