import fs from 'node:fs/promises'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, type Part } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const red = { create: { width: 900, height: 600, channels: 3 as const, background: '#d01020' } }
const file = (bytes: Part['bytes'], more: Partial<Part> = {}): Part => ({
  name: 'photo.png',
  type: 'image/png',
  bytes,
  ...more,
})
const send = async (username: string, parts: Part[], by = username) =>
  (await as(by)).upload('accounts.setUserPicture', { user_id: await world.user(username) }, { name: 'Moi' }, parts)
const open = (path: string) => anonymous.send('GET', path)
const bmp = async () => {
  const pixels = await sharp(red).resize(4, 4).raw().toBuffer()
  const bytes = Buffer.alloc(54 + 48)
  bytes.write('BM', 0, 'latin1')
  for (const [offset, value] of [
    [2, 102],
    [10, 54],
    [14, 40],
    [18, 4],
    [22, 4],
  ] as const)
    bytes.writeUInt32LE(value, offset)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let at = 0; at < 48; at += 3) bytes.set([pixels[at + 2]!, pixels[at + 1]!, pixels[at]!], 54 + at)
  return bytes
}
const svg = (inside = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="80" height="40">${inside}<rect width="80" height="40" fill="#d01020"/></svg>`

test.each([
  ['png', () => sharp(red).png().toBuffer(), [512, 341]],
  ['jpeg', () => sharp(red).jpeg().toBuffer(), [512, 341]],
  ['gif', () => sharp(red).resize(40, 20).gif().toBuffer(), [40, 20]],
  ['webp', () => sharp(red).webp().toBuffer(), [512, 341]],
  ['svg', async () => Buffer.from(svg('<script>alert(1)</script><image href="file:///etc/passwd"/>')), [80, 40]],
  ['bmp', bmp, [4, 4]],
])('API-12/picture 200: a %s becomes a small WebP, whatever its name says', async (_type, make, size) => {
  const answer = await send('karim@renovest.example', [
    file(await make(), { name: 'x.exe', type: 'application/x-msdownload' }),
  ])
  expect(answer).toMatchObject({
    status: 200,
    data: { picture_path: expect.stringMatching(/^\/v2\/pictures\/\d+-\d+-[\w-]{24}$/) },
  })

  const shown = await open(answer.data.picture_path)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=86400, immutable',
  })
  const { format, width, height } = await sharp(shown.bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: size[0], height: size[1] })
  const { dominant } = await sharp(shown.bytes).stats()
  expect(dominant.r).toBeGreaterThan(180)
  expect(dominant.b).toBeLessThan(80)
})

test('a photograph stands upright and says no more where it was taken', async () => {
  const exif = { IFD0: { Copyright: 'CANARY-COPYRIGHT' }, IFD3: { GPSLatitude: '47/1 12/1 0/1' } }
  const photo = await sharp(red).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { data } = await send('karim@renovest.example', [file(photo)])
  const { bytes } = await open(data.picture_path)
  const { width, height, exif: left } = await sharp(bytes).metadata()
  expect({ width, height, left }).toEqual({ width: 341, height: 512, left: undefined })
  expect(bytes.toString('latin1')).not.toContain('CANARY')
})

test.each([
  ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a cut picture',
    await sharp(red)
      .png()
      .toBuffer()
      .then((bytes) => bytes.subarray(0, 300)),
  ],
  ['another kind of picture', await sharp(red).tiff().toBuffer()],
  ['nothing', Buffer.alloc(0)],
  [
    'an immense drawing',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>',
    ),
  ],
  [
    'a drawing that expands',
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(500)}"><!ENTITY b "${'&a;'.repeat(900)}"><!ENTITY c "${'&b;'.repeat(900)}">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&c;</text></svg>`,
    ),
  ],
  ['a flood of pixels', await floodPng()],
])('415 PICTURE_TYPE_NOT_ALLOWED: %s, and the picture of before stays', async (_what, bytes) => {
  const before = await send('hugo@clairiere.example', [file(await sharp(red).png().toBuffer())])
  expect(await send('hugo@clairiere.example', [file(bytes)])).toMatchObject({
    status: 415,
    error_reason: 'PICTURE_TYPE_NOT_ALLOWED',
  })
  const me = await (await as('hugo@clairiere.example')).call('accounts.getMe')
  expect(me.data.picture_path).toBe(before.data.picture_path)
})

