import type { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { db, pool } from './db.ts'
import { closeLive, liveStreams, liveTopic } from './live.ts'
import { as } from './testing/client.ts'
import { world } from './testing/world.ts'

const channel = 'logis_test_told'
const say = (userId: number) => pool.query('select pg_notify($1, $2)', [channel, JSON.stringify([userId])])
afterAll(closeLive)

/** Someone with a session that is open. */
const personOf = async (username: string): Promise<Actor> => {
  await as(username)
  const userId = await world.user(username)
  const { id: tokenId } = await db
    .selectFrom('access_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { userId, tokenId } as Actor
}
const openBy = async (topic: ReturnType<typeof liveTopic>, actor: Actor) => {
  const told: string[] = []
  const reply = {
    request: { method: 'GET' },
    type: () => reply,
    headers: () => reply,
    send: (body: PassThrough) => body.on('data', (bytes: Buffer) => told.push(String(bytes))),
  }
  await topic.open(actor, reply as unknown as FastifyReply)
  return told
}

test('who was due beside somebody else, and could not be read, is told once the database answers again', async () => {
  const [one, other] = [await personOf('karim@renovest.example'), await personOf('marie@horizon.example')]
  const reads: (readonly number[])[] = []
  let before: () => Promise<void> = async () => {}
  const topic = liveTopic({
    channel,
    event: 'test',
    read: async (ids) => {
      reads.push(ids)
      const wait = before
      await wait()
      return new Map(ids.map((id) => [id, { id, read: reads.length }]))
    },
  })
  await openBy(topic, one)
  const told = await openBy(topic, other)
  // From when it listens.
  await expect
    .poll(async () => (await say(other.userId), told.length), { timeout: 20_000, interval: 300 })
    .toBeGreaterThan(2)
  await pause(500)

  const held = Promise.withResolvers<void>()
  before = () => held.promise
  const asked = reads.length
  await say(one.userId)
  await expect.poll(() => reads.length).toBeGreaterThan(asked)
  expect(reads.at(-1)).toEqual([one.userId])
  before = async () => {
    before = async () => {}
    throw new Error('the database is lost')
  }
  await say(other.userId)
  await pause(300)
  const known = told.length
  held.resolve()
  await expect.poll(() => told.length, { timeout: 5_000 }).toBeGreaterThan(known)
})

test('a stream whose session could not be asked after is not kept: nobody reads it', async () => {
  const one = await personOf('karim@renovest.example')
  const topic = liveTopic({ channel, event: 'test', read: async () => new Map<number, object>() })
  await openBy(topic, one)
  const known = liveStreams()
  // As if the database were lost just then: no session has such a number.
  await expect(openBy(topic, { ...one, tokenId: Number.NaN })).rejects.toThrow()
  expect(liveStreams()).toBe(known)
})
