import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lilas, startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time, and what proposes.
import './FoundProjects.tsx'
import './HomePage.tsx'
import { openHome } from './testing.ts'

beforeEach(startAfresh)

const list = 'GET /companies/1/residences'
const field = () => page.getByLabelText('Projet', { exact: true })
const { cannot: _, ...row } = lilas
const homes = (ids: number[], total: number, current_page = 1) => ({
  body: {
    data: ids.map((id) => ({ ...row, id, name: `Maison ${id}`, cannot: { cancel: null } })),
    meta: { total, per_page: 10, current_page, last_page: Math.ceil(total / 10) },
  },
})
const ten = Array.from({ length: 10 }, (_, index) => index + 1)
/** Keeps back what waits for so long, until the test runs it: however slow the machine, no time passes by itself. */
const keepBack = (ms: number) => {
  const { setTimeout: later, clearTimeout: forget } = window
  const kept = new Map<number, () => void>()
  let last = 0
  const keep = (run: () => void, wait?: number, ...rest: unknown[]) => {
    if (wait !== ms) return later(run, wait, ...rest)
    last -= 1
    kept.set(last, run)
    return last
  }
  vi.spyOn(window, 'setTimeout').mockImplementation(keep as unknown as typeof later)
  vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    if (!kept.delete(Number(timer))) forget(timer)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return kept
}
/** Two frames: what a moment has changed is drawn, and what it asks is asked. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('DASH-06 SHELL-57/search the search waits for 250 ms without a key; ten a page, the newest first; pages only where there is a second one', async () => {
  const { calls, answers } = await openHome('RESIDENCE_BUILDER', { [list]: homes(ten, 10) })
  const asked = () =>
    calls
      .filter(({ name }) => name === list)
      .map(({ query }) => ['page', 'page_size', 'sort', 'search'].map((name) => query.get(name)))
  const pages = () => page.getByRole('button', { name: 'Page 2' })
  await field().click()
  await expect.element(page.getByRole('option').last()).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(10)
  expect(asked()).toEqual([['1', '10', '-created_at', null]])
  // Ten of ten.
  expect(pages().elements()).toEqual([])

  answers[list] = homes(ten, 11)
  const kept = keepBack(250)
  for (const typed of ['li', 'lilas']) {
    await field().fill(typed)
    await drawn()
    expect(asked()).toHaveLength(1)
    expect(kept.size).toBe(1)
  }
  for (const run of kept.values()) run()
  await expect.poll(asked).toHaveLength(2)
  expect(asked()[1]).toEqual(['1', '10', '-created_at', 'lilas'])
  await expect.element(pages()).toBeVisible()
  answers[list] = homes([11], 11, 2)
  await pages().click()
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  expect(asked()[2]).toEqual(['2', '10', '-created_at', 'lilas'])
})
