import { packageLimits } from '@logis/contract/booklet.imports.rules'
import { refusals } from '@logis/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { streams } from '../app.ts'
import { settings } from '#platform/config.ts'
import { operationNamed } from '#platform/operations.ts'
import { expectDeclared } from '#platform/testing/refusals.ts'
import { head, openSocket, type Raw } from '#platform/testing/socket.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { expected } from './expected.ts'
import { clientOf, everyone, type Person } from './people.ts'
import { authoriseNora } from './subjects.ts'

withoutLimits()
// Every operation's own limit is below what is sent to be too large. With four rounds each, the one connection is
// refused more than fifty bodies.
const rounds = 4
const largest = 22 * 1_048_576
/** More than stands in any buffer on the way. */
const large = 4 * 1_048_576
settings.UPLOAD_MAX_BYTES = 6 * 1_048_576
// Whole homes come as larger files than any other; other files of tests share this process.
const packages = { ...packageLimits }
Object.assign(packageLimits, { bytes: settings.UPLOAD_MAX_BYTES })
afterAll(() => Object.assign(packageLimits, packages))

/** But those whose form is dropped unread: anyone may send it, and it is small. */
const uploads = streams
  .filter(({ dropsForm }) => !dropsForm)
  .map(({ operation }) => operationNamed(operation))
  .filter(({ method }) => method !== 'GET')

let connection: Raw
beforeAll(async () => {
  await authoriseNora()
  connection = await openSocket()
})
afterAll(() => connection.close())

const boundary = 'refused'
const partOf = (name: string, value: string | Buffer, file?: { name: string; type?: string }) => [
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file.name}"` : ''}\r\n`,
  `${file ? `content-type: ${file.type ?? 'application/pdf'}\r\n` : ''}\r\n`,
  value,
  '\r\n',
]

/** The walk's own request for an operation, its file grown to so many bytes. */
const requestOf = async (name: string, person: Person | null, size: number) => {
  const { method, path } = operationNamed(name)
  const { input, upload, files } = expected[name]!
  const { address, fields } = upload!(await input(person ?? undefined))
  const file = files?.[0] ?? { name: 'long.pdf', bytes: '%PDF-1.4\n' }
  const bytes = Buffer.alloc(size, 'a')
  Buffer.from(file.bytes as string).copy(bytes)
  const parts = [
    ...Object.entries(fields).flatMap(([key, value]) => partOf(key, value)),
    ...partOf(file.field ?? 'file', bytes, file),
    `--${boundary}--\r\n`,
  ]
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const line = `${method} ${path.replace(/\{(\w+)\}/g, (_, key: string) => String(address[key]))}`
  const token = person && (await clientOf(person)).token
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  return Buffer.concat([Buffer.from(head(line, headers)), body])
}

/** What a request is told, and what the next one on this connection is told. */
const answersTo = async (request: Buffer): Promise<[number, number]> => {
  const refusal = await connection.ask(request)
  const [method = '', address = ''] = request.toString('latin1', 0, 300).split(' ')
  expectDeclared(method, address, refusal.body['error_reason'] as string | undefined)
  const next = await connection.ask(head('GET /v2/portal'))
  return [refusal.status, next.status]
}

describe('a body that is refused early leaves its connection to the next request', () => {
  test('every operation that takes a body as it arrives is asked here', () => {
    expect(uploads.length).toBeGreaterThan(8)
    expect(uploads.filter(({ name }) => !expected[name]?.upload)).toEqual([])
    const refused = uploads.filter(({ name }) => expected[name]!.ok.length > 0)
    expect(refused.length * rounds).toBeGreaterThanOrEqual(50)
  })

  // A link of a mail is followed by anyone: whether it opens is all that is asked of it.
  const closed = uploads.filter(({ name }) => expected[name]!.ok.length < everyone.length)
  test.each(closed)('$name: 401, 403, 404', async ({ name }) => {
    const { ok, forbidden = [], absent = 'RESIDENCE_NOT_FOUND', others } = expected[name]!
    expect(await answersTo(await requestOf(name, null, large))).toEqual([401, 200])
    if (forbidden[0]) expect(await answersTo(await requestOf(name, forbidden[0], large))).toEqual([403, 200])
    const stranger = everyone.find((person) => ![...ok, ...forbidden].includes(person))
    const { status } = others ?? refusals[absent]
    if (stranger) expect(await answersTo(await requestOf(name, stranger, large))).toEqual([status, 200])
  })

  test.each(uploads.filter(({ name }) => expected[name]!.ok.length > 0))(
    '$name: 413, again and again',
    async ({ name }) => {
      const request = await requestOf(name, expected[name]!.ok[0]!, largest)
      for (let round = 0; round < rounds; round += 1) expect(await answersTo(request)).toEqual([413, 200])
    },
  )
})
