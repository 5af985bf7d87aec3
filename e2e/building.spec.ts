import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal.ts'
import { showTheme } from './settled.ts'
import { readSheets } from './sheet.ts'
import { card, enter, Person, register, scrollTo, unique, uniqueAddress, type Project } from './world.ts'

type Flat = { id: number; name: string }
const count = 6

/** A building of her own, of which two flats are activated; somebody asks to live in each of the first three. */
const prepare = async (request: Parameters<typeof register>[0]) => {
  const samira = await Person.signIn(request, 'samira@rivages.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const building = await marie.create(unique('Immeuble'), { type: 'BUILDING', companyId: samira.companyId })
  const flats = Array.from({ length: count }, (_, index) => ({ name: unique('Logement'), floor: index % 2 }))
  await marie.call('POST', `/buildings/${building.id}/flats`, { flats })
  const made = await samira.call<Flat[]>('GET', `/buildings/${building.id}/flats?page_size=-1`)
  const flat_ids = made.slice(1, 3).map(({ id }) => id)
  await samira.call('POST', `/companies/${samira.companyId}/residences/${building.id}/activate`, { flat_ids })
  const homes = await Promise.all(made.map(({ id }) => samira.call<Project>('GET', `/residences/${id}`)))
  const tenants: Person[] = []
  for (const { residence_code } of homes.slice(0, 3)) {
    const tenant = await Person.signIn(request, await register(request), 'resident')
    await tenant.call('POST', '/residence-code/request-access', { residence_code, role: 'TENANT' })
    tenants.push(tenant)
  }
  return { samira, building, homes, tenants }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

const theirHome = async (browser: Browser, tenant: Person, home: Project) => {
  const theirs = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await enter(theirs, tenant, `/logement/${home.id}`)
  return theirs
}

/** From the list of what waits to the one who asks, then the two others on the page of the building. */
const letIn = async (page: Page, { samira, building, homes }: Prepared) => {
  const [first] = homes
  const where = new URLSearchParams({ 'q.has_requests': '1', 'q.name': first!.name, 'q.type': 'FLAT' })
  await page.goto(`/projects/${samira.companyId}?${where}`)
  await page.getByRole('link', { name: first!.name }).first().click()
  await expect(page).toHaveURL(/#tenants$/)
  const residents = card(page, 'Habitants')
  const accept = residents.getByRole('button', { name: 'Accepter la demande de Camille Essai' })
  await expect(residents.getByText('Accepter active aussi le logement.')).toBeVisible()
  await accept.click()
  await expect(residents.getByRole('listitem', { name: 'Service Patrimoine' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: building.name }).click()
  await expect(accept).toHaveCount(2)
  await expect(residents.getByText('Accepter active aussi le logement.')).toHaveCount(0)
  for (let left = 2; left > 0; left -= 1) {
    await accept.first().click()
    await expect(accept).toHaveCount(left - 1)
  }
  await expectAccessible(page)
}

const inviteTwo = async (page: Page, { homes }: Prepared) => {
  const residents = card(page, 'Habitants')
  for (const { name } of homes.slice(3, 5)) {
    const flat = residents.getByRole('combobox', { name: 'Logement' }).or(residents.getByLabel('Logement')).first()
    // Its list opens where there is room: at the edge of the screen it changes sides as the page is scrolled to it.
    await flat.evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await flat.click()
    await page.getByRole('option', { name, exact: true }).click()
    await residents.getByLabel('Adresse e-mail du locataire').fill(uniqueAddress())
    await residents.getByRole('button', { name: 'Inviter' }).click()
    await expect(residents.getByLabel('Adresse e-mail du locataire')).toHaveValue('')
  }
}

/** What is done to all flats at once. */
const choose = async (page: Page, name: string) => {
  await card(page, 'Logements').getByRole('button', { name: 'Actions groupées' }).click()
  await page.getByRole('menuitem', { name }).click()
}

const linkPlumber = async (page: Page, { samira }: Prepared) => {
  const [plumber] = await samira.call<{ id: number; jobs: { id: number; name: string }[]; name: string }[]>(
    'GET',
    `/companies/${samira.companyId}/contacts?page_size=10`,
  )
  await scrollTo(card(page, 'Logements'))
  await choose(page, 'Lier un contact')
  const link = page.getByRole('dialog', { name: 'Lier un contact à tous les logements' })
  await link.getByLabel('Contact').first().click()
  await page.getByRole('option', { name: new RegExp(`^${plumber!.name}`) }).click()
  if (plumber!.jobs.length > 1) {
    await link.getByLabel('Métier').first().click()
    await page.getByRole('option', { name: plumber!.jobs[0]!.name }).click()
  }
  await link.getByRole('button', { name: 'Lier à tous les logements' }).click()
  await expect(page.getByText(`Le contact est lié à ${count} logements.`)).toBeVisible()
}

const addBoiler = async (page: Page, { samira, homes }: Prepared) => {
  await choose(page, 'Ajouter un équipement')
  const add = page.getByRole('dialog', { name: 'Ajouter un équipement à tous les logements' })
  await add.getByRole('textbox', { name: /Nom ou référence/ }).fill('Naneo')
  await add.getByRole('button', { name: /Naneo/ }).first().click()
  await add.getByRole('button', { name: 'Ajouter à tous les logements' }).click()
  await expect(page.getByText(`L’équipement a été ajouté à ${count} logements.`)).toBeVisible()
  for (const { id } of homes) expect(await samira.call<unknown[]>('GET', `/residences/${id}/devices`)).toHaveLength(1)
}

const hasCode = ({ text, qr }: Awaited<ReturnType<typeof readSheets>>[number], { residence_code }: Project) =>
  text.includes(residence_code) && (qr ?? '').replace(/\W/g, '').includes(residence_code.replace(/\W/g, ''))

const printSheets = async (page: Page, { homes }: Prepared) => {
  const arriving = page.waitForEvent('download')
  await choose(page, 'Télécharger les fiches (PDF)')
  const sheets = await readSheets(await (await arriving).path())
  expect(sheets).toHaveLength(count)
  for (const home of homes)
    expect(
      sheets.filter((sheet) => hasCode(sheet, home)),
      home.name,
    ).toHaveLength(1)
  // One alone, from its panel.
  await page.getByRole('button', { name: `Ouvrir la fiche de ${homes[4]!.name}` }).click()
  const panel = page.getByRole('complementary', { name: homes[4]!.name })
  await expect(panel).toContainText('pas encore venu')
  const one = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Fiche (PDF)' }).click()
  const [sheet, ...others] = await readSheets(await (await one).path())
  expect(others).toEqual([])
  expect(hasCode(sheet!, homes[4]!)).toBe(true)
  await page.keyboard.press('Escape')
}

test('a landlord’s day in a building: who asks is let in, tenants are invited, all flats get their plumber, their boiler and their sheets, and who leaves sees nothing any more', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const prepared = await prepare(request)
  const { samira, homes, tenants } = prepared

  // Who lives where: the front, and beside it each flat.
  await enter(page, samira, `/projects/${samira.companyId}?q.type=BUILDING`)
  await page.getByRole('link', { name: 'Résidence Les Tilleuls' }).click()
  const front = page.getByRole('group', { name: /^Façade/ })
  await front.getByRole('button', { name: /^Appartement A01, Rez-de-chaussée, Occupé/ }).click()
  await expect(page.getByRole('complementary', { name: 'Appartement A01' })).toContainText(/Tom Rivière.*Communique/s)
  // The row beside it is marked, and what is to be done first is told; all of it can be read, in both themes.
  await scrollTo(card(page, 'Logements').getByRole('row').filter({ hasText: 'Appartement A02' }))
  await card(page, 'Logements')
    .getByRole('checkbox', { name: /Appartement A03/ })
    .click()
  await page.getByRole('button', { name: 'Ouvrir la fiche de Appartement A02' }).click()
  await expect(page.getByRole('region', { name: 'À faire' })).toContainText('Électricité : accord expiré.')
  await expect(page.locator('tr[aria-current]')).toContainText('Appartement A02')
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme)
    await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colours')
  }
  await showTheme(page, 'light')
  await page.getByRole('button', { name: 'Informations et code' }).click()
  await expect(page.getByRole('heading', { name: 'Informations', exact: true })).toBeInViewport()

  await letIn(page, prepared)
  for (const [index, { id }] of homes.slice(0, 3).entries())
    expect((await tenants[index]!.ask('GET', `/residences/${id}`)).status()).toBe(200)
  await inviteTwo(page, prepared)
  await linkPlumber(page, prepared)
  await addBoiler(page, prepared)
  await printSheets(page, prepared)

  const theirs = await theirHome(browser, tenants[1]!, homes[1]!)
  await expect(theirs.getByRole('heading', { level: 1, name: homes[1]!.name })).toBeVisible()
  const residents = card(page, 'Habitants')
  await residents
    .getByRole('row')
    .filter({ hasText: homes[1]!.name })
    .getByRole('button', { name: 'Retirer Camille Essai' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer le locataire' }).click()
  await expect(residents.getByRole('button', { name: 'Retirer Camille Essai' })).toHaveCount(2)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1, name: homes[1]!.name })).toHaveCount(0)
  const seen = await Promise.all(tenants.map((tenant, at) => tenant.ask('GET', `/residences/${homes[at]!.id}`)))
  expect(seen.map((answer) => answer.status())).toEqual([200, 404, 200])
  await theirs.context().close()
})

