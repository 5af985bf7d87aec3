import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, password, portalUrl, signIn, signOut, test } from './portal.ts'
import { card, register } from './world.ts'

/** Passkeys belong to a name: the portal by another one than its figures. */
const open = async (browser: Browser) => {
  const url = new URL(portalUrl())
  url.hostname = 'localhost'
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: url.origin })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const owner = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { context, page, owner }
}

const add = async (page: Page, name: string) => {
  const passkeys = card(page, 'Clés d’accès')
  await passkeys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nommer la clé d’accès' })
  await dialog.getByLabel('Nom').fill(name)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expect(passkeys.getByRole('listitem')).toContainText(name)
  return passkeys
}

test('a passkey is made, opens the portal without a password, is renamed and removed', async ({ browser }) => {
  const { context, page, owner } = await open(browser)
  await signIn(page, 'luc@isotherme.example')
  await page.goto('/security')
  const passkeys = await add(page, 'Ordinateur du bureau')
  await expectAccessible(page)
  // The device has one for this account already.
  await passkeys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await expect(passkeys.getByRole('status')).toHaveText('Cet appareil a déjà une clé d’accès pour votre compte.')

  await owner(false)
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page.getByRole('button', { name: 'Utiliser une clé d’accès' })).toBeEnabled()
  expect(new URL(page.url()).pathname).toBe('/login')
  await owner(true)
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')

  await page.goto('/security')
  await passkeys.getByRole('button', { name: 'Renommer la clé d’accès « Ordinateur du bureau »' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom').fill('Portable')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Portable')
  await passkeys.getByRole('button', { name: 'Supprimer la clé d’accès « Portable »' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Supprimer/ })
    .click()
  await expect(passkeys).toContainText('Aucune clé d’accès.')
  await signOut(page)
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page.getByRole('alert')).toContainText('PASSKEY_REFUSED')
  await context.close()
})

test('a resident comes into « Mon logement » by a passkey, which the field of the user name offers', async ({
  browser,
  request,
}) => {
  const username = await register(request)
  const { context, page } = await open(browser)
  await page.goto('/login?scope=resident')
  await page.getByLabel('Identifiant').fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/\/logement/)
  await page.goto('/logement/securite')
  await add(page, 'Téléphone')
  await page.getByRole('button', { name: /^Menu du compte/ }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await page.waitForURL(/\/login/)
  await page.goto('/login?scope=resident')
  // The device of this test takes what it is offered.
  await page.getByLabel('Identifiant').focus()
  await page.waitForURL(/\/logement/)
  await context.close()
})
