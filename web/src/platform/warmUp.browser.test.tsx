import { expect, test, vi } from 'vitest'
import { onFirstGesture } from './warmUp.ts'

const move = (movementX: number) => dispatchEvent(new PointerEvent('pointermove', { movementX }))

test('the first gesture is heard once; a page that comes to lie below a resting pointer is none', () => {
  const run = vi.fn<() => void>()
  onFirstGesture(run)
  move(0)
  expect(run).not.toHaveBeenCalled()
  move(2)
  move(2)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  expect(run).toHaveBeenCalledOnce()
})

test('nobody hears a gesture who does without it', () => {
  const run = vi.fn<() => void>()
  onFirstGesture(run)()
  dispatchEvent(new FocusEvent('focusin'))
  expect(run).not.toHaveBeenCalled()
})

test('a page that nobody touches is made ready all the same, for where there is no network later', () => {
  vi.useFakeTimers()
  const run = vi.fn<() => void>()
  onFirstGesture(run)
  vi.advanceTimersByTime(14_000)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  move(2)
  vi.useRealTimers()
  expect(run).toHaveBeenCalledOnce()
})
