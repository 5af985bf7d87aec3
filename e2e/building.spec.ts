import { expect, expectAccessible, test } from './portal.ts'
import { readSheets } from './sheet.ts'
import { card, enter, Person, register, scrollTo, unique, uniqueAddress, type Project } from './world.ts'

type Flat = { id: number; name: string }
const count = 6

test('a landlord’s day in a building: who asks is let in, tenants are invited, all flats get their plumber, their boiler and their sheets, and who leaves sees nothing any more', async ({
  page,
  request,
}) => {
  test.slow()
  const samira = await Person.signIn(request, 'samira@rivages.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const building = await marie.create(unique('Immeuble'), { type: 'BUILDING', companyId: samira.companyId })
  const flats = Array.from({ length: count }, (_, index) => ({ name: `Logement ${index + 1}`, floor: 0 }))
  await marie.call('POST', `/buildings/${building.id}/flats`, { flats })
  const made = await samira.call<Flat[]>('GET', `/buildings/${building.id}/flats?page_size=-1`)
  const homes = await Promise.all(made.map(({ id }) => samira.call<Project>('GET', `/residences/${id}`)))
  const tenants: Person[] = []
  for (const { residence_code } of homes.slice(0, 3)) {
    const tenant = await Person.signIn(request, await register(request), 'resident')
    await tenant.call('POST', '/residence-code/request-access', { residence_code, role: 'TENANT' })
    tenants.push(tenant)
  }

  // Nobody has activated the building: accepting activates the home of each.
  await enter(page, samira, `/project/${samira.companyId}/${building.id}`)
  const residents = card(page, 'Habitants')
  const accept = residents.getByRole('button', { name: 'Accepter la demande de Camille Essai' })
  await expect(accept).toHaveCount(3)
  for (let left = 3; left > 0; left -= 1) {
    await accept.first().click()
    await expect(accept).toHaveCount(left - 1)
  }
  await expectAccessible(page)
  for (const [index, { id }] of homes.slice(0, 3).entries())
    expect((await tenants[index]!.ask('GET', `/residences/${id}`)).status()).toBe(200)

  for (const { name } of homes.slice(3, 5)) {
    await residents.getByRole('combobox', { name: 'Logement' }).or(residents.getByLabel('Logement')).first().click()
    await page.getByRole('option', { name, exact: true }).click()
    await residents.getByLabel('Adresse e-mail du locataire').fill(uniqueAddress())
    await residents.getByRole('button', { name: 'Inviter' }).click()
    await expect(residents.getByLabel('Adresse e-mail du locataire')).toHaveValue('')
  }

  const [plumber] = await samira.call<{ id: number; jobs: { id: number; name: string }[]; name: string }[]>(
    'GET',
    `/companies/${samira.companyId}/contacts?page_size=10`,
  )
  const list = card(page, 'Logements')
  await scrollTo(list)
  const choose = async (name: string) => {
    await list.getByRole('button', { name: 'Actions groupées' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Lier un contact')
  const link = page.getByRole('dialog', { name: 'Lier un contact à tous les logements' })
  await link.getByLabel('Contact').first().click()
  await page.getByRole('option', { name: new RegExp(`^${plumber!.name}`) }).click()
  if (plumber!.jobs.length > 1) {
    await link.getByLabel('Métier').first().click()
    await page.getByRole('option', { name: plumber!.jobs[0]!.name }).click()
  }
  await link.getByRole('button', { name: 'Lier à tous les logements' }).click()
  await expect(page.getByText(`Le contact est lié à ${count} logements.`)).toBeVisible()

  await choose('Ajouter un équipement')
  const add = page.getByRole('dialog', { name: 'Ajouter un équipement à tous les logements' })
  await add.getByRole('textbox', { name: /Nom ou référence/ }).fill('Naneo')
  await add.getByRole('button', { name: /Naneo/ }).first().click()
  await add.getByRole('button', { name: 'Ajouter à tous les logements' }).click()
  await expect(page.getByText(`L’équipement a été ajouté à ${count} logements.`)).toBeVisible()
  for (const { id } of homes) {
    const devices = await samira.call<unknown[]>('GET', `/residences/${id}/devices`)
    expect(devices).toHaveLength(1)
  }

  const arriving = page.waitForEvent('download')
  await choose('Télécharger les fiches (PDF)')
  const sheets = await readSheets(await (await arriving).path())
  expect(sheets).toHaveLength(count)
  for (const { residence_code } of homes) {
    const bare = residence_code.replace(/\W/g, '')
    const own = sheets.filter(
      ({ text, qr }) => text.includes(residence_code) && (qr ?? '').replace(/\W/g, '').includes(bare),
    )
    expect(own, residence_code).toHaveLength(1)
  }

  const leaving = residents.getByRole('button', { name: 'Retirer Camille Essai' })
  await leaving.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer le locataire' }).click()
  await expect(leaving).toHaveCount(2)
  const seen = await Promise.all(tenants.map((tenant, at) => tenant.ask('GET', `/residences/${homes[at]!.id}`)))
  expect(seen.map((answer) => answer.status()).toSorted((a, b) => a - b)).toEqual([200, 200, 404])
})
