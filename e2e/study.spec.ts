import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal.ts'
import { card, enter, Person, projectPath, unique, type File, type Project } from './world.ts'

const sampleOf = (name: string) => readFileSync(path.join(import.meta.dirname, '../server/fault/rsee', name))
const sample = sampleOf('re2020-maison-valide.xml').toString()

/** The sample study of a house, whose first wall has a name that no other test knows. */
const studyFile = (wall: string): File => ({
  name: 'etude.xml',
  mimeType: 'application/xml',
  buffer: Buffer.from(sample.replace('Mur ext. brique 20 + laine de verre 140 (ITI)', wall)),
})

const house = async (marie: Person, hugo: Person): Promise<Project> =>
  marie.create(unique('Maison'), { companyId: hugo.companyId })

const importing = (page: Page) => page.getByRole('dialog', { name: 'Importer l’étude thermique' })
const openImport = (page: Page) => page.getByRole('button', { name: /^Importer depuis l’étude thermique/ }).click()
/** The card of the wall that was opened last. */
const wallCard = (page: Page) => importing(page).locator('section[aria-current]')
const openWall = async (page: Page, name: string) => {
  await importing(page).getByRole('navigation').getByRole('button', { name }).click()
  await expect(wallCard(page)).toContainText(name)
  // A card is drawn whole, and hears the keys, once it has come into sight.
  await expect(wallCard(page).getByLabel('Caractéristiques de la paroi')).toBeVisible()
}
const choose = async (page: Page, field: Locator, option: string) => {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const facts = (page: Page) => wallCard(page).getByLabel('Caractéristiques de la paroi')
const row = (page: Page) => wallCard(page).getByRole('group', { name: 'Ligne 1' })
const thickness = (page: Page) => row(page).getByLabel('Épaisseur (mm)')
const compared = (page: Page) => page.getByRole('dialog', { name: 'Importer les parois' })

test('IMP-03 IMP-07: a thermal study becomes the materials of two houses', async ({ page, request }) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const first = await house(marie, hugo)
  const wall = unique('Mur de façade')
  await enter(page, hugo, projectPath(first))

  await test.step('the study is attached, with the office that made it', async () => {
    await card(page, 'Informations').getByRole('button', { name: 'Ajouter une étude' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter une étude thermique' })
    await dialog.locator('input[type="file"]').setInputFiles(studyFile(wall))
    await dialog.getByRole('combobox', { name: /^Bureau d’études thermiques/ }).fill('isotherme')
    await page.getByRole('option', { name: /^Études Isotherme/ }).click()
    await expectAccessible(page, 'everything', '[role="dialog"]')
    await dialog.getByRole('button', { name: 'Ajouter l’étude' }).click()
    await expect(page.getByText('L’étude a été ajoutée : 12 parois.')).toBeVisible()
    await expect(card(page, 'Informations').getByText('par Études Isotherme')).toBeVisible()
    await expect(card(page, 'Équipements').getByText('Non importé')).toBeVisible()
  })

  await test.step('seven opaque walls and five glazed ones, in words and with units', async () => {
    await openImport(page)
    await expect(importing(page).getByText('Parois opaques (7)')).toBeVisible()
    await expect(importing(page).getByText('Parois vitrées (5)')).toBeVisible()
    await openWall(page, 'Mur ext. ossature bois')
    for (const fact of ['OB (ossature bois)', '205 mm', '24,8 m²', '5,6 m²·K/W', '0,172 W/(m²·K)', 'L’extérieur'])
      await expect(facts(page)).toContainText(fact)
    await openWall(page, 'Fenêtre de toit')
    for (const fact of ['Fenêtre de toit', 'Horizontale', 'Bois', '44.2/14/4 FE argon', 'Sans protection mobile'])
      await expect(facts(page)).toContainText(fact)
    await expectAccessible(page, 'everything', '[role="dialog"]')
  })

  await test.step('a wall is filled in, kept as a favourite, and its rows are copied to two others', async () => {
    await openWall(page, wall)
    await wallCard(page).getByRole('button', { name: 'Ajouter un matériau' }).click()
    await choose(page, row(page).getByRole('combobox', { name: 'Matériau' }), 'Laine de verre (LV)')
    await choose(page, row(page).getByRole('combobox', { name: 'Fabricant' }), 'Isover')
    await row(page).getByRole('combobox', { name: 'Produit' }).click()
    await page.getByRole('option').first().click()
    await thickness(page).fill('140')
    await expect(row(page).getByText('Ligne valide')).toBeVisible()
    await wallCard(page).getByRole('button', { name: 'Enregistrer comme favori' }).click()
    await expect(wallCard(page).getByRole('button', { name: 'Enregistrée comme favori' })).toBeVisible()
    await wallCard(page).getByRole('button', { name: 'Copier les lignes' }).click()
    await openWall(page, 'Mur ext. ossature bois')
    await wallCard(page).getByRole('button', { name: 'Coller (1)' }).click()
    await expect(row(page).getByLabel('Surface (m²)')).toHaveValue('24,8')
    await openWall(page, 'Mur sur garage')
    // Nobody presses within the frame in which the card comes, but a test does.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+v')
      await expect(row(page).getByLabel('Surface (m²)')).toHaveValue('17,6', { timeout: 2_000 })
    }).toPass()
  })

  await test.step('all walls that are ready are imported', async () => {
    // The fourth is filled by a favourite of the demo world.
    await expect(importing(page).getByText('4 parois prêtes sur 12')).toBeVisible()
    await importing(page).getByRole('button', { name: 'Importer 4 parois' }).click()
    await expectAccessible(page, 'everything', '[role="dialog"]')
    await compared(page).getByRole('button', { name: 'Importer 4 parois' }).click()
    await expect(page.getByText('4 parois importées.')).toBeVisible()
    await importing(page).getByRole('button', { name: 'Fermer' }).click()
    const devices = card(page, 'Équipements')
    await expect(devices.getByText('Partiel 4/12')).toBeVisible()
    await expect(devices.getByText('4 équipements')).toBeVisible()
    const { data } = await (await hugo.ask('GET', `/residences/${first.id}/devices?page_size=-1`)).json()
    expect(
      data.map(({ surface, thickness: mm }: { surface: number; thickness: number }) => [surface, mm]).toSorted(),
    ).toEqual([
      [112.46, 140],
      [17.6, 140],
      [24.8, 140],
      [98.4, 380],
    ])
  })

  await test.step('imported again with one wall changed and another ignored', async () => {
    await openImport(page)
    await openWall(page, wall)
    await thickness(page).fill('160')
    await openWall(page, 'Mur sur garage')
    await thickness(page).fill('90')
    await importing(page).getByRole('button', { name: 'Importer 2 parois' }).click()
    await expect(compared(page).getByText('2 parois ont déjà des matériaux')).toBeVisible()
    await compared(page)
      .getByRole('switch', { name: /^Ignorer « Mur sur garage/ })
      .click()
    await compared(page).getByRole('button', { name: 'Importer 1 paroi' }).click()
    await expect(page.getByText('1 paroi importée.')).toBeVisible()
    const { data } = await (await hugo.ask('GET', `/residences/${first.id}/devices?page_size=-1`)).json()
    expect(data.map(({ thickness: mm }: { thickness: number }) => mm).toSorted()).toEqual([140, 140, 160, 380])
    await importing(page).getByRole('button', { name: 'Fermer' }).click()
    await page
      .getByRole('dialog', { name: 'Abandonner les modifications ?' })
      .getByRole('button', { name: 'Abandonner' })
      .click()
  })

  await test.step('the activity tells it', async () => {
    const feed = card(page, 'Activité')
    await feed.getByRole('button', { name: 'Afficher l’activité' }).click()
    await expect(feed.getByText('a supprimé un équipement').first()).toBeVisible()
    await expect(feed.getByText('a ajouté un équipement').first()).toBeVisible()
    await expect(feed.getByText('etude.xml')).toBeVisible()
  })

  await test.step('the same study fills a second house from the favourite', async () => {
    const second = await house(marie, hugo)
    const office = await hugo.call<{ id: number }[]>('GET', '/shared-companies?search=isotherme')
    const multipart = { company_id: String(office[0]!.id), file: studyFile(wall) }
    expect((await hugo.ask('POST', `/residences/${second.id}/thermal-study`, { multipart })).status()).toBe(201)
    await page.goto(projectPath(second))
    await openImport(page)
    await openWall(page, wall)
    await expect(wallCard(page).getByText('Lignes proposées par un favori.')).toBeVisible()
    await expect(row(page).getByRole('combobox', { name: 'Fabricant' })).toHaveValue('Isover')
    await expect(thickness(page)).toHaveValue('140')
    await expect(row(page).getByLabel('Surface (m²)')).toHaveValue('112,46')
  })
})

