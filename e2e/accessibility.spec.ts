import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal.ts'
import { keysSaid } from './keysSaid.ts'
import { addressOf, namesOf, pages } from './pages.ts'
import { settled, showTheme } from './settled.ts'
import { enter, Person } from './world.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const expectNoSideways = async (page: Page) => {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(widths[0], page.url()).toBeLessThanOrEqual(widths[1] ?? 0)
}

/** What one load shows: the portal follows the theme of the system and the width of the screen. A phone has the same colours. */
const views = [
  { name: 'wide', viewport: wide, colorScheme: 'light', rules: 'everything' },
  { name: 'wide and dark', viewport: wide, colorScheme: 'dark', rules: 'colours' },
  { name: 'narrow', viewport: narrow, colorScheme: 'light', rules: 'everything' },
] as const

const walk = async (page: Page, routes: string[]) => {
  for (const route of routes) {
    await page.setViewportSize(wide)
    await page.goto(route)
    for (const { name, viewport, colorScheme, rules } of views) {
      await test.step(`${route} ${name}`, async () => {
        await page.setViewportSize(viewport)
        await showTheme(page, colorScheme)
        // What comes after the page was there, as a button that is on once its quota is known, changes its colours.
        await expect(async () => {
          await settled(page)
          await expectAccessible(page, rules)
        }).toPass({ timeout: 20_000 })
      })
    }
    await expectNoSideways(page)
    expect(await keysSaid(page), `${route}: its texts came with it`).toEqual([])
  }
}

// They only look: the slowest file of all may use both hands.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

for (const [name, { username, scope, always }] of Object.entries(pages)) {
  if (always.length === 0) continue
  test(`every page of ${name} is accessible, wide, dark and narrow`, async ({ page, request }) => {
    const names = await namesOf(request)
    const routes = always.map((route) => addressOf(route, names))
    if (username) await enter(page, await Person.signIn(request, username, scope), routes[0]!)
    await walk(page, routes)
  })
}
