import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { notifications } from '@mantine/notifications'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../platform/session.ts'
import { openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'

const checking = 'GET /reset-password-token'
const saving = 'POST /reset-password-token'
const saved = (account_scope: 'partner' | 'resident') => ({ body: { data: { account_scope } } })
const says = (is_valid: boolean) => ({ body: { data: { is_valid } } })

beforeEach(async () => {
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const open = () => openPortal('/password/token/reset/jeton-1', { signedIn: false })
const newPassword = () => page.getByLabelText('Nouveau mot de passe')
const confirmation = () => page.getByLabelText('Confirmation du nouveau mot de passe')
const save = () => page.getByRole('button', { name: 'Enregistrer le mot de passe' })
const fill = async (password: string, again = password) => {
  await newPassword().fill(password)
  await confirmation().fill(again)
}

test('AUTH-19 AUTH-20: a valid link, once checked, opens the two fields', async () => {
  const checked = Promise.withResolvers<Answer>()
  const { names } = serve({ [checking]: checked.promise })
  await open()
  await expect.poll(names).toEqual([checking])
  for (const early of [newPassword(), page.getByRole('alert')]) expect(early.elements()).toEqual([])
  checked.resolve(says(true))
  await expect.element(newPassword()).toBeVisible()
  await expect.element(confirmation()).toBeVisible()
  expect(names()).toEqual([checking])
})

test('AUTH-21: an invalid link says so, sends to the sign-in page and shows no field', async () => {
  serve({ [checking]: says(false) })
  await open()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText(/Demandez-en un nouveau depuis la page de connexion/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /page de connexion/ })).toBeVisible()
  await expect.element(newPassword()).not.toBeInTheDocument()
})

test('AUTH-22 AUTH-23: the new password is sent with the token; then sign-in, and it is said', async () => {
  const { calls } = serve({ [checking]: says(true), [saving]: saved('partner') })
  const portal = await open()
  await fill('Logement2027')
  await save().click()
  await expect.poll(portal.path).toBe('/login')
  await expect.element(page.getByText('Votre mot de passe a bien été modifié.')).toBeVisible()
  expect(JSON.parse(calls.at(-1)!.body)).toEqual({ token: 'jeton-1', new_password: 'Logement2027' })
})

test('AUTH-23: a resident goes on to the sign-in of residents', async () => {
  serve({ [checking]: says(true), [saving]: saved('resident') })
  const portal = await open()
  await fill('Logement2027')
  await save().click()
  await expect.poll(portal.path).toBe('/login?scope=resident')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon logement' })).toBeVisible()
})

test.each([
  'Court1a',
  'logement2026',
  'LOGEMENT2026',
  'LogementNeuf',
  'Logement 2026',
  'Logement_2026',
  'Logément2026',
])('AUTH-24 AUTH-25: « %s » is refused in the browser', async (password) => {
  const { names } = serve({ [checking]: says(true) })
  await open()
  await fill(password)
  await save().click({ force: true })
  await expect.element(page.getByText(/Le format ne correspond pas/)).toBeVisible()
  await expect.element(newPassword()).toHaveFocus()
  expect(names()).not.toContain(saving)
})

test('AUTH-26: another confirmation is refused with its own message', async () => {
  serve({ [checking]: says(true) })
  await open()
  await fill('Logement2027', 'Logement2028')
  await save().click({ force: true })
  await expect.element(page.getByText('Les mots de passe doivent être identiques.')).toBeVisible()
})

test('a link used meanwhile elsewhere is said as invalid', async () => {
  serve({ [checking]: says(true), [saving]: refusal(422, 'PASSWORD_RESET_TOKEN_INVALID') })
  await open()
  await fill('Logement2027')
  await save().click()
  await expect.element(page.getByText(/Ce lien n’est plus valide/)).toBeVisible()
  await expect.element(newPassword()).not.toBeInTheDocument()
})

test('any other refusal is told in the page and nowhere else', async () => {
  serve({ [checking]: says(true), [saving]: refusal(503, 'SERVICE_UNAVAILABLE', 'Le service est indisponible.') })
  await open()
  await fill('Logement2027')
  await save().click()
  await expect.element(page.getByRole('alert').getByText('Le service est indisponible.')).toBeVisible()
  expect(page.getByRole('alert').all()).toHaveLength(1)
  await expect.element(newPassword()).toHaveValue('Logement2027')
})
