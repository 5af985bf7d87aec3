import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Dialog, type DialogWidth } from './Dialog.tsx'
import { show } from './testing.tsx'

const widthOf = async (width: DialogWidth) => {
  await show(
    <Dialog title="Renommer" width={width} onClose={() => undefined}>
      <p>…</p>
    </Dialog>,
  )
  return page.getByRole('dialog').element().getBoundingClientRect().width
}

test.each([
  ['sm', 600],
  ['md', 800],
  ['lg', 1200],
] as const)('SHELL-58 PRJ-44: a dialog %s is %i px wide', async (width, pixels) => {
  await page.viewport(1440, 900)
  expect(await widthOf(width)).toBe(pixels)
})

test('a dialog takes the whole of a phone', async () => {
  await page.viewport(390, 844)
  expect(await widthOf('sm')).toBe(390)
})
