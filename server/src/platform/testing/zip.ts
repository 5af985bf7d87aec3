import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** The files of a ZIP, by their path, read from its central directory. */
export const filesOfZip = (zip: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extraLength, commentLength] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}

/**
 * A ZIP of these files as they are told, whatever their paths: what a stranger may send. A path in
 * bytes is one of an old archiver, which says nothing of its writing. `claimed`: a size that is not theirs.
 */
export const zipOfFiles = (files: Iterable<[path: string | Buffer, bytes: Buffer, claimed?: number]>): Buffer => {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [path, bytes, claimed = bytes.length] of files) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(typeof path === 'string' ? 0x800 : 0, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimed, 18)
    facts.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    facts.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    const local = Buffer.alloc(4)
    local.writeUInt32LE(0x04034b50)
    directory.push(entry, name)
    parts.push(local, facts, name, packed)
    at += 30 + name.length + packed.length
  }
  const index = Buffer.concat(directory)
  const count = directory.length / 2
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, index, end])
}
