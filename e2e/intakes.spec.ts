import { expect, expectAccessible, test } from './portal.ts'
import { enter, Person } from './world.ts'

const titles = 'Livraison du programme;;;;;\nN° de contrat;Client;Adresse du chantier;CP;Ville;Courriel'
const line = (n: number) => `LOT-${n};Maison du lot ${n};${n} allée des Tilleuls;44000;Nantes;lot.${n}@foyer.example`
/** Fifty homes: a postcode, an address of mail and a name are wrong. */
const sheet = () => {
  const lines = Array.from({ length: 50 }, (_, n) => line(n + 1))
  lines[3] = lines[3]!.replace('44000', '440')
  lines[20] = lines[20]!.replace('@', ' chez ')
  lines[41] = lines[41]!.replace('Maison du lot 42', '')
  // As French spreadsheets save it.
  return Buffer.from([titles, ...lines, 'Total;50;;;;'].join('\r\n'), 'latin1')
}

test('a builder drops a sheet of fifty homes, mends three lines where they stand, creates them, sees them in the list, and undoes it', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, `/projects/${hugo.companyId}`)
  await page.getByRole('link', { name: 'Importer des projets' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choisir un fichier' }).click()
  await (await choosing).setFiles({ name: 'lots.csv', mimeType: 'text/csv', buffer: sheet() })

  await expect(page.getByText(/6 colonnes reconnues sur 6/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).click()

  await expect(page.getByText('47 projets seront créés. 3 lignes à corriger.')).toBeVisible()
  await expectAccessible(page)
  const mend = async (number: number, field: string, value: string) => {
    await page.getByRole('button', { name: new RegExp(`^Afficher le détail.*ligne ${number},`) }).click()
    const form = page.getByRole('form', { name: /^Corriger la ligne/ })
    await form.getByLabel(field).fill(value)
    await form.getByRole('button', { name: 'Enregistrer la ligne' }).click()
    await expect(form).toHaveCount(0)
  }
  await page.getByRole('button', { name: /^À corriger\s3/ }).click()
  await mend(6, 'Code postal', '44000')
  await mend(23, 'E-mails', 'lot.21@foyer.example')
  // The last of them by the keyboard alone, on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Afficher le détail/ }).press('Enter')
  await page.getByLabel('Nom').fill('Maison du lot 42')
  await page.getByLabel('Nom').press('Enter')
  await expect(page.getByText('50 projets seront créés.')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Créer 50 projets' }).click()

  await expect(page.getByRole('heading', { name: '50 projets créés' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir les projets' }).click()
  await page.getByRole('searchbox').fill('LOT-50')
  await expect(page.getByRole('link', { name: 'Maison du lot 50' })).toBeVisible()

  await page.goto(`/project/import/${hugo.companyId}`)
  await page.getByRole('link', { name: 'lots.csv' }).first().click()
  await page.getByRole('button', { name: 'Annuler l’import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).click()
  await expect(page.getByRole('heading', { name: /Import annulé\s: 50 projets retirés/ })).toBeVisible()
})
