import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { readAnew } from './readAnew.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const queryKey = [['campaigns']]

/** A query on the screen whose answers take their time, and what became of them. */
const showSlow = async (answerMs: number) => {
  const queryClient = new QueryClient()
  const asked: { at: number; brokenOff: boolean; answered: boolean }[] = []
  const ask = async ({ signal }: { signal: AbortSignal }) => {
    const one = { at: performance.now(), brokenOff: false, answered: false }
    asked.push(one)
    signal.addEventListener('abort', () => (one.brokenOff = true))
    await pause(answerMs)
    one.answered = true
    return asked.length
  }
  onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn: ask, retry: false }).subscribe(() => undefined))
  return { queryClient, asked }
}

test('what moves faster than it is answered breaks off no answer, and is read once more after it moved last', async () => {
  const { queryClient, asked } = await showSlow(60)
  await expect.poll(() => asked.at(-1)?.answered).toBe(true)
  const reading = readAnew(queryClient, queryKey, 5)
  onTestFinished(reading.stop)
  let last = 0
  for (let signals = 0; signals < 20; signals += 1) {
    reading.moved()
    last = performance.now()
    await pause(10)
  }
  await expect.poll(() => asked.at(-1)!.answered && asked.at(-1)!.at > last).toBe(true)
  expect(asked.filter(({ brokenOff }) => brokenOff)).toEqual([])
  expect(asked.length).toBeLessThan(10)
})

test('an answer that was on its way when it moved is let through, and read once more', async () => {
  const { queryClient, asked } = await showSlow(60)
  const reading = readAnew(queryClient, queryKey, 5)
  onTestFinished(reading.stop)
  reading.moved()
  await expect.poll(() => asked.map(({ answered }) => answered)).toEqual([true, true])
  expect(asked.some(({ brokenOff }) => brokenOff)).toBe(false)
})

test('nothing is read once nobody looks any more', async () => {
  const { queryClient, asked } = await showSlow(20)
  await expect.poll(() => asked.at(-1)?.answered).toBe(true)
  const reading = readAnew(queryClient, queryKey, 5)
  reading.moved()
  await expect.poll(() => asked.length).toBe(2)
  reading.moved()
  reading.stop()
  await pause(80)
  expect(asked).toHaveLength(2)
})
