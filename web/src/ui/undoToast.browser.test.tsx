import { Notifications, notifications } from '@mantine/notifications'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from './testing.tsx'
import { undoToast } from './undoToast.tsx'

afterEach(() => notifications.clean())

test('pressed twice before it has left, it takes back once', async () => {
  await show(<Notifications />)
  let taken = 0
  undoToast('Le fichier est supprimé.', () => (taken += 1))
  const undo = page.getByRole('button', { name: 'Annuler' })
  await expect.element(undo).toBeVisible()
  const button = undo.element() as HTMLElement
  button.click()
  button.click()
  expect(taken).toBe(1)
  await expect.element(undo).not.toBeInTheDocument()
})
