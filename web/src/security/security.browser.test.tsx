import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import type { AdministrationEntry } from '../administration/api.ts'
import type { SecurityEvent, StandingOut } from './api.ts'
import './SecurityPage.tsx'
import '../administration/FeedPage.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const shown: SecurityEvent = {
  id: 12,
  created_at: '2026-03-15T09:05:00Z',
  kind: 'CODE_SHOWN',
  operation: 'projects.getProject',
  actor: { id: 4, name: 'hugo@clairiere.example' },
  impersonator: { id: 9, name: 'support@logis.example' },
  user: null,
  company: { id: 2, name: 'Maisons Clairière' },
  residence: { id: 31, name: 'Maison Les Lilas' },
  details: { codes: 3 },
  ip: '203.0.113.7',
  user_agent: 'Firefox',
  request_id: 'a1',
  session_id: 31,
}
const many: StandingOut = {
  kind: 'NIGHT_EXPORTS',
  day: '2026-03-14',
  count: 2,
  user: { id: 4, name: 'hugo@clairiere.example' },
  ip: null,
}
const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const log = 'GET /admin/security-log'
const open = async (standing: StandingOut[] = [many]) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    [log]: listOf([shown]),
    [`${log}/standing-out`]: { body: { data: standing } },
  })
  await openPortal('/admin/security')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Journal de sécurité' })).toBeVisible()
  const asked = () => served.calls.findLast(({ name }) => name === log)?.query
  return { served, asked }
}

test('who did what, when and from where, in whose name; how long it is kept; one opens to all that is kept of it', async () => {
  await open()
  const row = page.getByRole('row').filter({ hasText: '203.0.113.7' })
  for (const text of ['Code affiché', '15/03/2026 à 10:05', 'Maisons Clairière', 'Assistance'])
    await expect.element(row.getByText(text)).toBeVisible()
  await expect.element(page.getByText(/gardé 12 mois/)).toBeVisible()
  await row.getByRole('button', { name: /Afficher le détail/ }).click()
  await expect.element(page.getByText('projects.getProject')).toBeVisible()
  for (const [name, href] of [
    ['hugo@clairiere.example', '/admin/users?personne=4'],
    ['support@logis.example', '/admin/users?personne=9'],
    ['Maisons Clairière', '/admin/companies/2'],
    ['Maison Les Lilas', '/residence-details/31'],
  ] as const)
    await expect.element(page.getByRole('link', { name: `Ouvrir ${name}` })).toHaveAttribute('href', href)
})

test('an event leads to all that its session did', async () => {
  const { asked } = await open()
  await page.getByRole('button', { name: /Afficher le détail/ }).click()
  await page.getByRole('link', { name: 'Voir la session n° 31' }).click()
  await expect.poll(() => asked()?.get('search[session_id]')).toBe('31')
})

test('a name narrows the log to the person; so do the filters, and what stands out to its day', async () => {
  const { asked } = await open()
  await page.getByRole('button', { name: 'Voir ce qui concerne support@logis.example' }).click()
  await expect.poll(() => asked()?.get('search[user_id]')).toBe('9')
  await page.getByRole('button', { name: 'Voir ce qui concerne 203.0.113.7' }).click()
  await expect.poll(() => asked()?.get('search[ip]')).toBe('203.0.113.7')
  await page.getByRole('button', { name: /^Voir : 2 exports de nuit par hugo/ }).click()
  await expect.poll(() => asked()?.get('search[kind]')).toBe('EXPORTED')
  expect(asked()?.get('search[since]')).toBe('2026-03-14')
  expect(asked()?.get('search[created_at]')).toBe('2026-03-14')
  expect(asked()?.get('search[user_id]')).toBe('4')
})

test('a home narrows the log to what was done to it, and what stands out of an address leads to its events', async () => {
  const { asked } = await open([
    { kind: 'MANY_REFUSALS', day: '2026-03-14', count: 12, user: null, ip: '203.0.113.9' },
    { kind: 'MANY_GUESSES', day: '2026-03-13', count: 15, user: { id: 4, name: 'alice@foyer.example' }, ip: null },
  ])
  await page.getByRole('button', { name: 'Voir ce qui concerne Maison Les Lilas' }).click()
  await expect.poll(() => asked()?.get('search[residence_id]')).toBe('31')
  await page.getByRole('button', { name: 'Voir : 12 connexions refusées : 203.0.113.9' }).click()
  await expect.poll(() => asked()?.get('search[kind]')).toBe('SIGN_IN_REFUSED')
  expect(asked()?.get('search[ip]')).toBe('203.0.113.9')
  await page.getByRole('button', { name: 'Voir : 15 codes résidence refusés à alice@foyer.example' }).click()
  await expect.poll(() => asked()?.get('search[kind]')).toBe('CODE_REFUSED')
  expect(asked()?.has('search[ip]')).toBe(false)
  expect(asked()?.get('search[user_id]')).toBe('4')
})

test('nothing that stands out is said', async () => {
  await open([])
  await expect.element(page.getByText(/Rien ne ressort des 30 derniers jours/)).toBeVisible()
})

const entry: AdministrationEntry = {
  id: 3,
  created_at: '2026-03-15T09:05:00Z',
  action: 'UPDATED',
  model_name: 'Trade',
  model_id: 1,
  name: 'Puisatier',
  changes: [{ attribute_name: 'name_fr', old_value: 'Sourcier', value: 'Puisatier' }],
  actor: { id: 7, name: 'admin@logis.example' },
  impersonator: null,
  operation: 'trades.editTrade',
  request_id: 'a1',
}

test('what administrators did is read from what to what, and filtered', async () => {
  const served = serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/audit-log': listOf([entry]) })
  await openPortal('/admin/feed')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Suivi de l’administration' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'admin@logis.example' })
  for (const text of ['Métier · Modification', 'Nom en français'])
    await expect.element(row.getByText(text)).toBeVisible()
  await expect.element(row).toMatchTextContent(/Avant Sourcier.*Après Puisatier/)
  await page.getByRole('searchbox').fill('puis')
  await expect
    .poll(() => served.calls.findLast(({ name }) => name === 'GET /admin/audit-log')?.query.get('search'))
    .toBe('puis')
})

test('a language is called by its name', async () => {
  const changes = [{ attribute_name: 'locale', old_value: 'fr-FR', value: 'en-UK' }]
  const edited: AdministrationEntry = { ...entry, model_name: 'User', name: 'Marie Tessier', changes }
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/audit-log': listOf([edited]) })
  await openPortal('/admin/feed')
  const row = page.getByRole('row').filter({ hasText: 'admin@logis.example' })
  await expect.element(row).toMatchTextContent(/Langue.*Avant Français.*Après Anglais/)
})

test('every part of a class that administrators change has a name', async () => {
  const attributes = ['code', 'name_fr', 'name_en', 'parent', 'type', 'nature', 'is_boiler', 'default_lifespan']
  const changes = attributes.map((attribute_name) => ({ attribute_name, old_value: '1', value: '2' }))
  const changed: AdministrationEntry = { ...entry, model_name: 'ProductClass', name: 'Poêle', changes }
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/audit-log': listOf([changed]) })
  await openPortal('/admin/feed')
  const row = page.getByRole('row').filter({ hasText: 'Poêle' })
  await expect.element(row).toMatchTextContent(/Nature.*Chaudière.*Durée de vie/)
  await expect.element(row).not.toMatchTextContent(/[a-z]_[a-z]/)
})
