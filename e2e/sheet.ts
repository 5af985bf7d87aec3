import fs from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const scale = 2

/** The text of a PDF's first page, and what its QR code says when a camera reads it. */
export const readSheet = async (file: string): Promise<{ text: string; qr: string | null }> => {
  const document = await getDocument({ data: new Uint8Array(await fs.readFile(file)), verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { text, qr: jsQR.default(new Uint8ClampedArray(data), width, height)?.data ?? null }
}
