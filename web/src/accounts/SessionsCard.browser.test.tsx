import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { changeLocale } from '../platform/i18n.ts'
import { endSession } from '../platform/session.ts'
import { answersFor, openPortal, refusal, serve } from '../platform/testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const asked = 'GET /users/7/sessions'
const session = (id: number, more: object = {}) => ({
  id,
  is_current: false,
  scope: 'partner',
  browser: 'Firefox',
  system: 'Windows',
  opened_at: '2026-11-20T08:05:00Z',
  last_used_at: '2026-11-22T09:10:00Z',
  ip: '192.0.2.7',
  ...more,
})
const current = session(1, { is_current: true })
const phone = session(2, { browser: 'Safari', system: 'iPhone', scope: 'resident', ip: null })
const unknown = session(3, { browser: null, system: null, opened_at: '2026-11-19T08:05:00Z' })
const list = (...rows: object[]) => ({ body: { data: rows } })
const card = () => page.getByRole('region', { name: 'Sessions ouvertes' })
const rows = () => card().getByRole('listitem')
const textOf = (row: number) => rows().elements()[row]?.textContent

test.each([
  ['/security', 'COMPANY_MANAGER', 'partner'],
  ['/logement/securite', 'COMPANY_MANAGER', 'resident'],
] as const)(
  '%s tells what is open: with what, where, since when; the one here is marked and has no button',
  async (path, type, scope) => {
    serve({ ...answersFor(type, scope), [asked]: list(current, phone, unknown) })
    await openPortal(path)
    await expect.poll(() => textOf(0)).toContain('Firefox sur WindowsCette session')
    await expect.poll(() => textOf(0)).toContain('Espace partenaire · adresse 192.0.2.7')
    await expect.poll(() => textOf(0)).toContain('Ouverte le 20/11/2026 à 09:05, utilisée le 22/11/2026 à 10:10')
    expect(rows().nth(0).getByRole('button').elements()).toHaveLength(0)
    await expect.poll(() => textOf(1)).toContain('Safari sur iPhoneMon logement')
    await expect.poll(() => textOf(2)).toContain('Appareil non reconnu')
  },
)

test('closing one asks the server, says so, shows what is left, and keeps the focus on the list; by keyboard', async () => {
  const { calls, answers } = serve({
    ...answersFor(),
    [asked]: list(current, phone, unknown),
    'DELETE /users/7/sessions/2': { status: 204 },
  })
  await openPortal('/security')
  const button = card().getByRole('button', {
    name: 'Fermer la session Safari sur iPhone ouverte le 20/11/2026 à 09:05',
  })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  answers[asked] = list(current, unknown)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('La session Safari sur iPhone est fermée.')).toBeVisible()
  await expect.poll(() => rows().elements().length).toBe(2)
  expect(calls.filter(({ name }) => name.startsWith('DELETE')).map(({ name }) => name)).toEqual([
    'DELETE /users/7/sessions/2',
  ])
  await expect.poll(() => card().element().contains(document.activeElement)).toBe(true)
})

test('all others end with one button, which is there only while there are others', async () => {
  const { answers } = serve({
    ...answersFor(),
    [asked]: list(current, phone, unknown),
    'DELETE /users/7/sessions': { body: { data: { ended: 2 } } },
  })
  await openPortal('/security')
  const all = card().getByRole('button', { name: 'Fermer toutes les autres sessions' })
  await expect.element(all).toBeVisible()
  answers[asked] = list(current)
  await all.click()
  await expect.element(page.getByText('Vos autres sessions sont fermées.')).toBeVisible()
  await expect.poll(() => rows().elements().length).toBe(1)
  await expect.poll(() => all.elements().length).toBe(0)
})

test('what failed is told in the card, and one that was over already is told once and leaves the list', async () => {
  const { answers } = serve({ ...answersFor(), [asked]: refusal(503, 'SERVICE_UNAVAILABLE', 'Service indisponible.') })
  await openPortal('/security')
  await expect.element(card().getByText('Service indisponible.')).toBeVisible()
  answers[asked] = list(current, phone)
  await card().getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(rows().nth(1)).toBeVisible()
  answers['DELETE /users/7/sessions/2'] = refusal(404, 'RESOURCE_NOT_FOUND', 'Cet élément est introuvable.')
  answers[asked] = list(current)
  await rows().nth(1).getByRole('button').click()
  await expect.element(page.getByText('Cet élément est introuvable.')).toBeVisible()
  await expect.poll(() => rows().elements().length).toBe(1)
})

test('in English', async () => {
  serve({ ...answersFor(), [asked]: list(current, phone) })
  await openPortal('/security')
  await changeLocale('en-UK')
  const region = page.getByRole('region', { name: 'Open sessions' })
  await expect.element(region.getByText('Safari on iPhone')).toBeVisible()
  await expect.element(region.getByRole('button', { name: 'Close all other sessions' })).toBeVisible()
})
