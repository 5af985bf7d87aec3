import { decorate, ink, page, soft, type Sheet } from '../pdf.ts'
import { heightOfText, setText } from './letters.ts'

const lineGap = 1
const inset = 8

type Look = {
  head: readonly string[]
  widths: readonly number[]
  size: number
  /** A cell that would be higher ends in an ellipsis. */
  tallest: number
  /** Below this nothing of the table may stand. */
  bottom: number
  /** Begins the next page, and answers where it may be drawn on. */
  turnPage: () => number
}

/** Somewhere to draw, one row after another; each answers where it ends. */
export type DrawnTable = { row: (cells: readonly string[]) => number; end: () => number }

/** A table that is heard as one: rows of cells, and its head again at the top of each page that it goes on to. */
export const openTable = (sheet: Sheet, look: Look, from: number): DrawnTable => {
  const { doc, root } = sheet
  const { head, widths, size, tallest, bottom, turnPage } = look
  const element = doc.struct('Table')
  root.add(element)
  let y = from

  const styleOf = (tag: 'TH' | 'TD') => ({ font: tag === 'TH' ? 'bold' : 'regular', size }) as const
  const widthOf = (column: number) => (widths[column] ?? 0) - inset
  const heightOf = (cells: readonly string[], tag: 'TH' | 'TD') => {
    const all = cells.map((cell, at) => heightOfText(doc, cell, { ...styleOf(tag), width: widthOf(at), lineGap }))
    return Math.min(tallest, Math.max(...all))
  }
  const draw = (cells: readonly string[], tag: 'TH' | 'TD', height: number) => {
    const top = y + 4
    let x: number = page.margin
    const drawn = cells.map((cell, at) => {
      const left = x
      x += widths[at] ?? 0
      return doc.struct(tag, {}, () => {
        const { text, baseline } = setText(doc, cell || ' ', styleOf(tag))
        const place = { width: widthOf(at), height: height + 2, ellipsis: true, lineGap, baseline }
        doc.fillColor(tag === 'TH' ? soft : ink).text(text, left, top, place)
      })
    })
    element.add(doc.struct('TR', {}, drawn))
    y = top + height + 2
    decorate(sheet, (on) => on.rect(page.margin, y, page.width - 2 * page.margin, 0.5).fill('#d3dfe3'))
  }
  const drawHead = () => draw(head, 'TH', heightOf(head, 'TH'))

  drawHead()
  return {
    row: (cells) => {
      const height = heightOf(cells, 'TD')
      if (y + height + 6 > bottom) {
        y = turnPage()
        drawHead()
      }
      draw(cells, 'TD', height)
      return y
    },
    end: () => {
      element.end()
      return y
    },
  }
}
