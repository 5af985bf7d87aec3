import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { enter, Person, projectPath } from './world.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** As whoever has the letters of their browser twice as large. */
const enlargeLetters = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
}

/** What is wider than the window, and buttons whose words are cut. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const seen = [...main.querySelectorAll<HTMLElement>('.mantine-Button-root, .mantine-SegmentedControl-label')]
    const beyond = seen.filter((each) => {
      const label = each.querySelector<HTMLElement>('.mantine-Button-label') ?? each
      const { width, right } = each.getBoundingClientRect()
      return width > 0 && (right > innerWidth || label.getBoundingClientRect().right > right)
    })
    return [
      ...beyond.map((each) => each.textContent),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ]
  })

test('with letters twice as large on a phone, the next act reads in lines and covers nothing', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enlargeLetters(page)
  await enter(page, hugo, projectPath(await hugo.find('Maison Lambert')))
  const band = page.getByRole('region', { name: 'Prochaine action' })
  const [whole, words] = await Promise.all([band.boundingBox(), band.locator('p').boundingBox()])
  expect(words!.width).toBeGreaterThan(200)
  expect(whole!.height).toBeLessThan(260)
  // In its place on the page, it goes with it.
  await page.evaluate(() => scrollTo(0, 200))
  await expect.poll(async () => (await band.boundingBox())!.y).toBeLessThan(whole!.y - 100)
  expect(await cutOff(page)).toEqual([])
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).not.toBeInViewport()
})

test('with letters twice as large on a phone, no button of an installer is cut, nor a choice', async ({
  page,
  request,
}) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const [row] = await yann.call<{ id: number; residence_id: number }[]>(
    'GET',
    `/companies/${yann.companyId}/interventions?search[status]=IN_PROGRESS`,
  )
  await enlargeLetters(page)
  for (const path of [
    `/company/${yann.companyId}`,
    `/ptg/${yann.companyId}/${row!.residence_id}?ouvert=${row!.id}`,
    `/interventions/${yann.companyId}`,
    `/account/${yann.companyId}`,
  ]) {
    await enter(page, yann, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    expect(await cutOff(page), path).toEqual([])
  }
})

test('with letters twice as large, a home is no wider than a phone, whose parts all stand in its bar', async ({
  page,
  request,
}) => {
  const claire = await Person.signIn(request, 'claire@foyer.example', 'resident')
  await enlargeLetters(page)
  await enter(page, claire, '/logement')
  const parts = page.getByRole('navigation', { name: 'Mon logement' }).getByRole('link')
  await expect(parts).toHaveCount(5)
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 })
  expect(await cutOff(page)).toEqual([])
  const letters = await parts.first().evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize))
  expect(letters).toBeGreaterThanOrEqual(12)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await parts.first().evaluate((part) => getComputedStyle(part).fontSize)).toBe('24px')
})

test('with letters twice as large, a builder’s home fits a phone, and its bar the count of what is unread', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enlargeLetters(page)
  await enter(page, hugo, `/company/${hugo.companyId}`)
  await expect(page.getByText('jamais ouvertes').first()).toBeVisible()
  expect(await cutOff(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  const unread = page.getByRole('banner').locator('.mantine-Indicator-indicator')
  await expect(unread).toBeInViewport({ ratio: 1 })
})

test('with letters twice as large, what adds photos stays within the foot of their dialog', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enlargeLetters(page)
  await enter(page, hugo, projectPath(await hugo.find('Maison Les Lilas')))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d+ photos$/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Photos de/ })
  const add = dialog.getByRole('button', { name: 'Ajouter des photos' })
  await expect(add).toBeVisible()
  const [{ x: edge }, { x, width }] = [(await dialog.getByRole('heading').boundingBox())!, (await add.boundingBox())!]
  expect(x).toBeGreaterThanOrEqual(edge - 1)
  expect(x + width).toBeLessThanOrEqual(390)
})
