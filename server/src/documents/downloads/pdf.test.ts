import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
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
