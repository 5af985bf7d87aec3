import { expect, test } from './portal.ts'
import { photo } from './passports.ts'
import { card, enter, expectOff, foundCompany, unique } from './world.ts'

test('PROF-09 DASH-14: a picture is sent, shown by the card and the drawer at once, and gives way to the placeholder', async ({
  page,
  request,
}) => {
  const person = await foundCompany(request, 'RENOVATION')
  await enter(page, person, `/company/${person.companyId}`)
  await page.getByRole('button', { name: 'Fiche société' }).click()
  const resume = card(page, 'Coordonnées')
  const { name } = await person.call<{ name: string }>('GET', '/company')
  const drawer = page.getByRole('button', { name, exact: true })
  const pictures = () => [resume.locator('img'), drawer.locator('img')]
  await resume.getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fiche de la société' })
  const input = dialog.locator('input[type=file]').first()
  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Pas une image') })
  await expect(dialog.getByText('Le format de l’image n’est pas accepté')).toBeVisible()
  await input.setInputFiles(await photo(page, 'façade.jpg'))
  await expect(dialog.getByRole('button', { name: 'Supprimer l’image' })).toBeVisible()
  await expect(dialog.getByText('Le format de l’image n’est pas accepté')).toBeHidden()
  const sources = () => Promise.all(pictures().map((picture) => picture.getAttribute('src')))
  const [before] = await sources()
  await input.setInputFiles(await photo(page, 'enseigne.jpg'))
  for (const picture of pictures()) await expect(picture).not.toHaveAttribute('src', before!)
  await dialog.getByRole('button', { name: 'Supprimer l’image' }).click()
  const question = page.getByRole('dialog', { name: 'Supprimer l’image' })
  await question.getByRole('button', { name: 'Supprimer l’image' }).click()
  await expect(dialog.getByRole('button', { name: 'Choisir une image' })).toBeFocused()
  for (const picture of pictures()) await expect(picture).toHaveCount(0)
})

test('PROF-20: without an address service the company’s address is entered by hand, and a zip code offers its communes', async ({
  page,
  request,
}) => {
  const person = await foundCompany(request, 'RENOVATION')
  await enter(page, person, `/company/${person.companyId}`)
  await page.getByRole('button', { name: 'Fiche société' }).click()
  const resume = card(page, 'Coordonnées')
  await resume.getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fiche de la société' })
  const street = unique('Rue Haute')
  await dialog.getByLabel('Voie').fill(street)
  await dialog.getByRole('combobox', { name: 'Ville' }).fill('')
  await expectOff(dialog.getByRole('button', { name: 'Enregistrer' }))
  await dialog.getByLabel('Code postal').fill('44115')
  await dialog.getByRole('combobox', { name: 'Ville' }).click()
  await page.getByRole('option', { name: 'Haute-Goulaine' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(resume.getByText(`${street}, 44115 Haute-Goulaine`)).toBeVisible()
})
