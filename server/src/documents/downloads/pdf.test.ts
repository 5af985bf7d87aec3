import { setImmediate as turn } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readPdf } from '#platform/testing/pdf.ts'
import { listPdf, type ListedFile } from './pdf.ts'

const files = (count: number): ListedFile[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Facture ${index}.pdf`,
    folder: null,
    labels: [],
    size: 1000,
    created_at: '2026-11-21T10:00:00.000Z',
    creator_name: 'Hugo Bertin',
  }))

test('a long list is drawn by stretches, between which others have their turn', async () => {
  const pdf = listPdf({ title: 'Maison', company: 'Clairière', files: files(600), locale: 'fr-FR' })
  pdf.resume()
  let turns = 0
  for (; !pdf.readableEnded; turns += 1) await turn()
  expect(turns).toBeGreaterThanOrEqual(600 / 20)
})

test('a reader who leaves ends the drawing', async () => {
  const pdf = listPdf({ title: 'Maison', company: 'Clairière', files: files(600), locale: 'fr-FR' })
  pdf.on('error', () => undefined)
  await turn()
  pdf.destroy()
  for (let wait = 0; wait < 40; wait += 1) await turn()
  expect(pdf.readableEnded).toBe(false)
})

test('each page of a list says its number, and what its columns are', async () => {
  const pdf = listPdf({ title: 'Maison', company: 'Clairière', files: files(90), locale: 'en-UK' })
  const { text, pages } = await readPdf(await buffer(pdf))
  expect(pages).toBeGreaterThan(2)
  expect(text.match(/Name.*Labels.*Size.*Added on.*Added by/g)).toHaveLength(pages)
  for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Maison – page ${page}`)
})
