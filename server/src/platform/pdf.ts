import type { Locale } from '@logis/contract/locale'
import type PDFDocument from 'pdfkit'
import { onFirstUse } from './onFirstUse.ts'
import { type Face, setText } from './pdf/letters.ts'

const pdfkit = onFirstUse<typeof PDFDocument>('pdfkit')

/** The look that every PDF of the product shares: A4, petrol blue, the standard sans. */
export const petrol = '#006d88'
export const tint = '#e8f3f6'
export const ink = '#14262d'
export const soft = '#51666f'
export const page = { width: 595.28, height: 841.89, margin: 48 } as const
const inner = page.width - 2 * page.margin

/** Where a text stands; with a height, what does not fit ends in an ellipsis. */
export type Place = { x: number; y: number; width?: number; height?: number; align?: 'left' | 'center' | 'right' }
type Style = { font?: Face; size?: number; color?: string; lineGap?: number }

/**
 * A document on its way to its reader, streamed while it is drawn. Tagged: whoever listens to it hears its headings
 * and texts in order, and none of its decoration.
 */
export type Sheet = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement }

export const openSheet = ({ title, locale }: { title: string; locale: Locale }): Sheet => {
  const Document = pdfkit()
  const doc = new Document({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale === 'en-UK' ? 'en-GB' : 'fr-FR',
    info: { Title: title, Author: 'Logis', Creator: 'Logis' },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

/** Ends the document: what is not tagged by now stays unsaid. */
export const closeSheet = ({ doc, root }: Sheet): PDFKit.PDFDocument => {
  root.end()
  doc.end()
  return doc
}

/** Draws what means nothing to someone who listens: bands, boxes, lines. */
export const decorate = ({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw(doc)
  doc.endMarkedContent()
}

/** Writes a text of the document and answers where it ends. */
export const say = (
  { doc, root }: Sheet,
  tag: 'H1' | 'H2' | 'P',
  value: string,
  { x, y, ...place }: Place,
  style: Style = {},
): number => {
  const { font = 'regular', size = 11, color = ink, lineGap = 3 } = style
  root.add(
    doc.struct(tag, {}, () => {
      const { text, baseline } = setText(doc, value, { font, size })
      const ellipsis = place.height !== undefined
      doc.fillColor(color).text(text, x, y, { width: inner, lineGap, ellipsis, baseline, ...place })
    }),
  )
  return doc.y
}

/** The band at the top: the product, and in whose name the document is handed over. */
export const drawHeader = (sheet: Sheet, company: string): void => {
  decorate(sheet, (doc) => doc.rect(0, 0, page.width, 84).fill(petrol))
  say(sheet, 'P', 'Logis', { x: page.margin, y: 30 }, { font: 'bold', size: 24, color: '#ffffff' })
  const right = { x: page.margin + inner / 3, y: 35, width: (inner * 2) / 3, height: 18, align: 'right' as const }
  say(sheet, 'P', company, right, { size: 13, color: '#ffffff' })
}

/** Small lines at the foot of the page, above a hairline. */
export const drawFooter = (sheet: Sheet, lines: string[]): void => {
  const top = page.height - 40 - lines.length * 13
  decorate(sheet, (doc) => doc.rect(page.margin, top, inner, 0.7).fill('#b9ccd3'))
  lines.forEach((line, index) =>
    say(sheet, 'P', line, { x: page.margin, y: top + 9 + index * 13, align: 'center' }, { size: 8.5, color: soft }),
  )
}
