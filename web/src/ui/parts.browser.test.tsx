import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

type Module = typeof import('./onDemand.tsx')
// The pointer of this browser stands somewhere, and the module of its own: nobody has given a sign here yet.
const ofTests = new AbortController()
for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
  addEventListener(sign, (event) => event.isTrusted && event.stopImmediatePropagation(), {
    capture: true,
    signal: ofTests.signal,
  })
// The page is shared with the files that follow: they type and point.
afterAll(() => ofTests.abort())
const own = new URL('./onDemand.tsx?own', import.meta.url).href
const { bringWhenCalm } = (await import(/* @vite-ignore */ own)) as Module

// One after the other: whoever has given a sign is there for good.
// What another file has left to draw goes by the frames of the browser, and is not drawn a thousand times meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a part that nobody is there to want comes fifteen seconds after the page is calm', async () => {
  const load = vi.fn(async () => undefined)
  bringWhenCalm(load)
  await vi.advanceTimersByTimeAsync(1_500 + 14_999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
})

test('it comes at the first sign of the reader, and from then on as soon as the page is calm', async () => {
  const load = vi.fn(async () => undefined)
  bringWhenCalm(load)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new PointerEvent('pointermove'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledOnce()

  bringWhenCalm(load)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
})

test('where the signal drops on the way, the parts that have not come wait for it', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get')
  const [first, second] = [vi.fn(async () => onLine.mockReturnValue(false)), vi.fn(async () => undefined)]
  for (const load of [first, second]) bringWhenCalm(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  onLine.mockRestore()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(second).toHaveBeenCalledOnce()
})
