type Box = { type: string; start: number; body: number; end: number }

/** The boxes that stand between two places of an ISO base media file; stops at the first that makes no sense. */
function* boxesOf(bytes: Buffer, from: number, to: number): Generator<Box> {
  let at = from
  while (at + 8 <= to) {
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1
    if (isLong && at + 16 > to) return
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const body = at + (isLong ? 16 : 8)
    if (size < body - at || at + size > to) return
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at, body, end: at + size }
    at += size
  }
}

const boxOf = (bytes: Buffer, type: string, from: number, to: number): Box | undefined => {
  for (const box of boxesOf(bytes, from, to)) if (box.type === type) return box
  return undefined
}

/** Reads whole numbers one after the other. */
const readerAt = (bytes: Buffer, from: number, end: number) => {
  let at = from
  return (size: number): number => {
    if (at + size > end) throw new RangeError('A box ends early')
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
}

/** The ids of the items that hold Exif or XMP. */
const metadataItems = (bytes: Buffer, iinf: Box): Set<number> => {
  const isOld = bytes[iinf.body] === 0
  const entries = iinf.body + 4 + (isOld ? 2 : 4)
  const ids = new Set<number>()
  for (const { type, body, end } of boxesOf(bytes, entries, iinf.end)) {
    if (type !== 'infe') continue
    const version = bytes[body] ?? 0
    if (version < 2) throw new RangeError('Items without a type')
    const read = readerAt(bytes, body + 4, end)
    const id = read(version === 2 ? 2 : 4)
    read(2)
    const kind = String.fromCharCode(read(1), read(1), read(1), read(1))
    if (kind === 'Exif' || kind === 'mime' || kind === 'uri ') ids.add(id)
  }
  return ids
}

type Extent = { method: number; offset: number; length: number }

/** A picture has some tens of them. One that takes no room in the file may be claimed billions of times. */
const maxExtents = 10_000

const extentsOf = (bytes: Buffer, iloc: Box, wanted: ReadonlySet<number>): Extent[] => {
  const version = bytes[iloc.body] ?? 0
  const read = readerAt(bytes, iloc.body + 4, iloc.end)
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15) as [
    number,
    number,
    number,
    number,
  ]
  const extents: Extent[] = []
  let seen = 0
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize)
    for (let extent = read(2); extent > 0; extent -= 1) {
      if ((seen += 1) > maxExtents) throw new RangeError('More extents than a picture has')
      if (version > 0) read(indexSize)
      const offset = base + read(offsetSize)
      const length = read(lengthSize)
      if (wanted.has(id)) extents.push({ method, offset, length })
    }
  }
  return extents
}

/**
 * A HEIC or HEIF picture whose Exif and XMP are overwritten with zeros where they stand: nothing moves, so that the
 * picture itself is untouched. Null when the file is not what it says.
 */
export const blankHeifMetadata = (photo: Buffer): Buffer | null => {
  try {
    const bytes = Buffer.from(photo)
    const meta = boxOf(bytes, 'meta', 0, bytes.length)
    if (!meta) return null
    const [iinf, iloc] = ['iinf', 'iloc'].map((type) => boxOf(bytes, type, meta.body + 4, meta.end))
    if (!iinf || !iloc) return null
    const data = boxOf(bytes, 'idat', meta.body + 4, meta.end)
    for (const { method, offset, length } of extentsOf(bytes, iloc, metadataItems(bytes, iinf))) {
      if (method > 1 || (method === 1 && !data)) return null
      const from = method === 1 ? data!.body + offset : offset
      if (from + length > bytes.length) return null
      bytes.fill(0, from, length === 0 ? bytes.length : from + length)
    }
    return bytes
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
