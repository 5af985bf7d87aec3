import type { Bytes } from '../xml.ts'

/** What styles of cells do, by their place in the list of styles. */
export type CellStyles = {
  /** Those that show a count of days as a date. */
  dates: ReadonlySet<number>
  /** Those that put zeros before a number, and how many digits it then has. */
  zeros: ReadonlyMap<number, number>
}

type Attributes = Record<string, string>
type ReadPart = (bytes: Bytes, sink: { open: (name: string, attributes: Attributes) => void }) => Promise<void>

/** The formats that every workbook knows and that are dates: days, with or without the hour, in any language. */
const isBuiltIn = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** A format of its own is a date when it shows a year or a day; what stands in quotes or brackets is no letter of it. */
const isDateCode = (code: string): boolean => {
  const letters = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '').split(';')[0] ?? ''
  return /[dyj]|aa/i.test(letters) && !/[#0?]/.test(letters)
}

/** `00000`, and no more of it than a number has. */
const isOfZeros = (code: string) => /^0{2,30}$/.test(code)

export const stylesIn = async (bytes: Bytes | null, read: ReadPart): Promise<CellStyles> => {
  const own = new Map<number, string>()
  const dates = new Set<number>()
  const zeros = new Map<number, number>()
  if (!bytes) return { dates, zeros }
  let isOfCells = false
  let place = 0
  await read(bytes, {
    open: (name, attributes) => {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs' || name === 'cellStyleXfs') isOfCells = name === 'cellXfs'
      if (name !== 'xf' || !isOfCells) return
      const format = Number(attributes['numFmtId'] ?? 0)
      const code = own.get(format)
      if (code === undefined ? isBuiltIn(format) : isDateCode(code)) dates.add(place)
      if (code !== undefined && isOfZeros(code)) zeros.set(place, code.length)
      place += 1
    },
  })
  return { dates, zeros }
}
