import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { closeSheet, openSheet, page, say } from '../pdf.ts'
import { placesIn, readPdf } from '../testing/pdf.ts'
import { fileOf } from './letters.ts'
import { isInStandardFonts, printable } from './printable.ts'
import { openTable } from './table.ts'

type Font = { hasGlyphForCodePoint: (code: number) => boolean }
const require = createRequire(import.meta.url)
const { openSync } = createRequire(require.resolve('pdfkit'))('fontkit') as { openSync: (file: string) => Font }

const sheetOf = async (draw: (sheet: ReturnType<typeof openSheet>) => void) => {
  const sheet = openSheet({ title: 'Łukasz', locale: 'fr-FR' })
  draw(sheet)
  return buffer(closeSheet(sheet))
}

test('whoever is called so reads their name on paper: Polish, Romanian, Turkish, Greek, Cyrillic', async () => {
  const names = 'Łukasz Wałęsa, Ștefania Iașiță, Şişli Ağaoğlu, Γιώργος Παππάς, Володимир Ґалаґан'
  const bytes = await sheetOf((sheet) => {
    say(sheet, 'H1', names, { x: page.margin, y: 100 }, { font: 'bold', size: 12 })
    say(sheet, 'P', `${names}, λ ≤ 0,032`, { x: page.margin, y: 160 })
  })
  const { text } = await readPdf(bytes)
  expect(text.replaceAll('\n', ' ')).toContain(`${names} ${names}, λ ≤ 0,032`)
})

test('the font that travels in the document has every letter that is printed as itself, regular and bold', () => {
  const beyond = Array.from({ length: 0xd800 }, (_, code) => code).filter((code) => {
    const letter = String.fromCodePoint(code)
    return printable(letter) === letter && !isInStandardFonts(letter)
  })
  expect(beyond.length).toBeGreaterThan(300)
  for (const face of ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf']) {
    const font = openSync(fileOf(face))
    const missing = beyond.filter((code) => !font.hasGlyphForCodePoint(code))
    expect(missing.map((code) => code.toString(16))).toEqual([])
  }
})

test('in one row of a table, names of both fonts stand on one line', async () => {
  const bytes = await sheetOf((sheet) => {
    const look = { head: ['Nom', 'Ville'], widths: [200, 200], size: 10, tallest: 40, bottom: 800, turnPage: () => 0 }
    const table = openTable(sheet, look, 100)
    table.row(['Małgorzata', 'Nantes'])
    table.end()
  })
  const places = await placesIn(bytes)
  const above = (text: string) => places.find((place) => place.text === text)!.above
  expect(above('Małgorzata')).toBeCloseTo(above('Nantes'), 1)
})
