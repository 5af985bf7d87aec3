import { expect, expectAccessible, test } from './portal.ts'
import { card, enter, Person, register, unique, uniqueAddress } from './world.ts'

test('a landlord comes from what waits to who asks, lets them in, and the end of the lease closes the home', async ({
  page,
  browser,
  request,
}) => {
  const samira = await Person.signIn(request, 'samira@rivages.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const flat = await marie.create(unique('Logement'), { type: 'FLAT', companyId: samira.companyId })
  const tenant = await Person.signIn(request, await register(request), 'resident')
  await tenant.call('POST', '/residence-code/request-access', { residence_code: flat.residence_code, role: 'TENANT' })

  const where = new URLSearchParams({ 'q.has_requests': '1', 'q.name': flat.name })
  await enter(page, samira, `/projects/${samira.companyId}?${where}`)
  await page.getByRole('link', { name: flat.name }).first().click()
  await expect(page).toHaveURL(/#tenants$/)
  const residents = card(page, 'Habitants')
  await expect(residents).toBeInViewport()
  await expect(residents.getByText('Accepter active aussi le logement.')).toBeVisible()
  await expectAccessible(page)
  await residents.getByRole('button', { name: 'Accepter la demande de Camille Essai' }).click()
  await expect(page.getByText('La demande d’accès a été acceptée.')).toBeVisible()
  await expect(residents.getByRole('button', { name: 'Retirer Camille Essai' })).toBeVisible()
  await expect(residents.getByRole('listitem', { name: 'Service Patrimoine' })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await enter(theirs, tenant, `/logement/${flat.id}`)
  await expect(theirs.getByRole('heading', { level: 1, name: flat.name })).toBeVisible()

  await residents.getByLabel('Adresse e-mail du locataire').fill(uniqueAddress())
  await residents.getByRole('button', { name: 'Inviter' }).click()
  await expect(page.getByText('L’invitation a bien été envoyée.')).toBeVisible()

  await residents.getByRole('button', { name: 'Retirer Camille Essai' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer le locataire' }).click()
  await expect(residents.getByText('Aucun locataire pour le moment.')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1, name: flat.name })).toHaveCount(0)
  expect((await tenant.ask('GET', `/residences/${flat.id}`)).status()).toBe(404)
  await theirs.context().close()
})
