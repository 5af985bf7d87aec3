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
  expect(seen[0]).toEqual({ opened: true, shown: false })
  expect(seen.at(-1)).toEqual({ opened: true, shown: true })
  await rerender({ opened: false })
  expect(seen).not.toContainEqual({ opened: false, shown: true })
})
