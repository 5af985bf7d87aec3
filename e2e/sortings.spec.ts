import { archiveOf } from './archive.ts'
import { expect, expectAccessible, test } from './portal.ts'
import { enter, Person } from './world.ts'

/** Three hundred files of three homes, of which four name none, and one is junk. */
const archive = () => {
  const homes = ['Maison Les Saules', 'CL-2026-0141', 'les erables']
  const files = Array.from({ length: 295 }, (_, n): [string, string] => [
    `${homes[n % 3]}/${n % 2 ? 'Facture' : 'Notice'} ${n}.txt`,
    `Essai de rangement ${n}`,
  ])
  const unknown = Array.from({ length: 4 }, (_, n): [string, string] => [`vrac/note ${n}.txt`, `Sans projet ${n}`])
  return archiveOf([...files, ...unknown, ['vrac/.DS_Store', 'x']])
}

test('a builder drops one archive of three hundred files, sorts the few that name no project by drag and by keyboard, confirms, and takes them back', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, `/projects/${hugo.companyId}`)
  await page.getByRole('link', { name: 'Ranger des fichiers' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choisir des fichiers' }).click()
  await (await choosing).setFiles({ name: 'Livraison.zip', mimeType: 'application/zip', buffer: archive() })

  await expect(page.getByText('295 fichiers prêts. 4 à ranger.')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /^À ranger\s4/ }).click()
  const homes = page.getByRole('complementary', { name: 'Projets' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page
    .locator('[draggable=true]')
    .first()
    .dragTo(homes.getByRole('button', { name: /Saules/ }))
  await expect(page.getByText('296 fichiers prêts. 3 à ranger.')).toBeVisible()
  // One where it stands, on a phone and by the keyboard alone; the others together.
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('button', { name: /^Afficher le détail/ })
    .first()
    .press('Enter')
  const form = page.getByRole('form', { name: /^Ranger note/ })
  await form.getByRole('combobox', { name: 'Projet' }).fill('Érables')
  await expect(page.getByRole('option', { name: /Maison Les Érables/ })).toBeVisible()
  await form.getByRole('combobox', { name: 'Projet' }).press('ArrowDown')
  await form.getByRole('combobox', { name: 'Projet' }).press('Enter')
  await form.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText('297 fichiers prêts. 2 à ranger.')).toBeVisible()
  await expectAccessible(page, 'colours')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Ranger la sélection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Écarter' }).click()
  await expect(page.getByText('297 fichiers prêts.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ranger 297 fichiers' }).click()

  await expect(page.getByRole('heading', { name: '297 fichiers rangés' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler le rangement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le rangement' }).click()
  await expect(page.getByRole('button', { name: 'Ranger 297 fichiers' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner ces fichiers' }).click()
  await expect(page.getByRole('button', { name: 'Choisir un dossier' })).toBeVisible()
  await expectAccessible(page)
})
