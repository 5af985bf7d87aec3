import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { pool } from './db.ts'
import { holdBack, tooSoon } from './flood.ts'
import { anonymous, as } from './testing/client.ts'

const random = () => randomBytes(32).toString('base64url')
const send = (authorization: string, path = '/v2/users/me') =>
  anonymous.send('GET', path, { headers: { authorization } })
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('AUTH-32 tokens that open nothing count on their network, however many they are, and cost the database no more', async () => {
  const hugo = await as('hugo@clairiere.example')
  expect((await hugo.call('accounts.getMe')).status).toBe(200)

  const asked = { times: 0 }
  const query = pool.query.bind(pool)
  pool.query = ((...given: Parameters<typeof query>) => {
    asked.times += 1
    return query(...given)
  }) as typeof pool.query
  const answers = []
  for (let batch = 0; batch < 4; batch += 1)
    answers.push(...(await Promise.all(Array.from({ length: 250 }, () => send(`Bearer ${random()}`)))))
  pool.query = query
  expect(countOf(answers, 401)).toBe(600)
  expect(countOf(answers, 429)).toBe(400)
  expect(asked.times).toBeLessThan(700)
  // 60 when all of it took less than a second.
  expect(answers.at(-1)!.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)

  // A session that is known goes on; the network's neighbours are not its business. It is answered while they wait.
  const order: number[] = []
  const refused = send(`Bearer ${random()}`).then(({ status }) => order.push(status))
  const known = hugo.call('accounts.getMe').then(({ status }) => order.push(status))
  await Promise.all([refused, known])
  expect(order).toEqual([200, 429])
})

test('a header that is no session’s has no count of its own', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(`Basic ${random()}`, '/v2/portal')))
  expect(countOf(answers, 200)).toBeLessThanOrEqual(120)
  expect(countOf(answers, 429)).toBeGreaterThanOrEqual(80)
})

test('the mail provider’s secret is no session’s token: its events keep their own count', async () => {
  const events = Array.from({ length: 700 }, () =>
    anonymous.send('POST', '/v2/webhooks/mail-events', {
      headers: { authorization: `Bearer ${random()}`, 'content-type': 'application/json' },
      body: '[]',
    }),
  )
  expect(countOf(await Promise.all(events), 429)).toBe(0)
})

test('a page of pictures, which are asked for without a token, uses up nobody’s count', async () => {
  const pictures = Array.from({ length: 300 }, (_, file) =>
    anonymous.send('GET', `/v2/pictures/${file}-1-${'a'.repeat(24)}`),
  )
  expect(countOf(await Promise.all(pictures), 404)).toBe(300)
})

test('of a network that goes on, twenty refusals a minute leave at once; of all networks, two thousand are held', async () => {
  const order: string[] = []
  const refuse = (ip: string, name: string) => holdBack(tooSoon(1), ip).then(() => order.push(name))
  const early = Array.from({ length: 20 }, () => refuse('203.0.113.7', 'early'))
  const late = Array.from({ length: 2_000 }, () => refuse('203.0.113.7', 'late'))
  const beyond = refuse('203.0.113.7', 'beyond')
  await Promise.all([...early, ...late, beyond])
  expect(order.slice(0, 21)).toEqual([...Array<string>(20).fill('early'), 'beyond'])
  expect(order).toHaveLength(2_021)
})