test('a caretaker walks through a building on a phone: flat by flat, what is installed, and whom to call', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const samira = await Person.signIn(request, 'samira@rivages.example')
  const { id } = await samira.find('Résidence Les Tilleuls')
  await enter(page, samira, `/project/${samira.companyId}/${id}`)
  await page
    .getByRole('group', { name: /^Façade/ })
    .getByRole('button', { name: /^Appartement A02, Rez-de-chaussée, Occupé/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Accord expiré')
  await sheet.getByRole('button', { name: 'Logement suivant' }).click()
  await expect(sheet.getByRole('heading', { name: 'Appartement A03' })).toBeVisible()
  await expect(sheet.getByRole('list', { name: /^Équipements de/ })).toBeVisible()
  await expectAccessible(page, 'everything', '[role="dialog"]')
  await sheet.getByRole('button', { name: 'Fermer' }).click()

  await page.getByRole('button', { name: 'Logements', exact: true }).click()
  const flats = card(page, 'Logements')
  await flats.getByText('Étages', { exact: true }).click()
  await expect(flats.getByRole('button', { name: /^Appartement A02/ })).toBeVisible()
  await page.getByRole('button', { name: 'Contacts', exact: true }).click()
  await expect(card(page, 'Contacts').locator('a[href^="tel:"]').first()).toBeVisible()
})

test('a figure whose place is drawn on a phone comes without a sign of its reader', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const samira = await Person.signIn(request, 'samira@rivages.example')
  await enter(page, samira, `/company/${samira.companyId}`)
  // Long before a page is taken for one that nobody looks at.
  await expect(page.getByText('Compteurs qui communiquent')).toBeVisible({ timeout: 10_000 })
})
