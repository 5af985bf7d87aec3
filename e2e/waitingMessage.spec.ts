import type { Page } from '@playwright/test'
import { loseAnswer, photo } from './passports.ts'
import { expect, expectAccessible, test } from './portal.ts'
import { enter, Person, unique } from './world.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

type Said = { messages: { body: string; files: { name: string }[] }[] }
const found = async (claire: Person, home: number, body: string) =>
  (await claire.call<Said>('GET', `/residences/${home}/messages`)).messages.filter((each) => each.body === body)
const homeOf = async (claire: Person) => {
  const [home] = await claire.call<[{ id: number }]>('GET', `/users/${claire.id}/residences`)
  return home.id
}
const write = async (page: Page, body: string) => {
  await page.getByLabel('Votre message').fill(body)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}
const waits = (page: Page) => page.getByText('Votre message attend le réseau. Il partira tout seul.')

test('a resident’s message that finds no network leaves by itself, once, over a reload and from another part of the home', async ({
  browser,
  request,
}) => {
  const claire = await Person.signIn(request, 'claire@foyer.example', 'resident')
  const home = await homeOf(claire)
  // A page of its own: the browser logs each call that a lost signal ends.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' })
  const page = await context.newPage()
  await enter(page, claire, `/logement/${home}`)
  // The worker that keeps what is read acts from the next page on.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(`/logement/${home}/messages`)
  await expect(page.getByLabel('Votre message')).toBeVisible()
  await page.goto(`/logement/${home}/documents`)
  await page.getByRole('navigation', { name: 'Mon logement' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByLabel('Votre message')).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  const body = unique('Le robinet goutte')
  await page.locator('input[type=file]').setInputFiles([await photo(page, 'robinet.jpg')])
  await write(page, body)
  await expect(waits(page)).toBeVisible()
  await expectAccessible(page)
  // The browser asks before a page is left over what has not been sent.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(waits(page)).toBeVisible()
  await expect(page.getByText('robinet.jpg')).toBeVisible()
  await page.getByRole('navigation', { name: 'Mon logement' }).getByRole('link', { name: 'Documents' }).click()
  await expect(page).toHaveURL(/\/documents$/)
  await expect(page.getByLabel('Votre message')).toHaveCount(0)
  await context.setOffline(false)
  // Nobody presses anything.
  await expect.poll(() => found(claire, home, body), { timeout: 30_000 }).toHaveLength(1)
  expect((await found(claire, home, body))[0]!.files.map(({ name }) => name)).toEqual(['robinet.jpg'])
  await page.getByRole('navigation', { name: 'Mon logement' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('list', { name: 'Conversation' }).getByText(body)).toBeVisible()
  await expect(page.getByLabel('Votre message')).toHaveValue('')
  await context.close()
})

test('the answer to a resident’s message is lost: what is sent again by itself is there once', async ({
  browser,
  request,
}) => {
  const claire = await Person.signIn(request, 'claire@foyer.example', 'resident')
  const home = await homeOf(claire)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' })
  const page = await context.newPage()
  await enter(page, claire, `/logement/${home}/messages`)
  await expect(page.getByLabel('Votre message')).toBeVisible()
  const body = unique('La porte grince')
  await page.getByLabel('Votre message').fill(body)
  const lose = await loseAnswer(page, `/residences/${home}/messages`)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await lose()
  await expect(waits(page)).toBeVisible()
  await expect(page.getByText('Message envoyé.')).toBeVisible({ timeout: 30_000 })
  expect(await found(claire, home, body)).toHaveLength(1)
  await context.close()
})
