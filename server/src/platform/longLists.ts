import { Procedure, type AnyProcedure } from '@orpc/server'
import { Readable } from 'node:stream'
import type { Meta } from '@logis/contract/http'
import { maxPageSize } from '@logis/contract/lists.input'
import { z } from 'zod'
import { readAtOneInstant } from './db.ts'
import { listed, type Listed } from './lists.ts'
import { eachInSlices, restsBetween } from './slices.ts'

/** So many rows are read, shown and written at once, then the next: fewer while somebody else asks for something. */
const atOnce = { alone: 250, beside: 50 }

type Asked = { page?: unknown; page_size?: unknown }
type Ask = (procedure: AnyProcedure, input: unknown) => Promise<unknown>

/**
 * How a long page of a list is answered: as short ones of one instant, each of which becomes bytes before the next is
 * read. Others are served in between, and the rows of one short page at most are objects at a time. Null for what has no
 * pages.
 */
export const longListOf = (procedure: AnyProcedure): ((ask: Ask, input: unknown) => Promise<Readable>) | null => {
  if (!hasPages(procedure['~orpc'].inputSchema)) return null
  const sliced = parsedInSlices(procedure)
  return (ask, input) => {
    const asked = input as Asked
    const read = (page: number, page_size: number) =>
      ask(sliced, { ...asked, page: String(page), page_size: String(page_size) }) as Promise<Listed<unknown>>
    return readAtOneInstant(() => joined(asked, read))
  }
}

const hasPages = (schema: unknown): boolean => schema instanceof z.ZodObject && 'page_size' in schema.shape

/** The same operation, whose answer is parsed a slice at a time. */
const parsedInSlices = (procedure: AnyProcedure): AnyProcedure => {
  const schema = procedure['~orpc'].outputSchema as z.ZodObject<{ data: z.ZodArray<z.ZodType> }>
  const [row, others] = [schema.shape.data.element, schema.omit({ data: true })]
  const validate = async (answer: unknown) => {
    const { data, ...rest } = answer as Listed<unknown>
    try {
      return { value: { ...others.parse(rest), data: await eachInSlices(data, (one) => row.parse(one)) } }
    } catch (error) {
      if (error instanceof z.ZodError) return { issues: error.issues }
      throw error
    }
  }
  const outputSchema = { '~standard': { version: 1 as const, vendor: 'logis', validate } }
  return new Procedure({ ...procedure['~orpc'], outputSchema }) as AnyProcedure
}

/** The long page that is asked for, and how many rows of it may be read at once from a place in the list on. */
const longPage = ({ page = 1, page_size }: Asked) => {
  const [number, asked] = [Number(page), Number(page_size)]
  const size = asked < 0 ? maxPageSize : Math.min(asked, maxPageSize)
  const isSliced = number === 1 || size % atOnce.beside === 0
  // A short page has a number: it begins at a multiple of its length.
  const stepAt = (place: number, isAlone: boolean) => {
    if (!isSliced) return size
    return isAlone && place % atOnce.alone === 0 ? atOnce.alone : atOnce.beside
  }
  return { number, size, stepAt }
}

const joined = async (
  asked: Asked,
  read: (page: number, size: number) => Promise<Listed<unknown>>,
): Promise<Readable> => {
  const { number, size, stepAt } = longPage(asked)
  const begin = (number - 1) * size
  const parts: Buffer[] = []
  const rests = restsBetween()
  let [kept, others] = [0, {} as { meta: Meta }]
  for (let isLast = false, isAlone = false; !isLast; isAlone = await rests()) {
    const place = begin + kept
    const step = stepAt(place, isAlone)
    const { data, ...beside } = await read(place / step + 1, step)
    const rows = data.slice(0, size - kept)
    if (kept === 0) others = beside
    if (rows.length > 0) parts.push(await written(rows, kept === 0 ? '{"data":[' : ','))
    kept += rows.length
    isLast = kept === size || data.length < step
  }
  const { meta } = listed([], others.meta.total, { page: number, page_size: size })
  const end = JSON.stringify({ ...others, meta }).slice(1)
  return Readable.from([...parts, Buffer.from(`${kept === 0 ? '{"data":[' : ''}],${end}`)], { objectMode: false })
}

const written = async (rows: readonly unknown[], before: string): Promise<Buffer> =>
  Buffer.from(before + (await eachInSlices(rows, (row) => JSON.stringify(row))).join(','))