test('FAV-01 FAV-05 FAV-18 FAV-19: a favourite is looked at, changed and deleted on its own page', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  const office = await hugo.call<{ id: number }[]>('GET', '/shared-companies?search=isotherme')
  const products = await hugo.call<{ id: number; name: string }[]>(
    'GET',
    '/products?search[type]=MATERIAL&search[generic]=1&page_size=-1&sort=name',
  )
  const envelope_label = unique('Mur')
  await hugo.call('POST', `/companies/${hugo.companyId}/material-labels`, {
    thermal_engineering_office_id: office[0]!.id,
    wall_type: 'opaque',
    envelope_type: '100',
    envelope_nature: '101',
    envelope_label,
    products: [{ id: products[0]!.id, thickness: 100 }],
  })
  await enter(page, hugo, `/materials/labels/${hugo.companyId}`)
  const line = page.getByRole('row', { name: new RegExp(envelope_label) })
  await expect(line.getByText('Mur extérieur')).toBeVisible()
  await line.getByRole('button').first().click()
  const editor = page.getByRole('region', { name: new RegExp(envelope_label) })
  await editor.getByLabel('Épaisseur (mm)').fill('120')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Le favori a été enregistré.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: new RegExp(envelope_label) }).getByLabel('Épaisseur (mm)')).toHaveValue(
    '120',
  )
  await editor.getByRole('button', { name: 'Supprimer le favori' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le favori' }).click()
  await expect(line).toHaveCount(0)
})

