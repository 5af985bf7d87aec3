import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endSession } from '../platform/session.ts'
import { clearStored } from '../platform/storage.ts'
import { answersFor, openPortal, serve, userAnswer } from '../platform/testing.tsx'

beforeEach(() => endSession('left'))

const { data: marie } = (userAnswer as { body: { data: object } }).body
const signInAs = async (locale: 'fr-FR' | 'en-UK', { hasChosen }: { hasChosen: boolean }) => {
  const session = { access_token: 'fresh', token_type: 'Bearer', expires_in: 3600, user: { ...marie, locale } }
  const { calls } = serve({ ...answersFor(), 'POST /personal-access-token': { body: { data: session } } })
  await openPortal('/login', { signedIn: false })
  if (!hasChosen) clearStored('locale')
  await page.getByLabelText('Identifiant (adresse e-mail)').fill('marie@horizon.example')
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.some(({ name }) => name === 'GET /user')).toBe(true)
  return calls.find(({ name }) => name === 'GET /user')!.headers.get('accept-language')
}

test('an account in English is answered in English where nobody has chosen a language', async () => {
  expect(await signInAs('en-UK', { hasChosen: false })).toBe('en-UK')
  expect(document.documentElement.lang).toBe('en-GB')
})

test('a language that was chosen in the browser stays, whatever that of the account', async () => {
  expect(await signInAs('en-UK', { hasChosen: true })).toBe('fr-FR')
  expect(document.documentElement.lang).toBe('fr')
})
