import { expect, expectAccessible, test } from './portal.ts'
import { enter, expectOff, listed, pdf, Person, unique } from './world.ts'

test('SHELL-13 TPL-01 TPL-03 TPL-04 TPL-05/documents TPL-06 TPL-13: a template is made, filled, made the default, and deleted', async ({
  page,
  request,
}) => {
  const ines = await Person.signIn(request, 'ines@belvedere.example')
  await enter(page, ines, `/templates/${ines.companyId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Modèles' })).toBeVisible()
  await listed(page)
  await page.getByRole('button', { name: 'Nouveau modèle' }).first().click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const create = dialog.getByRole('button', { name: 'Créer le modèle' })
  await expectOff(create)
  const name = unique('Modèle')
  await dialog.getByLabel('Nom').fill(name)
  await create.click()
  const row = page.getByRole('row', { name })
  await expect(row).toBeVisible()

  await row.getByRole('button', { name: `Afficher le détail : ${name}` }).click()
  const files = page.getByRole('region', { name: 'Documents du modèle' })
  await expect(files.getByText('Aucun document.')).toBeVisible()
  await files.getByRole('combobox', { name: 'Dossier' }).click()
  await page.getByRole('option', { name: 'Assurances' }).click()
  await files
    .locator('..')
    .locator('input[type=file]')
    .setInputFiles([pdf('Garanties.pdf'), pdf('Guide.pdf')])
  await expect(files.getByRole('listitem')).toHaveText([/^Garanties\.pdf.*Assurances/, /^Guide\.pdf.*Assurances/])
  await expectAccessible(page)
  await files.getByRole('button', { name: 'Retirer Guide.pdf' }).click()
  await dialog.getByRole('button', { name: 'Retirer le document' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(1)

  const byDefault = page.getByRole('switch', { name: 'Modèle par défaut' })
  await byDefault.press('Space')
  await expect(dialog.getByText(`Chaque nouveau projet recevra le modèle « ${name} ».`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Définir le modèle par défaut' }).click()
  await expect(byDefault).toBeChecked()
  await expect(row.getByText('Par défaut')).toBeVisible()
  await byDefault.press('Space')
  await expect(dialog.getByText('Les nouveaux projets ne recevront plus aucun modèle.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Retirer le modèle par défaut' }).click()
  await expect(byDefault).not.toBeChecked()

  await page.getByRole('button', { name: 'Renommer le modèle' }).click()
  await dialog.getByLabel('Nom').fill(`${name} bis`)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('row', { name: `${name} bis` }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer le modèle' }).click()
  await dialog.getByRole('button', { name: 'Supprimer le modèle' }).click()
  await expect(page.getByRole('row', { name: `${name} bis` })).toHaveCount(0)
})
