import { expect, expectAccessible, test } from './portal.ts'
import { card, enter, expectOff, expectOn, foundCompany, Person, unique, uniqueAddress } from './world.ts'

const h1 = { level: 1, name: 'Paramètres' } as const

test('SHELL-09 PROV-16/cards PROF-24/screen PROF-29: each company has its settings, by its type', async ({
  page,
  request,
}) => {
  const ofAll = [
    'Options',
    'Contacts des fiches d’identifiants',
    'Communication',
    'Équipe',
    'Double authentification',
    'Connexion de votre organisation',
    'Offre et modules',
    'Application tierce',
  ]
  const expected = {
    'samira@rivages.example': ['Compte propriétaire', ...ofAll],
    'hugo@clairiere.example': ofAll,
    'marie@horizon.example': ['Société', ...ofAll],
  }
  for (const [username, cards] of Object.entries(expected)) {
    const person = await Person.signIn(request, username)
    const context = await page.context().browser()!.newContext({ locale: 'fr-FR' })
    const own = await context.newPage()
    await enter(own, person, `/settings/${person.companyId}`)
    await expect(own.getByRole('heading', h1)).toBeVisible()
    await expect(own.getByRole('heading', { level: 2 })).toHaveText(cards)
    const communication = card(own, 'Communication')
    await expect(communication.getByRole('heading', { level: 3 })).toHaveText(['Aux habitants', 'À vos équipes'])
    await expect(card(own, 'Application tierce').getByText(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)).toBeVisible()
    await expectAccessible(own)
    await context.close()
  }
})

test('PROF-25 PROF-27 PROF-28: a communication is turned off at once; a failure puts the switch back and says so', async ({
  page,
  request,
}) => {
  const person = await foundCompany(request, 'COMPANY_MANAGER')
  await enter(page, person, `/settings/${person.companyId}`)
  const report = page.getByRole('switch', { name: 'Logement activé' })
  await expect(report).toBeChecked()
  const stored = page.waitForResponse('**/communication-channel-settings/*')
  await report.press('Space')
  await expect(report).not.toBeChecked()
  await stored
  await page.reload()
  await expect(report).not.toBeChecked()
  for (const name of ['Bilan hebdomadaire', 'Rappels d’entretien'])
    await expect(page.getByRole('switch', { name })).toHaveCount(1)
  await expect(page.getByRole('switch', { name: 'Réinitialisation du mot de passe' })).toHaveCount(0)

  await page.route('**/communication-channel-settings/*', (route) =>
    route.fulfill({ status: 409, json: { error_reason: 'CHANNEL_SETTING_UPDATE_FAILED', error_message: '' } }),
  )
  await report.press('Space')
  await expect(page.getByText('Veuillez contacter votre administrateur')).toBeVisible()
  await expect(report).not.toBeChecked()
})

test('PROF-22 CODE-21: the owner account of a landlord is an e-mail that is required and valid', async ({
  page,
  request,
}) => {
  const person = await foundCompany(request, 'SOCIAL_LANDLORD')
  await enter(page, person, `/settings/${person.companyId}`)
  const owner = card(page, 'Compte propriétaire')
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  const email = dialog.getByLabel('Adresse e-mail du compte')
  const choose = async (address: string) => {
    await email.fill(address)
    await expectOn(save)
    await save.click()
    await expect(owner.getByText(address)).toBeVisible()
  }
  await owner.getByRole('button', { name: 'Choisir le compte' }).click()
  await choose(uniqueAddress())
  await owner.getByRole('button', { name: 'Changer de compte' }).click()
  await email.fill('')
  await expectOff(save)
  await email.fill('patrimoine')
  await expectOff(save)
  await choose(uniqueAddress())
})

test('AFF-01 AFF-06 AFF-09 AFF-12 AFF-13/asked PROV-17: an affiliate is added, and removed once it is empty', async ({
  page,
  request,
}) => {
  const marie = await Person.signIn(request, 'marie@horizon.example')
  await enter(page, marie, `/settings/${marie.companyId}`)
  await page.getByRole('button', { name: 'Groupe Horizon' }).click()
  const panel = page.getByRole('dialog', { name: 'Sociétés' })
  await panel.getByRole('button', { name: 'Ajouter une société affiliée' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une société affiliée' })
  const add = dialog.getByRole('button', { name: 'Ajouter la société' })
  const name = unique('Filiale')
  await dialog.getByLabel('Nom de la société').fill(name)
  await expectOff(add)
  await dialog.getByRole('combobox', { name: 'Type de société' }).click()
  await page.getByRole('option', { name: 'Installateur' }).click()
  await add.click()
  await expect(panel.getByRole('link', { name })).toBeVisible()

  await panel.getByRole('button', { name: 'Supprimer Chauffage Lenoir' }).click()
  const confirm = page.getByRole('dialog', { name: 'Supprimer la société affiliée' })
  const act = confirm.getByRole('button', { name: 'Supprimer la société affiliée' })
  await expect(confirm).toContainText('Chauffage Lenoir')
  await confirm.getByLabel('Pour confirmer').fill('Chauffage Lenoir')
  await act.click()
  await expect(confirm.getByText('La société n’a pas pu être supprimée.')).toBeVisible()
  await expect(confirm.getByText('Cette société possède des projets')).toBeVisible()
  await expect(act).toBeDisabled()
  await confirm.getByRole('button', { name: 'Annuler' }).click()

  await panel.getByRole('button', { name: `Supprimer ${name}` }).click()
  await confirm.getByLabel('Pour confirmer').fill(name)
  await act.click()
  await expect(panel.getByRole('link', { name })).toHaveCount(0)
})
