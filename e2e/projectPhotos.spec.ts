import { expect, expectAccessible, test } from './portal.ts'
import { settled, showTheme } from './settled.ts'
import { enter, Person } from './world.ts'

test('homes seen by their photos are accessible, in both themes, and stay so on the next visit', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, 'hugo@clairiere.example')
  // Of the demo world: what other tests have made since then has no photo.
  await enter(page, person, `/projects/${person.companyId}?q=Maison+Garnier`)
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('menuitemradio', { name: 'Photos' }).click()
  await page.reload()
  const photos = page.locator('main [data-card] img')
  await expect(photos.first()).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await showTheme(page, 'dark')
  await settled(page)
  await expectAccessible(page, 'colours')
})
