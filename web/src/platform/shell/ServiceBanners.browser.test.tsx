import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../session.ts'
import { answersFor, openPortal, refusal, serve } from '../testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 700)
  await cleanup()
  endSession('left')
  localStorage.clear()
  sessionStorage.clear()
})

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
const maintenance = (id: string, resolved_at: string | null) => ({
  id,
  name: `Réseau ${id}`,
  components: [],
  scheduled_for: '2026-11-22T21:00:00.000Z',
  scheduled_until: '2026-11-22T23:30:00.000Z',
  resolved_at,
})
const told = {
  components: [
    { id: 'api', name: 'API', status: 'partial_outage' },
    { id: 'files', name: 'Documents', status: 'major_outage' },
    { id: 'web', name: 'Portail', status: 'operational' },
  ],
  scheduled_maintenances: [maintenance('A', null), maintenance('B', inAnHour), maintenance('C', anHourAgo)],
}

const open = async (summary: object, status = 200) => {
  const answer = status === 200 ? { body: { data: summary } } : refusal(status, 'SERVICE_UNAVAILABLE')
  const wire = serve({ ...answersFor(), 'GET /status/summary': answer })
  const portal = await openPortal('/not-found')
  await expect.element(page.getByRole('main')).toBeInTheDocument()
  return { ...wire, ...portal }
}
const close = (name: string) => page.getByRole('button', { name })

test('SHELL-35 SHELL-37 SHELL-38: a red banner for each component that does not work, a blue one for each maintenance that is not over, until closed', async () => {
  const { router } = await open(told)
  await expect.element(page.getByText('Incident en cours : API.')).toBeVisible()
  await expect.element(page.getByText('Incident en cours : Documents.')).toBeVisible()
  expect(page.getByText(/Portail/).elements()).toHaveLength(0)
  await expect.element(page.getByText('Maintenance prévue : Réseau A.')).toBeVisible()
  await expect.element(page.getByText('Maintenance prévue : Réseau B.')).toBeVisible()
  expect(page.getByText(/Réseau C/).elements()).toHaveLength(0)
  const ground = (kind: string) => getComputedStyle(document.querySelector(`[data-kind='${kind}']`)!).backgroundColor
  expect(ground('incident')).toBe('rgb(163, 22, 31)')
  expect(ground('maintenance')).toBe('rgb(0, 84, 122)')

  await router.navigate({ to: '/elsewhere' })
  await close('Fermer l’annonce de l’incident').first().click()
  await expect.element(page.getByText('Incident en cours : API.')).not.toBeInTheDocument()
  await expect.element(page.getByText('Incident en cours : Documents.')).toBeVisible()
  await expect.element(page.getByText('Maintenance prévue : Réseau A.')).toBeVisible()
})

test('SHELL-39/text: a maintenance says when it begins and ends; what was closed stays closed on the page loaded anew', async () => {
  await open(told)
  await expect.element(page.getByText(/Du 22\/11\/2026 à 22:00 au 23\/11\/2026 à 00:30/).first()).toBeVisible()
  await close('Fermer l’annonce de la maintenance').first().click()
  await cleanup()
  await open(told)
  await expect.element(page.getByText('Maintenance prévue : Réseau B.')).toBeVisible()
  expect(page.getByText('Maintenance prévue : Réseau A.').elements()).toHaveLength(0)
})

test('an incident that gets worse is news again', async () => {
  await open(told)
  await close('Fermer l’annonce de l’incident').first().click()
  await cleanup()
  await open({ ...told, components: [{ id: 'api', name: 'API', status: 'major_outage' }] })
  await expect.element(page.getByText('Incident en cours : API.')).toBeVisible()
})

test('SHELL-39/silent: a status that cannot be asked is neither shown nor told', async () => {
  const { names } = await open({}, 503)
  await expect.poll(names).toContain('GET /user')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})
