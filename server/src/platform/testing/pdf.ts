import { createRequire } from 'node:module'
import zlib from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null
// A CommonJS package whose types say otherwise.
const { default: jsQr } = createRequire(import.meta.url)('jsqr') as { default: Decode }

/** What a reader sees of a PDF: its words, page after page, its bookmarks, and what it says of itself. */
export const readPdf = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    }),
  )
  const outline: { title: string }[] | null = await document.getOutline()
  return {
    pages: document.numPages,
    text: pages.join('\n').normalize('NFC'),
    info: info as Record<string, unknown>,
    bookmarks: (outline ?? []).map(({ title }) => title),
  }
}

/** Where each text of a PDF stands: on which page, and how far above its lower edge. */
export const placesIn = async (bytes: Uint8Array): Promise<{ text: string; page: number; above: number }[]> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [{ text: item.str, page: index + 1, above: (item.transform as number[])[5]! }]
          : [],
      )
    }),
  )
  return pages.flat()
}

const streamsOf = (bytes: Buffer): string[] => {
  const streams: string[] = []
  for (let from = 0; (from = bytes.indexOf('stream\n', from)) !== -1; from += 7) {
    const end = bytes.indexOf('\nendstream', from)
    try {
      streams.push(zlib.inflateSync(bytes.subarray(from + 7, end)).toString('latin1'))
    } catch {
      // not a compressed stream
    }
  }
  return streams
}

type Rectangle = { x: number; y: number; width: number; height: number }

/** Reads the QR code of a PDF from the shapes it draws: every rectangle as high as most of them is part of it. */
export const readQr = (bytes: Buffer): string | undefined => {
  const shapes = streamsOf(bytes)
    .flatMap((stream) => [...stream.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g)])
    .map(([, x, y, width, height]): Rectangle => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }))
  const side = mostFrequent(shapes.map(({ height }) => height))
  const modules = shapes.filter(({ height }) => height === side)
  const [left, top] = [Math.min(...modules.map(({ x }) => x)), Math.min(...modules.map(({ y }) => y))]
  const scale = 6
  const quiet = 4 * scale
  const size = Math.ceil((Math.max(...modules.map(({ x, width }) => x + width)) - left) / side) * scale + 2 * quiet
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const { x, y, width } of modules) {
    const column = quiet + Math.round((x - left) / side) * scale
    const row = quiet + Math.round((y - top) / side) * scale
    paint(pixels, size, column, row, Math.round(width / side) * scale, scale)
  }
  return jsQr(pixels, size, size)?.data
}

const mostFrequent = (values: number[]): number => {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts.entries()].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0
}

const paint = (pixels: Uint8ClampedArray, size: number, left: number, top: number, width: number, height: number) => {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  }
}
