import type { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { languageOf, type Locale } from '@logis/contract/locale'
import { fileSize } from '@logis/contract/sizes.rules'
import { businessDay, today } from '#platform/clock.ts'
import { shortDay } from '#platform/formats.ts'
import { closeSheet, drawFooter, drawHeader, openSheet, page, petrol, say, soft, type Sheet } from '#platform/pdf.ts'
import { openTable, type DrawnTable } from '#platform/pdf/table.ts'

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
    columns: ['Nom', 'Labels', 'Taille', 'Ajouté le', 'Ajouté par'],
    count: (n: number) => `${n} fichier${n > 1 ? 's' : ''}`,
    page: (title: string, number: number) => `${title} – page ${number}`,
  },
  en: {
    heading: 'List of documents',
    root: 'Without a folder',
    columns: ['Name', 'Labels', 'Size', 'Added on', 'Added by'],
    count: (n: number) => `${n} file${n === 1 ? '' : 's'}`,
    page: (title: string, number: number) => `${title} – page ${number}`,
  },
}
const widths = [178, 132, 48, 62, 79]
const bottom = page.height - 80
type Words = (typeof texts)['fr']

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
  drawFooter(sheet, [words.page(title, 1)])
  cursor.y = say(sheet, 'H1', title, { x: page.margin, y: cursor.y }, { font: 'bold', size: 20 })
  const summary = `${words.heading} – ${words.count(files.length)} – ${shortDay(today())}`
  cursor.y = say(sheet, 'P', summary, { x: page.margin, y: cursor.y + 2 }, { size: 10, color: soft })

  let table: DrawnTable | null = null
  for (const [index, file] of files.entries()) {
    if (index % stretch === stretch - 1) await turn()
    if (sheet.doc.destroyed) return // its reader has left
    if (index === 0 || files[index - 1]?.folder !== file.folder) {
      table?.end()
      table = openFolder(cursor, file.folder ?? words.root, words)
    }
    // Both families of codes name some things alike; nobody is to read them twice.
    const labels = [...new Set(file.labels.map(({ name }) => name))].join(', ')
    const added = shortDay(businessDay(new Date(file.created_at)))
    cursor.y = table!.row([file.name, labels, fileSize(file.size, language), added, file.creator_name])
  }
  table?.end()
}

/** A folder begins with its name, and with a table of its own. */
const openFolder = (cursor: Cursor, name: string, words: Words): DrawnTable => {
  if (cursor.y + 80 > bottom) turnPage(cursor, words)
  const place = { x: page.margin, y: cursor.y + 18 }
  const top = say(cursor.sheet, 'H2', name, place, { font: 'bold', size: 13, color: petrol })
  const look = { head: words.columns, widths, size: 9, tallest: 110, bottom, turnPage: () => turnPage(cursor, words) }
  return openTable(cursor.sheet, look, top)
}

const turnPage = (cursor: Cursor, words: Words): number => {
  cursor.sheet.doc.addPage()
  cursor.number += 1
  cursor.y = page.margin
  drawFooter(cursor.sheet, [words.page(cursor.title, cursor.number)])
  return cursor.y
}
