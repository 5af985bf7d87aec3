import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../platform/session.ts'
import { readOfTab } from '../platform/storage.ts'
import { answersFor, openPortal, refusal, serve } from '../platform/testing.tsx'

beforeEach(async () => {
  await cleanup()
  endSession('left')
  localStorage.clear()
  sessionStorage.clear()
  notifications.clean()
})

const checking = 'GET /email-validation-token'
const says = (is_valid: boolean, needs_sign_in = false) => ({ body: { data: { is_valid, needs_sign_in } } })
/** The link of a mail: the page reads the fragment of the browser's own address. */
const follow = async (signedIn: boolean) => {
  history.replaceState(null, '', `${location.pathname}${location.search}#token=jeton-1`)
  return openPortal('/email/validation', { signedIn })
}
const confirm = () => page.getByRole('button', { name: 'Confirmer mon adresse' })

test('AUTH-31: signed in, the link is checked once and the page says that the address is confirmed', async () => {
  const { calls } = serve({ ...answersFor(), [checking]: says(true) })
  await follow(true)
  await expect.element(page.getByText(/Votre adresse e-mail est confirmée/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continuer' })).toBeVisible()
  const checks = calls.filter(({ name }) => name === checking)
  expect(checks.map(({ query }) => query.get('token'))).toEqual(['jeton-1'])
  expect(readOfTab('email_token')).toBeNull()
})

test('AUTH-31: to a stranger, a program that looks through mails among them, nothing happens without a click', async () => {
  const { names } = serve({ [checking]: says(true) })
  await follow(false)
  await expect.element(confirm()).toBeVisible()
  expect(names()).not.toContain(checking)
  await confirm().click()
  await expect.element(page.getByText(/Votre adresse e-mail est confirmée/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Se connecter' })).toBeVisible()
})

test('AUTH-31: a link that is over says so, and so does an address without a token', async () => {
  serve({ ...answersFor(), [checking]: says(false) })
  await follow(true)
  await expect.element(page.getByText(/Ce lien n’est pas valable/)).toBeVisible()
  await cleanup()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
  await openPortal('/email/validation', { signedIn: false })
  await expect.element(page.getByText(/Ce lien n’est pas valable/)).toBeVisible()
})

test('an account’s own address is confirmed by whoever signs in to it: the way leads there and back', async () => {
  serve({ ...answersFor(), [checking]: says(true, true) })
  const { path } = await follow(false)
  await confirm().click()
  await expect.element(page.getByText(/Connectez-vous au compte qui demande cette adresse/)).toBeVisible()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect.poll(path).toContain('/login')
  expect(decodeURIComponent(path())).toContain('redirect=/email/validation')
  expect(readOfTab('email_token')).toBe('jeton-1')
})

test('staff who ask for an address that an account has sign in to the partner portal, and come back', async () => {
  serve({ ...answersFor(), [checking]: says(true, true) })
  const { path } = await follow(false)
  await confirm().click()
  await page.getByRole('button', { name: /Accédez au portail partenaire/ }).click()
  await expect.poll(path).toContain('/login')
  expect(decodeURIComponent(path())).toContain('redirect=/email/validation')
  expect(path()).not.toContain('scope=')
})

test('a failure is told, and asked again', async () => {
  const { answers } = serve({
    ...answersFor(),
    [checking]: refusal(503, 'SERVICE_UNAVAILABLE', 'Service indisponible.'),
  })
  await follow(true)
  await expect.element(page.getByText('Service indisponible.')).toBeVisible()
  answers[checking] = says(true)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/Votre adresse e-mail est confirmée/)).toBeVisible()
})
