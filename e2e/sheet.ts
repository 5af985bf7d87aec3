import fs from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const scale = 2

type Sheet = { text: string; qr: string | null }

/** Each page of a PDF: its text, and what its QR code says when a camera reads it. */
export const readSheets = async (file: string): Promise<Sheet[]> => {
  const document = await getDocument({ data: new Uint8Array(await fs.readFile(file)), verbosity: 0 }).promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= document.numPages; number += 1)
    sheets.push(await readPage(await document.getPage(number)))
  return sheets
}

/** The first page alone. */
export const readSheet = async (file: string): Promise<Sheet> => (await readSheets(file))[0]!

const readPage = async (page: PDFPageProxy): Promise<Sheet> => {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { text, qr: jsQR.default(new Uint8ClampedArray(data), width, height)?.data ?? null }
}
