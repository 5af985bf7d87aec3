import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../platform/session.ts'
import { answersFor, openPortal, refusal, serve } from '../platform/testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const changing = 'PATCH /users/7/email'
const card = () => page.getByRole('region', { name: 'Adresse e-mail' })
const address = () => card().getByLabelText('Nouvelle adresse e-mail')
const secret = () => card().getByLabelText('Votre mot de passe')
const submit = () => card().getByRole('button', { name: 'Changer d’adresse' })
const unproven = () => {
  const answers = answersFor()
  const me = (answers['GET /user'] as { body: { data: object } }).body.data
  return {
    ...answers,
    'GET /user': { body: { data: { ...me, email: 'marie@horizon.example', email_validated: false } } },
  }
}

test.each([
  ['/account/1', 'partner'],
  ['/logement/compte', 'resident'],
] as const)(
  '%s: the new address and the password are sent; the card says that it waits for its mail',
  async (path, scope) => {
    const { calls } = serve({
      ...answersFor('COMPANY_MANAGER', scope),
      [changing]: { body: { data: { pending_email: 'm.tessier@horizon.example' } } },
    })
    await openPortal(path)
    await expect.element(card().getByText(/marie@horizon.example/)).toBeVisible()
    await address().fill(' m.tessier@horizon.example ')
    await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
    await secret().fill('Logement2026')
    await submit().click()
    await expect.element(card().getByText(/remplacera la vôtre dès que vous aurez suivi le lien/)).toBeVisible()
    expect(JSON.parse(calls.find(({ name }) => name === changing)!.body)).toEqual({
      email: 'm.tessier@horizon.example',
      password: 'Logement2026',
    })
    await expect.element(secret()).toHaveValue('')
  },
)

test.each([
  ['PASSWORD_INCORRECT', 422, secret],
  ['EMAIL_ALREADY_USED', 409, address],
] as const)('%s is told under its field, which has the focus', async (reason, status, field) => {
  serve({ ...answersFor(), [changing]: refusal(status, reason, 'Non, pas celui-ci.') })
  await openPortal('/account/1')
  await address().fill('autre@horizon.example')
  await secret().fill('Logement2026')
  await submit().click()
  await expect.element(card().getByText('Non, pas celui-ci.')).toBeVisible()
  await expect.element(field()).toHaveFocus()
})

test('what is no address is said before anything is sent', async () => {
  const { names } = serve(answersFor())
  await openPortal('/account/1')
  await address().fill('pas une adresse')
  await secret().fill('Logement2026')
  await expect.element(card().getByText('Email invalide')).toBeVisible()
  await submit().click({ force: true })
  expect(names()).not.toContain(changing)
})

test('an address that nobody has confirmed says so, and its link is sent again', async () => {
  const { names } = serve({ ...unproven(), 'POST /email-validation-token/resend': { body: { data: {} } } })
  await openPortal('/account/1')
  await expect.element(card().getByText(/n’est pas confirmée/)).toBeVisible()
  await card().getByRole('button', { name: 'Renvoyer le lien' }).click()
  await expect.element(page.getByText('Le lien de confirmation vient de vous être renvoyé.')).toBeVisible()
  expect(names()).toContain('POST /email-validation-token/resend')
})
