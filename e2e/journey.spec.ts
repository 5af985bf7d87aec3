import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, mailTo, password, portalUrl, signIn, signOut, test } from './portal.ts'
import { readSheet } from './sheet.ts'
import { drop, scrollTo } from './world.ts'

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)
const files = {
  plan: { name: 'plan-rez-de-chaussee.pdf', mimeType: 'application/pdf', buffer: pdf('plan') },
  photo: {
    name: 'facade.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  notice: { name: 'notice.txt', mimeType: 'text/plain', buffer: Buffer.from('Entretien annuel de la chaudière.') },
}
// An address of its own for each run: an invitation goes to one address once a minute.
const owner = `camille.${Date.now()}@foyer.example`

test('PRJ-04/managed from sign-in to an activated home', async ({ page, browser }) => {
  test.slow()
  await signIn(page, 'karim@renovest.example')

  await test.step('a house at a real address', async () => {
    await page.getByRole('link', { name: 'Mes projets' }).click()
    // The home page that is left has such a button too.
    await expect(page.getByRole('heading', { level: 1, name: 'Mes projets' })).toBeVisible()
    await page.getByRole('button', { name: 'Nouveau projet' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Type' }).or(dialog.getByLabel('Type')).first().click()
    await page.getByRole('option', { name: 'Maison', exact: true }).click()
    await dialog.getByLabel('Nom', { exact: true }).fill('Maison Roux')
    await dialog.getByLabel('Numéro (facultatif)', { exact: true }).fill('8')
    await dialog.getByLabel('Voie').fill('Boulevard du Port')
    await dialog.getByLabel('Code postal').fill('80000')
    await dialog.getByLabel('Ville').fill('Amiens')
    await dialog.getByRole('button', { name: 'Créer le projet' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Maison Roux' })).toBeVisible()
    await expect(page.getByText('8 Boulevard du Port, 80000 Amiens').first()).toBeVisible()
  })

  await test.step('three files dropped, one onto a default folder that did not exist yet', async () => {
    await page.getByRole('button', { name: 'Afficher les dossiers vides' }).click()
    const plans = page.getByRole('treeitem', { name: /^Plans/ })
    await scrollTo(plans)
    await drop(page, plans, [files.plan])
    await expect(plans.getByText('1 fichier')).toBeVisible()
    await plans.click()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(files.plan.name).first()).toBeVisible()
    await drop(page, page.getByText('Déposez des fichiers ici pour les ajouter à la racine'), [
      files.photo,
      files.notice,
    ])
    await expect(page.getByText(files.photo.name).first()).toBeVisible()
    await expect(page.getByText(files.notice.name).first()).toBeVisible()
    await expect(page.getByText('3 fichiers').first()).toBeVisible()
  })

  await test.step('a label on the plan', async () => {
    await page.getByRole('button', { name: `Modifier ${files.plan.name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel(/Labels/)
      .first()
      .click()
    await page
      .getByRole('option', { name: /Plans de surface/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/Plans de surface/).first()).toBeVisible()
  })

  await test.step('the commissioning date', async () => {
    await page
      .getByRole('button', { name: /date de mise en service/i })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Date de mise en service').fill('20/11/2026')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('20/11/2026').first()).toBeVisible()
  })

  await test.step('the owner’s e-mail', async () => {
    await page.getByRole('button', { name: 'Ajouter un e-mail' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/E-mail/).fill(owner)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(owner).first()).toBeVisible()
  })

  await test.step('the invitation arrives at the mail server', async () => {
    await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText('L’invitation a bien été envoyée.')).toBeVisible()
    const mail = await mailTo(owner)
    expect(mail.subject).toMatch(/Maison Roux|logement/i)
    expect(mail.text).toContain('/invitation#token=')
  })

  const code =
    await test.step('the credential sheet holds the code; its QR code opens the activation page', async () => {
      const shown = await page
        .getByText(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
        .first()
        .innerText()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Télécharger la fiche identifiants (PDF)' }).click()
      const sheet = await readSheet(await (await download).path())
      expect(sheet.text).toContain(shown)
      expect(sheet.text).toContain('Maison Roux')
      expect(sheet.qr).toBe(`${portalUrl()}/activation#code=${shown}`)
      return shown
    })

  await test.step('the owner activates on a phone, the code in lower case without dashes', async () => {
    const link = /\S+\/invitation#token=\S+/.exec((await mailTo(owner)).text ?? '')![0]
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
    const home = await phone.newPage()
    await home.goto(link)
    await expectAccessible(home)
    await home.getByLabel('Prénom').fill('Camille')
    await home.getByLabel('Nom', { exact: true }).fill('Roux')
    await home.getByLabel('Mot de passe', { exact: true }).fill(password)
    await home.getByRole('checkbox').check()
    await home.getByRole('button', { name: 'Créer mon compte' }).click()
    await home.getByLabel('Code logement').fill(code.replaceAll('-', '').toLowerCase())
    await expectAccessible(home)
    await home.getByRole('button', { name: 'Activer mon logement' }).click()
    await expect(home.getByRole('heading', { name: 'Votre logement est activé' })).toBeVisible()
    await home
      .getByRole('link', { name: 'Voir mon logement' })
      .or(home.getByRole('button', { name: 'Voir mon logement' }))
      .click()
    await expect(home.getByRole('heading', { level: 1, name: 'Maison Roux' })).toBeVisible()
    await home.getByRole('navigation', { name: 'Mon logement' }).getByRole('link', { name: 'Documents' }).click()
    await expect(home.getByText(files.plan.name)).toBeVisible()
    await expectAccessible(home)
    await phone.close()
  })

  await test.step('the project says Activé, the mail log its status, the feed each act', async () => {
    await reportOpened(page.request, owner)
    await page.reload()
    await expect(page.getByText('Activé', { exact: true }).first()).toBeVisible()
    const last = page
      .getByRole('region', { name: /^Code résidence/ })
      .getByRole('listitem')
      .filter({ hasText: owner })
    await expect(last.getByText(/Ouvert|Envoyé/)).toBeVisible()
    await page.getByRole('button', { name: 'Afficher l’activité' }).click()
    const feed = page
      .getByRole('region', { name: 'Activité' })
      .or(page.locator('section', { hasText: 'Activité' }))
      .last()
    for (const act of [/a ajouté le fichier/, /Camille Roux/, /Karim Haddad/])
      await expect(feed.getByText(act).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the same code again is refused', async () => {
    await signOut(page)
    await page.goto(`/activation#code=${code}`)
    await page
      .getByRole('button', { name: 'J’ai déjà un compte' })
      .or(page.getByRole('link', { name: 'J’ai déjà un compte' }))
      .click()
    await page.getByLabel('Identifiant').fill('alice@foyer.example')
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('button', { name: 'Activer mon logement' }).click()
    await expect(page.getByText(/est déjà activé/).first()).toBeVisible()
  })
})

/** What the mail provider would tell of the latest mail to an address. */
const reportOpened = async (request: APIRequestContext, address: string) => {
  const { messageId } = await mailTo(address)
  const event = { event: 'opened', email: address, 'message-id': messageId, ts_event: Math.floor(Date.now() / 1000) }
  const answer = await request.post('/v2/webhooks/mail-events', {
    headers: { authorization: 'Bearer e2e-webhook-secret' },
    data: event,
  })
  expect([204, 401]).toContain(answer.status()) // 401: a product that runs already has another secret
}
