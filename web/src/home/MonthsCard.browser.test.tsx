import type { InterventionMonth } from '@logis/contract/interventions'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openInstaller } from '../interventions/testing.ts'
import { refusal } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './HomePage.tsx'

beforeEach(startAfresh)

const statistics = 'GET /companies/1/ptg/statistics'
const nothing = { BOILER_INSTALLATION: 0, BOILER_REPLACEMENT: 0, REPARATION: 0, MAINTENANCE: 0, DIAGNOSTIC: 0 }
const answer = (data: InterventionMonth[]) => ({ [statistics]: { body: { data } } })
const card = () => page.getByRole('region', { name: 'Interventions terminées par mois' })

test('a table of the types that were done, month by month, each bar as high as its figure', async () => {
  await openInstaller(
    '/company/1',
    answer([
      { month: '2026-10-01', done: { ...nothing, MAINTENANCE: 4 } },
      { month: '2026-11-01', done: { ...nothing, MAINTENANCE: 2, REPARATION: 1 } },
    ]),
  )
  await expect.element(card().getByText('7 interventions terminées ces six derniers mois.')).toBeVisible()
  const rows = card().getByRole('row').elements()
  expect(rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))).toEqual([
    ['Type', 'oct.', 'nov.', 'Total'],
    ['Réparation', '0', '1', '1'],
    ['Entretien', '4', '2', '6'],
  ])
  const heights = rows.flatMap((row) =>
    [...row.querySelectorAll('td > span')].map((bar) => parseFloat(getComputedStyle(bar, '::after').height)),
  )
  expect(heights).toEqual([2, 8.5, 28, 15])
})

test('nothing done yet: what will be there; a failure: its cause, and again', async () => {
  await openInstaller('/company/1', answer([{ month: '2026-11-01', done: nothing }]))
  await expect.element(card().getByText('Vos interventions terminées apparaîtront ici, mois par mois.')).toBeVisible()
  await startAfresh()
  const { answers } = await openInstaller('/company/1', {
    [statistics]: refusal(500, 'INTERNAL_ERROR', 'Une erreur est survenue.'),
  })
  await expect.element(card().getByText('Une erreur est survenue.')).toBeVisible()
  answers[statistics] = { body: { data: [{ month: '2026-11-01', done: { ...nothing, DIAGNOSTIC: 1 } }] } }
  await card().getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(card().getByText('1 intervention terminée ces six derniers mois.')).toBeVisible()
})

test('on the narrowest phone six months stand beside the longest type, and nothing is over anything', async () => {
  await page.viewport(320, 800)
  const months = [6, 7, 8, 9, 10, 11].map((month) => ({
    month: `2026-${String(month).padStart(2, '0')}-01`,
    done: { ...nothing, BOILER_REPLACEMENT: 12, BOILER_INSTALLATION: 3 },
  }))
  await openInstaller('/company/1', answer(months))
  await expect.element(card().getByText(/ces six derniers mois/)).toBeVisible()
  for (const row of card().getByRole('row').elements()) {
    const boxes = [...row.querySelectorAll('th, td')].map((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return text.getBoundingClientRect()
    })
    for (const month of row.querySelectorAll('thead th:not(:first-child)')) {
      const text = document.createRange()
      text.selectNodeContents(month)
      expect(text.getClientRects(), month.textContent ?? '').toHaveLength(1)
    }
    const seen = boxes.filter(({ width }) => width > 1)
    for (const [at, box] of seen.entries())
      expect(box.left, row.textContent).toBeGreaterThanOrEqual(seen[at - 1]?.right ?? 0)
    expect(seen.at(-1)?.right).toBeLessThanOrEqual(320)
  }
})
