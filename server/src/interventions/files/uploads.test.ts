import { readdirSync } from 'node:fs'
import net from 'node:net'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { as, type Client, type Part } from '#platform/testing/client.ts'
import { bracketed, paper } from '#platform/testing/forms.ts'
import { baseUrl } from '#platform/testing/running.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
let home: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  home = await world.project('Mme Chevalier')
})

const fields = () => bracketed({ residence: { id: home }, intervention: { type: 'MAINTENANCE' } })
const create = (files: Part[], more: Record<string, string | string[]> = {}) =>
  yann.upload('interventions.createIntervention', { company_id: lenoir }, { ...fields(), ...more }, files)
const stored = () =>
  readdirSync(settings.STORAGE_FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
const kept = async () => {
  const { count } = await db
    .selectFrom('interventions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { interventions: count, files: stored() }
}
const downloaded = async (document_id: number) =>
  (await yann.download('documents.downloadDocument', { document_id })).bytes

const photo = (format: 'jpeg' | 'webp' | 'png') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b4553c' } })
    .withExif({
      IFD0: { Make: 'Appareil', Artist: 'Yann Lenoir' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 13/1 6/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()

test.each(['jpeg', 'webp', 'png'] as const)(
  'a photo (%s) is kept upright and without its place, device and author',
  async (format) => {
    const bytes = await photo(format)
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Yann Lenoir')
    const { data } = await create([{ ...paper('ptg_others', `plaque.${format}`), type: `image/${format}`, bytes }])
    const file = data.files.ptg_others[0]
    const found = await downloaded(file.id)
    const { exif, xmp, iptc, orientation, width, height } = await sharp(found).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    })
    expect([width, height]).toEqual([40, 60])
    expect(found.toString('latin1')).not.toContain('Yann')
    expect(file).toMatchObject({ mime_type: `image/${format}`, size: found.length })
  },
)

test.each([
  ['a page', 'a.html', '<!doctype html><script>alert(1)</script>'],
  ['a drawing that may run', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['a program', 'a.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])],
  ['a photo that is none', 'a.jpg', Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(300)])],
  ['an archive', 'a.zip', Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])],
  ['nothing', 'a.pdf', ''],
])('415: %s is not a paper of an intervention', async (_what, name, bytes) => {
  const before = await kept()
  const answer = await create([paper('ptg_invoice'), { ...paper('ptg_others', name), bytes }, paper('ptg_estimate')])
  expect(answer).toMatchObject({ status: 415, error_reason: 'FILE_TYPE_NOT_ALLOWED' })
  expect(await kept()).toEqual(before)
})

test('413: a file of 20 MB is taken, one byte more is not', async () => {
  const bytes = Buffer.alloc(20 * 1_048_576 + 1, ' ')
  bytes.write('%PDF-1.4\n')
  const big = (length: number) => [{ ...paper('ptg_others'), bytes: bytes.subarray(0, length) }]
  const before = await kept()
  expect(await create(big(bytes.length))).toMatchObject({ status: 413, error_reason: 'FILE_TOO_LARGE' })
  expect(await kept()).toEqual(before)
  expect((await create(big(bytes.length - 1))).data.files.ptg_others[0].size).toBe(20 * 1_048_576)
})

test('422: twenty files at once, not twenty-one', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => paper('ptg_others', `${index}.pdf`))
  const before = await kept()
  expect(await create(many(21))).toMatchObject({
    status: 422,
    errors: { files: [{ code: 'max', message: 'Trop de fichiers sont envoyés en une fois.' }] },
  })
  expect(await kept()).toEqual(before)
  expect((await create(many(20))).data.files.ptg_others).toHaveLength(20)
})

test.each([
  ['a name without its end', { 'intervention[type': 'MAINTENANCE' }],
  ['a prototype key', { 'intervention[__proto__][type]': 'MAINTENANCE' }],
  ['a constructor key', { 'constructor[prototype][x]': '1' }],
  ['too deep a name', { 'a[b][c][d][e][f]': '1' }],
  ['a value that is also a group', { intervention: 'x' }],
  ['two types', { 'intervention[type]': ['MAINTENANCE', 'DIAGNOSTIC'] }],
  ['two statuses', { 'intervention[status]': ['DONE', 'DONE'] }],
  ['a list for a thing', { 'residence[]': '4' }],
  ['an unknown field', { 'intervention[is_ptg]': '1' }],
  ['a NUL', { 'product_request[name]': 'a\u0000b' }],
] as [string, Record<string, string | string[]>][])(
  'API-09 %s is a clear refusal and leaves nothing',
  async (_what, wrong) => {
    const before = await kept()
    const answer = await create([paper('ptg_others')], wrong)
    expect([400, 422]).toContain(answer.status)
    expect(['REQUEST_MALFORMED', 'VALIDATION_ERROR']).toContain(answer.error_reason)
    expect(await kept()).toEqual(before)
  },
)

test.each([
  'null',
  '[]',
  '"x"',
  '1',
  '{"__proto__":{}}',
  '{"intervention":null}',
  '{"intervention":[]}',
  '{',
  `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`,
])('API-09 JSON %s is a clear refusal or changes nothing', async (body) => {
  const { data } = await create([])
  const one = `/v2/companies/${lenoir}/interventions/${data.id}`
  for (const [method, path] of [
    ['POST', `/v2/companies/${lenoir}/interventions`],
    ['POST', `/v2/companies/${lenoir}/ptg`],
    ['POST', one],
    ['PATCH', one],
  ] as const) {
    const answer = await yann.send(method, path, { headers: { 'content-type': 'application/json' }, body })
    expect([200, 400, 405, 422]).toContain(answer.status)
  }
  expect((await yann.send('GET', one)).data).toEqual(data)
})

test('INT-30 an upload that is cut leaves nothing half-done', async () => {
  const before = await kept()
  const { port, hostname } = new URL(await baseUrl())
  const boundary = 'coupe'
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = (name: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="intervention[ptg_others][]"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n`
  const body = [
    ...Object.entries(fields()).map(([name, value]) => part(name, value)),
    file('a.pdf'),
    'x'.repeat(90_000),
    '\r\n',
    file('b.pdf'),
    'x'.repeat(200_000),
  ].join('')
  for (const length of [body.length + 500_000, body.length]) {
    const socket = net.connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `POST /v2/companies/${lenoir}/interventions HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${yann.token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n\r\n${body}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 150))
    socket.destroy()
  }
  await vi.waitFor(async () => expect(await kept()).toEqual(before), { timeout: 20_000 })
})
