import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../platform/session.ts'
import { openPortal, refusal, serve } from '../platform/testing.tsx'

beforeEach(async () => {
  await cleanup()
  endSession('left')
  localStorage.clear()
})

const told = (is_off: boolean) => ({
  body: { data: { channel: 'Rappels d’entretien', email: 'c••••@foyer.example', is_off } },
})
const follow = () => {
  history.replaceState(null, '', `${location.pathname}${location.search}#token=jeton-1`)
  return openPortal('/desinscription', { signedIn: false })
}
const ending = 'POST /unsubscriptions/jeton-1'

test('without a sign-in: nothing ends without a click, and then it is said what and where', async () => {
  const { names } = serve({ 'GET /unsubscriptions/jeton-1': told(false), [ending]: told(true) })
  await follow()
  await expect.element(page.getByText(/«\sRappels d’entretien\s», à l’adresse c••••@foyer\.example/)).toBeVisible()
  expect(names()).not.toContain(ending)
  await page.getByRole('button', { name: 'Me désinscrire' }).click()
  await expect.element(page.getByText(/C’est fait/)).toBeVisible()
  expect(names()).toContain(ending)
})

test('a link that is over says so, and so does an address without a token', async () => {
  serve({ 'GET /unsubscriptions/jeton-1': refusal(404, 'UNSUBSCRIBE_TOKEN_INVALID') })
  await follow()
  await expect.element(page.getByText(/Ce lien n’est plus valable/)).toBeVisible()
  await cleanup()
  history.replaceState(null, '', location.pathname + location.search)
  await openPortal('/desinscription', { signedIn: false })
  await expect.element(page.getByText(/Ce lien n’est plus valable/)).toBeVisible()
})
