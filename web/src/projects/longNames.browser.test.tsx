import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { lilas, startAfresh } from './testing.ts'
import './ProjectsPage.tsx'

beforeEach(startAfresh)

const serveOne = (name: string) =>
  serve({ ...answersFor('RENOVATION'), 'GET /companies/1/residences': listOf([{ ...lilas, name }]) })

test.each([1440, 1280, 390])(
  'a long name has a second line and is not cut without a sign, at %i pixels',
  async (width) => {
    await page.viewport(width, 900)
    serveOne('Maison Chevalier-Lefèvre')
    await openPortal('/projects/1?q.children=1')
    const link = page.getByRole('link', { name: 'Maison Chevalier-Lefèvre' })
    await expect.element(link).toBeVisible()
    const cell = link.element().parentElement!.parentElement!
    // Not wider than its cell, which would cut it at a letter; all of it within its two lines.
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    const name = link.element().querySelector('[data-clamped]')!
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
    if (width < 1280) return
    const frame = page.getByRole('region', { name: /^Tableau/ }).element()
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
)

test.each([1440, 1366, 1280, 1024, 390])('what tells flats apart is never cut, at %i pixels', async (width) => {
  await page.viewport(width, 900)
  const operation = 'Domaine des Grands Peupliers d’Argent et des Tilleuls - Bâtiment C'
  for (const [operationOf, flat, lines] of [
    ['Résidence 71 -', 'Appartement 12', 2],
    [operation, '- Appartement 2112', 3],
    [operation, 'C - Appartement 12', 3],
  ] as const) {
    serveOne(`${operationOf} ${flat}`)
    await openPortal('/projects/1')
    const link = page.getByRole('link', { name: `${operationOf} ${flat}`, exact: true })
    await expect.element(link).toBeVisible()
    const { top, bottom, right } = link.element().getBoundingClientRect()
    const end = document.createRange()
    end.selectNodeContents(link.element().querySelector('span:last-of-type')!)
    expect(end.toString()).toMatch(/ \d*12$/)
    // Of text that is cut off, the place is below or beside what is seen of it.
    const { bottom: endsAt, right: endsBefore } = end.getBoundingClientRect()
    expect(endsAt).toBeLessThanOrEqual(bottom)
    expect(endsBefore).toBeLessThanOrEqual(right)
    if (width >= 1280) expect((bottom - top) / 20).toBeLessThanOrEqual(lines)
    await cleanup()
  }
})
