import { withSigns } from '@logis/contract/http.rules'
import type { Readable } from 'node:stream'
import yazl from 'yazl'

export type ZipEntry = {
  folder: string | null
  name: string
  size: number
  modifiedAt: Date
  compress: boolean
  open: () => Promise<Readable>
}

/** A file of a ZIP at a path of its maker's, which no two share and which is made of safe names. */
export type ZipPlace = Omit<ZipEntry, 'folder' | 'name'> & { path: string }

/** A ZIP that is made while it is read: one file open at a time, and none in memory. A file that fails breaks it off. */
export const zipOf = (entries: readonly ZipEntry[]): Readable => {
  // One name after the other: those that are equal on some system are told apart by a number.
  const taken = new Set<string>()
  return zipAt(
    entries.map(({ folder, name, ...entry }) => ({
      ...entry,
      path: freePath(folder === null ? placedName(name) : `${placedName(folder)}/${placedName(name)}`, taken),
    })),
  )
}

/** The same, each file at the very path that it says. */
export const zipAt = (places: readonly ZipPlace[]): Readable => {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  for (const { path, size, modifiedAt, compress, open } of places) {
    zip.addReadStreamLazy(path, { size, mtime: modifiedAt, compress, mode: 0o100644 }, (give) => {
      open().then(
        (bytes) => give(null, endedBy(output, bytes)),
        (error: unknown) => output.destroy(error as Error),
      )
    })
  }
  zip.on('error', (error: Error) => output.destroy(error))
  zip.end()
  return output
}

/** Ties a file to the ZIP it goes into: whichever breaks off ends the other. */
const endedBy = (output: Readable, bytes: Readable): Readable => {
  const end = () => bytes.destroy()
  output.once('close', end)
  bytes.once('error', (error) => output.destroy(error))
  bytes.once('close', () => output.off('close', end))
  return bytes
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Systems hold no name of more than 255 bytes, and whoever places one may still put a number before it or after it. */
const longestName = 220

/** A safe name that can be unpacked: what is too long loses its end, and keeps its extension. */
export const placedName = (given: string): string => {
  const name = safeName(given)
  const [extension = ''] = /\.[^.]{1,20}$/.exec(name) ?? []
  const letters = Array.from(name.slice(0, name.length - extension.length))
  while (letters.length > 1 && Buffer.byteLength(letters.join('') + extension) > longestName) letters.pop()
  return `${letters.join('').trimEnd()}${extension}`
}

/** A name that no system takes for a path, a device or a pattern. */
export const safeName = (name: string): string => {
  const plain = withSigns(name.toWellFormed().replace(/\s*[/\\]\s*/g, ' - '), '_')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/[. ]+$/, '')
    .trim()
  return plain === '' ? '_' : reserved.test(plain) ? `_${plain}` : plain
}

const freePath = (path: string, taken: Set<string>): string => {
  const dot = path.lastIndexOf('.')
  const cut = dot > path.lastIndexOf('/') + 1 ? dot : path.length
  let free = path
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${path.slice(0, cut)} (${n})${path.slice(cut)}`
  taken.add(free.toLowerCase())
  return free
}
