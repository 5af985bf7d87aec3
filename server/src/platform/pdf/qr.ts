import type QRCode from 'qrcode'
import { onFirstUse } from '../onFirstUse.ts'
import { decorate, page, type Sheet } from '../pdf.ts'

const qrcode = onFirstUse<typeof QRCode>('qrcode')

/** Modules of light around the code, without which readers do not find it. */
const quiet = 4

/** A QR code as vectors: sharp at any size, and small. */
export const drawQr = (
  sheet: Sheet,
  content: string,
  alt: string,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  const { modules } = qrcode().create(content, { errorCorrectionLevel: 'M' })
  const step = size / (modules.size + 2 * quiet)
  decorate(sheet, (doc) => doc.roundedRect(x, y, size, size, 10).fill('#ffffff'))
  const figure = { alt, bbox: [x, page.height - y - size, x + size, page.height - y] }
  const draw = () => {
    for (let row = 0; row < modules.size; row += 1) {
      for (const [start, length] of darkRuns(modules, row)) {
        sheet.doc.rect(x + (start + quiet) * step, y + (row + quiet) * step, length * step, step)
      }
    }
    sheet.doc.fill('#000000')
  }
  sheet.root.add(sheet.doc.struct('Figure', figure, draw))
}

/** The dark stretches of a row: fewer shapes than one for each module, and no hairline between them. */
const darkRuns = (
  modules: { size: number; get: (row: number, column: number) => number },
  row: number,
): [start: number, length: number][] => {
  const runs: [number, number][] = []
  for (let column = 0; column < modules.size; column += 1) {
    if (!modules.get(row, column)) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === column) last[1] += 1
    else runs.push([column, 1])
  }
  return runs
}
