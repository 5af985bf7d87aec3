import type { APIRequestContext } from '@playwright/test'
import pg from 'pg'
import { expect, expectAccessible, mailTo, password, portalUrl, test } from './portal.ts'
import { openDirectory } from './provider.ts'
import { card, enter, Person, unique } from './world.ts'
import { showTheme } from './settled.ts'

test('how an organisation’s people sign in: its page and its dialogs, by keyboard, for everyone', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, `/identity/${hugo.companyId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  const domain = `${unique('e2e').replace(/[^a-z0-9]/g, '')}.example`
  await page.getByRole('button', { name: 'Ajouter un domaine' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Domaine').fill(domain)
  await expectAccessible(page, 'everything', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`_logis.${domain}`)).toBeVisible()
  await expectAccessible(page)
  await showTheme(page, 'dark')
  await expectAccessible(page, 'colours')
})

test('the page of one’s own security, for everyone', async ({ page, request }) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, '/security')
  await expect(page.getByRole('heading', { name: 'Clés d’accès' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Activer la double authentification' }).click()
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  await expectAccessible(page)
  await showTheme(page, 'dark')
  await expectAccessible(page, 'colours')
})

/** What only time or a name server would do. */
const alter = async (statement: string, values: unknown[]) => {
  const client = new pg.Client({ connectionString: process.env['E2E_DATABASE_URL']! })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

/** A company whose people sign in by its own directory, and whose domain is proven. */
const withDirectory = async (request: APIRequestContext) => {
  const ines = await Person.signIn(request, 'ines@belvedere.example')
  const company = `/companies/${ines.companyId}`
  const code = `company-${ines.companyId}`
  const directory = await openDirectory(`${portalUrl()}/login/return/${code}`, `${portalUrl()}/login`)
  await ines.call('PUT', `${company}/identity-provider`, {
    preset: 'OTHER',
    name: 'Annuaire Belvédère',
    issuer: directory.issuer,
    client_id: directory.clientId,
    client_secret: directory.secret,
    demands_second_factor: false,
    new_people_role: 'COMPANY_READER',
  })
  const domain = `${unique('annuaire').replace(/[^a-z0-9]/g, '')}.example`
  await ines.call('POST', `${company}/identity-domains`, { domain })
  await alter('update identity_domains set proven_at = now() where domain = $1', [domain])
  return { ...directory, domain, end: () => ines.call('DELETE', `${company}/identity-provider`) }
}

test('people of a company sign in by its own provider, sign out there too, and are out once it knows them no more', async ({
  page,
  request,
}) => {
  const directory = await withDirectory(request)
  const email = `camille@${directory.domain}`
  const named = { first_name: 'Camille', last_name: 'Essai' }
  const made = await request.post(`${portalUrl()}/v2/users`, {
    data: { username: email, password, cgu: true, ...named },
  })
  expect(made.ok(), await made.text()).toBe(true)
  directory.employ({ sub: 'c17', email, given_name: 'Camille', family_name: 'Essai' })
  const leaveForDirectory = async () => {
    await page.getByLabel('Identifiant').fill(email)
    await page.getByRole('button', { name: 'Continuer avec Annuaire Belvédère' }).press('Enter')
  }

  await page.goto('/login')
  await leaveForDirectory()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await page.waitForURL(/\/login$/)
  await expect(page.getByRole('alert')).toContainText('IDENTITY_SIGN_IN_FAILED')

  // The account that the person has here is linked by a code of its mailbox, once.
  await leaveForDirectory()
  await page.getByLabel('Nom').fill('c17')
  await page.getByRole('button', { name: 'Entrer' }).click()
  await expect(page.getByText(`Un code vient d’être envoyé à ${email}`)).toBeVisible()
  await expectAccessible(page)
  const [code] = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec((await mailTo(email, /code pour relier/)).text ?? '')!
  await page.getByLabel('Code reçu par e-mail').fill(code.toLowerCase())
  await page.getByLabel('Code reçu par e-mail').press('Enter')
  await page.waitForURL(/\/company\//)
  await page.goto('/security')
  await expect(card(page, 'Comptes liés')).toContainText('Annuaire Belvédère')

  await page
    .getByRole('button', { name: 'Déconnexion' })
    .or(page.getByRole('link', { name: 'Déconnexion' }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Quitter' }).click()
  await page.waitForURL(/\/login/)
  await leaveForDirectory()
  await page.getByLabel('Nom').fill('c17')
  await page.getByRole('button', { name: 'Entrer' }).click()
  await page.waitForURL(/\/company\//)

  const elevenMinutes = `update session_identities set asked_at = asked_at - interval '11 minutes'`
  await alter(elevenMinutes, [])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  directory.dismiss('c17')
  await alter(elevenMinutes, [])
  await page.reload()
  await page.waitForURL(/\/login/)
  await expect(page.getByRole('alert')).toContainText('Votre connexion n’est plus valide')
  await directory.end()
  directory.close()
})