test('IMP-06 IMP-10/absent: a study of two buildings is replaced after an import, then removed; each is told', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const project = await house(marie, hugo)
  const [material] = await hugo.call<{ id: number }[]>(
    'GET',
    '/products?search[type]=MATERIAL&search[generic]=1&page_size=1&sort=name',
  )
  const collective = {
    name: 'collectif.xml',
    mimeType: 'application/xml',
    buffer: sampleOf('re2020-collectif-2-batiments-valide.xml'),
  }
  await hugo.ask('POST', `/residences/${project.id}/thermal-study`, { multipart: { file: collective } })
  await hugo.call('PUT', `/residences/${project.id}/envelope-devices`, {
    walls: [{ part: 'parois_opaques', index: 0, rows: [{ product_id: material!.id, surface: 640, thickness: 140 }] }],
  })
  await enter(page, marie, projectPath(project))
  const study = card(page, 'Informations').getByRole('button', { name: 'Actions sur l’étude thermique' })

  await test.step('walls of one name are told apart by their building', async () => {
    await expect(card(page, 'Équipements').getByText('Partiel 1/18')).toBeVisible()
    await openImport(page)
    const lines = importing(page).getByRole('navigation').getByRole('button', { name: 'Voile béton' })
    await expect(lines.nth(0)).toContainText('Bâtiment 1')
    await expect(lines.nth(1)).toContainText('Bâtiment 2')
    await importing(page).getByRole('button', { name: 'Fermer' }).click()
  })

  await test.step('after a replacement, what the former study brought is said to be of a former one', async () => {
    await study.click()
    await page.getByRole('menuitem', { name: 'Remplacer l’étude' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remplacer l’étude thermique' })
    const strange = sample.replace('type_paroi="200"', 'type_paroi="900"').replace(/<U_paroi>[^<]*<\/U_paroi>/, '')
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ ...collective, name: 'maison.xml', buffer: Buffer.from(strange) })
    await dialog.getByRole('button', { name: 'Remplacer l’étude' }).click()
    await expect(page.getByText('L’étude a été remplacée : 12 parois.')).toBeVisible()
    await openImport(page)
    await openWall(page, 'Mur ext. brique')
    await expect(wallCard(page).getByText(/de même rang d’une étude précédente/)).toBeVisible()
    await expect(facts(page)).toContainText('Coefficient U/')
    await openWall(page, 'Dallage')
    await expect(facts(page)).toContainText('Code 900')
    await expect(wallCard(page).getByRole('note')).toContainText('n’est pas pris en charge')
  })

  await test.step('nothing of it is overwritten unasked', async () => {
    await openWall(page, 'Mur ext. brique')
    await thickness(page).fill('160')
    await wallCard(page).getByRole('button', { name: 'Mettre à jour' }).click()
    const question = page.getByRole('dialog', { name: 'Remplacer les matériaux' })
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(thickness(page)).toHaveValue('160')
    await wallCard(page).getByRole('button', { name: 'Rétablir' }).click()
    await expect(thickness(page)).toHaveValue('140')
    await importing(page).getByRole('button', { name: 'Fermer' }).click()
  })

  await test.step('removed, it leaves what it brought, and the import says why it is off', async () => {
    await study.click()
    await page.getByRole('menuitem', { name: 'Supprimer l’étude' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer l’étude thermique' }).click()
    await expect(page.getByText('L’étude thermique a été supprimée.')).toBeVisible()
    const button = page.getByRole('button', { name: /^Importer depuis l’étude thermique/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.hover()
    await expect(page.getByText('Aucune étude thermique n’est associée à ce projet.')).toBeVisible()
    await expect(card(page, 'Équipements').getByText('1 équipement ou matériau')).toBeVisible()
  })
})

test('a file that is no study is refused in the dialog, and says why', async ({ page, request }) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  await enter(page, hugo, projectPath(await house(marie, hugo)))
  await card(page, 'Informations').getByRole('button', { name: 'Ajouter une étude' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une étude thermique' })
  const send = async (file: File) => {
    await dialog.locator('input[type="file"]').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Ajouter l’étude' }).click()
  }
  await send({ name: 'devis.xml', mimeType: 'application/xml', buffer: Buffer.from('<devis/>') })
  await expect(dialog.getByText('n’est pas une étude thermique RE2020')).toBeVisible()
  await send({ ...studyFile('Mur'), buffer: Buffer.from(sample.replace('2022.D1E1C1', '1.1.0.3')) })
  await expect(dialog.getByText('doit être de type RE2020')).toBeVisible()
})
