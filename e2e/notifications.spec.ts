import { expect, test } from './portal.ts'
import { enter, foundCompany, Person, register, unique } from './world.ts'

test('what a resident does is told to the company at once, and stays until it is read', async ({ page, request }) => {
  const person = await foundCompany(request, 'RENOVATION')
  await enter(page, person, `/company/${person.companyId}`)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')

  const project = await person.create(unique('Logement annoncé'))
  const resident = await Person.signIn(request, await register(request), 'resident')
  await resident.call('POST', `/users/${resident.id}/residence-activate`, { activation_code: project.residence_code })
  await expect(bell).toHaveAccessibleName('Notifications, 1 non lue')

  await page.reload()
  await expect(bell).toHaveAccessibleName('Notifications, 1 non lue')
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('Camille Essai a activé le logement.')).toBeVisible()
  await panel.getByRole('link', { name: project.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')

  await page.goto(`/notifications/${person.companyId}`)
  await expect(page.getByRole('main').getByText('Camille Essai a activé le logement.').first()).toBeVisible()
})
