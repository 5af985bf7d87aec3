import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../platform/session.ts'
import { openPortal, serve } from '../platform/testing.tsx'

const asking = 'POST /reset-password'

beforeEach(async () => {
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const open = async (path = '/login') => {
  await openPortal(path, { signedIn: false })
  await page.getByRole('button', { name: 'Mot de passe oublié ?' }).click()
}
const email = () => page.getByRole('dialog').getByRole('textbox')
const send = () => page.getByRole('button', { name: 'Recevoir le lien' })

test.each(['', 'marie', 'marie@horizon', 'marie horizon@example.fr'])(
  'AUTH-16: nothing is sent for « %s »',
  async (typed) => {
    const { names } = serve({})
    await open()
    await email().fill(typed)
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
    await send().click({ force: true })
    await expect.element(email()).toHaveFocus()
    expect(names()).toEqual([])
  },
)

test('AUTH-01 AUTH-17 AUTH-18: the address is sent with its context, and one neutral sentence answers for six seconds', async () => {
  const { calls } = serve({ [asking]: { body: { data: {} } } })
  const shown = vi.spyOn(notifications, 'show')
  await open()
  await email().fill(' marie@horizon.example ')
  await send().click()
  await expect.element(page.getByText(/Si un compte existe pour cette adresse/)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(JSON.parse(calls[0]!.body)).toEqual({ email: 'marie@horizon.example', context: 'partner' })
  expect(shown.mock.calls.map(([toast]) => toast.autoClose)).toEqual([6000])
})

test('a resident asks for the residents’ context', async () => {
  const { calls } = serve({ [asking]: { body: { data: {} } } })
  await open('/login?scope=resident')
  await email().fill('claire@foyer.example')
  await send().click()
  await expect.poll(() => calls.length).toBe(1)
  expect(JSON.parse(calls[0]!.body)).toMatchObject({ context: 'resident' })
})

test('whoever misses the button of their organisation reads that the link is for them too', async () => {
  serve({})
  await open()
  await expect.element(email()).toHaveAccessibleDescription(/jamais eu.*bouton de connexion .* n’apparaît plus/)
})

test('the address that was typed to sign in is the one whose password is lost', async () => {
  const { calls } = serve({ [asking]: { body: { data: {} } } })
  await openPortal('/login', { signedIn: false })
  await page.getByRole('textbox', { name: /^Identifiant/ }).fill('marie@horizon.example')
  await page.getByRole('button', { name: 'Mot de passe oublié ?' }).click()
  await expect.element(email()).toHaveValue('marie@horizon.example')
  await send().click()
  const asked = () => calls.find(({ name }) => name === asking)?.body ?? '{}'
  await expect.poll(() => JSON.parse(asked()) as object).toMatchObject({ email: 'marie@horizon.example' })
})
