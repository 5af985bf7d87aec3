import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import '../security/SecurityPage.tsx'
import './FeedPage.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const ada = {
  id: 7,
  username: 'ada@logis.example',
  email: 'ada@logis.example',
  email_validated: true,
  pending_email: null,
  first_name: 'Ada',
  last_name: 'Renaud',
  picture_path: null,
  locale: 'fr-FR',
  state: 'ACTIVE',
  global_roles: [],
  memberships: [],
  homes: [],
  homes_count: 0,
  sessions_count: 0,
  last_connection_at: null,
  created_at: '2026-01-05T09:00:00Z',
  cannot: { edit: null, change_email: null, disable: null, enable: null, reset: null, set_roles: null },
}

test('who has changed nothing is named all the same; the feed leaves as a file, as it is narrowed', async () => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/audit-log': listOf([]),
    'GET /admin/users/7': { body: { data: ada } },
    'GET /admin/audit-log/export': { body: 'Date' },
  })
  await openPortal('/admin/feed?q.actor_user_id=7')
  await expect.element(page.getByRole('button', { name: /Auteur.*ada@logis\.example/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click()
  await expect
    .poll(() => served.calls.findLast(({ name }) => name.endsWith('/export'))?.query.toString())
    .toMatch(/actor_user_id.*7/)
})

test('a company that was merged says into which one', async () => {
  const gone = { model_name: 'Company', model_id: 9, name: 'Bâtir Ouest', operation: 'partners.mergePartner' }
  const changes = [
    { attribute_name: 'name', old_value: 'Bâtir Ouest', value: null },
    { attribute_name: 'merged_into', old_value: null, value: 'Maisons Clairière' },
  ]
  const by = { actor: { id: 7, name: 'ada@logis.example' }, impersonator: null }
  const asked = { id: 1, created_at: '2026-11-02T09:00:00Z', request_id: '00000000-0000-4000-8000-000000000000' }
  serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/audit-log': listOf([{ ...asked, ...gone, ...by, action: 'DELETED', changes }]),
  })
  await openPortal('/admin/feed')
  await expect.element(page.getByText('Maisons Clairière', { exact: true })).toBeVisible()
  expect(page.getByText('vide', { exact: true }).elements()).toEqual([])
})

test('a state and an energy are called as their nouns call them, an amount is one of euros and a number a name', async () => {
  const entry = (id: number, model_name: string, changes: Record<string, string>) => ({
    id,
    created_at: '2026-11-02T09:00:00Z',
    action: 'CREATED',
    model_name,
    model_id: id,
    name: `Objet ${id}`,
    operation: 'orders.createOrder',
    request_id: '00000000-0000-4000-8000-000000000000',
    actor: { id: 7, name: 'ada@logis.example' },
    impersonator: null,
    changes: Object.entries(changes).map(([attribute_name, value]) => ({ attribute_name, old_value: null, value })),
  })
  serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/audit-log': listOf([
      entry(1, 'PurchaseOrder', { status: 'OPEN', amount: '12345.6', number: '20260' }),
      entry(2, 'Invoice', { status: 'CANCELLED' }),
      entry(3, 'EnergyUtility', { energy: 'GAS' }),
    ]),
  })
  await openPortal('/admin/feed')
  for (const name of ['À facturer', 'Annulée', 'Gaz', /^12\s345,60\s€$/, '20260'])
    await expect.element(page.getByText(name, { exact: true })).toBeVisible()
})

test('nor is whoever is in no event of the security log a number there', async () => {
  serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/security-log': listOf([]),
    'GET /admin/security-log/standing-out': { body: { data: [] } },
    'GET /admin/users/7': { body: { data: ada } },
  })
  await openPortal('/admin/security?q.user_id=7')
  await expect.element(page.getByRole('button', { name: /Personne.*ada@logis\.example/ }).first()).toBeVisible()
})
