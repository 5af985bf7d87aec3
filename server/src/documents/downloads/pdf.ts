import type { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { languageOf, type Locale } from '@logis/contract/locale'
import { fileSize } from '@logis/contract/sizes.rules'
import {
  closeSheet,
  decorate,
  drawFooter,
  drawHeader,
  fonts,
  openSheet,
  page,
  petrol,
  say,
  soft,
  type Sheet,
} from '#platform/pdf.ts'
import { printable } from '#platform/pdf/printable.ts'

export type ListedFile = {
  name: string
  folder: string | null
  labels: { name: string }[]
  size: number
  created_at: string
  creator_name: string
}
type List = { title: string; company: string; files: readonly ListedFile[]; locale: Locale }

const texts = {
  fr: {
    heading: 'Liste des documents',
    root: 'Hors dossier',
    columns: ['Nom', 'Étiquettes', 'Taille', 'Ajouté le', 'Ajouté par'],
    count: (n: number) => `${n} fichier${n > 1 ? 's' : ''}`,
  },
  en: {
    heading: 'List of documents',
    root: 'Without a folder',
    columns: ['Name', 'Labels', 'Size', 'Added on', 'Added by'],
    count: (n: number) => `${n} file${n === 1 ? '' : 's'}`,
  },
}
const widths = [178, 132, 48, 62, 79]
const bottom = page.height - 80
const cellSize = 9
/** A cell that would be higher ends in an ellipsis. */
const tallest = 110

/** Where the drawing stands: pages follow one another as the list needs them. */
type Cursor = { sheet: Sheet; y: number; number: number; title: string }

/** The files of a project as a table, folder by folder. Files come sorted. The document travels while it is drawn. */
export const listPdf = (list: List): Readable => {
  const words = texts[languageOf(list.locale)]
  const sheet = openSheet({ title: `${words.heading} – ${list.title}`, locale: list.locale })
  void drawAll(sheet, list)
  return sheet.doc
}

const drawAll = async (sheet: Sheet, list: List): Promise<void> => {
  try {
    await draw(sheet, list)
    closeSheet(sheet)
  } catch (error) {
    sheet.doc.destroy(error as Error)
  }
}

/** Rows drawn at a stretch; between two stretches other requests have their turn. */
const stretch = 20

const draw = async (sheet: Sheet, { title, company, files, locale }: List): Promise<void> => {
  const language = languageOf(locale)
  const words = texts[language]
  const cursor: Cursor = { sheet, y: 112, number: 1, title }
  drawHeader(sheet, company)
  drawFooter(sheet, [`${title} – 1`])
  cursor.y = say(sheet, 'H1', title, { x: page.margin, y: cursor.y }, { font: 'bold', size: 20 })
  const summary = `${words.heading} – ${words.count(files.length)} – ${dayOf(new Date(), locale)}`
  cursor.y = say(sheet, 'P', summary, { x: page.margin, y: cursor.y + 2 }, { size: 10, color: soft })

  for (const [index, file] of files.entries()) {
    if (index % stretch === stretch - 1) await turn()
    if (sheet.doc.destroyed) return // its reader has left
    if (index === 0 || files[index - 1]?.folder !== file.folder)
      drawFolder(cursor, file.folder ?? words.root, words.columns)
    // Both families of codes name some things alike; nobody is to read them twice.
    const labels = [...new Set(file.labels.map(({ name }) => name))].join(', ')
    const added = dayOf(new Date(file.created_at), locale)
    drawRow(cursor, [file.name, labels, fileSize(file.size, language), added, file.creator_name])
  }
}

const dayOf = (instant: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'fr-FR' ? 'fr-FR' : 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Paris',
  }).format(instant)

const drawFolder = (cursor: Cursor, name: string, columns: readonly string[]) => {
  needRoom(cursor, 80)
  cursor.y = say(
    cursor.sheet,
    'H2',
    name,
    { x: page.margin, y: cursor.y + 18 },
    { font: 'bold', size: 13, color: petrol },
  )
  drawCells(cursor, columns, { font: 'bold', size: 8, color: soft })
}

const drawRow = (cursor: Cursor, cells: readonly string[]) => {
  needRoom(cursor, heightOf(cursor, cells))
  drawCells(cursor, cells, { size: cellSize })
}

/** One line of the table: each cell wraps in its column, and a hairline closes the tallest. */
const drawCells = (cursor: Cursor, cells: readonly string[], style: Parameters<typeof say>[4]) => {
  const top = cursor.y + 4
  let x: number = page.margin
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0
    if (cell !== '')
      say(cursor.sheet, 'P', cell, { x, y: top, width: width - 8, height: tallest }, { ...style, lineGap: 1 })
    x += width
  }
  cursor.y = top + heightOf(cursor, cells)
  decorate(cursor.sheet, (doc) => doc.rect(page.margin, cursor.y, page.width - 2 * page.margin, 0.5).fill('#d3dfe3'))
}

const heightOf = ({ sheet: { doc } }: Cursor, cells: readonly string[]) => {
  doc.font(fonts.regular).fontSize(cellSize)
  const heights = cells.map((cell, index) =>
    doc.heightOfString(printable(cell), { width: (widths[index] ?? 0) - 8, lineGap: 1 }),
  )
  return Math.min(Math.max(...heights), tallest) + 4
}

const needRoom = (cursor: Cursor, height: number) => {
  if (cursor.y + height <= bottom) return
  cursor.sheet.doc.addPage()
  cursor.number += 1
  cursor.y = page.margin
  drawFooter(cursor.sheet, [`${cursor.title} – ${cursor.number}`])
}
