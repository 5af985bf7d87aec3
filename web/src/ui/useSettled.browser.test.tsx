import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useSettled } from './useSettled.ts'

type Query = { data: string | undefined; error: string | null; isFetching: boolean }

const waiting: Query = { data: undefined, error: null, isFetching: true }
const answered: Query = { data: 'Plans', error: null, isFetching: false }
const refused: Query = { data: undefined, error: 'Refus', isFetching: false }

function Card({ query }: { query: Query }) {
  const { data, error } = useSettled(query)
  return data ?? error ?? <i data-testid="skeleton">…</i>
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const after = async (ms: number) => {
  await drawn()
  vi.advanceTimersByTime(ms)
  await drawn()
}
const skeleton = () => page.getByTestId('skeleton')
const open = async () => {
  const { rerender } = await render(<Card query={waiting} />)
  return (query: Query) => rerender(<Card query={query} />)
}

test('an answer that comes before the skeleton is drawn is there at once', async () => {
  const answer = await open()
  await after(149)
  await answer(answered)
  await expect.element(page.getByText('Plans')).toBeVisible()
  await after(500)
  expect(skeleton().elements()).toHaveLength(0)
})

test('an answer that is drawn at the very moment of the skeleton is not taken away again', async () => {
  let answer: (query: Query) => void = () => {}
  const Answered = () => {
    const [query, setQuery] = useState(waiting)
    useEffect(() => void (answer = setQuery), [])
    return <Card query={query} />
  }
  const { container } = await render(<Answered />)
  await after(149)
  // It stands in the page, and its effects have not run yet.
  const due = new MutationObserver(() => vi.advanceTimersByTime(1))
  due.observe(container, { childList: true, subtree: true, characterData: true })
  answer(answered)
  await drawn()
  due.disconnect()
  expect(page.getByText('Plans').elements()).toHaveLength(1)
  expect(skeleton().elements()).toHaveLength(0)
})

test.each([
  ['an answer', answered, 'Plans'],
  ['a refusal', refused, 'Refus'],
])('a skeleton that is drawn stays 300 ms, although %s has come', async (_what, query, text) => {
  const answer = await open()
  await after(151)
  await answer(query)
  await after(298)
  expect(skeleton().elements()).toHaveLength(1)
  expect(page.getByText(text).elements()).toHaveLength(0)
  await after(2)
  await expect.element(page.getByText(text)).toBeVisible()
  expect(skeleton().elements()).toHaveLength(0)
})

test('an answer that comes later is there at once, and so is every answer after the first', async () => {
  const answer = await open()
  await after(460)
  await answer(answered)
  await expect.element(page.getByText('Plans')).toBeVisible()
  await answer({ ...answered, isFetching: true })
  await after(200)
  await answer({ ...answered, data: 'Notices' })
  await expect.element(page.getByText('Notices')).toBeVisible()
})
