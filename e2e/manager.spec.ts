import { expect, mailTo, password, portalUrl, test } from './portal.ts'
import { photo } from './passports.ts'
import { card, enter, Person, unique, uniqueAddress } from './world.ts'

test('the way of a manager: affiliates row by row, the worst building, the sheet of the company, and a colleague who comes and goes', async ({
  page,
  request,
  browser,
}) => {
  const marie = await Person.signIn(request, 'marie@horizon.example')
  await enter(page, marie, `/company/${marie.companyId}`)

  await test.step('each affiliate has its row, which opens it', async () => {
    const affiliates = page.getByRole('region', { name: 'Tableau : Sociétés affiliées' })
    for (const name of ['Chauffage Lenoir', 'Habitat Rivages', 'Maisons Clairière'])
      await expect(affiliates.getByRole('link', { name })).toBeVisible()
  })

  await test.step('the same rows tell what homes lack, and what is subscribed to: the address keeps which', async () => {
    await page.getByText('Offre et stockage', { exact: true }).click()
    await expect(page).toHaveURL(/vue=offre/)
    const row = page.getByRole('row', { name: /Chauffage Lenoir/ })
    await expect(row.getByText(/^\d+ sur \d+$/).last()).toBeVisible()
    await page.getByText('Documents', { exact: true }).click()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Documents' })).toBeChecked()
    await expect(page.getByRole('columnheader', { name: 'Documents manquants' })).toBeVisible()
  })

  await test.step('the worst building is one press away', async () => {
    const late = page.getByRole('region', { name: /^Immeubles les moins activés/ })
    await late.getByRole('link', { name: /Résidence Les Tilleuls/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Résidence Les Tilleuls' })).toBeVisible()
  })

  await test.step('the address by hand, and a picture', async () => {
    await page.goto(`/company/${marie.companyId}`)
    await page.getByRole('button', { name: 'Fiche société' }).click()
    const resume = card(page, 'Coordonnées')
    await resume.getByRole('button', { name: 'Modifier' }).click()
    const dialog = page.getByRole('dialog', { name: 'Fiche de la société' })
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo(page, 'siège.jpg'))
    await expect(dialog.getByRole('button', { name: 'Supprimer l’image' })).toBeVisible()
    const street = unique('Quai Neuf')
    await dialog.getByLabel('Voie').fill(street)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(resume.getByText(street)).toBeVisible()
  })

  const email = uniqueAddress()
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: portalUrl() })
  const colleague = await context.newPage()
  await test.step('a colleague is invited by mail, and takes the invitation up', async () => {
    await page.goto(`/team/${marie.companyId}`)
    await page.getByRole('button', { name: 'Inviter un collègue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inviter un collègue' })
    await dialog.getByLabel('Adresse e-mail').fill(email)
    await dialog.getByRole('radio', { name: 'Membre' }).check()
    await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
    await expect(dialog).toBeHidden()
    const link = /https?:\/\/\S+\/invitation#token=[\w-]+/.exec((await mailTo(email)).text ?? '')?.[0] ?? ''
    await colleague.goto(link)
    await colleague.getByLabel('Prénom').fill('Ariane')
    await colleague.getByLabel('Nom', { exact: true }).fill('Leroux')
    await colleague.getByLabel('Mot de passe', { exact: true }).fill(password)
    await colleague.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
    await colleague.getByRole('button', { name: 'Créer mon compte' }).click()
    await colleague.waitForURL(/\/company\//)
    await expect(colleague.getByRole('heading', { level: 1, name: 'Groupe Horizon' })).toBeVisible()
  })

  await test.step('taken from the team while signed in, the colleague is let in nowhere', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Retirer Ariane Leroux de l’équipe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retirer de l’équipe' })
    await dialog.getByRole('button', { name: 'Retirer de l’équipe' }).click()
    await expect(dialog).toBeHidden()
    await colleague.goto(`/projects/${marie.companyId}`)
    await colleague.waitForURL(/\/login/)
  })
  await context.close()
})

test('whoever opens the home page of a company and only looks sees the whole of it once it is calm', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, 'hugo@clairiere.example')
  // Time goes on by these steps alone: never the fifteen seconds after which comes what nobody is there to want.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const seen = (name: string) =>
    expect(async () => {
      await page.clock.runFor(10)
      await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 200 })
    }).toPass()
  await enter(page, person, `/company/${person.companyId}`)
  await seen('À traiter')
  await page.clock.runFor(2_000)
  await seen('Prochaines livraisons')
  await seen('Activations par semaine')
})
