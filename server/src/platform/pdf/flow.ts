import { closeSheet, drawFooter, page, type Sheet } from '../pdf.ts'

/** Below this nothing of a page's content may stand: its foot is there. */
export const bottom = page.height - 82
/** How high what stands on one page may be. */
export const tallest = bottom - page.margin

/** A document of as many pages as it needs: where the drawing stands, and what the foot of each page says. */
export type Flow = { sheet: Sheet; y: number; number: number; foot: (number: number) => string[] }

/** Begins on the page that is there, `y` points below its top. */
export const openFlow = (sheet: Sheet, foot: Flow['foot'], y: number): Flow => ({ sheet, y, number: 1, foot })

const endPage = ({ sheet, foot, number }: Flow) => drawFooter(sheet, foot(number))

/** Begins the next page, and answers where it may be drawn on. */
export const turnPage = (flow: Flow): number => {
  endPage(flow)
  flow.sheet.doc.addPage()
  flow.number += 1
  flow.y = page.margin
  return flow.y
}

/** What does not fit above the foot begins the next page: nothing is cut or covered. */
export const needRoom = (flow: Flow, height: number): void => {
  if (flow.y + height > bottom) turnPage(flow)
}

/** Ends the last page, and the document. */
export const closeFlow = (flow: Flow): PDFKit.PDFDocument => {
  endPage(flow)
  return closeSheet(flow.sheet)
}
