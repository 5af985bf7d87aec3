/** `'+33 6` is how a spreadsheet keeps text that it would take for a formula. */
const cellOf = (text: string) => text.replace(/^'(?=[=+\-@\t])/, '')

/** The cells of a text with delimiters, row by row; rows with nothing in them are left out. */
export const cellsIn = (content: string, delimiter: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cellOf(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((text) => text.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < content.length; at += 1) {
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
  endRow()
  return rows
}
