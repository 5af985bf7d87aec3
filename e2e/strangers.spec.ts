import { expect, password, test } from './portal.ts'

test('a stranger gets the sign-in page alone, wherever they come, and is then led where they wanted', async ({
  page,
}) => {
  const signIn = page.getByRole('button', { name: 'Se connecter' })
  const alone = page.locator('script[src*="/assets/login-"]')
  for (const address of ['/', '/nulle/part', '/logement/2/documents#plans']) {
    await page.goto(address)
    await expect(signIn).toBeVisible()
    // The document of the ways in, and not the portal, which draws the same page.
    await expect(alone).toHaveCount(1)
  }
  await page.getByLabel('Identifiant (adresse e-mail)').fill('claire@foyer.example')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await signIn.click()
  await expect(page).toHaveURL(/\/logement\/2\/documents#plans$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // A mail’s link asks for no session.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/desinscription')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/desinscription$/)
})
