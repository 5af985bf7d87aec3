import fs from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawing } from '#platform/pictures/svg.ts'
import { as, type Answer } from '#platform/testing/client.ts'
import { startServer } from '#platform/testing/process.ts'
import { world } from '#platform/testing/world.ts'

const attribute = 'filter="url(#f)"'
/** A few lines that ask for hours of blurring. */
const slow = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><filter id="f"><feGaussianBlur stdDeviation="500"/></filter>${`<rect width="512" height="512" ${attribute}/>`.repeat(3000)}</svg>`,
)
const chunk = (type: string, data: Buffer) => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}
/** A PNG of 250 KB that is 16,000 pixels wide and high. */
const flood = (() => {
  const side = 16_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header[8] = 8
  const pixels = deflateSync(Buffer.alloc((side + 1) * side))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64')
})()
/** One that asks for a gigabyte. */
const vast = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><image width="512" height="512" href="data:image/png;base64,${flood}"/></svg>`,
)
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect id="r" width="80" height="40" fill="#d01020" filter="url(#f)"/><use href="#r" x="4"/></svg>',
)
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d01020' } })
  .png()
  .toBuffer()

const send = async (username: string, bytes: Buffer): Promise<Answer> =>
  (await as(username)).upload('accounts.setUserPicture', { user_id: await world.user(username) }, {}, [
    { name: 'photo', bytes },
  ])

const told = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
/** The processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  told(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
/** It has its drawing and is at work on it. */
const hasBegun = (pid: number) => told(`/proc/${pid}/cmdline`).startsWith('logis drawing')
const isThere = (pid: number) => hasBegun(pid) || told(`/proc/${pid}/cmdline`).includes('svgProcess')
const drawings = (pid = process.pid) => childrenOf(pid).filter(isThere)
const patience = { timeout: 30_000, interval: 20 }
const untilDrawing = (pid?: number) =>
  vi.waitFor(() => {
    const found = drawings(pid).find(hasBegun)
    expect(found).toBeDefined()
    return found!
  }, patience)
/** Until it is killed: what a test compares with it does not race with its two seconds. */
const letDrawForLong = () => {
  const { maxMs } = drawing
  drawing.maxMs = 60_000
  onTestFinished(() => void (drawing.maxMs = maxMs))
}
const killed = { status: 415, error_reason: 'PICTURE_TYPE_NOT_ALLOWED' }
const tooComplex = { status: 422, error_reason: 'PICTURE_TOO_COMPLEX' }

test('422 PICTURE_TOO_COMPLEX: a drawing that asks for hours', async () => {
  expect(await send('karim@renovest.example', slow)).toMatchObject(tooComplex)
  expect(drawings()).toEqual([])
})

test('while one asks for hours other people’s pictures and drawings are kept', async () => {
  letDrawForLong()
  const hostile = send('karim@renovest.example', slow)
  const pid = await untilDrawing()
  const others = [send('hugo@clairiere.example', photo), send('zoe@batir-ouest.example', logo)]
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
  expect(drawings()).toEqual([pid])
  process.kill(pid, 'SIGKILL')
  expect(await hostile).toMatchObject(killed)
})

test('a person’s drawings are drawn in turn, and not too many wait; others do not wait for them', async () => {
  letDrawForLong()
  const answers: Answer[] = []
  const many = Array.from({ length: 6 }, async () => answers.push(await send('karim@renovest.example', slow)))
  await vi.waitFor(() => expect(answers).toHaveLength(2), patience)
  expect(answers.map(({ error_reason }) => error_reason)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
  expect(await send('zoe@batir-ouest.example', logo)).toMatchObject({ status: 200 })
  for (let turn = 3; turn <= 6; turn += 1) {
    const pid = await untilDrawing()
    expect(drawings()).toEqual([pid])
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(answers).toHaveLength(turn), patience)
    expect(answers.at(-1)).toMatchObject(killed)
  }
  await Promise.all(many)
})

test('422 PICTURE_TOO_COMPLEX: a drawing that asks for a gigabyte', async () => {
  expect(await send('karim@renovest.example', vast)).toMatchObject(tooComplex)
})

test('a drawing whose process dies is refused, and the next one is drawn', async () => {
  letDrawForLong()
  const dying = send('karim@renovest.example', slow)
  process.kill(await untilDrawing(), 'SIGKILL')
  expect(await dying).toMatchObject(killed)
  expect(await send('karim@renovest.example', logo)).toMatchObject({ status: 200 })
})

test('a server that is killed leaves no process behind', async () => {
  const { child, url } = await startServer({ RATE_LIMITS: 'false' })
  const karim = await as('karim@renovest.example')
  const form = new FormData()
  form.append('file', new Blob([slow]), 'photo.svg')
  const lost = fetch(`${url}/v2/users/${await world.user('karim@renovest.example')}/picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${karim.token}` },
    body: form,
  }).catch(() => 'lost')
  const pid = await untilDrawing(child.pid)
  child.kill('SIGKILL')
  expect(await lost).toBe('lost')
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), patience)
})
