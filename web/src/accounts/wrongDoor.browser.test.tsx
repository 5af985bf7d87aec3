import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endSession } from '../platform/session.ts'
import { answersFor, openPortal, refusal, serve } from '../platform/testing.tsx'

beforeEach(() => endSession('left'))

test('what one door has refused is not said by the other, where what was typed is still there', async () => {
  serve({ ...answersFor(), 'POST /personal-access-token': refusal(403, 'SCOPE_NOT_ALLOWED') })
  await openPortal('/login', { signedIn: false })
  const username = () => page.getByLabelText('Identifiant (adresse e-mail)')
  await username().fill('alice@foyer.example')
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/n’appartient à aucune société/)).toBeVisible()
  await page
    .getByRole('link', { name: /Accédez à Mon logement/ })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon logement' })).toBeVisible()
  await expect.element(username()).toHaveValue('alice@foyer.example')
  await expect.element(page.getByText(/n’est pas celui d’un habitant/)).not.toBeInTheDocument()
  await page.getByLabelText('Mot de passe', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/n’est pas celui d’un habitant/)).toBeVisible()
})
