import type { Page } from '@playwright/test'
import { expect, expectAccessible, mailTo, password, test } from './portal.ts'
import { register, uniqueAddress } from './world.ts'

const linkOf = (html: string | undefined) => /https?:\/\/[^"\s<]+\/email\/validation#token=[\w-]+/.exec(html ?? '')![0]
const enterAsResident = async (page: Page, username: string) => {
  await page.goto('/login?scope=resident')
  await page.getByLabel('Identifiant').fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/\/logement/)
}

test('API-12/email AUTH-27: an address is changed on the account page; the link of its mail confirms it, and one signs in with it', async ({
  page,
  browser,
  request,
}) => {
  const former = await register(request)
  await enterAsResident(page, former)
  await page.goto('/logement/compte')
  const card = page.getByRole('region', { name: 'Adresse e-mail' })
  const next = uniqueAddress()
  await card.getByLabel('Nouvelle adresse e-mail').fill(next)
  await card.getByLabel('Votre mot de passe').fill(password)
  await card.getByRole('button', { name: 'Changer d’adresse' }).click()
  await expect(card.getByText(/remplacera la vôtre/)).toBeVisible()
  await expectAccessible(page)
  const link = linkOf((await mailTo(next)).html)
  expect((await mailTo(former, /va changer/)).text).toContain(next)

  // A program that looks through mails opens the page, and confirms nothing.
  const scanner = await browser.newPage()
  await scanner.goto(link)
  await expect(scanner.getByRole('button', { name: 'Confirmer mon adresse' })).toBeVisible()
  await expectAccessible(scanner)
  await scanner.close()

  await page.goto(link)
  await expect(page.getByText(/Votre adresse e-mail est confirmée/)).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.getByRole('link', { name: 'Continuer' }).click()
  await page.waitForURL(/\/logement/)
  await page.goto('/logement/compte')
  await expect(page.getByText(`Connecté avec ${next}`)).toBeVisible()
  const again = await browser.newPage()
  await again.goto(link)
  await again.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(again.getByText(/Ce lien n’est pas valable/)).toBeVisible()
  await enterAsResident(again, next)
  await again.close()
})

test('whoever registers confirms the address by its link, from another browser by signing in there', async ({
  page,
  request,
}) => {
  const username = await register(request)
  await page.goto(linkOf((await mailTo(username)).html))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText(/Connectez-vous au compte qui demande cette adresse/)).toBeVisible()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByLabel('Identifiant').fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText(/Votre adresse e-mail est confirmée/)).toBeVisible()
})