/** A PNG of a few bytes that claims 50,000 by 50,000 pixels. */
async function floodPng() {
  const bytes = Buffer.from(
    await sharp({ create: { ...red.create, width: 1, height: 1 } })
      .png()
      .toBuffer(),
  )
  bytes.writeUInt32BE(50_000, 16)
  bytes.writeUInt32BE(50_000, 20)
  const { crc32 } = await import('node:zlib')
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test('413 FILE_TOO_LARGE: more than five megabytes; 422 and 400: no picture, no form', async () => {
  expect(await send('hugo@clairiere.example', [file(Buffer.alloc(5 * 1_048_576 + 1, 1))])).toMatchObject({
    status: 413,
    error_reason: 'FILE_TOO_LARGE',
  })
  expect(await send('hugo@clairiere.example', [])).toMatchObject({
    status: 422,
    errors: { file: [{ code: 'required' }] },
  })
  expect(await send('hugo@clairiere.example', [file(Buffer.from('x'), { field: 'other' })])).toMatchObject({
    status: 422,
  })
  const hugo = await as('hugo@clairiere.example')
  const answer = await hugo.send('POST', `/v2/users/${await world.user('hugo@clairiere.example')}/picture`, {
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(answer).toMatchObject({ status: 400, error_reason: 'REQUEST_MALFORMED' })
})

test('404: nobody sets or removes the picture of another; an administrator may', async () => {
  const picture = [file(await sharp(red).png().toBuffer())]
  const user_id = await world.user('luc@isotherme.example')
  expect(await send('luc@isotherme.example', picture, 'zoe@batir-ouest.example')).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  expect(await (await as('zoe@batir-ouest.example')).call('accounts.removeUserPicture', { user_id })).toMatchObject({
    status: 404,
  })
  expect((await send('luc@isotherme.example', picture, 'admin@logis.example')).status).toBe(200)
  expect(await anonymous.upload('accounts.setUserPicture', { user_id }, {}, picture)).toMatchObject({ status: 401 })
})

test('204: once removed it is not shown any more; removing nothing is no error', async () => {
  const ines = await as('ines@belvedere.example')
  const user_id = await world.user('ines@belvedere.example')
  await send('ines@belvedere.example', [file(await sharp(red).png().toBuffer())])
  for (let time = 0; time < 2; time++)
    expect((await ines.call('accounts.removeUserPicture', { user_id })).status).toBe(204)
  expect((await ines.call('accounts.getMe')).data.picture_path).toBeNull()
})

test('404: an address that nobody was given, and one whose days are over', async () => {
  const { data } = await send('otto@thermalia.example', [file(await sharp(red).png().toBuffer())])
  const [id, day, signature] = data.picture_path
    .split('/')
    .at(-1)
    .split('-', 2)
    .concat(data.picture_path.split('-').slice(2).join('-'))
  const forged = [
    `${Number(id) + 1}-${day}-${signature}`,
    `${id}-${Number(day) + 30}-${signature}`,
    `${id}-${day}-${'A'.repeat(24)}`,
    `${id}-${day}`,
    '..%2F..%2Fetc',
    '9'.repeat(190),
  ]
  for (const key of forged)
    expect(await open(`/v2/pictures/${key}`)).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
  expect((await open(data.picture_path)).status).toBe(200)
  vi.setSystemTime(Date.now() + 2 * 24 * 3_600_000)
  expect((await open(data.picture_path)).status).toBe(404)
  vi.useRealTimers()
})

test('what is refused leaves neither file nor row', async () => {
  const count = async () => (await db.selectFrom('stored_files').select('id').execute()).length
  const files = async () => (await fs.readdir(settings.STORAGE_FOLDER, { recursive: true })).length
  const before = [await count(), await files()]
  await send('yann@lenoir.example', [file(Buffer.from('%PDF-1.7\n'))])
  expect([await count(), await files()]).toEqual(before)
})

/** Some bytes of nothing but zeros as zlib packs them, made without ever holding them. */
const packedZeros = (megabytes: number): Buffer => {
  const piece = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE((((megabytes * 1_000_000) % 65_521) << 16) + 1)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(piece), Buffer.from([3, 0]), sum])
}

/** A black PNG of 16 bits a colour, interlaced so that it must be held whole: large in memory, small as a file. */
const deepPng = (side: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
    bytes.writeUInt32BE(data.length)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
    return bytes
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header.set([16, 6, 0, 0, 1], 8)
  const data = packedZeros(Math.ceil((side * side * 8 + side * 4) / 1_000_000))
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

test('415 PICTURE_TYPE_NOT_ALLOWED: a small file that would fill the memory is not decoded', async () => {
  expect((await send('alice@foyer.example', [file(deepPng(1000))])).status).toBe(200)
  const bomb = deepPng(7000)
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await send('alice@foyer.example', [file(bomb)])).toMatchObject({
    status: 415,
    error_reason: 'PICTURE_TYPE_NOT_ALLOWED',
  })
})
