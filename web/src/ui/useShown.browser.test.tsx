import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useShown } from './useShown.ts'

test('what is open from the first is shown after that; what is closed is gone at once', async () => {
  const seen: { opened: boolean; shown: boolean }[] = []
  const { rerender } = await renderHook(
    (props?: { opened: boolean }) => {
      const opened = props?.opened ?? true
      seen.push({ opened, shown: useShown(opened) })
    },
    { initialProps: { opened: true } },
  )
  await expect.poll(() => seen.at(-1)).toEqual({ opened: true, shown: true })
  expect(seen[0]).toEqual({ opened: true, shown: false })
  await rerender({ opened: false })
  await expect.poll(() => seen.at(-1)).toEqual({ opened: false, shown: false })
  expect(seen).not.toContainEqual({ opened: false, shown: true })
})
