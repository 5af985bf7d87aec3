/** A formula as it would begin a cell for who opens the file by another separator: after it, or on a line of its own. */
const runs = /([,;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])(?![+-][\d \u00a0\u202f.()-]*(?:[,;\t\r\n]|$))/g
/**
 * A text that no spreadsheet runs from within, whichever separator it cuts a file by: what is quoted for one is cut for
 * another. A number is no formula: phones stay in a row.
 */
export const guardedWithin = (text: string): string => text.replace(runs, "$1'")

/** `'+33 6` is how a spreadsheet keeps text that it would take for a formula. */
export const unguarded = (text: string): string => text.replace(/(^|[,;\t\r\n][\s"]*)'(?=[=+\-@\t\r＝＋－＠])/g, '$1')

/** Whether rows with nothing in them keep their place; how many rows, and cells of each, are read at most. */
export type CellsAsked = { keepsBlank?: boolean; mostRows?: number; mostCells?: number }

/** The cells of a text with delimiters, row by row. */
export const cellsIn = (
  content: string,
  delimiter: string,
  { keepsBlank = false, mostRows = Infinity, mostCells = Infinity }: CellsAsked = {},
): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    if (row.length < mostCells) row.push(unguarded(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (keepsBlank || row.some((text) => text.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < content.length && rows.length < mostRows; at += 1) {
    const letter = content[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (content[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') endRow()
    else cell += letter
  }
  if (rows.length < mostRows) endRow()
  return rows
}

const errors = /^(#(N\/A|(REF|VALEUR|VALUE|DIV\/0|NUL|NULL|NOMBRE|NUM)\s?!|(NOM|NAME)\s?\?)|Err\s?:\s?\d{3})$/i
/** What a spreadsheet writes where it could not calculate, in French or in English: no value of anything. */
export const isErrorCell = (cell: string): boolean => errors.test(cell.trim())

/** Bytes that are no letter of Windows-1252, and are ones of Mac Roman: ê, è and ç among them. */
const ofMacAlone = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
/** How a text that is not in UTF-8 was written: by a Windows of old, or by a Mac, whose lines may end by a return alone. */
export const oldEncodingOf = (bytes: Uint8Array): 'windows-1252' | 'macintosh' => {
  const endsByReturns = bytes.includes(0x0d) && !bytes.includes(0x0a)
  return endsByReturns || bytes.some((byte) => ofMacAlone.has(byte)) ? 'macintosh' : 'windows-1252'
}
