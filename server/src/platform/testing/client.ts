import { randomBytes } from 'node:crypto'
import { hashToken } from '../actor.ts'
import { db } from '../db.ts'
import { operationNamed } from '../operations.ts'
import { expectDeclared } from './refusals.ts'
import { baseUrl } from './running.ts'
import { ask, type Response } from './wire.ts'
import { liveFirst } from './world.ts'

// oxlint-disable-next-line no-explicit-any -- a test reads answers of every shape, and says what it expects of each
type Json = any

export type Answer = {
  status: number
  headers: Headers
  data: Json
  meta: Json
  message?: string
  error_reason?: string
  error_message?: string
  errors?: Json
  request_id?: string
  bytes: Buffer
}

export type Part = { field?: string; name: string; type?: string; bytes: Buffer | Uint8Array | string }

const answerOf = ({ status, headers, bytes }: Response): Answer => {
  const isJson = headers.get('content-type')?.startsWith('application/json')
  const body = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : {}
  return { data: undefined, meta: undefined, ...body, status, headers, bytes }
}

/** `{search: {name: 'a'}}` → `search[name]=a`, as the portal sends it. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const queryOf = (input: Record<string, unknown>): string => {
  const pairs = Object.entries(input).flatMap(([key, value]): [string, string][] => {
    if (value === undefined) return []
    if (Array.isArray(value)) return value.map((item) => [`${key}[]`, textOf(item)])
    if (value !== null && typeof value === 'object')
      return Object.entries(value).map(([name, own]) => [`${key}[${name}]`, textOf(own)])
    return [[key, textOf(value)]]
  })
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

const addressOf = (name: string, input: Record<string, unknown>) => {
  const operation = operationNamed(name)
  const rest = { ...input }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(textOf(value))
  })
  return { operation, path, rest }
}

export const clientWith = (token: string | null, language = 'fr-FR') => {
  const headers = { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const send = async (
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: RequestInit['body'] } = {},
  ): Promise<Answer> => {
    const request = { method, headers: { ...headers, ...init.headers }, body: init.body }
    const answer = answerOf(await ask(`${await baseUrl()}${path}`, request))
    expectDeclared(method, path, answer.error_reason)
    return answer
  }

  /** Calls an operation of the contract by its name. */
  const call = async (name: string, input: Record<string, unknown> = {}): Promise<Answer> => {
    const { operation, path, rest } = addressOf(name, input)
    if (operation.method === 'GET') return send('GET', path + queryOf(rest))
    const hasBody = Object.keys(rest).length > 0 || operation.method !== 'DELETE'
    return send(
      operation.method,
      path,
      hasBody ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) } : {},
    )
  }
  const upload = async (
    name: string,
    input: Record<string, unknown>,
    fields: Record<string, string | string[]>,
    files: Part[],
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const { operation, path, rest } = addressOf(name, input)
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) for (const item of [value].flat()) form.append(key, item)
    for (const { field = 'file', name: fileName, type = 'application/octet-stream', bytes } of files) {
      form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), fileName)
    }
    return send(operation.method, path + queryOf(rest), { body: form, headers })
  }
  const download = (name: string, input: Record<string, unknown>) => call(name, input)
  return { token, send, call, upload, download, inEnglish: () => clientWith(token, 'en-UK') }
}
export type Client = ReturnType<typeof clientWith>

export const anonymous = clientWith(null)

/** A person of the demo world, with a session of their own. */
export const as = async (username: string, scope: 'partner' | 'resident' = 'partner'): Promise<Client> => {
  const { id } = await liveFirst(username).executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const inAnHour = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('access_tokens')
    .values({ user_id: id, token_hash: hashToken(token), scope, expires_at: inAnHour, absolute_expires_at: inAnHour })
    .execute()
  return clientWith(token)
}
