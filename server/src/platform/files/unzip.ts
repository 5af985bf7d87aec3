import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'

/** A file of a ZIP, as its directory tells of it. */
export type Unzipped = { path: string; size: number; open: () => Readable }

type FaultCode = 'not_a_zip' | 'too_many' | 'too_large' | 'encrypted' | 'unsafe_path' | 'twice' | 'cut'
/** What is wrong with a ZIP, in a word; its sentence is its reader's. */
export class ZipFault extends Error {
  readonly code: FaultCode

  constructor(code: FaultCode) {
    super(code)
    this.code = code
  }
}
const fail = (code: FaultCode): never => {
  throw new ZipFault(code)
}

type ZipLimits = { files: number; bytes: number }

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

/** Its directory: where it says that it begins, and how many entries it says that it has. */
const directoryOf = async ({ total, readAt }: Source, limits: ZipLimits) => {
  if (total < endBytes) fail('not_a_zip')
  const tail = await readAt(Math.max(0, total - tailBytes), Math.min(total, tailBytes))
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0 || end + endBytes > tail.length) fail('not_a_zip')
  const [count, length, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (count > limits.files) fail('too_many')
  if (length > directoryBytes || start + length > total) fail('not_a_zip')
  return { count, directory: await readAt(start, length) }
}

/** What is wrong with one entry by itself. */
type EntryFault = 'encrypted' | 'unsafe_path' | 'twice' | 'too_large' | 'damaged'
export type ListedEntry = Unzipped & { packed: number; fault: EntryFault | null }

/**
 * Every file that a ZIP's directory names, with what is wrong with it; none of their bytes is read before it is opened, and
 * each gives no more bytes than its directory says. What all of them weigh may exceed `limits.bytes`: whoever takes only
 * some of them counts those.
 */
export const listZip = async (zip: FileHandle | Buffer, limits: ZipLimits): Promise<ListedEntry[]> => {
  const source = await sourceOf(zip)
  const { count, directory } = await directoryOf(source, limits)
  const known = new Set<string>()
  const found: ListedEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(directory, at)
    at = entry.next
    if (entry.path.endsWith('/')) continue
    const folded = entry.path.normalize('NFC').toLowerCase()
    const fault = entry.fault ?? (isSafe(entry.path) ? null : 'unsafe_path') ?? (known.has(folded) ? 'twice' : null)
    known.add(folded)
    const { path, size, packed } = entry
    found.push({ path, size, packed, fault, open: () => Readable.from(bytesOf(source, entry)) })
  }
  return found
}

/**
 * The files of a ZIP, on disk or at hand. What is larger than its limits, encrypted, a link, or at a path that leaves its
 * folder is refused whole. Each file gives no more bytes than its directory says, so that the sum of all of them is what
 * was counted.
 */
export const unzip = async (zip: FileHandle | Buffer, limits: ZipLimits): Promise<Map<string, Unzipped>> => {
  const entries = await listZip(zip, limits)
  const found = new Map<string, Unzipped>()
  let bytes = 0
  for (const { path, size, fault, open } of entries) {
    if (fault) fail(fault === 'damaged' ? 'not_a_zip' : fault)
    bytes += size
    if (bytes > limits.bytes) fail('too_large')
    found.set(path, { path, size, open })
  }
  return found
}

type Entry = {
  path: string
  method: number
  sum: number
  packed: number
  size: number
  local: number
  next: number
  fault: EntryFault | null
}

const entryAt = (directory: Buffer, at: number): Entry => {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== signature.entry) fail('not_a_zip')
  const u16 = (offset: number) => directory.readUInt16LE(at + offset)
  const u32 = (offset: number) => directory.readUInt32LE(at + offset)
  const [nameLength, extraLength, comment] = [u16(28), u16(30), u16(32)]
  const next = at + 46 + nameLength + extraLength + comment
  if (next > directory.length) fail('not_a_zip')
  const [flags, method, sum, packed, size, local] = [u16(8), u16(10), u32(16), u32(20), u32(24), u32(42)]
  const name = directory.subarray(at + 46, at + 46 + nameLength)
  const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
  const path = parted(pathOf(name, extra, (flags & utf8Flag) !== 0))
  // Bit 0: encrypted. The upper half of the attributes is what Unix says of a file: 0o12 is a link.
  const isEncrypted = (flags & 1) !== 0
  const isLink = u32(38) >>> 28 === 0o12
  // Those of a ZIP of over 4 GiB stand elsewhere.
  const isLarge = [packed, size, local].includes(0xffffffff)
  const fault = isEncrypted
    ? 'encrypted'
    : isLink
      ? 'unsafe_path'
      : method !== 0 && method !== 8
        ? 'damaged'
        : isLarge
          ? 'too_large'
          : null
  return { path, method, sum, packed, size, local, next, fault }
}

const utf8Flag = 0x800
/** An archiver's own note of a name in UTF-8, beside one in the characters of its system. */
const unicodePath = 0x7075

/** A name as its maker wrote it: in UTF-8 where it says so or is so, and otherwise as DOS and Windows do in Western Europe. */
const pathOf = (name: Buffer, extra: Buffer, isUtf8: boolean): string => {
  if (isUtf8) return name.toString('utf8')
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) !== unicodePath || length < 6 || at + 4 + length > extra.length) continue
    // It holds for the very name that it was written for.
    if (extra.readUInt32LE(at + 5) === crc32(name)) return extra.toString('utf8', at + 9, at + 4 + length)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name)
  } catch {
    return Array.from(name, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : dos[byte - 0x80])).join('')
  }
}

/** Code page 850, whose accented small letters are those of 437 too. */
const dos = [
  ...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´',
  '\u00ad',
  ...'±‗¾¶§÷¸°¨·¹³²■\u00a0',
]

/**
 * A path as it is told here: older archivers of Windows part its folders by backslashes, and a Mac keeps a slash in a name as
 * a colon. What begins with a drive stays as it is, and is not safe.
 */
const parted = (path: string): string => {
  const told = path.replaceAll('\\', '/')
  return /^[a-z]:/i.test(told) ? told : told.replaceAll(':', '-')
}

/** Below the folder that it is unpacked into, on any system. */
const isSafe = (path: string): boolean =>
  path.length <= 400 &&
  !/[\u0000-\u001f\u007f:]/.test(path) &&
  !path.startsWith('/') &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** All of an entry, or a fault: its length and its sum are those that its directory tells. */
async function* bytesOf({ readAt }: Source, { local, packed, method, size, sum }: Entry): AsyncGenerator<Buffer> {
  const head = await readAt(local, 30)
  if (head.readUInt32LE(0) !== signature.local) fail('cut')
  const start = local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (packed === 0 && size > 0) fail('cut')
  const body = Readable.from(stretches(readAt, start, packed))
  const plain = method === 0 ? body : body.pipe(createInflateRaw())
  body.once('error', (error) => plain.destroy(error))
  let [given, found] = [0, 0]
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      given += chunk.length
      if (given > size) fail('too_large')
      found = crc32(chunk, found)
      yield chunk
    }
  } catch (error) {
    throw error instanceof ZipFault ? error : new ZipFault('cut')
  } finally {
    body.destroy()
    plain.destroy()
  }
  if (given !== size || found !== sum) fail('cut')
}

const stretch = 65_536
async function* stretches(readAt: Source['readAt'], start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += stretch) yield readAt(start + at, Math.min(stretch, length - at))
}
