import { roomEvent } from '@logis/contract/live.rules'
import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Actor } from './actor.ts'
import { openSessionsOf } from './arrival.ts'
import { listen } from './listening.ts'
import { log } from './log.ts'

/** Shorter than what proxies and phones take for silence (a minute). */
const beatMs = 20_000
/** Browsers that one person may have open at one server; the oldest makes room. */
const perPerson = 8
/** It is told so, and comes back once somebody looks at it: nine that all came back would evict one another without end. */
const makingRoom = `event: ${roomEvent}\ndata: {}\n\n`
/** A reader that takes nothing any more is let go before this much waits for it. */
const mostWaiting = 65_536
/** When that is asked again which the database could not answer. */
const againMs = 1_000

/** Said by the database of a session that has ended, by its id (`session_ended`). */
const sessionChannel = 'logis_session_ended'

type Stream = Pick<Actor, 'userId' | 'tokenId'> & { body: PassThrough }
type Topic<T> = {
  /** Says the ids of those whom something concerns, as JSON: never what it is. */
  channel: string
  event: string
  /** What each of them is told. Read as it is told, so that it is true then. */
  read: (userIds: readonly number[]) => Promise<ReadonlyMap<number, T>>
}

type Started = { close: () => Promise<void>; size: () => number }
const topics = new Set<Started>()
export const liveStreams = (): number => [...topics].reduce((sum, { size }) => sum + size(), 0)
/** Ends whatever streams, as the server ends. */
export const closeLive = async (): Promise<void> => void (await Promise.all([...topics].map(({ close }) => close())))

/** The streams of this server. */
const openedStreams = () => {
  const streams = new Set<Stream>()
  /** From here on nothing is written to it. */
  const end = (stream: Stream, lastWord?: string) => {
    streams.delete(stream)
    stream.body.end(lastWord)
  }
  const endSession = (tokenId: number) => {
    for (const stream of streams) if (stream.tokenId === tokenId) end(stream)
  }
  const add = ({ userId, tokenId }: Actor): Stream => {
    const own = [...streams].filter((stream) => stream.userId === userId)
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - perPerson))) end(oldest, makingRoom)
    const stream = { userId, tokenId, body: new PassThrough() }
    streams.add(stream)
    // An error is its reader gone, and it with them.
    stream.body.once('close', () => streams.delete(stream)).on('error', () => {})
    return stream
  }
  const write = (stream: Stream, text: string) => {
    if (stream.body.writableLength > mostWaiting) stream.body.destroy()
    else stream.body.write(text)
  }
  /** Sessions also run out, which nobody says. */
  const endClosed = async (asked: readonly Stream[]) => {
    if (asked.length === 0) return
    const open = await openSessionsOf(asked.map(({ tokenId }) => tokenId))
    for (const { tokenId } of asked) if (!open.has(tokenId)) endSession(tokenId)
  }
  return {
    all: () => [...streams],
    size: () => streams.size,
    add,
    end,
    write,
    endSession,
    endClosed,
    endAll: () => streams.forEach((stream) => end(stream)),
    // The database is lost: asked again at the next beat, and when it is back.
    endClosedLater: () => void endClosed([...streams]).catch(() => {}),
  }
}

/** Tells people what is true of them, each once however often it was asked for meanwhile. */
const teller = <T extends object>(streams: ReturnType<typeof openedStreams>, { event, read }: Topic<T>) => {
  const due = new Set<number>()
  let telling = false
  /** Whoever could not be told stays due, also those whom others asked for meanwhile. */
  const readDue = async (ids: readonly number[]) => {
    try {
      return await read(ids)
    } catch (error) {
      for (const id of ids) due.add(id)
      throw error
    }
  }
  const tellDue = async () => {
    const ids = [...due]
    due.clear()
    const told = await readDue(ids)
    for (const stream of streams.all()) {
      const fact = told.get(stream.userId)
      if (fact) streams.write(stream, `event: ${event}\ndata: ${JSON.stringify(fact)}\n\n`)
    }
  }
  const tell = async (userIds: readonly number[]): Promise<void> => {
    const here = new Set(streams.all().map(({ userId }) => userId))
    for (const userId of userIds) if (here.has(userId)) due.add(userId)
    if (telling) return
    telling = true
    try {
      while (due.size > 0) await tellDue()
    } catch (error) {
      log.warn({ err: error }, 'what is live could not be read')
      setTimeout(() => void tell([]), againMs).unref()
    } finally {
      telling = false
    }
  }
  return tell
}

/**
 * Tells browsers as things happen, by server-sent events. PostgreSQL carries the word between servers (LISTEN and
 * NOTIFY); each server reads anew what it tells. A stream ends with its session, at once; when the database was lost,
 * everyone is told again.
 */
export const liveTopic = <T extends object>(topic: Topic<T>) => {
  const streams = openedStreams()
  const tell = teller(streams, topic)
  const tellAll = () => void tell(streams.all().map(({ userId }) => userId))
  let started: Started | null = null

  const start = (): Started => {
    const listening = listen({
      channels: [topic.channel, sessionChannel],
      hear: (from, payload) => {
        if (from === sessionChannel) streams.endSession(Number(payload))
        else void tell(JSON.parse(payload) as number[])
      },
      begin: () => {
        streams.endClosedLater()
        tellAll()
      },
    })
    const beat = setInterval(() => {
      for (const stream of streams.all()) streams.write(stream, ':\n\n')
      streams.endClosedLater()
    }, beatMs)
    const running: Started = {
      size: streams.size,
      close: async () => {
        clearInterval(beat)
        topics.delete(running)
        started = null
        streams.endAll()
        await listening.stop()
      },
    }
    topics.add(running)
    return running
  }

  /** Answers with a stream that lasts as long as the session of whoever asks. */
  const open = async (actor: Actor, reply: FastifyReply) => {
    // Nobody reads a body that a HEAD does not get.
    if (reply.request.method === 'HEAD') return reply.type('text/event-stream').send('')
    started ??= start()
    const stream = streams.add(actor)
    // What ended the session since the gate was said before anyone listened for it.
    try {
      await streams.endClosed([stream])
    } catch (error) {
      streams.end(stream) // nobody will read it
      throw error
    }
    void tell([actor.userId])
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' })
      .send(stream.body)
  }
  return { open }
}
