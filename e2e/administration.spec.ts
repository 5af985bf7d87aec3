import fs from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, mailTo, password, portalUrl, test } from './portal.ts'
import { card, enter, Person, projectPath, unique, uniqueAddress, type Project } from './world.ts'

const karims = 'karim@renovest.example'

/** To one of the administrators' screens, by their menu. */
const go = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Administration', exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: entry, exact: true })).toBeVisible()
}

/** An act of a row's menu, up to its dialog. */
const choose = async (page: Page, menu: string | RegExp, act: string) => {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: act }).click()
  return page.getByRole('dialog', { name: act })
}

type Asked = { name: string; manufacturer: string }

/** A company asks for what the catalogue lacks: three products of one unknown maker, the first of them by two names. */
const askForProducts = async (person: Person, project: Project) => {
  const manufacturer = unique('Fonderies')
  const wanted = ['Poêle', 'Insert', 'Foyer', 'Poele'].map((word): Asked => ({ name: unique(word), manufacturer }))
  for (const asked of wanted)
    await person.call('POST', '/product-requests', {
      ...asked,
      type: 'PRODUCT',
      model_type: 'Residence',
      model_id: project.id,
    })
  return wanted
}

const acceptThree = async (page: Page, [stove, insert, hearth, twin]: readonly Asked[]) => {
  await go(page, 'Produits')
  await page.getByRole('link', { name: /^Demandes d’ajout/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes d’ajout' })).toBeVisible()
  // The first brings its manufacturer into the catalogue, the others find it there.
  for (const asked of [stove!, insert!, hearth!]) {
    await page.getByPlaceholder(/^Produit, fabricant/).fill(asked.name)
    const dialog = await choose(page, `Actions sur la demande ${asked.name}`, 'Ajouter au catalogue')
    await dialog.getByRole('button', { name: 'Ajouter le produit' }).click()
    await expect(page.getByText(`« ${asked.name} » est au catalogue et parmi les équipements du projet.`)).toBeVisible()
  }
  await page.getByPlaceholder(/^Produit, fabricant/).fill(twin!.name)
  const dialog = await choose(page, `Actions sur la demande ${twin!.name}`, 'Rattacher à un produit existant')
  const product = dialog
    .getByRole('combobox', { name: 'Produit du catalogue' })
    .or(dialog.getByLabel('Produit du catalogue'))
  await product.first().fill(stove!.name)
  await page.getByRole('option', { name: new RegExp(stove!.name) }).click()
  await dialog.getByRole('button', { name: 'Rattacher la demande' }).click()
  await expect(page.getByText(`La demande « ${twin!.name} » est rattachée à « ${stove!.name} ».`)).toBeVisible()
}

/** An installer with an offer and a quota of gas passports. */
const makeCompany = async (page: Page, name: string) => {
  await go(page, 'Sociétés')
  await page.getByRole('button', { name: 'Nouvelle société' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer une société' })
  await dialog.getByLabel('Nom').fill(name)
  await dialog.getByLabel('Type').click()
  await page.getByRole('option', { name: 'Installateur' }).click()
  await dialog.getByRole('button', { name: 'Créer la société' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: 'Nouvel abonnement' }).click()
  const terms = page.getByRole('dialog', { name: 'Ajouter un abonnement' })
  await terms.getByLabel('Offre ou module').click()
  await page.getByRole('option', { name: 'Offre Confort' }).click()
  await terms.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const offer = card(page, 'Abonnements').getByRole('listitem').filter({ hasText: 'Offre Confort' })
  await expect(offer).toContainText('En cours')

  const quota = card(page, 'Quota de PTG')
  await quota.getByLabel('Passeports par mois').fill('30')
  await quota.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(quota).toContainText('0 sur 30 créés ce mois-ci.')
}

/** Asked by a mail, the first administrator makes an account and finds the company as theirs. */
const inviteFirst = async (page: Page, browser: Browser, name: string) => {
  const email = uniqueAddress()
  await page.getByRole('button', { name: 'Inviter le premier administrateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter un collègue' })
  await dialog.getByLabel('Adresse e-mail').fill(email)
  await dialog.getByRole('radio', { name: 'Administrateur' }).check()
  await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
  await expect(card(page, 'Équipe')).toContainText(email)

  const link = /https?:\/\/\S+\/invitation#token=[\w-]+/.exec((await mailTo(email)).text ?? '')?.[0] ?? ''
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: portalUrl() })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await theirs.getByLabel('Prénom').fill('Solène')
  await theirs.getByLabel('Nom', { exact: true }).fill('Marchand')
  await theirs.getByLabel('Mot de passe', { exact: true }).fill(password)
  await theirs.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
  await theirs.getByRole('button', { name: 'Créer mon compte' }).click()
  await theirs.waitForURL(/\/company\//)
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible()
  await context.close()
  await page.reload()
  await expect(card(page, 'Équipe').getByRole('listitem').filter({ hasText: 'Solène Marchand' })).toContainText(
    'Administrateur',
  )
}

/** Below a group, whose people will see it: that is told before, and then it is so. */
const moveBelow = async (page: Page, name: string, group: string) => {
  const dialog = await choose(page, `Actions sur ${name}`, 'Changer de société mère')
  await dialog.getByRole('combobox', { name: 'Société mère' }).fill(group)
  await page.getByRole('option', { name: group }).click()
  const preview = dialog.getByRole('region', { name: 'Ce que le déplacement change' })
  await expect(preview.getByRole('listitem').filter({ hasText: group })).toContainText(/\d personnes/)
  await dialog.getByRole('button', { name: 'Déplacer la société' }).click()
  await expect(page.getByText(`La société ${name} a été déplacée.`)).toBeVisible()
  await expect(page.getByText(`Installateur · ${group}`)).toBeVisible()
}

const endOffer = async (page: Page) => {
  const dialog = await choose(page, /^Actions sur Offre Confort/, 'Mettre fin à l’abonnement')
  await dialog.getByRole('button', { name: 'Mettre fin à l’abonnement' }).click()
  await expect(page.getByText('« Offre Confort » a pris fin.')).toBeVisible()
}

test('the day of an administrator: products accepted, a company made, its first administrator, a move, an offer’s end, someone assisted, all of it read again and exported', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(300_000)
  const karim = await Person.signIn(request, karims)
  const project = await karim.create(unique('Maison assistée'))
  const asked = await askForProducts(karim, project)
  const company = unique('Gaz Service')
  await enter(page, await Person.signIn(request, 'admin@logis.example'), '/admin/trades')

  await test.step('three products that were asked for are accepted, a fourth is one of them, and whoever asked is told', async () => {
    await acceptThree(page, asked)
    const devices = await karim.call<{ product: { name: string } | null }[]>(
      'GET',
      `/residences/${project.id}/devices?page_size=50`,
    )
    const names = devices.map(({ product }) => product?.name ?? '')
    const [stove = '', insert = '', hearth = '', twin = ''] = asked.map(({ name }) => name)
    expect(names.toSorted()).toEqual([stove, stove, insert, hearth].toSorted())
    await mailTo(karims, new RegExp(twin))
  })

  await test.step('a company with its offer and its quota', () => makeCompany(page, company))
  await test.step('its first administrator comes', () => inviteFirst(page, browser, company))
  await test.step('it moves below a group', () => moveBelow(page, company, 'Groupe Horizon'))
  await test.step('its offer ends', () => endOffer(page))

  await test.step('a request for the data of a meter', async () => {
    await go(page, 'Demandes Enedis')
    const waiting = page.getByRole('row').filter({ hasText: /En cours|En attente/ })
    await waiting
      .first()
      .getByRole('button', { name: /^Actions sur la demande/ })
      .click()
    await page.getByRole('menuitem', { name: 'Approuver la demande' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approuver la demande' }).click()
    await expect(page.getByText(/^La demande de .* est approuvée\.$/)).toBeVisible()
  })

  // Somebody is assisted, who knows nothing of it yet.
  await go(page, 'Assister une personne')
  await page
    .getByRole('textbox', { name: /Nom, e-mail ou société/ })
    .or(page.getByPlaceholder('Nom, e-mail ou société'))
    .first()
    .fill('haddad')
  await page.getByRole('button', { name: 'Assister Karim Haddad' }).click()
  const why = unique('Un plan qui ne s’affiche pas')
  const dialog = page.getByRole('dialog', { name: 'Assister Karim Haddad' })
  await dialog.getByLabel(/^Motif/).fill(why)
  await expectAccessible(page, 'everything', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Ouvrir l’accès' }).click()
  const banner = page.getByRole('region', { name: 'Accès d’assistance en cours' })
  await expect(banner).toContainText('Vous assistez Karim Haddad')
  await expect(banner).toContainText(why)

  // The portal is as he sees it, and nothing can be changed.
  await page.goto(projectPath(project))
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await expect(banner).toBeVisible()
  await expect(page.getByText(project.residence_code)).toHaveCount(0)
  await expectAccessible(page)
  const mail = await mailTo(karims, /L’assistance a accédé à votre compte/)
  expect(mail.text).toContain('Motif')

  // A reload keeps it, its end brings the administrator back.
  await page.reload()
  await banner.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('L’accès d’assistance est terminé.')).toBeVisible()
  await expect(banner).toHaveCount(0)
  const told = await karim.call<{ kind: string }[]>('GET', '/notifications?page_size=5')
  expect(told.map(({ kind }) => kind)).toContain('ASSISTED')

  // What was done is read again, and leaves as a file.
  await go(page, 'Suivi de l’administration')
  await expect(page.getByRole('row').filter({ hasText: 'Demande Enedis' }).first()).toContainText('Approuvé')
  await expectAccessible(page)
  // The company as the feed tells of it: made, its offer given and ended, its quota, its new place.
  await page.getByPlaceholder('Nom de ce qui a été modifié').fill(company)
  const acts = page.getByRole('row').filter({ hasText: company })
  for (const told of ['Ajout', 'Offre Confort', '30', 'Groupe Horizon'])
    await expect(acts.filter({ hasText: told }).first()).toBeVisible()
  await expectAccessible(page)
  await go(page, 'Journal de sécurité')
  // Others sign in all the while: one looks for the person rather than among the latest events.
  await page.getByPlaceholder('Personne, société, logement ou adresse IP').fill('haddad')
  const event = page.getByRole('row').filter({ hasText: 'Accès d’assistance' }).filter({ hasText: karims }).first()
  await expect(event).toContainText('admin@logis.example')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter (JSON)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^journal-de-securite.*\.jsonl$/)
  const lines = fs
    .readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n')
  const events = lines.map((line) => JSON.parse(line) as { kind: string; details: { reason?: string } })
  expect(events.find(({ kind, details }) => kind === 'ASSISTANCE_STARTED' && details.reason === why)).toBeDefined()
})
