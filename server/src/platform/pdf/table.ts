import { decorate, ink, page, petrol, soft, type Sheet } from '../pdf.ts'
import { heightOfText, setText, type Face } from './letters.ts'

const lineGap = 1
const inset = 8
/** Between the rows of a part and the name of the next. */
const partGap = 8
/** A dot before a cell, and the room it takes. */
const dot = { radius: 2.6, room: 10 }

/** A text, or one with a look of its own; with a dot of its colour before it, for a column of states. */
export type Cell = string | { text: string; font?: Face; size?: number; color?: string; hasDot?: boolean }

type Look = {
  /** None where each row is headed by its first cell. */
  head: readonly string[] | null
  widths: readonly number[]
  size: number
  /** A cell that would be higher ends in an ellipsis. */
  tallest: number
  /** Below this nothing of the table may stand. */
  bottom: number
  /** Begins the next page, and answers where it may be drawn on. */
  turnPage: () => number
}

/**
 * Somewhere to draw, one row after another; each answers where it ends. A part has its name as a row of its own, which is
 * drawn with the first row of the part, so that it never is the last of its page, and stands again at the top of those
 * that it goes on to.
 */
export type DrawnTable = {
  part: (name: string) => void
  row: (cells: readonly Cell[]) => number
  end: () => number
}

/** What is set where; an empty cell heads nothing. */
const settingsOf = ({ head, widths, size }: Look, cells: readonly Cell[], isHead: boolean) => {
  let x: number = page.margin
  return cells.map((cell, at) => {
    const own = typeof cell === 'string' ? { text: cell } : cell
    const tag: 'TH' | 'TD' = isHead || (head === null && at === 0 && own.text !== '') ? 'TH' : 'TD'
    const left = x
    const width = widths[at] ?? 0
    x += width
    const room = own.hasDot ? dot.room : 0
    const set = { font: isHead ? 'bold' : 'regular', size, color: tag === 'TH' ? soft : ink, ...own } as const
    return { ...set, tag, left: left + room, width: width - inset - room }
  })
}
type Setting = ReturnType<typeof settingsOf>[number]

/** The name of a part is as wide as the table, and heads its rows; what it covers is empty. */
const partOf = (look: Look, name: string): Setting[] => {
  const style = { font: 'bold', size: look.size + 1.5, color: petrol } as const
  const [first, ...others] = settingsOf(look, [{ text: name, ...style }, ...look.widths.slice(1).map(() => '')], false)
  return [{ ...first!, tag: 'TH', width: page.width - 2 * page.margin - inset }, ...others]
}

/** A table that is heard as one: rows of cells, and its head again at the top of each page that it goes on to. */
export const openTable = (sheet: Sheet, look: Look, from: number): DrawnTable => {
  const { doc, root } = sheet
  const { head, size, tallest, bottom, turnPage } = look
  const element = doc.struct('Table')
  root.add(element)
  let y = from

  const heightOf = (row: Setting[]) =>
    Math.min(tallest, Math.max(...row.map(({ text, ...style }) => heightOfText(doc, text, { ...style, lineGap }))))
  const drawCell = ({ tag, text: value, left, width, color, ...style }: Setting, top: number, height: number) =>
    doc.struct(tag, {}, () => {
      const { text, baseline } = setText(doc, value || ' ', style)
      // A smaller text stands on the line of those beside it.
      const drop = (size - style.size) * 0.7
      const place = { width, height: height + 2, ellipsis: true, lineGap, baseline }
      doc.fillColor(color).text(text, left, top + drop, place)
    })
  const draw = (row: Setting[], height: number) => {
    const top = y + 4
    element.add(
      doc.struct(
        'TR',
        {},
        row.map((cell) => drawCell(cell, top, height)),
      ),
    )
    y = top + height + 2
    decorate(sheet, (on) => {
      for (const { left, color } of row.filter(({ hasDot }) => hasDot))
        on.circle(left - dot.room + dot.radius, top + size * 0.45, dot.radius).fill(color)
      on.rect(page.margin, y, page.width - 2 * page.margin, 0.5).fill('#d3dfe3')
    })
  }
  let current: Setting[] | null = null
  /** Whether what comes next is the first row of its part. */
  let begins = false
  const drawPart = () => {
    if (!current) return
    y += partGap
    draw(current, heightOf(current))
  }
  /** The rows that stand at the top of each page. */
  const drawHead = () => {
    const row = head && settingsOf(look, head, true)
    if (row) draw(row, heightOf(row))
    drawPart()
  }

  drawHead()
  return {
    part: (name) => {
      current = partOf(look, name)
      begins = true
    },
    row: (cells) => {
      const row = settingsOf(look, cells, false)
      const height = heightOf(row)
      const ofPart = begins && current ? partGap + heightOf(current) + 6 : 0
      if (y + ofPart + height + 6 > bottom) {
        y = turnPage()
        drawHead()
      } else if (begins) drawPart()
      begins = false
      draw(row, height)
      return y
    },
    end: () => {
      element.end()
      return y
    },
  }
}
