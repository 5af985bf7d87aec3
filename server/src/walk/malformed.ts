import { refusalBody } from '@logis/contract/http'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations, type Operation } from '#platform/operations.ts'
import { queryOf } from '#platform/query.ts'
import type { Answer, Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { clientOf } from './people.ts'
import { subjects } from './subjects.ts'

let admin: Client
let ids: Record<string, number>
const enter = async () => {
  admin = await clientOf('admin')
  const { residence_id, company_id } = await subjects.house()
  ids = { residence_id, company_id, user_id: await subjects.passerBy(), folder_id: await subjects.folder(residence_id) }
}

const json = { 'content-type': 'application/json' }
type Attempt = { what: string; path: string; headers?: Record<string, string>; body?: string }

const pathOf = (operation: Operation, id: (parameter: string) => string) =>
  operation.path.replace(/\{(\w+)\}/g, (_, parameter: string) => id(parameter))
const known = (parameter: string) => String(ids[parameter] ?? 999_999_999)

const oddIds = ['0', '-1', '1e9', '99999999999999999999', 'abc', '%00', '1%27--', '..%2f..', 'NaN', '%F0%9F%8F%A0']
const oddQueries = [
  'page=0',
  'page=-1',
  'page=abc',
  'page=99999999999999999999',
  'page_size=-2',
  'page_size=1.5',
  'page_size=',
  'page[]=1',
  'page[a]=1',
  'sort=%00',
  'sort=,,,',
  'sort[]=name',
  'sort=-',
  'search=%00',
  'search[%00]=1',
  'search[name][a]=1',
  'search[]=1',
  `search=${'a'.repeat(5000)}`,
  'search[created_at]=2026-02-30',
  'search[created_at_symbol]=<>',
  'search[__proto__]=1',
  'search[constructor][prototype]=1',
  'search=%E0%A4%A',
  'codes=NOPE',
  'codes[]=1',
  'token=%00',
]
const oddBodies: [string, string][] = [
  ['nothing', ''],
  ['broken JSON', '{"name":'],
  ['null', 'null'],
  ['a text', '"text"'],
  ['a number', '1'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['a prototype key', '{"__proto__":{"admin":true}}'],
  ['a constructor key', '{"constructor":{"prototype":{"admin":true}}}'],
  ['deep nesting', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
  ['NUL everywhere', JSON.stringify(everyField('a\u0000b'))],
  ['numbers everywhere', JSON.stringify(everyField(-1.5e300))],
  ['lists everywhere', JSON.stringify(everyField([[]]))],
  ['objects everywhere', JSON.stringify(everyField({ id: { id: 1 } }))],
  ['null everywhere', JSON.stringify(everyField(null))],
  ['long texts', JSON.stringify(everyField('é'.repeat(20_000)))],
  ['lone surrogates', '{"name":"\\ud800","first_name":"\\udfff"}'],
  ['right-to-left', JSON.stringify(everyField('\u202egnp.exe'))],
]

function everyField(value: unknown): Record<string, unknown> {
  const names = [
    'name',
    'type',
    'username',
    'password',
    'email',
    'scope',
    'token',
    'new_password',
    'old_password',
    'first_name',
    'last_name',
    'documents',
    'ids',
    'label_ids',
    'folder_id',
    'residences',
    'contact_information',
    'addresses',
    'emails',
    'commissioning_date',
    'contract_number',
    'parent_id',
    'activation_code',
    'residence_code',
    'role',
    'version',
    'settings',
    'read',
    'communication_channel_code',
    'event',
    'message-id',
  ]
  return Object.fromEntries(names.map((name) => [name, value]))
}

const attemptsOn = (operation: Operation): Attempt[] => {
  const path = pathOf(operation, known)
  const inPath =
    operation.parameters.length === 0
      ? []
      : oddIds.map((odd) => ({ what: `id ${odd}`, path: pathOf(operation, () => odd) }))
  if (operation.method === 'GET')
    return [...inPath, ...oddQueries.map((query) => ({ what: query.slice(0, 60), path: `${path}?${query}` }))]
  const bodies = oddBodies.map(([what, body]) => ({ what, path, headers: json, body }))
  const types = [
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'image/png',
    'nonsense',
  ]
  return [
    ...inPath.map((attempt) => ({ ...attempt, headers: json, body: '{}' })),
    ...bodies,
    ...types.map((type) => ({ what: type, path, headers: { 'content-type': type }, body: 'a=1' })),
  ]
}

/** What the server makes of an attempt, as the contract would read it: the address over the query or the body. */
const inputOf = (operation: Operation, { path, headers, body }: Attempt): unknown => {
  const [address = '', query = ''] = path.split('?')
  const values = operation.pattern.exec(address) ? address.split('/') : []
  const params = Object.fromEntries(
    operation.path.split('/').flatMap((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name ? [[name, values[index]]] : []
    }),
  )
  const given = operation.method === 'GET' ? queryOf(`${address}?${query}`) : parsed(headers, body)
  if (given === undefined) return params
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given, ...params } : given
}
const unread = Symbol('unread')
const parsed = (headers: Attempt['headers'], body: Attempt['body']): unknown => {
  if (headers?.['content-type'] !== 'application/json') return unread
  if (body === '') return undefined
  try {
    return JSON.parse(body ?? '') as unknown
  } catch {
    return unread
  }
}

/** Whether the contract accepts an attempt: then what it names is looked for, and mostly not found. */
const isAccepted = async (operation: Operation, attempt: Attempt): Promise<boolean> => {
  const { inputSchema } = operation.procedure['~orpc']
  if (!inputSchema) return true
  const result = await inputSchema['~standard'].validate(inputOf(operation, attempt))
  return result.issues === undefined
}

const fieldsOf = (operation: Operation): string[] =>
  Object.keys((operation.procedure['~orpc'].inputSchema as { shape?: object } | undefined)?.shape ?? {})

/** Why an answer is no clear refusal; null when it is one, or when there was nothing to refuse. */
const faultOf = async (operation: Operation, attempt: Attempt, { bytes, status }: Answer): Promise<string | null> => {
  if (status >= 500) return 'a fault'
  if (status < 400) return (await isAccepted(operation, attempt)) ? null : 'accepted'
  const body = refusalBody.strict().safeParse(JSON.parse(bytes.toString() || 'null'))
  if (!body.success) return 'no envelope'
  const { error_reason, errors } = body.data
  if (error_reason !== 'VALIDATION_ERROR') return null
  // The field at fault, by its name; a body that is no object has none.
  const places = Object.entries(errors ?? {})
  if (places.length === 0) return 'no field'
  const [sent, fields] = [inputOf(operation, attempt), fieldsOf(operation)]
  // One that nobody knows was sent under that very name.
  const isSent = (name: string) => typeof sent === 'object' && sent !== null && Object.hasOwn(sent, name)
  const odd = places.filter(([place, [first]]) => {
    const name = place.split('.')[0]!
    return name !== '_' && !(first?.code === 'unknown_field' ? isSent(name) : fields.includes(name))
  })
  return odd.length === 0 ? null : `unknown field ${odd.map(([place]) => place).join()}`
}

// Nothing here may end what the walk stands on.
const spared = new Set(['accounts.signOut', 'accounts.deleteUser'])
const atOnce = 8

/** All that is wrong with an operation; its odd inputs are sent several at once. */
const faultsOf = async (operation: Operation): Promise<string[]> => {
  const wrong: string[] = []
  const waiting = attemptsOn(operation)
  const sendNext = async (): Promise<void> => {
    const attempt = waiting.shift()
    if (!attempt) return
    const { what, path, ...init } = attempt
    const before = performance.now()
    const answer = await admin.send(operation.method, path, init)
    const ms = performance.now() - before
    const fault = await faultOf(operation, attempt, answer)
    if (fault) wrong.push(`${what}: ${fault}, ${answer.status} ${answer.bytes.toString().slice(0, 200)}`)
    if (ms > 5000) wrong.push(`${what}: ${Math.round(ms)} ms`)
    return sendNext()
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext))
  return wrong
}

/** The operations of a part of so many: each part is a file, so that the workers share them. */
export const walkMalformed = (part: number, parts: number) => {
  withoutLimits()
  beforeAll(enter)
  const mine = operations.filter(({ name }) => !spared.has(name)).filter((_, index) => index % parts === part)

  describe('API-09 malformed input is a clear refusal: no 500, nothing slow, the error envelope alone', () => {
    test.each(mine)('API-09 $name', async (operation) => {
      expect(await faultsOf(operation)).toEqual([])
    })
  })
}
