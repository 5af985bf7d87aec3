import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAfresh } from '../projects/testing.ts'
import { ink } from '../ui/testing.tsx'
import { openStudied, studyAnswer } from './testing.ts'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const path = 'GET /residences/9/thermal-study'
const importButton = () => page.getByRole('button', { name: /^Importer depuis/ })

test.each([
  [{ expected: 4, imported: 0 }, 'Non importé', 'error'],
  [{ expected: 4, imported: 3 }, 'Partiel 3/4', 'progress'],
  [{ expected: 4, imported: 4 }, 'Complet', 'success'],
] as const)('IMP-13: %j is said in a colour and a word', async (walls, word, colour) => {
  await openStudied({ answers: { [path]: studyAnswer({ walls }) } })
  await expect.element(page.getByText(word)).toBeVisible()
  const { borderInlineStartColor, borderInlineStartWidth } = getComputedStyle(importButton().element())
  expect([borderInlineStartColor, borderInlineStartWidth]).toEqual([ink(colour), '3px'])
  expect(new Set((['error', 'progress', 'success'] as const).map(ink)).size).toBe(3)
})

test.each([
  ['THERMAL_STUDY_MISSING', /^Aucune étude thermique/],
  ['THERMAL_STUDY_NOT_RE2020', /doit être de type RE2020/],
  ['ENVELOPE_EMPTY', /^L’enveloppe .* est vide/],
])('IMP-14: closed by %s, the button stays within reach and says why', async (reason, words) => {
  await openStudied({ answers: { [path]: studyAnswer({}, { attach: null, remove: null, import: reason }) } })
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true')
  // The test before left the pointer where the button is now.
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await importButton().hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(words)
  await importButton().click({ force: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
