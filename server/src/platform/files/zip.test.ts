import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { filesOfZip } from '#platform/testing/zip.ts'
import { safeName, zipOf, type ZipEntry } from './zip.ts'

const entry = (name: string, more: Partial<ZipEntry> = {}): ZipEntry => {
  const bytes = Buffer.from(`bytes of ${name}`)
  const open = async () => Readable.from([bytes])
  return {
    folder: null,
    name,
    size: bytes.length,
    modifiedAt: new Date('2026-11-20T10:00:00Z'),
    compress: false,
    open,
    ...more,
  }
}
const namesOf = async (entries: ZipEntry[]) => [...filesOfZip(await buffer(zipOf(entries))).keys()]

test('files stored or compressed are read back as they were', async () => {
  const files = filesOfZip(await buffer(zipOf([entry('a.pdf'), entry('b.txt', { folder: 'Été', compress: true })])))
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['a.pdf', 'bytes of a.pdf'],
    ['Été/b.txt', 'bytes of b.txt'],
  ])
})

test('names that are one on some system are told apart', async () => {
  expect(
    await namesOf([
      entry('a.txt'),
      entry('A.TXT'),
      entry('a.txt', { folder: 'x' }),
      entry('a:.txt'),
      entry('a?.txt'),
      entry('sans'),
      entry('SANS'),
    ]),
  ).toEqual(['a.txt', 'A (2).TXT', 'x/a.txt', 'a_.txt', 'a_ (2).txt', 'sans', 'SANS (2)'])
})

test('a name that no system could unpack is cut, its extension and what tells it apart stay', async () => {
  const long = `${'é'.repeat(251)}.pdf`
  const names = await namesOf([entry(long), entry(long, { folder: '🏠'.repeat(120) }), entry(`${'é'.repeat(240)}.pdf`)])
  expect(new Set(names).size).toBe(3)
  for (const name of names.flatMap((path) => path.split('/'))) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  expect(names.every((name) => /é( \(2\))?\.pdf$/.test(name))).toBe(true)
  expect(names[0]).not.toMatch(/\uFFFD/)
})

test('a name holds nothing that turns the direction of what is read, whoever gave it', async () => {
  const turning = ['\u061c', '\u200e', '\u200f', '\u2028', '\u2029', '\u202e', '\u2066', '\x85', '\x7f']
  for (const sign of turning) expect(safeName(`a${sign}b.pdf`), JSON.stringify(sign)).toBe('a_b.pdf')
})

test('one file is open at a time', async () => {
  let [open, most] = [0, 0]
  const counted = (name: string) =>
    entry(name, {
      size: 3_000_000,
      open: async () => {
        most = Math.max(most, (open += 1))
        const bytes = Readable.from([Buffer.alloc(1_500_000), Buffer.alloc(1_500_000)])
        bytes.once('end', () => (open -= 1))
        return bytes
      },
    })
  await buffer(zipOf(['a', 'b', 'c'].map(counted)))
  expect([open, most]).toEqual([0, 1])
})

const failing = (error: string) =>
  Readable.from(
    (async function* () {
      yield Buffer.alloc(10)
      throw new Error(error)
    })(),
  )

test.each([
  ['cannot be opened', { open: () => Promise.reject(new Error('gone')) }],
  ['breaks in the middle', { open: async () => failing('gone') }],
  ['is shorter than it should be', { size: 999 }],
])('a file that %s breaks the ZIP off, rather than stall or pass for whole', async (_how, broken) => {
  await expect(buffer(zipOf([entry('a'), entry('b', broken)]))).rejects.toThrow(/gone|unexpected number of bytes/)
})

test('a reader who leaves closes the file that is open', async () => {
  const source = new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })
  const zip = zipOf([entry('endless', { size: 10 ** 12, open: async () => source })])
  for await (const _chunk of zip) break
  await expect.poll(() => source.destroyed).toBe(true)
})
