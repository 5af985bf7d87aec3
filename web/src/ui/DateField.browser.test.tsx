import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateField } from './DateField.tsx'
import { Dialog } from './Dialog.tsx'
import { show } from './testing.tsx'

const calendar = () => page.getByRole('dialog', { name: 'Calendrier' })
const dialog = () => page.getByRole('dialog', { name: 'Réception' })

function Reception() {
  const [isShown, setIsShown] = useState(true)
  const [day, setDay] = useState<string | null>(null)
  return isShown ? (
    <Dialog title="Réception" onClose={() => setIsShown(false)}>
      <DateField label="Date" value={day} onChange={setDay} />
    </Dialog>
  ) : null
}

test('Esc closes an open calendar, and the dialog around it only the next time', async () => {
  await show(<Reception />)
  await page.getByRole('textbox', { name: 'Date' }).click()
  await userEvent.keyboard('12/05/2026')
  await expect.element(calendar()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Date' })).toHaveValue('12/05/2026')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})
