import { setImmediate as turn } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { placesIn, readPdf } from '#platform/testing/pdf.ts'
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

test('folders are parts of one table: each page has its head once, and under it the folder that goes on there', async () => {
  for (const before of Array.from({ length: 60 }, (_, index) => index + 1)) {
    // The first of a folder may be as high as five others.
    const high = { ...files(1)[0]!, name: `${'Facture de la maison '.repeat(12)}.pdf` }
    const listed = [...files(before).map((file) => ({ ...file, folder: 'Contrats' })), high, ...files(60)]
    const pdf = listPdf({ title: 'Maison', company: 'Clairière', files: listed, locale: 'fr-FR' })
    const places = await placesIn(await buffer(pdf))
    const last = Math.max(...places.map(({ page }) => page))
    for (let page = 1; page <= last; page += 1) {
      const there = places.filter((place) => place.page === page).toSorted((a, b) => b.above - a.above)
      expect(there.filter(({ text }) => text === 'Ajouté par')).toHaveLength(1)
      const below = there.slice(there.findIndex(({ text }) => text === 'Ajouté par') + 1).map(({ text }) => text)
      expect(below[0]).toMatch(/^(Contrats|Hors dossier)$/)
      // The name of a folder is followed by a file of it, not by the foot of the page.
      for (const folder of ['Contrats', 'Hors dossier'])
        if (below.includes(folder)) expect(below[below.indexOf(folder) + 1]).toMatch(/^Facture|^1 Ko|^21|^Hugo/)
    }
  }
})
