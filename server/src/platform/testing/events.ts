import { operationNamed } from '../operations.ts'
import type { Client } from './client.ts'
import { baseUrl } from './running.ts'

export type Event = { event: string; data: unknown }

const eventOf = (block: string): Event | null => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  const data = field('data')
  return data === undefined ? null : { event: field('event') ?? 'message', data: JSON.parse(data) }
}

/** What a server-sent stream says, as it comes; `ended` once the server has closed it. */
export const openEvents = async (
  { token }: Client,
  name: string,
  url?: string,
  headers: Record<string, string> = {},
) => {
  const leaving = new AbortController()
  const response = await fetch(`${url ?? (await baseUrl())}${operationNamed(name).path}`, {
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    signal: leaving.signal,
  })
  const events: Event[] = []
  const read = async () => {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) events.push(...[eventOf(block)].filter((event) => event !== null))
    }
  }
  const state = { ended: false }
  const reading = read()
    .catch(() => {})
    .finally(() => (state.ended = true))
  const leave = async () => {
    leaving.abort()
    await reading
  }
  return { response, events, state, leave }
}
