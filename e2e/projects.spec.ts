import { expect, mailTo, test } from './portal.ts'
import { card, enter, expectOff, expectOn, Person, projectPath, unique, uniqueAddress } from './world.ts'

const karim = 'karim@renovest.example'
const hugo = 'hugo@clairiere.example'
const h1 = { level: 1 } as const

test('what comes of the list once somebody is there moves nothing: the rows stay below the pointer', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, hugo)
  await page.setViewportSize({ width: 1280, height: 844 })
  await enter(page, person, `/projects/${person.companyId}`)
  const table = page.getByRole('table')
  await expect(table.getByRole('link').first()).toBeVisible()
  const before = (await table.boundingBox())?.y
  const brought = page.waitForResponse(/\/views\?/)
  await page.mouse.move(400, 400)
  await brought
  await expect(page.getByRole('button', { name: 'Inviter' })).toBeVisible()
  expect((await table.boundingBox())?.y).toBe(before)
})

test('PRJ-07/list PRJ-10/columns: the list pages, sorts and searches, and the address keeps it', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, hugo)
  await enter(page, person, `/projects/${person.companyId}`)
  const table = page.getByRole('table')
  const rows = table.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(10)
  for (const name of ['Nom', 'Type', 'Numéro de contrat', 'Adresse', 'Créé le', 'Activation']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible()
  }
  const first = await rows.first().innerText()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(rows.first()).not.toHaveText(first)

  await table.getByRole('columnheader', { name: 'Nom' }).getByRole('button').click()
  await expect(page).toHaveURL(/tri=name/)
  await expect(page).not.toHaveURL(/[?&]page=2/)
  await expect(table.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'ascending')

  await page.getByRole('button', { name: 'Recherche avancée', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectOff(dialog.getByRole('button', { name: 'Rechercher' }))
  await dialog.getByLabel('Nom', { exact: true }).fill('Lilas')
  await dialog.getByLabel('Nom', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/q\.name=Lilas/)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: /Retirer le critère Nom : Lilas/ }).click()
  await expect(page).not.toHaveURL(/q\.name/)
  await expect(rows).toHaveCount(10)
  await page.goBack()
  await expect(rows).toHaveCount(1)
})

test('PRJ-11/screen PRJ-34 PRJ-35: a new project asks for what it needs, then opens', async ({ page, request }) => {
  const person = await Person.signIn(request, karim)
  const name = unique('Maison neuve')
  await enter(page, person, `/projects/${person.companyId}`)
  await page.getByRole('button', { name: 'Nouveau projet' }).first().click()
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: 'Créer le projet' })
  await expectOff(create)
  await dialog.getByLabel('Type').first().click()
  await page.getByRole('option', { name: 'Maison', exact: true }).click()
  await dialog.getByLabel('Nom', { exact: true }).fill(name)
  await dialog.getByLabel('Voie').fill('Rue Haute')
  await dialog.getByLabel('Ville').fill('Amiens')
  await dialog.getByLabel('Code postal').fill('8000')
  await dialog.getByLabel('Ville').click()
  await expect(dialog.getByText('Le code postal doit comporter 5 chiffres')).toBeVisible()
  await expectOff(create)
  await dialog.getByLabel('Code postal').fill('80000')
  await create.click()
  await expect(page.getByRole('heading', { ...h1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/project\/\d+\/\d+$/)
})

