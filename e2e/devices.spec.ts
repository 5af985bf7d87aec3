import { expect, expectAccessible, test } from './portal.ts'
import { card, enter, pdf, Person, projectPath, unique } from './world.ts'
import type { APIRequestContext, Page } from '@playwright/test'

const karim = 'karim@renovest.example'
const newProject = async (page: Page, request: APIRequestContext) => {
  const person = await Person.signIn(request, karim)
  const project = await person.create(unique('Équipements'))
  await enter(page, person, projectPath(project))
  return { devices: card(page, 'Équipements'), person, project }
}
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) }).first()

test('DEV-35/delete: a device is added by search, edited, and deleted', async ({ page, request }) => {
  const { devices } = await newProject(page, request)
  // The button changes its place once the list is known to be empty.
  await expect(devices.getByText('aucun équipement')).toBeVisible()
  await devices.getByRole('button', { name: 'Ajouter un équipement' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom ou référence').fill('vitodens 200')
  await dialog.getByRole('button', { name: /^Vitodens 200-W/ }).click()
  await dialog.getByLabel(/^Numéro de série/).fill('E2E-1')
  await expectAccessible(page)
  await dialog.getByLabel(/^Date de mise en service/).fill('03/02/2026')
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByText('« Vitodens 200-W » a été ajouté.')).toBeVisible()

  await devices.getByRole('button', { name: 'Modifier Vitodens 200-W' }).click()
  await expect(dialog.getByLabel(/^Numéro de série/)).toHaveValue('E2E-1')
  await dialog.getByLabel(/^Numéro de série/).fill('E2E-2')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('« Vitodens 200-W » a été enregistré.')).toBeVisible()

  await devices.getByRole('button', { name: 'Afficher le détail : Vitodens 200-W' }).click()
  await expect(devices.getByText('E2E-2')).toBeVisible()
  await devices.getByRole('button', { name: 'Supprimer Vitodens 200-W' }).click()
  await dialog.getByRole('button', { name: 'Supprimer l’équipement' }).click()
  await expect(devices.getByText('aucun équipement')).toBeVisible()
})

test('DEV-09/areas: an opened device shows its calendar and keeps its files', async ({ page, request }) => {
  const person = await Person.signIn(request, karim)
  const project = await person.create(unique('Équipements'))
  const [product] = await person.call<{ id: number }[]>('GET', '/products?search[global_search]=vitodens+200')
  await person.call('POST', `/residences/${project.id}/devices`, {
    product_id: product!.id,
    commissioning_date: '2026-02-03',
  })
  await enter(page, person, projectPath(project))
  const devices = card(page, 'Équipements')
  await devices.getByRole('button', { name: 'Afficher le détail : Vitodens 200-W' }).click()
  await expect(devices.getByText('Le 03/02/2027').first()).toBeVisible()
  await devices.getByRole('button', { name: /^Marquer comme fait : Ramonage/ }).click()
  await expect(page.getByText(/Prochaine échéance le 03\/02\/2028/)).toBeVisible()

  const chooser = page.waitForEvent('filechooser')
  await devices.getByRole('button', { name: 'Ajouter un document' }).click()
  await (await chooser).setFiles(pdf('garantie.pdf'))
  await expect(devices.getByRole('button', { name: 'garantie.pdf', exact: true })).toBeVisible()
  await expect(devices.getByText('Fiche produit').first()).toBeVisible()
  await expectAccessible(page)
  await devices.getByRole('button', { name: 'Supprimer garantie.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le document' }).click()
  await expect(devices.getByRole('button', { name: 'garantie.pdf', exact: true })).toHaveCount(0)
})

test('DEV-15/offered: a product that is missing is asked for, waits in the list, and is withdrawn', async ({
  page,
  request,
}) => {
  const { devices } = await newProject(page, request)
  await devices.getByRole('button', { name: 'Ajouter un équipement' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Produit introuvable/ }).click()
  const panel = dialog.getByRole('group', { name: 'Demander l’ajout d’un produit' })
  await panel.getByLabel('Fabricant').fill('Nordgaz')
  await panel.getByLabel('Référence').fill('X-12')
  await panel.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(row(page, 'X-12')).toContainText('En attente d’ajout au catalogue')
  await expectAccessible(page)
  await devices.getByRole('button', { name: 'Supprimer la demande X-12' }).click()
  await dialog.getByRole('button', { name: 'Supprimer la demande' }).click()
  await expect(devices.getByText('aucun équipement')).toBeVisible()
})
