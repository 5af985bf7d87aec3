import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** A file of a ZIP, as its directory tells of it. */
export type Unzipped = { path: string; size: number; open: () => Readable }

/** What is wrong with a ZIP, in a word; its sentence is its reader's. */
export class ZipFault extends Error {}
const fail = (what: 'not_a_zip' | 'too_many' | 'too_large' | 'encrypted' | 'unsafe_path' | 'twice' | 'cut'): never => {
  throw new ZipFault(what)
}

export type ZipLimits = { files: number; bytes: number }

const signature = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 }
const endBytes = 22
/** A ZIP ends with its directory's place, before a comment of 64 KiB at most. */
const tailBytes = endBytes + 65_535
const directoryBytes = 8 * 1_048_576

/** Where a ZIP stands: so many bytes, of which any stretch is read. */
type Source = { total: number; readAt: (position: number, length: number) => Promise<Buffer> }

const sourceOf = async (zip: FileHandle | Buffer): Promise<Source> => {
  if (Buffer.isBuffer(zip))
    return {
      total: zip.length,
      readAt: async (position, length) =>
        position + length <= zip.length ? zip.subarray(position, position + length) : fail('cut'),
    }
  const { size: total } = await zip.stat()
  const readAt = async (position: number, length: number) => {
    const { buffer, bytesRead } = await zip.read(Buffer.alloc(length), 0, length, position)
    return bytesRead === length ? buffer : fail('cut')
  }
  return { total, readAt }
}

/**
 * The files of a ZIP, on disk or at hand, from its central directory; none of their bytes is read before it is opened. What is larger than
 * its limits, encrypted, a link, or at a path that leaves its folder is refused whole. Each file gives no more bytes
 * than its directory says, so that the sum of all of them is what was counted.
 */
export const unzip = async (zip: FileHandle | Buffer, limits: ZipLimits): Promise<Map<string, Unzipped>> => {
  const source = await sourceOf(zip)
  const { total, readAt } = source
  if (total < endBytes) fail('not_a_zip')
  const tail = await readAt(Math.max(0, total - tailBytes), Math.min(total, tailBytes))
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0 || end + endBytes > tail.length) fail('not_a_zip')
  const [count, length, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (count > limits.files) fail('too_many')
  if (length > directoryBytes || start + length > total) fail('not_a_zip')
  const directory = await readAt(start, length)
  const found = new Map<string, Unzipped>()
  const known = new Set<string>()
  let at = 0
  let bytes = 0
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(directory, at)
    at = entry.next
    if (entry.path.endsWith('/')) continue
    if (!isSafe(entry.path)) fail('unsafe_path')
    const folded = entry.path.normalize('NFC').toLowerCase()
    if (known.has(folded)) fail('twice')
    known.add(folded)
    bytes += entry.size
    if (bytes > limits.bytes) fail('too_large')
    found.set(entry.path, { path: entry.path, size: entry.size, open: () => Readable.from(bytesOf(source, entry)) })
  }
  return found
}

type Entry = { path: string; method: number; packed: number; size: number; local: number; next: number }

const entryAt = (directory: Buffer, at: number): Entry => {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== signature.entry) fail('not_a_zip')
  const u16 = (offset: number) => directory.readUInt16LE(at + offset)
  const u32 = (offset: number) => directory.readUInt32LE(at + offset)
  const [nameLength, extra, comment] = [u16(28), u16(30), u16(32)]
  const next = at + 46 + nameLength + extra + comment
  if (next > directory.length) fail('not_a_zip')
  // Bit 0: encrypted. The upper half of the attributes is what Unix says of a file: 0o12 is a link.
  if (u16(8) & 1) fail('encrypted')
  if (u32(38) >>> 28 === 0o12) fail('unsafe_path')
  const [method, packed, size, local] = [u16(10), u32(20), u32(24), u32(42)]
  if (method !== 0 && method !== 8) fail('not_a_zip')
  // Those of a ZIP of over 4 GiB stand elsewhere.
  if ([packed, size, local].includes(0xffffffff)) fail('too_large')
  return { path: directory.toString('utf8', at + 46, at + 46 + nameLength), method, packed, size, local, next }
}

/** Below the folder that it is unpacked into, on any system. */
const isSafe = (path: string): boolean =>
  path.length <= 400 &&
  !/[\u0000-\u001f\u007f\\:]/.test(path) &&
  !path.startsWith('/') &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

async function* bytesOf({ readAt }: Source, { local, packed, method, size }: Entry): AsyncGenerator<Buffer> {
  const head = await readAt(local, 30)
  if (head.readUInt32LE(0) !== signature.local) fail('cut')
  const start = local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (packed === 0 && size > 0) fail('cut')
  const body = Readable.from(stretches(readAt, start, packed))
  const plain = method === 0 ? body : body.pipe(createInflateRaw())
  body.once('error', (error) => plain.destroy(error))
  let given = 0
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      given += chunk.length
      if (given > size) fail('too_large')
      yield chunk
    }
  } catch (error) {
    throw error instanceof ZipFault ? error : new ZipFault('cut')
  } finally {
    body.destroy()
    plain.destroy()
  }
  if (given !== size) fail('cut')
}

const stretch = 65_536
async function* stretches(readAt: Source['readAt'], start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += stretch) yield readAt(start + at, Math.min(stretch, length - at))
}
