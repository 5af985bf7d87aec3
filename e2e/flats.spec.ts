import { expect, expectAccessible, test } from './portal.ts'
import { card, enter, Person, scrollTo } from './world.ts'

test('a landlord sees who lives where, and walks through a building on a phone, flat by flat', async ({
  page,
  request,
}) => {
  const samira = await Person.signIn(request, 'samira@rivages.example')
  await enter(page, samira, `/projects/${samira.companyId}?q.type=BUILDING`)
  await page.getByRole('link', { name: 'Résidence Les Tilleuls' }).click()
  const flats = card(page, 'Logements')
  await scrollTo(flats)
  await expect(flats.getByRole('row').filter({ hasText: 'Appartement A01' })).toContainText('Tom Rivière')
  await flats.getByRole('button', { name: 'Ouvrir la fiche de Appartement A01' }).click()
  await expect(page.getByRole('complementary', { name: 'Appartement A01' })).toContainText('Communique')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Logements', exact: true }).click()
  await flats.getByText('Étages', { exact: true }).click()
  await flats.getByRole('button', { name: /^Appartement A02, Rez-de-chaussée, Occupé/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Accord expiré')
  await sheet.getByRole('button', { name: 'Logement suivant' }).click()
  await expect(sheet.getByRole('heading', { name: 'Appartement A03' })).toBeVisible()
  await expectAccessible(page, 'everything', '[role="dialog"]')
})
