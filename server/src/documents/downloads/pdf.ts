import type { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { languageOf, type Locale } from '@logis/contract/locale'
import { fileSize } from '@logis/contract/sizes.rules'
import { businessDay, today } from '#platform/clock.ts'
import { shortDay } from '#platform/formats.ts'
import { drawHeader, openSheet, page, say, soft, type Sheet } from '#platform/pdf.ts'
import { bottom, closeFlow, openFlow, turnPage } from '#platform/pdf/flow.ts'
import { openTable } from '#platform/pdf/table.ts'

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

/** The files of a project as one table, folder by folder. Files come sorted. The document travels while it is drawn. */
export const listPdf = (list: List): Readable => {
  const words = texts[languageOf(list.locale)]
  const sheet = openSheet({ title: `${words.heading} – ${list.title}`, locale: list.locale })
  void drawAll(sheet, list)
  return sheet.doc
}

const drawAll = async (sheet: Sheet, list: List): Promise<void> => {
  try {
    await draw(sheet, list)
  } catch (error) {
    sheet.doc.destroy(error as Error)
  }
}

/** Rows drawn at a stretch; between two stretches other requests have their turn. */
const stretch = 20

const draw = async (sheet: Sheet, { title, company, files, locale }: List): Promise<void> => {
  const language = languageOf(locale)
  const words = texts[language]
  drawHeader(sheet, company)
  const flow = openFlow(sheet, (number) => [words.page(title, number)], 112)
  flow.y = say(sheet, 'H1', title, { x: page.margin, y: flow.y }, { font: 'bold', size: 20 })
  const summary = `${words.heading} – ${words.count(files.length)} – ${shortDay(today())}`
  flow.y = say(sheet, 'P', summary, { x: page.margin, y: flow.y + 2 }, { size: 10, color: soft })

  const look = { head: words.columns, widths, size: 9, tallest: 110, bottom, turnPage: () => turnPage(flow) }
  const table = openTable(sheet, look, flow.y + 12)
  for (const [index, file] of files.entries()) {
    if (index % stretch === stretch - 1) await turn()
    if (sheet.doc.destroyed) return // its reader has left
    if (index === 0 || files[index - 1]?.folder !== file.folder) table.part(file.folder ?? words.root)
    // Both families of codes name some things alike; nobody is to read them twice.
    const labels = [...new Set(file.labels.map(({ name }) => name))].join(', ')
    const added = shortDay(businessDay(new Date(file.created_at)))
    table.row([file.name, labels, fileSize(file.size, language), added, file.creator_name])
  }
  flow.y = table.end()
  closeFlow(flow)
}
