import type { CompanyType } from '@logis/contract/companies.rules'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { horizon } from '../../companies/testing.ts'
import { sent, startAfresh } from '../../projects/testing.ts'
import { answersFor, listOf, openPortal, serve } from '../testing.tsx'

const types = [
  { code: 'INSTALLER', name: 'Installateur' },
  { code: 'SOCIAL_LANDLORD', name: 'Bailleur' },
]
const creating = 'POST /companies/1/children'
const dialog = () => page.getByRole('dialog', { name: 'Ajouter une société affiliée' })
const field = () => dialog().getByRole('combobox', { name: 'Type de société' })
const add = () => dialog().getByRole('button', { name: 'Ajouter la société' })

/** The dialog of whoever administers a company of this type, with a name already typed. */
const openDialog = async (type: CompanyType) => {
  await startAfresh()
  const served = serve({
    ...answersFor(type),
    'GET /companies/1': { body: { data: { ...horizon, type } } },
    'GET /companies/1/parents': listOf([]),
    'GET /companies/1/children': listOf([]),
    'GET /company-types': { body: { data: types } },
    [creating]: { status: 201, body: { data: { ...horizon, id: 30, name: 'Horizon Ouest' } } },
  })
  await openPortal('/company/1')
  await page.getByRole('button', { name: 'Groupe Horizon', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Sociétés' })
  await panel.getByRole('button', { name: 'Ajouter une société affiliée' }).click()
  await dialog().getByLabelText('Nom de la société').fill('Horizon Ouest')
  return served
}

test('AFF-07/screen a manager picks the type of an affiliate, and adds none without it', async () => {
  const served = await openDialog('COMPANY_MANAGER')
  await expect.element(add()).toHaveAttribute('aria-disabled', 'true')
  await field().click()
  await page.getByRole('option', { name: 'Installateur' }).click()
  await add().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(served, creating)).toMatchObject({ data: { name: 'Horizon Ouest', type: 'INSTALLER' } })
})

test.each(['RESIDENCE_BUILDER', 'INSTALLER', 'SOCIAL_LANDLORD'] as const)(
  'AFF-07/screen a %s sees no field for it: its affiliates are of its own type',
  async (type) => {
    const served = await openDialog(type)
    await expect.element(dialog().getByText(/Groupe Horizon/)).toBeVisible()
    expect(field().elements()).toEqual([])
    await add().click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sent(served, creating)).toMatchObject({ data: { name: 'Horizon Ouest', type } })
  },
)
