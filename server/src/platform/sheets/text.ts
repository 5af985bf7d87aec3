import { cellsIn, oldEncodingOf } from '@logis/contract/cells.rules'

const separators = [';', '\t', ',', '|'] as const
const headLetters = 65_536
const byteMark = /^\uFEFF/

/** UTF-16 without a mark has a zero beside every plain letter, always on the same side. */
const wideEncoding = (bytes: Buffer): 'utf-16le' | 'utf-16be' | null => {
  const head = bytes.subarray(0, 4096)
  let even = 0
  let odd = 0
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  const many = head.length / 5
  if (odd > many && even < odd / 10) return 'utf-16le'
  return even > many && odd < even / 10 ? 'utf-16be' : null
}

const encodingOf = (bytes: Buffer): string => {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return wideEncoding(bytes) ?? 'utf-8'
}

/** A text in whichever of UTF-8, UTF-16, Windows-1252 and Mac Roman it is written; null of what is no text. */
export const textOf = (bytes: Buffer): string | null => {
  const encoding = encodingOf(bytes)
  const text = decoded(bytes, encoding) ?? new TextDecoder(oldEncodingOf(bytes)).decode(bytes)
  return text.includes('\0') ? null : text.replace(byteMark, '')
}

const decoded = (bytes: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
  } catch {
    return null
  }
}

/** How evenly a separator cuts the first lines: the share of lines as wide as most of them, weighed by their width. */
const evenness = (head: string, separator: string): number => {
  const widths = cellsIn(head, separator).map((row) => row.length)
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  let best = 0
  for (const [width, count] of counts) best = Math.max(best, (count / widths.length) ** 2 * Math.log2(width + 1))
  return best
}

const told = /^sep=(.)\n/i

/**
 * The rows of a text with separators, whichever of them it has. A row with nothing in it keeps its place; rows and cells
 * beyond the limits are not read.
 */
export const rowsOfText = (text: string, limits: { mostRows: number; mostCells: number }): string[][] => {
  const asked = { keepsBlank: true, ...limits }
  const lines = text.replace(/\r\n?/g, '\n')
  const [hint, separator] = told.exec(lines) ?? []
  // The line that tells the separator is a line of the file all the same.
  if (hint && separator) return [[], ...trimmed(cellsIn(lines.slice(hint.length), separator, asked))]
  const head = lines.slice(0, headLetters)
  const scored = separators.map((each) => [evenness(head, each), each] as const)
  const [, best] = scored.reduce((before, each) => (each[0] > before[0] ? each : before))
  return trimmed(cellsIn(lines, best, asked))
}

const trimmed = (rows: string[][]): string[][] => rows.map((row) => row.map((cell) => cell.trim()))
