import type { Route } from '@orpc/contract'
import { contract as ofEntrance } from 'virtual:entrance-operations'
import { asked } from './asked.ts'
import { addressOf, apiUrl, callHeaders, failCall } from './calls.ts'
import { proof } from './proof.ts'
import { refusedFrom, tooLate } from './refused.ts'
import { currentToken } from './session.ts'

/**
 * `oneTimeToken`: what a link has opened is borne apart from the address, for whoever has no account. `key`: what is sent
 * again under it after a lost answer is done once (`creations.ts`).
 */
export type CallOptions = { signal?: AbortSignal | undefined; context?: { oneTimeToken?: unknown; key?: unknown } }

/** What is said in a query: `search[city]`, `ids[0]`. What is absent is left out. */
const fieldsOf = (value: unknown, name = ''): [name: string, value: string][] => {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, `${value as string | number | boolean}`]]
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(each, name ? `${name}[${key}]` : key))
}

/** Files leave by `upload.ts`. */
const requestOf = ({ method = 'POST', path }: Route, input: unknown, { signal, context }: CallOptions) => {
  const { address, rest } = addressOf(path ?? '', input)
  const url = new URL(apiUrl(address))
  const isRead = method === 'GET'
  if (isRead) for (const [name, value] of fieldsOf(rest)) url.searchParams.append(name, value)
  const body = isRead || rest === undefined ? null : JSON.stringify(rest)
  const pass = context?.oneTimeToken
  const key = context?.key
  return new Request(url, {
    method,
    headers: {
      ...callHeaders(),
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(typeof pass === 'string' && { 'x-one-time-token': pass }),
      ...(typeof key === 'string' && { 'idempotency-key': key }),
    },
    body,
    signal: signal ?? null,
    cache: 'no-store',
    redirect: 'manual',
  })
}

/** What an answer says, or the bytes of the file that it is: who asked for one has named it. */
const bodyFrom = async (response: Response): Promise<unknown> => {
  const isFile = response.headers.has('content-disposition')
  // A page is none of ours but of a network that wants its reader to sign in first: it is read as an answer, and is none.
  if (!isFile && /json|html|^$/.test(response.headers.get('content-type') ?? '')) {
    const text = await response.text()
    return text ? JSON.parse(text) : undefined
  }
  const bytes = await response.blob()
  return new File([bytes], 'file', { type: bytes.type })
}

/** Nobody waits longer for an answer to begin, and the proxies before the server do not either. */
const patienceMs = 60_000

const send = async (route: Route, input: unknown, { signal, context }: CallOptions) => {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(tooLate), patienceMs)
  const leave = () => late.abort(signal?.reason)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  const request = requestOf(route, input, { signal: late.signal, context })
  const response = await (asked.take?.(request) ?? fetch(request))
  // What has begun to come is waited for, however large it is and however slow.
  clearTimeout(timer)
  const body = await bodyFrom(response)
  if (!response.ok) throw refusedFrom(body, response.status)
  return body
}

type Operations = Record<string, Record<string, { '~orpc': { route: Route } }>>

/** A part of the operations that is fetched when it is wanted; where it could not be, the next call tries again. */
const fetched = (load: () => Promise<{ contract: object }>) => {
  let part: Promise<Operations> | undefined
  return () =>
    (part ??= load().then(
      (module) => module.contract as Operations,
      (error: unknown) => {
        part = undefined
        throw error
      },
    ))
}

/** It comes with the shell. */
const bringFirst = fetched(() => import('virtual:first-operations'))
/** What every other page and dialog calls comes with the first of them, as their texts do. */
export const bringOperations = fetched(() => import('@logis/contract/contract'))

/** What the sign-in needs is there at once, every other operation with the pages behind it. */
const findRoute = async (noun: string, name: string) => {
  const found =
    (ofEntrance as Operations)[noun]?.[name] ??
    (await bringFirst())[noun]?.[name] ??
    (await bringOperations())[noun]?.[name]
  if (!found) throw new Error(`${noun}.${name} is no operation`)
  return found['~orpc'].route
}

/** Calls an operation over HTTP: what it answers, or a `Refused`. */
export const callOperation = async (noun: string, name: string, input: unknown, options: CallOptions = {}) => {
  const sentToken = currentToken()
  try {
    const route = await findRoute(noun, name)
    return await send(route, input, options).catch(async (error: unknown) => {
      if (await proof.ask?.(error)) return send(route, input, options)
      throw error
    })
  } catch (error) {
    return failCall(error, sentToken)
  }
}
