import { crc32, deflateRawSync } from 'node:zlib'
import { kindOf } from '@logis/contract/sortings.kinds.rules'
import { listZip, ZipFault } from '../src/platform/files/unzip.ts'
import { zipOfFiles } from '../src/platform/testing/zip.ts'
import { homeOf, indexOf } from '../src/sortings/homes/rules.ts'
import type { Random } from './mutations.ts'

const limits = { files: 10_000, bytes: Number.MAX_SAFE_INTEGER }
/** What is unpacked of one archive here: a whole bomb would only tell how fast the machine is. */
const unpackedAtMost = 64 * 1_048_576

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!
const paths: readonly (string | Buffer)[] = [
  'Lot 12/DPE.pdf',
  'Maison Les Lilas/Plan RDC.pdf',
  Buffer.from('R\x82ception/\xb7 garder n\xf82.pdf', 'latin1'),
  Buffer.from([0xff, 0xfe, 0x2f, 0x80]),
  '../../etc/passwd',
  '/absolu.txt',
  'C:\\windows\\a.txt',
  '__MACOSX/._a',
  'a/'.repeat(300),
  `${'x'.repeat(3_000)}.pdf`,
  '🏠/🏠.pdf',
  '\u202Efdp.exe',
  'a\u0000b.pdf',
  '',
]
const archiveOf = (random: Random): Buffer =>
  zipOfFiles(
    Array.from({ length: 1 + Math.floor(random() * 20) }, (_, n) => {
      const bytes = random() < 0.1 ? Buffer.alloc(Math.floor(random() * 2_000_000)) : Buffer.from(`fichier ${n}`)
      const path = pick(random, paths)
      const entry: [string | Buffer, Buffer, number?] = [path, bytes]
      return random() < 0.2 ? [...entry, Math.floor(random() * 2 ** 32)] : entry
    }) as [string | Buffer, Buffer, number?][],
  )

/** Its places, sizes and marks with other numbers; or a stretch of it gone, doubled or filled. */
const altered = (random: Random, bytes: Buffer): Buffer => {
  let out = Buffer.from(bytes)
  for (let n = 0; n < Math.floor(random() * 6); n += 1) {
    const at = Math.floor(random() * Math.max(1, out.length - 4))
    const length = Math.floor(random() * random() * 200)
    const kind = Math.floor(random() * 5)
    if (kind === 0) out = Buffer.concat([out.subarray(0, at), out.subarray(at + length)])
    else if (kind === 1) out = Buffer.concat([out.subarray(0, at), out.subarray(at, at + length), out.subarray(at)])
    else if (kind === 2 && out.length > 4) out.writeUInt32LE(pick(random, [0, 1, 0xffff, 0xffffffff, out.length]), at)
    else if (kind === 3) out.fill(Math.floor(random() * 256), at, Math.min(out.length, at + 8))
    else out = out.subarray(0, Math.max(1, at))
  }
  return out
}

/** An archive as a stranger may make it. */
export const alteredArchive = (random: Random): Buffer => altered(random, archiveOf(random))

const index = await indexOf([
  { id: 1, name: 'Maison Les Lilas', contract_number: 'CL-2026-011', parent_id: null, is_building: false },
  { id: 2, name: 'Lot 12', contract_number: null, parent_id: null, is_building: false },
])

/** Lists, suggests and unpacks; answers what came of it. Throws where a file gives more than it says. */
export const readAsArchive = async (bytes: Buffer): Promise<string> => {
  const entries = await listZip(bytes, limits)
  let given = 0
  for (const { path, size, fault, open } of entries) {
    homeOf(index, path)
    kindOf(path)
    if (fault !== null || given > unpackedAtMost) continue
    let own = 0
    try {
      for await (const chunk of open() as AsyncIterable<Buffer>) {
        own += chunk.length
        given += chunk.length
        if (own > size) throw new Error(`${path} gives more than its ${size} bytes`)
        if (given > unpackedAtMost) break
      }
    } catch (error) {
      if (!(error instanceof ZipFault)) throw error
    }
  }
  return entries.some(({ fault }) => fault !== null) ? 'read, with files left out' : 'read'
}

/** Many entries that are one and the same stretch of zeroes: ten thousand times a hundred megabytes. */
const overlapping = (): Buffer => {
  const packed = deflateRawSync(Buffer.alloc(100 * 1_048_576))
  const crc = crc32(Buffer.alloc(100 * 1_048_576))
  const one = zipOfFiles([['a.txt', Buffer.from('x')]])
  const local = one.subarray(0, 30 + 5)
  local.writeUInt32LE(crc, 14)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(100 * 1_048_576, 22)
  const start = one.readUInt32LE(one.length - 6)
  const directory = Array.from({ length: 9_000 }, (_, n) => {
    const entry = Buffer.from(one.subarray(start, one.length - 22))
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(100 * 1_048_576, 24)
    entry.write(String(n % 10), 46)
    return entry
  })
  const end = Buffer.from(one.subarray(one.length - 22))
  const all = Buffer.concat(directory)
  end.writeUInt16LE(9_000, 8)
  end.writeUInt16LE(9_000, 10)
  end.writeUInt32LE(all.length, 12)
  end.writeUInt32LE(local.length + packed.length, 16)
  return Buffer.concat([local, packed, all, end])
}

/** The largest that is taken, and one that asks for a thousand times what it weighs. */
export const largestArchives = (): [string, Buffer][] => [
  ['9,000 entries over one stretch of 100 MB', overlapping()],
  [
    '10,000 small files',
    zipOfFiles(Array.from({ length: 10_000 }, (_, n) => [`Lot ${n}/plan ${n}.pdf`, Buffer.from(`${n}`)])),
  ],
]
