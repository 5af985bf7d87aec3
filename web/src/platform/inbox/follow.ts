import { roomEvent } from '@logis/contract/live.rules'
import { apiUrl, callHeaders, failCall } from '../calls.ts'
import { refusedFrom } from '../refused.ts'
import { currentToken, onSessionEnd } from '../session.ts'

/** The server says something every twenty seconds at least: a stream that is silent for longer is dead. */
const silenceMs = 50_000
const firstBackOffMs = 2_000
/** However long the server was away: whoever looks at the page hears of it this long after it is back, at most. */
const mostBackOffMs = 15_000
/** Nearly as long as a timer can wait. */
const foreverMs = 2e9
/** A stream that lasted this long was a good one. */
const goodMs = 5_000

type StreamEvent = { event: string; data: string }

const fieldOf = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]

/** The events among what has come, and what is left of the last one. */
export const eventsIn = (text: string): { events: StreamEvent[]; rest: string } => {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => {
    const data = fieldOf(block, 'data')
    return data === undefined ? [] : [{ event: fieldOf(block, 'event') ?? 'message', data }]
  })
  return { events, rest }
}

type Following = {
  path: string
  signal: AbortSignal
  onEvent: (event: StreamEvent) => void
  /** Anything at all was heard: the stream lives. */
  onBeat: () => void
}

/** With the headers of every call, which an `EventSource` cannot send. */
const openStream = async (path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> => {
  const sentToken = currentToken()
  const init = { headers: callHeaders(), cache: 'no-store', credentials: 'same-origin', signal } as const
  const response = await fetch(new Request(apiUrl(path), init))
  if (response.status >= 400) failCall(refusedFrom(await response.json().catch(() => null), response.status), sentToken)
  return response.headers.get('content-type')?.startsWith('text/event-stream') ? response.body : null
}

/** Answers which event was the last. */
const readStream = async ({ path, signal, onEvent, onBeat }: Following): Promise<string> => {
  const giveUp = new AbortController()
  const silent = () => giveUp.abort()
  if (signal.aborted) silent()
  signal.addEventListener('abort', silent, giveUp)
  let timer = setTimeout(silent, silenceMs)
  // The server may keep what this tab does not hold any more: another session has another stream.
  const forget = onSessionEnd(silent)
  try {
    const body = await openStream(path, giveUp.signal)
    const reader = body?.getReader()
    const decoder = new TextDecoder()
    let text = ''
    let last = ''
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return last
      clearTimeout(timer)
      timer = setTimeout(silent, silenceMs)
      onBeat()
      const { events, rest } = eventsIn(text + decoder.decode(value, { stream: true }))
      text = rest
      for (const event of events) {
        last = event.event
        onEvent(event)
      }
    }
  } finally {
    clearTimeout(timer)
    forget()
    silent()
  }
}

/** What a tab tells the others of its browser, and each of them itself: it is looked at, and the stream may be closed. */
export const looked = 'looked'

/** A pause that ends when the network comes back, when the portal is looked at again, or when nobody waits any more. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    for (const event of ['online', 'focus', looked]) addEventListener(event, end, ended)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), ended)
    signal.addEventListener('abort', end, ended)
  })

/**
 * Nearly all of it at random: a server that is replaced ends the streams of thousands of browsers in one instant, and those
 * come back to the next one over some seconds.
 */
export const backOff = (failures: number, chance: number): number =>
  Math.min(mostBackOffMs, firstBackOffMs * 2 ** failures) * (0.1 + 0.9 * chance)

/**
 * Reads a stream of the server until nobody wants it any more, opening it again whenever it ends; one that made room for a
 * newer one, once somebody looks. Never fails.
 */
export const follow = async (following: Following): Promise<void> => {
  const { signal } = following
  for (let failures = 0; !signal.aborted; failures += 1) {
    const began = Date.now()
    const last = await readStream(following).catch(() => '')
    if (Date.now() - began > goodMs) failures = 0
    if (!signal.aborted) await pause(last === roomEvent ? foreverMs : backOff(failures, Math.random()), signal)
  }
}
