import { afterEach, expect, test, vi } from 'vitest'

import { page } from 'vitest/browser'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import './NewCampaignDialog.tsx'

afterEach(() => void vi.restoreAllMocks())

const views = listOf(
  [
    {
      id: 12,
      list: 'projects',
      name: 'Remises de juin',
      is_shared: true,
      is_own: true,
      author: null,
      query: 'lilas',
      sort: null,
      columns: null,
      criteria: { created_at: { value: '2026-06-01', symbol: '>=' } },
      cannot: { edit: null, share: null },
    },
  ],
  { cannot: { create: null, share: null } },
)

/** The dialog of a new campaign, and what it sends. */
const beginning = async (type?: 'SOCIAL_LANDLORD') => {
  const served = serve({
    ...answersFor(type),
    'GET /companies/1/campaigns': listOf([]),
    'GET /companies/1/views': views,
    'GET /companies/1/intakes': listOf([]),
    'POST /companies/1/campaigns': 'no answer',
  })
  await openPortal('/invitations/1')
  await page.getByRole('button', { name: 'Nouvelle campagne' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  const submit = dialog.getByRole('button', { name: 'Préparer la campagne' })
  const sent = async () => {
    await submit.click()
    await expect.poll(() => served.calls.findLast(({ name }) => name === 'POST /companies/1/campaigns')).toBeDefined()
    return JSON.parse(served.calls.findLast(({ name }) => name === 'POST /companies/1/campaigns')!.body) as unknown
  }
  return { dialog, submit, sent, served }
}

test('a campaign of the homes of a saved view is asked for by what the view narrows, and bears its name', async () => {
  const { dialog, submit, sent } = await beginning()
  await dialog.getByRole('radio', { name: 'Une vue enregistrée' }).click()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('combobox', { name: 'Vue' }).click()
  await page.getByRole('option', { name: 'Remises de juin' }).click()
  expect(await sent()).toEqual({
    name: 'Remises de juin',
    search: { '': 'lilas', created_at: '2026-06-01', created_at_symbol: '>=' },
  })
})

test('a view that is gone when the campaign begins is told: the homes of nobody’s choice are not taken in its place', async () => {
  const { dialog, submit, served } = await beginning()
  await dialog.getByRole('radio', { name: 'Une vue enregistrée' }).click()
  await dialog.getByRole('combobox', { name: 'Vue' }).click()
  await page.getByRole('option', { name: 'Remises de juin' }).click()
  served.answers['GET /companies/1/views'] = listOf([], { cannot: { create: null, share: null } })
  // What is a minute old is read anew once the signal is back.
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000)
  for (const signal of ['offline', 'online']) window.dispatchEvent(new Event(signal))
  await expect.poll(() => dialog.getByRole('radio', { name: 'Une vue enregistrée' }).elements()).toEqual([])
  await submit.click({ force: true })
  await expect.element(dialog.getByText(/^Cette vue a été supprimée/)).toBeVisible()
  expect(served.names()).not.toContain('POST /companies/1/campaigns')
})

test('contract numbers may be copied from a column of a sheet, each counts once; without a view there is no name', async () => {
  const { dialog, submit, sent } = await beginning()
  await dialog.getByRole('radio', { name: 'Des numéros de contrat' }).click()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Numéros de contrat').fill(' C-1\nC-2;C-1\t')
  expect(await sent()).toEqual({ contract_numbers: ['C-1', 'C-2'] })
})

test('a landlord pastes contracts with the addresses of the tenants; the lines that cannot be written to are told before anything is sent', async () => {
  const { dialog, submit, sent } = await beginning('SOCIAL_LANDLORD')
  await dialog.getByRole('radio', { name: 'Des contrats, avec l’e-mail des locataires' }).click()
  const lines = dialog.getByLabelText('Contrats et e-mails')
  await lines.fill('C-1\tlea@foyer.example\nC-2\tpas-une@adresse\nseule@foyer.example')
  await submit.click({ force: true })
  await expect
    .element(dialog.getByText('2 lignes n’ont pas de contrat, ou leur e-mail n’est pas valable : 2, 3.'))
    .toBeVisible()
  await lines.fill('C-1\tlea@foyer.example\n\nPaul <paul@foyer.example>;C-2\nC-3\t')
  expect(await sent()).toEqual({
    contract_numbers: ['C-3'],
    recipients: [
      { contract_number: 'C-1', email: 'lea@foyer.example' },
      { contract_number: 'C-2', email: 'paul@foyer.example' },
    ],
  })
})
