import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import type { EnergyRequest } from './api.ts'
import './RequestsPage.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const waiting: EnergyRequest = {
  id: 5,
  residence_id: 9,
  user_id: 7,
  energy: 'ELECTRICITY',
  delivery_point: '14411000000001',
  status: 'PENDING',
  utility_id: null,
  created_at: '2026-03-15T09:05:00Z',
  residence: { id: 9, name: 'Appartement A03' },
  company: { id: 3, name: 'Habitat Rivages' },
  requester: { id: 7, name: 'Julien Morel' },
  cannot: { approve: null, reject: null, retry: 'ENERGY_REQUEST_WAITING' },
}
const denied: EnergyRequest = {
  ...waiting,
  id: 6,
  status: 'DENIED',
  residence: { id: 10, name: 'Appartement A04' },
  cannot: { approve: 'ENERGY_REQUEST_DECIDED', reject: 'ENERGY_REQUEST_DECIDED', retry: null },
}
const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const list = 'GET /admin/energy-data-requests'

test('ADMIN-09/screen: the requests with home, delivery point, requester, state and date; approved, rejected, retried', async () => {
  const answer: Answer = { body: { data: waiting } }
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    [list]: listOf([waiting, denied]),
    'POST /admin/energy-data-requests/5/approve': answer,
    'POST /admin/energy-data-requests/5/reject': answer,
    'POST /admin/energy-data-requests/6/retry': answer,
  })
  await openPortal('/admin/enedis-requests')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Demandes Enedis' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Appartement A03' })
  for (const text of ['14411000000001', 'Julien Morel', 'Habitat Rivages', '15/03/2026 à 10:05'])
    await expect.element(row.getByText(text)).toBeVisible()
  const decide = async (home: string, act: string, said: RegExp) => {
    await page.getByRole('button', { name: `Actions sur la demande\u00a0: ${home}` }).click()
    await page.getByRole('menuitem', { name: act }).click()
    await page.getByRole('dialog').getByRole('button', { name: act }).click()
    await expect.element(page.getByText(said)).toBeVisible()
  }
  await decide('Appartement A03', 'Approuver la demande', /A03 est approuvée/)
  await decide('Appartement A03', 'Refuser la demande', /A03 est refusée/)
  await decide('Appartement A04', 'Relancer la demande', /A04 est relancée/)
  for (const act of ['5/approve', '5/reject', '6/retry'])
    expect(served.names()).toContain(`POST /admin/energy-data-requests/${act}`)
  await page.getByRole('button', { name: 'Actions sur la demande\u00a0: Appartement A03' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: /^Relancer la demande/ }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('ADMIN-09/filter: the requests of one state alone are asked for', async () => {
  const served = serve({ ...answersFor(), 'GET /user': administrator, [list]: listOf([waiting, denied]) })
  await openPortal('/admin/enedis-requests')
  await page.getByRole('button', { name: 'Filtrer par : État' }).click()
  await page.getByRole('menuitem', { name: 'Refusé', exact: true }).click()
  await expect
    .poll(() => served.calls.findLast(({ name }) => name === list)?.query.get('search[status]'))
    .toBe('DENIED')
})
