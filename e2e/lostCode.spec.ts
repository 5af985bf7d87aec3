import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './portal.ts'
import { weakNetwork } from './weakNetwork.ts'
import { enter, Person } from './world.ts'

/** What is fetched once a page is calm (ui/onDemand.tsx) is not, as where the signal was lost before. */
const holdWhatComesLater = (page: Page) =>
  page.addInitScript((calmMs) => {
    const { setTimeout: later } = window
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) =>
      later(run, ms === calmMs ? 3_600_000 : ms, ...rest)) as typeof window.setTimeout
  }, 1500)

test('what could not be fetched is told, and comes when it is wanted again: a dialog, a page, and what tells', async ({
  browser,
  request,
}) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const network = await weakNetwork()
  // A page of its own: the browser logs each call that a lost signal ends.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'fr-FR',
    baseURL: network.url,
  })
  const page = await context.newPage()
  const broken: Error[] = []
  page.on('pageerror', (error) => broken.push(error))
  await holdWhatComesLater(page)
  await enter(page, yann, `/company/${yann.companyId}`)
  const open = page.getByRole('button', { name: 'Nouveau PTG' })
  await expect(open).toBeEnabled()
  const passport = page.getByRole('link', { name: /^Ouvrir le PTG/ }).first()
  await expect(passport).toBeVisible()

  // Not even what tells has come: nobody has touched the page.
  network.lose()
  await open.click()
  await expect(page.getByRole('alert')).toHaveText(/^Cette fenêtre n’a pas pu être chargée\. Vérifiez votre connexion/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeVisible()
  await expectAccessible(page)
  network.find()
  await open.click()
  await expect(page.getByRole('dialog', { name: 'Nouveau PTG' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  network.lose()
  await passport.click()
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('La connexion s’est interrompue pendant le chargement.')
  await expectAccessible(page)
  const retry = failed.getByRole('button', { name: 'Réessayer' })
  await retry.click()
  await expect(retry).toBeEnabled()
  network.find()
  await retry.click()
  await expect(page.getByRole('region', { name: 'Client' })).toBeVisible()
  expect(broken).toEqual([])
  await context.close()
  network.close()
})

const lost = [
  [
    'its first script',
    (page: Page) =>
      // A document of the build before, as a browser that is opened again has kept it.
      page.route(/\/(login|company\/\d+)$/, async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/(assets\/(?:index|login)-)[\w-]{7}\.js/g, '$1earlier.js')
        await route.fulfill({ response: answer, body })
      }),
  ],
  [
    'what it is drawn by',
    (page: Page) => page.route(/\/assets\/(portal|login)AtOnce-/, (route) => route.fulfill({ status: 404 })),
  ],
] as const

for (const [what, lose] of lost)
  test(`a page whose files have given way to another build says so at once, and is loaded again: ${what}`, async ({
    page,
  }) => {
    await lose(page)
    await page.goto('/login')
    const note = page.locator('#late')
    const again = page.getByRole('button', { name: 'Recharger la page Reload the page' })
    await expect(again).toBeVisible()
    await expect(note).toContainText('This page does not appear.')
    await page.unrouteAll()
    await again.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(note).toBeHidden()

    await signIn(page, 'yann@lenoir.example')
    await lose(page)
    await page.goto('/company/4')
    await expect(again).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chauffage Lenoir' })).toBeVisible()
  })
