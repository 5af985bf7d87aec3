import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { Retention } from './api.ts'
import './RetentionPage.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const due: Retention = {
  id: 5,
  company: { id: 5, name: 'Bâtir Ouest', type: 'RESIDENCE_BUILDER' },
  ended_on: '2022-06-30',
  kept_until: '2025-06-30',
  is_extended: false,
  state: 'DUE',
  announced_at: '2025-06-15T08:00:00Z',
  hold: null,
  homes_count: 12,
  staying_count: 2,
  storage_bytes: 5_000_000,
  erased_count: 0,
  decided_at: null,
  cannot: { archive: null, erase: null, hold: null, release: 'RETENTION_NOT_HELD' },
}
const held: Retention = {
  ...due,
  id: 6,
  company: { id: 6, name: 'Rénov’Est', type: 'RENOVATION' },
  state: 'HELD',
  is_extended: true,
  hold: { reason: 'Litige en cours', held_at: '2025-08-01T08:00:00Z', held_by: 'admin@logis.example' },
  cannot: { archive: 'RETENTION_HELD', erase: 'RETENTION_HELD', hold: 'RETENTION_HELD', release: null },
}
const third: Retention = { ...due, id: 7, company: { ...due.company, id: 7, name: 'Sud Habitat' }, homes_count: 3 }

const open = async (rows = [due, held, third]) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/retention': listOf(rows),
    'POST /admin/retention/decisions': { body: { data: { decided: 2 } } },
    'PUT /admin/retention/5/hold': { body: { data: { ...due, state: 'HELD', hold: held.hold } } },
    'DELETE /admin/retention/6/hold': { body: { data: { ...held, state: 'DUE', hold: null } } },
  })
  await openPortal('/admin/retention')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Conservation des données/ })).toBeVisible()
  return served
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const menu = async (name: string, act: string) => {
  await page.getByRole('button', { name: `Décider des données de ${name}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const dialog = () => page.getByRole('dialog')

test('administrators read until when each company’s data is kept, whether it was told, what stays, and why it is on hold', async () => {
  await open()
  await expect
    .element(row('Bâtir Ouest'))
    .toMatchTextContent(/30\/06\/2025.*terminé le 30\/06\/2022.*15\/06\/2025.*12 projets.*2 restent.*À décider/)
  await expect.element(row('Rénov’Est')).toMatchTextContent(/gelée\s: Litige en cours.*avec l’extension.*Gelée/)
})

test('a selection is erased once the word is typed; one that is on hold closes it, and says so', async () => {
  const served = await open()
  await row('Bâtir Ouest').getByRole('checkbox').click()
  await row('Rénov’Est').getByRole('checkbox').click()
  const erase = page.getByRole('button', { name: 'Effacer les données' })
  await expect.element(erase).toHaveAttribute('aria-disabled', 'true')
  await row('Rénov’Est').getByRole('checkbox').click()
  await row('Sud Habitat').getByRole('checkbox').click()
  await erase.click()
  await expect
    .element(dialog())
    .toMatchTextContent(/Bâtir Ouest, Sud Habitat.*11 projets seront effacés.*4 projets restent/)
  const confirm = dialog().getByRole('button', { name: 'Effacer les données' })
  await expect.element(confirm).toBeDisabled()
  await dialog().getByRole('textbox').fill('EFFACER')
  await confirm.click()
  await expect.element(page.getByText('L’effacement des données de 2 sociétés a commencé.')).toBeVisible()
  expect(sent(served, 'POST /admin/retention/decisions')).toEqual({ company_ids: [5, 7], act: 'ERASE' })
})

test('one company is archived, held with a reason, and released', async () => {
  const served = await open()
  await menu('Bâtir Ouest', 'Archiver les données')
  await dialog().getByRole('button', { name: 'Archiver les données' }).click()
  await expect.poll(() => sent(served, 'POST /admin/retention/decisions')).toEqual({ company_ids: [5], act: 'ARCHIVE' })
  await menu('Bâtir Ouest', 'Geler les données')
  await dialog()
    .getByRole('textbox', { name: /^Motif/ })
    .fill('Enquête')
  await dialog().getByRole('button', { name: 'Geler', exact: true }).click()
  await expect.element(page.getByText('Les données de Bâtir Ouest sont gelées.')).toBeVisible()
  expect(sent(served, 'PUT /admin/retention/5/hold')).toEqual({ reason: 'Enquête' })
  await menu('Rénov’Est', 'Lever le gel')
  await expect.element(dialog()).toMatchTextContent(/Litige en cours/)
  await dialog().getByRole('button', { name: 'Lever le gel' }).click()
  await expect.element(page.getByText('Le gel des données de Rénov’Est est levé.')).toBeVisible()
})

test('what is being erased is told erased without anyone asking again', async () => {
  const served = await open([{ ...due, state: 'ERASING' }])
  await expect.element(page.getByText('Effacement en cours')).toBeVisible()
  served.answers['GET /admin/retention'] = listOf([{ ...due, state: 'ERASED', erased_count: 10 }])
  await expect.element(page.getByText('Effacée'), { timeout: 8000 }).toBeVisible()
})
