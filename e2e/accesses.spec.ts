import { expect, expectAccessible, mailTo, test } from './portal.ts'
import { enter, listed, Person } from './world.ts'

test('ACC-01/screen ACC-13 ACC-14 ACC-16 ACC-17 a third party is let in, adds an intervention, and is out at once', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const nora = await Person.signIn(request, 'nora@gaz-sud.example')
  await enter(page, yann, `/accesses/${yann.companyId}`)
  await listed(page)
  const dialog = page.getByRole('dialog')

  const authorise = async () => {
    await page.getByRole('button', { name: 'Autoriser une société' }).first().click()
    const company = dialog.getByRole('combobox', { name: 'Société' })
    await company.fill('lenoir')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await company.fill('gaz serv')
    await page.getByRole('option', { name: /Gaz Service Sud/ }).click()
    await dialog.getByRole('button', { name: 'Autoriser', exact: true }).click()
  }
  await test.step('let in, once', async () => {
    await authorise()
    await expect(page.getByRole('cell', { name: /Gaz Service Sud.*Consulte les projets/ })).toBeVisible()
    await expect(page.getByRole('tab', { name: /Sociétés autorisées 1/ })).toBeVisible()
    await expectAccessible(page)
    await authorise()
    await expect(dialog.getByText('Cette société est déjà autorisée.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('combobox', { name: 'Société' }).fill('gaz')
    await expect(dialog.getByText('Cette société est déjà autorisée.')).toBeHidden()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Abandonner' }).click()
    expect((await mailTo('nora@gaz-sud.example')).subject).toBe('Chauffage Lenoir vous donne accès à ses projets')
  })

  const guest = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await enter(guest, nora, `/company/${nora.companyId}`)
  await test.step('she adds an intervention of her own on a passport of his', async () => {
    await listed(guest)
    await guest.getByRole('button', { name: 'Ajouter une intervention' }).first().click()
    const steps = guest.getByRole('dialog')
    await steps.getByLabel('N° de contrat').fill('GAZ-1005')
    await guest.keyboard.press('Enter')
    await steps.getByRole('button', { name: /GAZ-1005.*Chauffage Lenoir/ }).click()
    await steps.getByRole('button', { name: 'Continuer' }).click()
    await steps.getByRole('combobox', { name: /^Type/ }).click()
    await guest.getByRole('option', { name: 'Diagnostic' }).click()
    await steps.getByRole('button', { name: 'Continuer' }).click()
    await expectAccessible(guest)
    await steps.getByRole('button', { name: 'Valider' }).click()
    await expect(guest.getByText('Intervention ajoutée pour M. Dufour.')).toBeVisible()
    await guest.getByRole('link', { name: 'Ouvrir le PTG de M. Dufour' }).first().click()
    await expect(guest.getByRole('heading', { level: 1, name: 'M. Dufour' })).toBeVisible()
    await expect(guest.getByText('Lecture seule')).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Modifier le PTG' })).toHaveCount(0)
  })

  await test.step('taken back: her next step finds nothing', async () => {
    await page.getByRole('button', { name: 'Retirer l’accès de Gaz Service Sud' }).click()
    await expect(dialog.getByText(/Gaz Service Sud.*Le retrait est immédiat/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Retirer l’accès' }).click()
    await expect(page.getByText('Gaz Service Sud n’a plus accès à vos projets.')).toBeVisible()
    await expect(page.getByRole('cell', { name: /Gaz Service Sud/ })).toHaveCount(0)
    await guest.reload()
    await expect(guest.getByText(/n’existe pas ou vous n’y avez pas accès/)).toBeVisible()
  })
  await guest.context().close()
})

test('ACC-06 ACC-08 a criterion is a chip; removing it while everything is shown leaves fifty lines', async ({
  page,
  request,
}) => {
  const karim = await Person.signIn(request, 'karim@renovest.example')
  await enter(page, karim, `/accesses/${karim.companyId}?taille=-1`)
  await page.getByRole('button', { name: 'Recherche avancée', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Depuis le, comparaison : à partir du/ })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Société' }).fill('isoth')
  await page.getByRole('option', { name: /Études Isotherme/ }).click()
  await dialog.getByRole('textbox', { name: 'Depuis le' }).fill('01/01/2026')
  await page.keyboard.press('Enter')
  const chip = page.getByRole('button', { name: /Retirer le critère Société\s: Études Isotherme/ })
  await expect(chip).toBeVisible()
  await expect(page.getByRole('button', { name: /Retirer le critère Depuis le ≥ 01\/01\/2026/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Thermalia/ })).toHaveCount(0)
  await expectAccessible(page)
  await chip.click()
  await expect(page.getByRole('cell', { name: /^Thermalia/ })).toBeVisible()
  await expect(page).toHaveURL(/taille=50/)
})
