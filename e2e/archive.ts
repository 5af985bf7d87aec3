import { crc32 } from 'node:zlib'

/** A ZIP of texts as they are, by their paths. */
export const archiveOf = (files: readonly (readonly [path: string, text: string])[]): Buffer => {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [path, text] of files) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800, 2)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    facts.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, name)
    parts.push(Buffer.from('PK\u0003\u0004'), facts, name, bytes)
    at += 30 + name.length + bytes.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, index, end])
}
