import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { Hands } from './hands.ts'
import { dialog, openPassport, passportOf } from './passports.ts'
import { expect, mailTo, password, test } from './portal.ts'
import { card, enter, pdf, Person, projectPath, register, unique, uniqueAddress } from './world.ts'

// npm run sweep -- keyboard: journeys by the keyboard alone. At each stop one sees the focus, nothing holds it,
// and what closes gives it back.

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const opened = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

test('someone signs in', async ({ page }) => {
  const hands = new Hands(page)
  await page.goto('/login')
  await hands.write(page.getByLabel('Identifiant'), 'hugo@clairiere.example')
  await hands.write(page.getByLabel('Mot de passe', { exact: true }), password)
  await hands.key('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Maisons Clairière' })).toBeVisible()
})

test('an installer makes a gas passport', async ({ page, request }) => {
  const hands = new Hands(page)
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const name = unique('Mme Clavier')
  await enter(page, yann, `/company/${yann.companyId}`)
  await hands.open(button(page, 'Nouveau PTG'))
  const fields = {
    'Nom du client': name,
    'Adresse e-mail': uniqueAddress(),
    Voie: 'Rue du Port',
    'Code postal': '44000',
    Ville: 'Nantes',
  }
  for (const [label, value] of Object.entries(fields)) await hands.write(dialog(page).getByLabel(label), value)
  await hands.key('Escape')
  const goOn = dialog(page).getByRole('button', { name: 'Continuer' })
  await hands.press(goOn)
  const boiler = dialog(page).getByRole('combobox', { name: 'Chaudière' })
  await hands.choose(boiler, page.getByRole('option').filter({ visible: true }), 'chaudière gaz')
  await hands.press(goOn)
  await hands.choose(dialog(page).getByRole('combobox', { name: /^Type/ }), option(page, 'Diagnostic'))
  await hands.press(goOn)
  await hands.press(dialog(page).getByRole('button', { name: 'Valider' }))
  await expect(dialog(page).getByText(`Le PTG de ${name} est créé.`)).toBeVisible()
  await hands.key('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, 'Nouveau PTG')).toBeFocused()
})

test('an installer finishes an intervention', async ({ page, request }) => {
  const hands = new Hands(page)
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  await openPassport(page, yann, await passportOf(yann, unique('M. Clavier'), 'REPARATION'))
  const date = page.getByRole('textbox', { name: 'Date de l’intervention' })
  await hands.write(date, '12/11/2026')
  await hands.key('Escape')
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  const certificate = page.getByRole('region', { name: 'Certificat d’achèvement' })
  await hands.give(certificate.getByRole('button'), pdf('achevement.pdf'))
  await expect(certificate.getByRole('button', { name: 'achevement.pdf', exact: true })).toBeVisible()
  await hands.press(button(page, 'Terminer'))
  await expect(page.getByText('Intervention terminée.')).toBeVisible()
})

test('an owner is invited', async ({ page, request }) => {
  const hands = new Hands(page)
  const karim = await Person.signIn(request, 'karim@renovest.example')
  const email = uniqueAddress()
  await enter(page, karim, projectPath(await karim.create(unique('Maison'), { email })))
  const invite = button(page, 'Envoyer l’invitation').first()
  await hands.open(invite)
  await hands.key('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(invite).toBeFocused()
  await hands.open(invite)
  await hands.press(dialog(page).getByRole('button', { name: /^Envoyer/ }))
  expect((await mailTo(email)).subject).toBeTruthy()
})

test('files are moved', async ({ page, request }) => {
  const hands = new Hands(page)
  const karim = await Person.signIn(request, 'karim@renovest.example')
  const project = await karim.create(unique('Maison'))
  for (const name of ['un.pdf', 'deux.pdf']) await karim.upload(project, pdf(name))
  await enter(page, karim, projectPath(project))
  await hands.press(card(page, 'Documents').getByRole('button', { name: 'Afficher les dossiers vides' }))
  const item = (name: string | RegExp) => page.getByRole('treeitem', { name })
  await hands.reach(page.getByRole('treeitem'), 'Shift+Tab')
  await hands.walk('ArrowDown', item('un.pdf'))
  await hands.key('Space')
  await hands.key('ControlOrMeta+x')
  await hands.walk('ArrowUp', item(/^Photos/))
  await hands.key('ControlOrMeta+v')
  await expect(item(/^Photos/)).toContainText('1 fichier')
})

test('a study is imported', async ({ page, request }) => {
  const hands = new Hands(page)
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const study = readFileSync(path.join(import.meta.dirname, '../server/fault/rsee/re2020-maison-valide.xml'))
  await enter(page, hugo, projectPath(await marie.create(unique('Maison'), { companyId: hugo.companyId })))
  await hands.open(card(page, 'Informations').getByRole('button', { name: 'Ajouter une étude' }))
  const file = { name: 'etude.xml', mimeType: 'application/xml', buffer: study }
  await hands.give(
    dialog(page)
      .getByLabel(/^Fichier/)
      .first(),
    file,
  )
  const office = dialog(page).getByRole('combobox', { name: /^Bureau d’études thermiques/ })
  await hands.choose(office, option(page, /^Études Isotherme/), 'isotherme')
  await hands.press(dialog(page).getByRole('button', { name: 'Ajouter l’étude' }))
  await expect(card(page, 'Équipements').getByText('Non importé')).toBeVisible()
  await hands.open(button(page, /^Importer depuis l’étude thermique/))
  // One wall is filled by a favourite of the demo world.
  await hands.open(dialog(page).getByRole('button', { name: 'Importer 1 paroi' }))
  await hands.press(
    page.getByRole('dialog', { name: 'Importer les parois' }).getByRole('button', { name: /^Importer 1/ }),
  )
  await expect(page.getByText('1 paroi importée.')).toBeVisible()
})

test('a company is let in', async ({ page, request }) => {
  const hands = new Hands(page)
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  await enter(page, yann, `/accesses/${yann.companyId}`)
  await hands.open(button(page, 'Autoriser une société').first())
  const company = dialog(page).getByRole('combobox', { name: 'Société' })
  await hands.choose(company, option(page, /Gaz Service Sud/), 'gaz serv')
  await hands.press(dialog(page).getByRole('button', { name: 'Autoriser', exact: true }))
  await expect(page.getByRole('cell', { name: /Gaz Service Sud.*Consulte les projets/ })).toBeVisible()
})

test('an affiliate is removed', async ({ page, request }) => {
  const hands = new Hands(page)
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const name = unique('Filiale')
  await marie.call('POST', `/companies/${marie.companyId}/children`, { data: { name, type: 'INSTALLER' } })
  await enter(page, marie, `/settings/${marie.companyId}`)
  await opened(page)
  await hands.open(button(page, 'Groupe Horizon'), 'Shift+Tab')
  const panel = page.getByRole('dialog', { name: 'Sociétés' })
  await hands.open(panel.getByRole('button', { name: `Supprimer ${name}` }))
  const confirm = page.getByRole('dialog', { name: 'Supprimer la société affiliée' })
  await hands.write(confirm.getByLabel('Pour confirmer'), name)
  await hands.press(confirm.getByRole('button', { name: 'Supprimer la société affiliée' }))
  await expect(panel.getByRole('link', { name })).toHaveCount(0)
  await hands.key('Escape')
  await expect(button(page, 'Groupe Horizon')).toBeFocused()
})

test('a tenant is accepted', async ({ page, request }) => {
  const hands = new Hands(page)
  const samira = await Person.signIn(request, 'samira@rivages.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const flat = await marie.create(unique('Logement'), { type: 'FLAT', companyId: samira.companyId })
  const tenant = await Person.signIn(request, await register(request), 'resident')
  await tenant.call('POST', '/residence-code/request-access', { residence_code: flat.residence_code, role: 'TENANT' })
  await enter(page, samira, projectPath(flat))
  await hands.press(button(page, 'Accepter la demande de Camille Essai'))
  await expect(page.getByText('La demande d’accès a été acceptée.')).toBeVisible()
})

test('a template is applied to two projects', async ({ page, request }) => {
  const hands = new Hands(page)
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  const word = unique('Lot')
  for (const letter of ['A', 'B']) await marie.create(`${word} ${letter}`, { companyId: hugo.companyId })
  await enter(page, hugo, `/projects/${hugo.companyId}?q.name=${encodeURIComponent(word)}`)
  for (const letter of ['A', 'B']) {
    await hands.reach(page.getByRole('checkbox', { name: `Sélectionner : ${word} ${letter}` }))
    await hands.key('Space')
  }
  await hands.open(page.getByRole('toolbar').getByRole('button', { name: 'Appliquer un modèle' }))
  await hands.choose(dialog(page).getByRole('combobox', { name: 'Modèle' }), option(page, 'Maison passive'))
  await hands.press(dialog(page).getByRole('button', { name: 'Appliquer', exact: true }))
  await expect(page.getByText('Le modèle a été appliqué à 2 projets')).toBeVisible()
})

test('a list is searched, and a criterion taken back', async ({ page, request }) => {
  const hands = new Hands(page)
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, `/projects/${hugo.companyId}`)
  await expect(page.getByRole('link', { name: 'Maison Roux', exact: true })).toBeVisible()
  await hands.key('/')
  await page.keyboard.type('Maison')
  await hands.open(button(page, 'Recherche avancée'))
  await hands.write(dialog(page).getByRole('textbox', { name: 'Ville', exact: true }), 'Rezé')
  await hands.key('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Maison Garnier', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Maison Roux', exact: true })).toBeHidden()
  await hands.press(button(page, /^Retirer le critère Ville/), 'Shift+Tab')
  await expect(page.getByRole('link', { name: 'Maison Roux', exact: true })).toBeVisible()
})

test('flats are made for a building', async ({ page, request }) => {
  const hands = new Hands(page)
  const samira = await Person.signIn(request, 'samira@rivages.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const building = await marie.create(unique('Résidence'), { type: 'BUILDING', companyId: samira.companyId })
  // Flats are made by those who make homes.
  await enter(page, marie, projectPath(building))
  await hands.open(button(page, 'Ajouter des logements'))
  await hands.write(dialog(page).getByRole('textbox', { name: 'Logements' }), '1 à 3, étage 1')
  await hands.press(dialog(page).getByRole('button', { name: 'Créer 3 logements' }))
  await expect(page.getByText('3 logements ont été créés.')).toBeVisible()
})

test('a password is changed', async ({ page, request }) => {
  const hands = new Hands(page)
  const person = await Person.signIn(request, await register(request), 'resident')
  await enter(page, person, '/logement/compte')
  await hands.write(page.getByLabel('Mot de passe actuel'), password)
  await hands.write(page.getByLabel('Nouveau mot de passe', { exact: true }), 'Logement2027')
  await hands.write(page.getByLabel('Confirmation du nouveau mot de passe'), 'Logement2027')
  await hands.press(button(page, 'Modifier le mot de passe'))
  await expect(page.getByText('Votre mot de passe a bien été modifié.')).toBeVisible()
})

test('the palette finds and opens, and a sheet tells the keys', async ({ page, request }) => {
  const hands = new Hands(page)
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, `/company/${hugo.companyId}`)
  await opened(page)
  await hands.key('ControlOrMeta+k')
  const palette = dialog(page)
  await expect(palette.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('les lilas')
  await expect(option(page, /^Maison Les Lilas/).first()).toHaveAttribute('data-combobox-selected', 'true')
  await hands.key('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
  await hands.key('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  await hands.key('Escape')
  await expect(dialog(page)).toBeHidden()
})
