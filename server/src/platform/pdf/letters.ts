import { createRequire } from 'node:module'
import { isInStandardFonts, printable } from './printable.ts'

const require = createRequire(import.meta.url)

/**
 * The standard sans of PDF, and its twin of the same widths that a text is set in when it has other letters: the name of
 * a Polish or a Greek owner, λ and ≤ of a thermal study. The twin travels in the document, with the letters it needs.
 */
const faces = {
  regular: { standard: 'Helvetica', wider: 'LiberationSans-Regular.ttf' },
  bold: { standard: 'Helvetica-Bold', wider: 'LiberationSans-Bold.ttf' },
  code: { standard: 'Courier-Bold', wider: 'LiberationSans-Bold.ttf' },
  digest: { standard: 'Courier', wider: 'LiberationSans-Regular.ttf' },
} as const
export type Face = keyof typeof faces

type Style = { font: Face; size: number }
/** A text as it is printed, and how far below its place its letters stand. */
type SetText = { text: string; baseline: number | undefined }

/** How far below the top of a line Helvetica has its baseline; its twin would stand lower, beside it in a table. */
const standing = 0.718

/** Takes the font that has the letters of a text. Every text of a document is drawn as this says, and measured so. */
export const setText = (doc: PDFKit.PDFDocument, value: string, { font, size }: Style): SetText => {
  const text = printable(value)
  const isStandard = isInStandardFonts(text)
  doc.font(isStandard ? faces[font].standard : fileOf(faces[font].wider)).fontSize(size)
  return { text, baseline: isStandard ? undefined : -standing * size }
}

/** How high a text becomes, in points. */
export const heightOfText = (
  doc: PDFKit.PDFDocument,
  value: string,
  { font = 'regular', size = 11, width, lineGap = 3 }: Partial<Style> & { width: number; lineGap?: number },
): number => doc.heightOfString(setText(doc, value, { font, size }).text, { width, lineGap })

/** Where the library that reads PDFs keeps the fonts it stands in for missing ones with. */
export const fileOf = (name: string) => require.resolve(`pdfjs-dist/standard_fonts/${name}`)
