import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeLocale } from '../platform/i18n.ts'
import { answersFor, listOf, me, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { Trade } from './api.ts'
import './TradesPage.tsx'
import '../reference/CodedDialogs.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const plumber: Trade = {
  id: 1,
  code: 'plumber',
  name_fr: 'Plombier',
  name_en: 'Plumber',
  archived: false,
  contacts_count: 12,
  cannot: { delete: 'IN_USE' },
}
const digger: Trade = {
  ...plumber,
  id: 2,
  code: 'well_digger',
  name_fr: 'Puisatier',
  name_en: 'Well digger',
  contacts_count: 0,
  cannot: { delete: null },
}

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const open = async (trades: Trade[] = [plumber, digger], more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/jobs': listOf(trades),
    'POST /admin/jobs': { status: 201, body: { data: digger } },
    'PATCH /admin/jobs/2': { body: { data: digger } },
    'DELETE /admin/jobs/2': { status: 204 },
    ...more,
  })
  await openPortal('/admin/trades')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Métiers' })).toBeVisible()
  return served
}
const dialog = () => page.getByRole('dialog')
const field = (label: RegExp) => dialog().getByLabelText(label)
const rowAct = async (name: string, act: string) => {
  await page.getByRole('button', { name: `Actions sur le métier ${name}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const said = async (text: string) => await expect.element(page.getByText(text)).toBeVisible()

test('ADMIN-07/screen: the trades with code and names, searched and ordered; one is added, changed and deleted', async () => {
  const served = await open()
  const row = page.getByRole('row').filter({ hasText: 'Puisatier' })
  for (const text of ['Well digger', 'well_digger', 'Proposé']) await expect.element(row.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Code' }).click()
  await page.getByRole('searchbox').fill('puits')
  await expect
    .poll(() => served.calls.findLast(({ name }) => name === 'GET /admin/jobs')?.query.toString())
    .toMatch(/search=puits.*sort=code|sort=code.*search=puits/)

  await page.getByRole('button', { name: 'Nouveau métier' }).click()
  await field(/^Nom en français/).fill('Puisatier')
  await field(/^Nom en anglais/).fill('Well digger')
  await field(/^Code/).fill('Puits')
  await userEvent.tab()
  await expect.element(dialog().getByText(/^Utilisez des minuscules/)).toBeVisible()
  await field(/^Code/).fill('well_digger')
  await dialog().getByRole('button', { name: 'Créer le métier' }).click()
  await said('Le métier « Puisatier » a été créé.')
  expect(sent(served, 'POST /admin/jobs')).toEqual({
    code: 'well_digger',
    name_fr: 'Puisatier',
    name_en: 'Well digger',
  })

  await rowAct('Puisatier', 'Modifier le métier')
  await field(/^Nom en français/).fill('Sourcier')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('Le métier a été enregistré.')
  expect(sent(served, 'PATCH /admin/jobs/2')).toEqual({ name_fr: 'Sourcier' })

  await rowAct('Puisatier', 'Supprimer le métier')
  await dialog().getByRole('button', { name: 'Supprimer le métier' }).click()
  await said('Le métier « Puisatier » a été supprimé.')
  expect(served.names()).toContain('DELETE /admin/jobs/2')
})

test('where nobody asks for an order, it is that of the name which is read, in either language', async () => {
  const served = await open()
  const order = () => served.calls.findLast(({ name }) => name === 'GET /admin/jobs')?.query.get('sort')
  const ordered = () => page.getByRole('columnheader', { name: /^(Nom en|Name in)/ }).elements()
  const sorted = () => ordered().map((header) => header.getAttribute('aria-sort') ?? 'none')
  await expect.poll(sorted).toEqual(['ascending', 'none'])
  expect(order()).toBe('name_fr')
  await changeLocale('en-UK')
  await expect.poll(order).toBe('name_en')
  await expect.poll(sorted).toEqual(['none', 'ascending'])
})

test('one that contacts have says why it is not deleted, and can be archived', async () => {
  const served = await open(undefined, { 'PATCH /admin/jobs/1': { body: { data: { ...plumber, archived: true } } } })
  await page.getByRole('button', { name: 'Actions sur le métier Plombier' }).click()
  const remove = page.getByRole('menuitem', { name: /^Supprimer le métier/ })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await expect.element(remove.getByText('Cet élément est utilisé et ne peut pas être supprimé.')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Archiver le métier' }).click()
  await dialog().getByRole('button', { name: 'Archiver le métier' }).click()
  await said('Le métier « Plombier » a été archivé.')
  expect(sent(served, 'PATCH /admin/jobs/1')).toEqual({ archived: true })
})

test('an archived trade is told as such, and may be offered again', async () => {
  const served = await open([{ ...digger, archived: true }])
  await expect.element(page.getByRole('row').filter({ hasText: 'Puisatier' }).getByText('Archivé')).toBeVisible()
  await rowAct('Puisatier', 'Proposer à nouveau')
  await dialog().getByRole('button', { name: 'Proposer à nouveau' }).click()
  await said('Le métier « Puisatier » est à nouveau proposé.')
  expect(sent(served, 'PATCH /admin/jobs/2')).toEqual({ archived: false })
})

test('a code that is taken is told under its field', async () => {
  await open(undefined, { 'POST /admin/jobs': refusal(409, 'CODE_EXISTS', 'Ce code est déjà utilisé.') })
  await page.getByRole('button', { name: 'Nouveau métier' }).click()
  for (const label of [/^Nom en français/, /^Nom en anglais/]) await field(label).fill('Plombier')
  await field(/^Code/).fill('plumber')
  await dialog().getByRole('button', { name: 'Créer le métier' }).click()
  await expect.element(field(/^Code/)).toHaveAccessibleDescription(/Ce code est déjà utilisé/)
})
