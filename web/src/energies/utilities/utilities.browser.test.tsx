import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../../platform/testing.tsx'
import { sent, startAfresh } from '../../projects/testing.ts'
import type { EnergyUtility } from './api.ts'
import './UtilitiesPage.tsx'
import './UtilityDialogs.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const used: EnergyUtility = {
  id: 1,
  name: 'Voltéa',
  energy: 'ELECTRICITY',
  connections_count: 3,
  cannot: { delete: 'IN_USE' },
}
const unused: EnergyUtility = {
  ...used,
  id: 2,
  name: 'Gaz du Val',
  energy: 'GAS',
  connections_count: 0,
  cannot: { delete: null },
}
const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}

test('energy utilities are listed, added, edited, and deleted when no connection is theirs', async () => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/energy-utilities': listOf([used, unused]),
    'POST /admin/energy-utilities': { status: 201, body: { data: unused } },
    'PATCH /admin/energy-utilities/1': { body: { data: used } },
    'DELETE /admin/energy-utilities/2': { status: 204 },
  })
  await openPortal('/admin/energy-utilities')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Fournisseurs d’énergie' })).toBeVisible()
  const dialog = page.getByRole('dialog')
  const act = async (name: string, what: string) => {
    await page.getByRole('button', { name: `Actions sur le fournisseur ${name}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }

  await page.getByRole('button', { name: 'Nouveau fournisseur' }).click()
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill('Gaz du Val')
  await dialog.getByRole('button', { name: 'Créer le fournisseur' }).click()
  await expect.element(page.getByText(/Gaz du Val.» a été créé/)).toBeVisible()
  expect(sent(served, 'POST /admin/energy-utilities')).toEqual({ name: 'Gaz du Val', energy: 'ELECTRICITY' })

  await act('Voltéa', 'Modifier le fournisseur')
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill('Voltéa France')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Le fournisseur a été enregistré.')).toBeVisible()
  expect(sent(served, 'PATCH /admin/energy-utilities/1')).toEqual({ name: 'Voltéa France' })

  await act('Gaz du Val', 'Supprimer le fournisseur')
  await dialog.getByRole('button', { name: 'Supprimer le fournisseur' }).click()
  await expect.poll(served.names).toContain('DELETE /admin/energy-utilities/2')
})
