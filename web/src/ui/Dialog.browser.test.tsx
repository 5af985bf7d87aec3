import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogFooter, type DialogWidth } from './Dialog.tsx'
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
] as const)('SHELL-58/dialogs PRJ-44/sizes: a dialog %s is %i px wide', async (width, pixels) => {
  await page.viewport(1440, 900)
  expect(await widthOf(width)).toBe(pixels)
})

test('the head of a dialog is no banner of the page below', async () => {
  await widthOf('sm')
  await expect.element(page.getByRole('heading', { name: 'Renommer' })).toBeVisible()
  expect(page.getByRole('banner').elements()).toEqual([])
})

test('Esc closes what was opened from within a dialog, and the dialog only the next time', async () => {
  function Nested() {
    const [shown, show] = useState<'both' | 'one' | 'none'>('both')
    return shown === 'none' ? null : (
      <Dialog title="Photos" onClose={() => show('none')}>
        {shown === 'both' && (
          <Dialog title="Légende" onClose={() => show('one')}>
            <input aria-label="Légende" />
          </Dialog>
        )}
      </Dialog>
    )
  }
  await show(<Nested />)
  await expect.element(page.getByRole('dialog', { name: 'Légende' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Légende' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Photos' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Photos' })).not.toBeInTheDocument()
})

test('a dialog takes the whole of a phone', async () => {
  await page.viewport(390, 844)
  expect(await widthOf('sm')).toBe(390)
})

test.each([
  [390, 600],
  [1440, 500],
])('at %i px a field that takes the focus is in sight above the buttons of its dialog', async (wide, high) => {
  await page.viewport(wide, high)
  await show(
    <Dialog title="Renommer" onClose={() => undefined}>
      {[...Array(20).keys()].map((each) => (
        <p key={each}>
          <input aria-label={`Champ ${each}`} data-autofocus={each === 0 || undefined} />
        </p>
      ))}
      <DialogFooter hint="1 champ à compléter ou à corriger">
        <button>Enregistrer</button>
      </DialogFooter>
    </Dialog>,
  )
  await expect.element(page.getByLabelText('Champ 0')).toHaveFocus()
  for (let each = 1; each < 20; each += 1) {
    await userEvent.keyboard('{Tab}')
    const { left, top, width, height } = document.activeElement!.getBoundingClientRect()
    for (const y of [top + 1, top + height - 1])
      expect(document.elementFromPoint(left + width / 2, y), `Champ ${each}`).toBe(document.activeElement)
  }
})
