import type { Locator } from '@playwright/test'
import {
  choose,
  chooseBoiler,
  customer,
  dialog,
  goOn,
  loseAnswer,
  openPassport,
  passportOf,
  photo,
} from './passports.ts'
import { expect, expectAccessible, mailTo, signIn, test } from './portal.ts'
import { readSheet } from './sheet.ts'
import { enter, expectOff, expectOn, pdf, Person, unique, uniqueAddress } from './world.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('SHELL-05/installer DASH-01 DASH-09 DASH-11 PTG-02 PTG-03 PTG-19 PTG-20 a gas passport from the phone, its sheet and its invitation', async ({
  page,
}) => {
  test.slow()
  const [name, email] = [unique('Mme Essai'), uniqueAddress()]
  const invitations: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/invitations')) invitations.push(request.url())
  })
  await signIn(page, 'yann@lenoir.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Chauffage Lenoir' })).toBeVisible()
  await expect(page.getByText(/\d+ PTG disponibles? sur 20/)).toBeVisible()
  await expectAccessible(page)

  await test.step('four steps, back and forth', async () => {
    await page.getByRole('button', { name: 'Nouveau PTG' }).click()
    await expectOff(dialog(page).getByRole('button', { name: 'Continuer' }))
    await customer(page, name, email)
    await expectAccessible(page)
    await goOn(page)
    await expectOff(dialog(page).getByRole('button', { name: 'Continuer' }))
    await chooseBoiler(page)
    await goOn(page)
    await choose(page, dialog(page).getByRole('combobox', { name: /^Type/ }), 'Remplacement de chaudière')
    await expectAccessible(page)
    const others = dialog(page).getByRole('region', { name: 'Autres fichiers' })
    await others
      .locator('input[type=file]')
      .last()
      .setInputFiles([await photo(page, 'plaque.jpg')])
    await expect(others.getByText('plaque.jpg')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Retour' }).click()
    await goOn(page)
    await expect(others.getByText('plaque.jpg')).toBeVisible()
    await goOn(page)
    await expect(dialog(page).getByText(email)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Modifier le client' }).click()
    await expect(dialog(page).getByLabel('Nom du client')).toHaveValue(name)
    await dialog(page).getByRole('button', { name: 'Récapitulatif' }).click()
  })

  await test.step('a reload loses nothing, the photo included', async () => {
    await page.reload()
    await expect(dialog(page).getByText(email)).toBeVisible()
    await expect(dialog(page).getByText('Votre saisie a été retrouvée.')).toBeVisible()
    await expect(dialog(page).getByText('plaque.jpg')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('created: the code, the sheet, the invitation on closing', async () => {
    await dialog(page).getByRole('button', { name: 'Valider' }).click()
    await expect(dialog(page).getByText(`Le PTG de ${name} est créé.`)).toBeVisible()
    const code = await dialog(page)
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .innerText()
    await expect(dialog(page).getByRole('switch', { name: /Envoyer l’invitation/ })).toBeChecked()
    await expect(dialog(page).getByText(email)).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Télécharger la fiche identifiants (PDF)' }).click()
    expect((await readSheet(await (await download).path())).text).toContain(code)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect((await mailTo(email)).subject).toBeTruthy()
    await expect(page.getByText(name).first()).toBeVisible()
    expect(invitations).toHaveLength(1)
  })

  await test.step('another one, for whom the switch is off: nothing is sent', async () => {
    await page.getByRole('button', { name: 'Nouveau PTG' }).click()
    await customer(page, unique('M. Sans'), uniqueAddress())
    await goOn(page)
    await dialog(page)
      .getByRole('button', { name: /^Produit introuvable/ })
      .click()
    for (const field of ['Référence', 'Nom du produit', 'Fabricant']) await dialog(page).getByLabel(field).fill('Rare')
    await goOn(page)
    await choose(page, dialog(page).getByRole('combobox', { name: /^Type/ }), 'Diagnostic')
    await goOn(page)
    await dialog(page).getByRole('button', { name: 'Valider' }).click()
    await dialog(page)
      .getByRole('switch', { name: /Envoyer l’invitation/ })
      .uncheck({ force: true })
    await dialog(page).getByRole('button', { name: 'Fermer' }).last().click()
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('link', { name: 'Interventions', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Interventions' })).toBeVisible()
    expect(invitations).toHaveLength(1)
  })
})

test('PTG-03 at each step, closed by accident or reloaded, everything is still there; what is sent is forgotten', async ({
  page,
  request,
}) => {
  test.slow()
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  await enter(page, yann, `/company/${yann.companyId}`)
  const open = () => page.getByRole('button', { name: 'Nouveau PTG' }).click()
  const closeAndReload = async (expectKept: () => Promise<void>) => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await open()
    await expectKept()
    await page.reload()
    await expectKept()
  }
  const name = unique('Mme Reprise')
  await open()
  await dialog(page).getByLabel('Nom du client').fill(name)
  await closeAndReload(() => expect(dialog(page).getByLabel('Nom du client')).toHaveValue(name))
  await customer(page, name, uniqueAddress())
  await goOn(page)
  await chooseBoiler(page)
  const boiler = dialog(page).getByRole('combobox', { name: 'Chaudière' })
  const chosen = await boiler.inputValue()
  await closeAndReload(() => expect(boiler).toHaveValue(chosen))
  await goOn(page)
  await choose(page, dialog(page).getByRole('combobox', { name: /^Type/ }), 'Remplacement de chaudière')
  const slot = (title: string) => dialog(page).getByRole('region', { name: title })
  const pick = (title: string, files: Parameters<Locator['setInputFiles']>[0]) =>
    slot(title).locator('input[type=file]').last().setInputFiles(files)
  await pick('Autres fichiers', [await photo(page, 'plaque.jpg'), await photo(page, 'cave.jpg')])
  await pick('Certificat d’achèvement', [pdf('achevement.pdf')])
  await expect(slot('Autres fichiers').getByText('cave.jpg')).toBeVisible()
  await expect(slot('Certificat d’achèvement').getByText('achevement.pdf')).toBeVisible()
  await closeAndReload(async () => {
    await expect(dialog(page).getByRole('combobox', { name: /^Type/ })).toHaveValue('Remplacement de chaudière')
    for (const file of ['plaque.jpg', 'cave.jpg']) await expect(slot('Autres fichiers').getByText(file)).toBeVisible()
    await expect(slot('Certificat d’achèvement').getByText('achevement.pdf')).toBeVisible()
  })
  await goOn(page)
  await closeAndReload(() => expect(dialog(page).getByText(/plaque\.jpg, cave\.jpg/)).toBeVisible())
  await expectAccessible(page)

  await dialog(page).getByRole('button', { name: 'Valider' }).click()
  await expect(dialog(page).getByText(`Le PTG de ${name} est créé.`)).toBeVisible()
  const { id } = await yann.find(name)
  const search = `search[residence_id]=${id}`
  const [made] = await yann.call<{ files: Record<string, { name: string }[]> }[]>(
    'GET',
    `/companies/${yann.companyId}/interventions?${search}`,
  )
  const filed = (group: string) => made!.files[group]!.map((file) => file.name)
  expect([filed('ptg_others'), filed('ptg_cert_completion')]).toEqual([['plaque.jpg', 'cave.jpg'], ['achevement.pdf']])
  await page.keyboard.press('Escape')
  await open()
  await expect(dialog(page).getByLabel('Nom du client')).toHaveValue('')
})

test('PTG-22 PTG-27 the answer of a creation is lost: pressed again, it is one passport and one unit of the quota', async ({
  page,
  request,
}) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const quota = () => yann.call<{ used: number }>('GET', `/companies/${yann.companyId}/ptg/quotas`)
  const before = (await quota()).used
  const name = unique('M. Perdu')
  await enter(page, yann, `/company/${yann.companyId}`)
  await page.getByRole('button', { name: 'Nouveau PTG' }).click()
  await customer(page, name, uniqueAddress())
  await goOn(page)
  await chooseBoiler(page)
  await goOn(page)
  await choose(page, dialog(page).getByRole('combobox', { name: /^Type/ }), 'Diagnostic')
  await dialog(page)
    .getByRole('region', { name: 'Autres fichiers' })
    .locator('input[type=file]')
    .last()
    .setInputFiles([await photo(page, 'avant.jpg')])
  await goOn(page)
  const lose = await loseAnswer(page, `/companies/${yann.companyId}/ptg`)
  await dialog(page).getByRole('button', { name: 'Valider' }).click()
  await lose()
  await expect(dialog(page).getByText(/Réessayez.*le PTG ne sera créé qu’une fois/)).toBeVisible()
  expect((await quota()).used).toBe(before + 1)

  await test.step('even after the page was reloaded', async () => {
    await page.reload()
    await expect(dialog(page).getByText('avant.jpg')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Valider' }).click()
    await expect(dialog(page).getByText(`Le PTG de ${name} est créé.`)).toBeVisible()
  })
  expect((await quota()).used).toBe(before + 1)
  const search = new URLSearchParams({ 'search[name]': name })
  expect(await yann.call('GET', `/companies/${yann.companyId}/ptg/projects?${search}`)).toHaveLength(1)
})

test('INT-12 INT-16 INT-18/message INT-20 INT-23 INT-24 INT-25 photos, what is missing, the certificate, finished, reopened, finished again', async ({
  page,
  request,
}) => {
  test.slow()
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  await openPassport(page, yann, await passportOf(yann, unique('M. Suivi'), 'BOILER_REPLACEMENT'))
  const finish = page.getByRole('button', { name: 'Terminer' })
  await expectOff(finish)
  await expect(page.getByText('Ajoutez le certificat d’achèvement pour terminer.')).toBeVisible()
  await expect(page.getByText('Indiquez la date de l’intervention pour terminer.')).toBeVisible()
  await expectAccessible(page)

  const date = page.getByRole('textbox', { name: 'Date de l’intervention' })
  await date.fill('12/11/2026')
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const others = page.getByRole('region', { name: 'Autres fichiers' })
  await others
    .locator('input[type=file]')
    .last()
    .setInputFiles([await photo(page, 'avant.jpg')])
  await expect(others.getByRole('button', { name: 'avant.jpg', exact: true })).toBeVisible()
  await others.getByRole('button', { name: 'avant.jpg', exact: true }).click()
  await expect(page.getByRole('img', { name: 'avant.jpg' })).toBeVisible()
  const width = () => page.getByRole('img', { name: 'avant.jpg' }).evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width).toBe(2400)
  await page.keyboard.press('Escape')
  await expectOff(finish)

  await test.step('without a signal the photo waits, and leaves by itself when it is back', async () => {
    await page.context().setOffline(true)
    await others
      .locator('input[type=file]')
      .last()
      .setInputFiles([await photo(page, 'cave.jpg')])
    await expect(others.getByRole('button', { name: 'Réessayer l’envoi de cave.jpg' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(others.getByRole('button', { name: 'cave.jpg', exact: true })).toBeVisible()
  })

  const certificate = page.getByRole('region', { name: 'Certificat d’achèvement' })
  await certificate
    .locator('input[type=file]')
    .last()
    .setInputFiles([pdf('achevement.pdf')])
  await expect(certificate.getByRole('button', { name: 'achevement.pdf', exact: true })).toBeVisible()
  await expectOn(finish)
  await finish.click()
  await expect(page.getByText('Intervention terminée.')).toBeVisible()
  await expect(finish).toBeHidden()

  await page.getByRole('button', { name: /^Afficher le détail/ }).click()
  await expect(date).toBeDisabled()
  await expectOff(page.getByRole('button', { name: 'Supprimer achevement.pdf' }))
  // Where the page was scrolled to, a bar may cover by halves what axe measures.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rouvrir' }).click()
  await expect(date).toBeEnabled()
  await expectOn(page.getByRole('button', { name: 'Supprimer achevement.pdf' }))
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('Terminée').first()).toBeVisible()
})

test('INT-21 INT-28 the maintenance certificate is written in the portal and filed', async ({ page, request }) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  await openPassport(page, yann, await passportOf(yann, unique('Mme Entretien'), 'MAINTENANCE'))
  await page.getByRole('textbox', { name: 'Date de l’intervention' }).fill('12/11/2026')
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remplir l’attestation' }).click()
  await dialog(page).getByLabel('Marque de la chaudière').fill('Thermalia')
  await dialog(page).getByLabel('Modèle').fill('Condens 30')
  await dialog(page).getByLabel('Puissance').fill('30')
  await dialog(page).getByLabel('Monoxyde de carbone').fill('12')
  await expect(dialog(page).getByText('Anomalie : recherchez la cause')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Établir l’attestation' }).click()
  const slot = page.getByRole('region', { name: 'Certificat d’entretien' })
  await expect(slot.getByRole('button', { name: /\.pdf$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('Intervention terminée.')).toBeVisible()
})

test('PTG-38 the customer is corrected, the passport deleted', async ({ page, request }) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const name = unique('M. Erreur')
  await openPassport(page, yann, await passportOf(yann, name, 'DIAGNOSTIC'))
  await page.getByRole('button', { name: 'Modifier le PTG' }).click()
  await dialog(page).getByLabel('Nom du client').fill(`${name} bis`)
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} bis` })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer le PTG' }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Supprimer le PTG' }).click()
  await expect(page).toHaveURL(new RegExp(`/company/${yann.companyId}$`))
  await expect(page.getByText(`Le PTG de ${name} bis est supprimé.`)).toBeVisible()
  // It is gone for the server too, and not from the screen alone.
  await expect(yann.find(`${name} bis`)).rejects.toThrow('no project')
})

test('DASH-12 PTG-30 PTG-32 a gas passport is found again', async ({ page, request }) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  await enter(page, yann, `/company/${yann.companyId}`)
  await page.getByRole('button', { name: 'Rechercher un PTG' }).click()
  await expectOff(dialog(page).getByRole('button', { name: 'Rechercher', exact: true }))
  await dialog(page).getByLabel('N° de contrat').fill('GAZ-1006')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('1 PTG trouvé')).toBeVisible()
  await expectAccessible(page)
  await dialog(page)
    .getByRole('link', { name: /GAZ-1006/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mme Meyer' })).toBeVisible()
})

test('DASH-09 DASH-10 DASH-11 PTG-25 without a quota option the button is off and says why', async ({
  page,
  request,
}) => {
  const nora = await Person.signIn(request, 'nora@gaz-sud.example')
  await enter(page, nora, `/company/${nora.companyId}`)
  const button = page.getByRole('button', { name: 'Nouveau PTG' })
  await expectOff(button)
  await expect(page.getByText('Contactez notre équipe pour l’activer.')).toBeVisible()
  await expectAccessible(page)
  await button.focus()
  await expect(page.getByRole('tooltip')).toContainText('ne comprend pas la création de PTG')
})
