import type { Page } from '@playwright/test'
import { Hands } from './hands.ts'
import { dialog } from './passports.ts'
import { expect, mailTo, test } from './portal.ts'
import { card, enter, pdf, Person, projectPath, unique, uniqueAddress } from './world.ts'

// npm run sweep -- keyboard, too: what is done to many homes, files and people at once, and what ends with somebody else.

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('files are sorted onto a home', async ({ page, request }) => {
  const hands = new Hands(page)
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  const { name } = await marie.create(unique('Maison'), { companyId: hugo.companyId })
  await enter(page, hugo, `/project/files/${hugo.companyId}`)
  const file = `${unique('scan')}.pdf`
  await hands.give(button(page, 'Choisir des fichiers'), pdf(file))
  const opens = button(page, new RegExp(file))
  await hands.press(opens)
  const form = page.getByRole('form', { name: `Ranger ${file}` })
  await hands.choose(form.getByRole('combobox', { name: 'Projet' }), option(page, new RegExp(name)), name)
  await hands.press(form.getByRole('button', { name: 'Enregistrer' }))
  await hands.press(button(page, 'Ranger 1 fichier'))
  await expect(page.getByRole('heading', { name: '1 fichier rangé' })).toBeVisible()
})

test('two contacts are merged', async ({ page, request }) => {
  const hands = new Hands(page)
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  const [kept, gone] = [unique('Artisan'), unique('Artisan')]
  const [trade] = await hugo.call<{ id: number }[]>('GET', '/jobs')
  for (const contact of [kept, gone])
    await hugo.call('POST', `/companies/${hugo.companyId}/contacts`, { name: contact, jobs: [{ id: trade!.id }] })
  await enter(page, hugo, `/contacts/${hugo.companyId}?q.text=${encodeURIComponent(kept.slice(0, -2))}`)
  await hands.press(button(page, `Actions sur le contact ${kept}`))
  await hands.walk('ArrowDown', page.getByRole('menuitem', { name: 'Fusionner' }))
  await hands.key('Enter')
  await hands.choose(dialog(page).getByRole('combobox'), option(page, new RegExp(gone)), gone)
  await hands.press(dialog(page).getByRole('button', { name: 'Fusionner les contacts' }))
  await expect(page.getByText(`Les deux contacts sont réunis sous « ${kept} ».`)).toBeVisible()
})

test('a booklet is handed over', async ({ page, request }) => {
  const hands = new Hands(page)
  const karim = await Person.signIn(request, 'karim@renovest.example')
  const project = await karim.create(unique('Maison'))
  await enter(page, karim, projectPath(project))
  const booklet = card(page, 'Carnet d’information')
  await hands.press(booklet.getByRole('button', { name: /^Remise au propriétaire/ }))
  const act = booklet.getByRole('button', { name: 'Déclarer la remise' })
  await hands.open(act)
  await hands.write(dialog(page).getByLabel('Remis à'), 'Mme Clavier')
  await hands.press(dialog(page).getByRole('button', { name: 'Enregistrer' }))
  await expect(page.getByText('La remise du carnet est enregistrée.')).toBeVisible()
  await expect(booklet.getByRole('button', { name: 'Déclarer une nouvelle remise' })).toBeFocused()
})

test('the flats of a building are edited at once', async ({ page, request }) => {
  const hands = new Hands(page)
  const samira = await Person.signIn(request, 'samira@rivages.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const building = await marie.create(unique('Résidence'), { type: 'BUILDING', companyId: samira.companyId })
  const [first, second] = [unique('Lot'), unique('Lot')]
  await marie.call('POST', `/buildings/${building.id}/flats`, { flats: [first, second].map((name) => ({ name })) })
  await enter(page, marie, projectPath(building))
  const acts = button(page, 'Actions groupées')
  await hands.press(acts)
  await hands.walk('ArrowDown', page.getByRole('menuitem', { name: 'Modifier les logements' }))
  await hands.key('Enter')
  await hands.write(dialog(page).getByRole('textbox', { name: `Étage de ${first}` }), '2')
  await hands.write(dialog(page).getByRole('textbox', { name: `Étage de ${second}` }), '3')
  await hands.press(dialog(page).getByRole('button', { name: 'Enregistrer 2 logements' }))
  await expect(page.getByText('2 logements ont été modifiés.')).toBeVisible()
  await expect(acts).toBeFocused()
})

test('a tenant is invited', async ({ page, request }) => {
  const hands = new Hands(page)
  const samira = await Person.signIn(request, 'samira@rivages.example')
  const marie = await Person.signIn(request, 'marie@horizon.example')
  const flat = await marie.create(unique('Logement'), { type: 'FLAT', companyId: samira.companyId })
  const email = uniqueAddress()
  await enter(page, samira, projectPath(flat))
  await hands.write(page.getByLabel('Adresse e-mail du locataire'), email)
  await hands.press(button(page, 'Inviter'))
  expect((await mailTo(email)).subject).toBeTruthy()
})