test('PRJ-12 PRJ-15 SHELL-20: another project in the address leaves nothing of the first one', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, karim)
  const [one, two] = [await person.create(unique('Premier')), await person.create(unique('Second'))]
  await enter(page, person, projectPath(one))
  await expect(page.getByRole('heading', { ...h1, name: one.name })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/v2/residences/${two.id}`, async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, projectPath(two))
  await expect(page.getByText('Chargement du projet…')).toBeAttached()
  await expect(page.getByText(one.name)).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { ...h1, name: two.name })).toBeVisible()
  await expect(page.getByText(one.name)).toHaveCount(0)
})

test('PRJ-17 PRJ-19/restored PRJ-40: a project is cancelled from the list and restored by an administrator', async ({
  page,
  request,
  browser,
}) => {
  const person = await Person.signIn(request, karim)
  const project = await person.create(unique('Abandon'))
  await enter(page, person, `/projects/${person.companyId}`)
  await page.getByRole('button', { name: `Actions sur le projet ${project.name}` }).click()
  await page.getByRole('menuitem', { name: 'Annuler le projet' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog.getByText('un administrateur du portail peut le restaurer')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Annuler le projet' })).toBeDisabled()
  await dialog.getByLabel('Pour confirmer').fill(project.name)
  await dialog.getByRole('button', { name: 'Annuler le projet' }).click()
  await expect(page.getByText(`Le projet « ${project.name} » est annulé.`)).toBeVisible()
  await expect(page.getByRole('link', { name: project.name })).toHaveCount(0)

  const today = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(new Date())
  await page.goto(projectPath(project))
  await expect(page.getByRole('heading', { name: 'Ce projet est annulé' })).toBeVisible()
  await expect(page.getByText(`Annulé le ${today}`).first()).toBeVisible()
  await expect(page.getByText('Il peut être restauré.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restaurer le projet' })).toHaveCount(0)
  await expect(card(page, 'Informations')).toHaveCount(0)

  const administrator = await Person.signIn(request, 'admin@logis.example')
  const context = await browser.newContext({ locale: 'fr-FR' })
  const other = await context.newPage()
  await enter(other, administrator, projectPath(project))
  await other.getByRole('button', { name: 'Restaurer le projet' }).click()
  const confirm = other.getByRole('dialog').or(other.getByRole('alertdialog'))
  await confirm.getByRole('button', { name: 'Restaurer le projet' }).click()
  await expect(card(other, 'Informations')).toBeVisible()
  await context.close()
  await page.reload()
  await expect(card(page, 'Informations')).toBeVisible()
})

test('PRJ-31 PRJ-34 PRJ-36/email CODE-17 CODE-18: the project is edited; without an e-mail no invitation leaves', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, karim)
  const project = await person.create(unique('Sans adresse'))
  await enter(page, person, projectPath(project))
  const information = card(page, 'Informations')
  await expect(information.getByText('Aucune adresse e-mail')).toBeVisible()
  const invite = page.getByRole('button', { name: 'Envoyer l’invitation' })
  await expectOff(invite)
  await invite.hover()
  await expect(page.getByRole('tooltip')).toContainText(/e-mail/)

  await information.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Modifier le projet', 'Appliquer un modèle'])
  await page.getByRole('menuitem', { name: 'Modifier le projet' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Nom', { exact: true })
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  await expect(name).toHaveValue(project.name)
  await expect(dialog.getByLabel('Voie')).toHaveValue('Rue du Port')
  await expect(dialog.getByLabel('Code postal')).toHaveValue('80000')
  for (const field of [
    name,
    dialog.getByLabel('Voie'),
    dialog.getByLabel('Code postal'),
    dialog.getByRole('combobox', { name: 'Ville' }),
  ]) {
    const value = await field.inputValue()
    await field.fill('')
    await expectOff(save)
    await field.fill(value)
    await expectOn(save)
  }
  const email = dialog.getByLabel('E-mail')
  await email.fill('rien')
  await expectOff(save)
  const address = uniqueAddress()
  await email.fill(address)
  await name.fill(`${project.name} bis`)
  await save.click()
  await expect(page.getByRole('heading', { ...h1, name: `${project.name} bis` })).toBeVisible()
  await expect(information.getByText(address, { exact: true })).toBeVisible()
  await expectOn(invite)
})

test('PRJ-07/templates PRJ-09 TPL-14: one template is applied to the selected projects', async ({ page, request }) => {
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const builder = await Person.signIn(request, hugo)
  const word = unique('Lot')
  const { companyId } = builder
  await marie.create(`${word} A`, { companyId })
  await marie.create(`${word} B`, { companyId })
  await enter(page, builder, `/projects/${companyId}?q.name=${encodeURIComponent(word)}`)
  const act = page.getByRole('button', { name: 'Appliquer un modèle' })
  await expect(page.getByRole('link', { name: `${word} A` })).toBeVisible()
  await expectOff(act)
  await page.getByRole('checkbox', { name: `Sélectionner : ${word} A` }).check()
  await page.getByRole('checkbox', { name: `Sélectionner : ${word} B` }).check()
  await act.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Aux 2 projets sélectionnés.')).toBeVisible()
  await expectOff(dialog.getByRole('button', { name: 'Appliquer', exact: true }))
  await dialog.getByLabel('Modèle').first().click()
  await page.getByRole('option', { name: 'Maison passive' }).click()
  await dialog.getByRole('button', { name: 'Appliquer', exact: true }).click()
  await expect(page.getByText('Le modèle a été appliqué à 2 projets')).toBeVisible()
  await page.getByRole('link', { name: `${word} A` }).click()
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await expect(card(page, 'Documents')).toContainText(/[3-9] fichiers/)
})

test('CODE-01 CODE-04 CODE-05 CODE-06 CODE-07: the code, the date of service and the invitations of a project', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, karim)
  const email = uniqueAddress()
  const project = await person.create(unique('Code'), { email })
  await enter(page, person, projectPath(project))
  const code = card(page, 'Code résidence')
  await expect(code.getByText(project.residence_code)).toBeVisible()
  await expect(code.getByText('Non activé')).toBeVisible()

  // What comes above it meanwhile pushes it from under the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await code.getByRole('button', { name: 'Inconnue' }).hover()
    await expect(page.getByRole('tooltip')).toContainText('Sans cette date', { timeout: 2000 })
  }).toPass()
  await code.getByRole('button', { name: 'Ajouter la date de mise en service' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Date de mise en service').fill('02/03/2026')
  const sent = page.waitForRequest((asked) => asked.method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ commissioning_date: '2026-03-02' })
  await expect(code.getByText('02/03/2026')).toBeVisible()
  await expect(code.getByRole('button', { name: 'Inconnue' })).toHaveCount(0)
  await expect(code.getByRole('button', { name: 'Modifier la date de mise en service' })).toBeVisible()

  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('L’invitation a bien été envoyée.')).toBeVisible()
  const mail = await mailTo(email)
  await expect(page.getByRole('button', { name: 'Relancer l’invitation' })).toBeVisible()
  await page.reload()
  await code.getByRole('button', { name: /^Tout voir/ }).click()
  const log = page.getByRole('table', { name: 'Invitations envoyées' })
  await expect(log.getByRole('columnheader')).toHaveText(['Date', 'Destinataires', 'Statut', 'Message'])
  await expect(log.getByRole('row', { name: email })).toContainText('Envoyé')
  await log.getByRole('button', { name: 'Voir le message' }).click()
  const message = page.getByRole('dialog', { name: 'Invitation', exact: true })
  await expect(message).toContainText(email)
  await expect(message).toContainText(mail.subject ?? '')
  await expect(message).toContainText('Envoyé')
  await expect(message.frameLocator('iframe').locator('body')).toContainText(project.name)
})

test('CODE-02: an activated home says so, another that it is not', async ({ page, request }) => {
  const person = await Person.signIn(request, hugo)
  await enter(page, person, projectPath(await person.find('Maison Les Érables')))
  await expect(card(page, 'Code résidence').getByText('Activé', { exact: true })).toBeVisible()
  await page.goto(projectPath(await person.find('Maison Les Lilas')))
  await expect(card(page, 'Code résidence').getByText('Non activé', { exact: true })).toBeVisible()
})

test('PRJ-22 PRJ-27 a building tells its facts, and which of its cards are about the common areas', async ({
  page,
  request,
}) => {
  const ines = await Person.signIn(request, 'ines@belvedere.example')
  await enter(page, ines, projectPath(await ines.find('Résidence Le Belvédère')))
  const facts = card(page, 'Informations')
  await expect(facts.getByRole('heading', { ...h1, name: 'Résidence Le Belvédère' })).toBeVisible()
  await expect(facts.getByText('Immeuble', { exact: true })).toBeVisible()
  const { contact_information } = await ines.call<{ contact_information: { addresses: { zip_code: string }[] } }>(
    'GET',
    `/residences/${(await ines.find('Résidence Le Belvédère')).id}`,
  )
  await expect(facts.getByText(contact_information.addresses[0]!.zip_code)).toHaveCount(1)
  for (const term of ['Numéro de contrat', 'E-mail', 'Créé le', 'Prestations', 'Étude thermique'])
    await expect(facts.getByRole('term').filter({ hasText: term })).toHaveCount(1)
  await expect(facts.getByText('Carnet complet')).toBeVisible()
  const zones = card(page, 'Parties communes et logements')
  await expect(zones.getByRole('heading', { level: 3 })).toHaveText(['Parties communes', 'Logements'])
  for (const said of [/documents de cette page concernent l’immeuble/, /^Chaque logement a sa propre page/])
    await expect(zones.getByText(said)).toBeVisible()
  await zones.getByRole('link', { name: 'Voir les logements de l’immeuble' }).click()
  await expect(page.getByRole('heading', h1)).toContainText('Mes projets')
  await expect(page.getByRole('row')).not.toHaveCount(0)
})

test('PRJ-41/residence a cancelling that is refused is told in its dialog, and nothing goes', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, karim)
  const project = await person.create(unique('Tenace'))
  await enter(page, person, `/projects/${person.companyId}`)
  await page.getByRole('button', { name: `Actions sur le projet ${project.name}` }).click()
  await page.getByRole('menuitem', { name: 'Annuler le projet' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByLabel('Pour confirmer').fill(project.name)
  const administrator = await Person.signIn(request, 'admin@logis.example')
  await administrator.call('DELETE', `/companies/${project.company.id}/residences/${project.id}`)
  await dialog.getByRole('button', { name: 'Annuler le projet' }).click()
  await expect(dialog.getByText(/annulé/).first()).toBeVisible()
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('link', { name: project.name })).toBeAttached()
})

test('the columns and the row height of a list are chosen once, and remembered', async ({ page, request }) => {
  const person = await Person.signIn(request, hugo)
  await enter(page, person, `/projects/${person.companyId}`)
  const column = page.getByRole('columnheader', { name: /Numéro de contrat/ })
  await expect(column).toBeVisible()
  const height = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0
  const before = await height()
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Numéro de contrat' }).click()
  await expect(column).toHaveCount(0)
  await page.getByRole('menuitemradio', { name: 'Confortable' }).click()
  await expect.poll(height).toBeGreaterThan(before)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: /Adresse/ })).toBeVisible()
  await expect(column).toHaveCount(0)
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Numéro de contrat' }).click()
  await expect(column).toBeVisible()
})
