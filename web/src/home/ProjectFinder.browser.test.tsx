import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lilas, startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
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
/** Two frames: what a moment has changed is drawn, and what it asks is asked. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

// The first of all, while what proposes has not come yet.
test('what is typed before what proposes has come is kept, its reader goes on typing there, and it is what is found', async () => {
  const { calls } = await openHome('RESIDENCE_BUILDER', { [list]: homes([1], 1) })
  await expect.element(field()).toBeVisible()
  const plain = field().element()
  await userEvent.click(field())
  await userEvent.keyboard('Mai')
  await expect.poll(() => field().element() === plain).toBe(false)
  expect(document.activeElement).toBe(field().element())
  await userEvent.keyboard('son')
  await expect.element(field()).toHaveValue('Maison')
  await expect.element(page.getByRole('option', { name: /Maison 1/ })).toBeVisible()
  await expect.poll(() => calls.findLast(({ name }) => name === list)?.query.get('search')).toBe('Maison')
})

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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const typed of ['li', 'lilas']) {
    await field().fill(typed)
    await vi.advanceTimersByTimeAsync(249)
    await drawn()
    expect(asked()).toHaveLength(1)
  }
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.poll(asked).toHaveLength(2)
  expect(asked()[1]).toEqual(['1', '10', '-created_at', 'lilas'])
  await expect.element(pages()).toBeVisible()
  answers[list] = homes([11], 11, 2)
  await pages().click()
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  expect(asked()[2]).toEqual(['2', '10', '-created_at', 'lilas'])
})
