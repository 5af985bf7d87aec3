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
