import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { places } from './places.ts'

/** Takes a place and says when it has it. */
const taker = (of: ReturnType<typeof places>) => {
  const order: string[] = []
  const take = (key: string, more = {}) => of.take(key, more).then((release) => (order.push(key), release))
  return { order, take }
}

test('no more at once than there are places, and none of a key beyond its share', async () => {
  const of = places({ total: 2, each: 1, waiting: 5 })
  const { order, take } = taker(of)
  const first = await take('ann')
  const second = take('ann')
  const other = await take('bob')
  const third = take('cid')
  await turn()
  expect(order).toEqual(['ann', 'bob'])
  expect(of.taken()).toBe(2)
  other()
  await third
  first()
  ;(await second)()
  expect(order).toEqual(['ann', 'bob', 'cid', 'ann'])
})

test('who waits for a share of their own stands in nobody’s way', async () => {
  const { order, take } = taker(places({ total: 2, each: 1, waiting: 5 }))
  await take('ann')
  void take('ann')
  void take('ann')
  await take('bob')
  expect(order).toEqual(['ann', 'bob'])
})

test('429: too many of a key wait already, or too long', async () => {
  const of = places({ total: 1, each: 1, waiting: 1 })
  const release = await of.take('ann')
  const waiting = of.take('ann', { waitMs: 20 })
  await expect(of.take('ann')).rejects.toMatchObject({ reason: 'TOO_MANY_REQUESTS', retryAfter: 2 })
  await expect(waiting).rejects.toMatchObject({ reason: 'TOO_MANY_REQUESTS' })
  release()
  expect(of.taken()).toBe(0)
  ;(await of.take('ann'))()
})

test('who goes away while waiting takes no place', async () => {
  const of = places({ total: 1, each: 1, waiting: 3 })
  const release = await of.take('ann')
  const gone = new AbortController()
  const waiting = of.take('bob', { signal: gone.signal })
  const next = of.take('cid')
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await expect(of.take('bob', { signal: gone.signal })).rejects.toThrow('gone')
  release()
  ;(await next)()
  expect(of.taken()).toBe(0)
})

test('a place that is given back twice is one place', async () => {
  const of = places({ total: 1, each: 1, waiting: 3 })
  const release = await of.take('ann')
  release()
  await of.take('bob')
  release()
  expect(of.taken()).toBe(1)
})
