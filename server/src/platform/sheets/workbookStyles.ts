import type { Bytes } from '../xml.ts'

/** The styles of cells that show a count of days as a date, by their place in the list of styles. */
export type DateStyles = ReadonlySet<number>

type Attributes = Record<string, string>
type ReadPart = (bytes: Bytes, sink: { open: (name: string, attributes: Attributes) => void }) => Promise<void>

/** The formats that every workbook knows and that are dates: days, with or without the hour, in any language. */
const isBuiltIn = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** A format of its own is a date when it shows a year or a day; what stands in quotes or brackets is no letter of it. */
const isDateCode = (code: string): boolean => {
  const letters = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '').split(';')[0] ?? ''
  return /[dyj]|aa/i.test(letters) && !/[#0?]/.test(letters)
}

export const dateStylesIn = async (bytes: Bytes | null, read: ReadPart): Promise<DateStyles> => {
  const own = new Map<number, string>()
  const dates = new Set<number>()
  if (!bytes) return dates
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
      place += 1
    },
  })
  return dates
}
