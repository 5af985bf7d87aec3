/** `'+33 6` is how a spreadsheet keeps text that it would take for a formula. */
const cellOf = (text: string) => text.replace(/^'(?=[=+\-@\t])/, '')

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
    if (row.length < mostCells) row.push(cellOf(cell))
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
