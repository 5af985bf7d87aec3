import { devices, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal.ts'
import { keysSaid } from './keysSaid.ts'
import { addressOf, namesOf, pages } from './pages.ts'
import { settled, skeletons } from './settled.ts'
import { enter, Person } from './world.ts'

// npm run sweep: every page of the portal, wide and on a phone, in both themes and both languages. What is wrong is
// gathered, not stopped at.

/** So long after its heading a page has brought what waits for its reader. */
const broughtMs = 2500
/** A finger's size, in pixels; what stands in a line of text is as high as the line (WCAG 2.5.5). */
const fingerPx = 44

type Kind = { name: string; phone: boolean; colorScheme: 'light' | 'dark'; locale: 'fr-FR' | 'en-UK' }
const kinds: Kind[] = [
  { name: 'wide', phone: false, colorScheme: 'light', locale: 'fr-FR' },
  { name: 'wide, dark, English', phone: false, colorScheme: 'dark', locale: 'en-UK' },
  { name: 'phone', phone: true, colorScheme: 'light', locale: 'fr-FR' },
  { name: 'phone, dark, English', phone: true, colorScheme: 'dark', locale: 'en-UK' },
]

const contextOf = (browser: Browser, { phone, colorScheme }: Kind): Promise<BrowserContext> => {
  const { viewport, hasTouch, isMobile } = devices['iPhone 13']
  return browser.newContext({
    ...(phone ? { viewport, hasTouch, isMobile } : { viewport: { width: 1440, height: 900 } }),
    colorScheme,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
}

/** What a finger may miss: where it lands half its size beside the middle of a target is something else. */
const smallTargets = (page: Page) =>
  page.evaluate((size) => {
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]')
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      /\S/.test(
        [...element.parentElement!.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join(''),
      )
    const parts = (element: Element) => [
      element.closest('.mantine-PillsInput-input') ?? element,
      ...((element as HTMLInputElement).labels ?? []),
    ]
    const reaches = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || left + width < 0 || top + height < 0) return true
      const [x, y, far] = [left + width / 2, top + height / 2, size / 2 - 2]
      return [
        [x - far, y],
        [x + far, y],
        [x, y - far],
        [x, y + far],
      ].every(([atX = 0, atY = 0]) => {
        const found = document.elementFromPoint(atX, atY)
        return (
          found === null ||
          parts(element).some(
            (part) => part.contains(found) || (found.contains(part) && found.matches('label, a, button')),
          )
        )
      })
    }
    const told = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      return `${element.tagName.toLowerCase()} "${name.slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"], [role="tab"]')]
      .filter((element) => shown(element) && !isInText(element) && !element.matches('[type="hidden"], [type="file"]'))
      .filter((element) => !reaches(element))
      .map(told)
  }, fingerPx)

/** Parts of a page come as they are scrolled to. */
const walkDown = async (page: Page) => {
  for (let step = 0; step < 80; step += 1) {
    const isDown = await page.evaluate(() => {
      scrollBy(0, innerHeight / 2)
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(100)
    if (isDown && (await page.locator(`${skeletons}, [aria-busy="true"]:visible`).count()) === 0) break
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** What is far below the window waits until somebody comes near. */
const settledInSight = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator(skeletons)
        .evaluateAll((waiting) => waiting.filter((each) => each.getBoundingClientRect().top < innerHeight).length),
    )
    .toBe(0)

/** How far what was in sight may move while a page loads, of 1 (cumulative layout shift; 0.1 is called poor). */
const movesMost = 0.02

/** What has moved since the page was opened, by whom it was pushed about. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; told: string[] }>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
        const take = (entries: Shift[]) => {
          const shifts = entries.filter(({ hadRecentInput }) => !hadRecentInput)
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            told: shifts.map(
              ({ value, sources }) =>
                `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.trim().slice(0, 30)).join(' | ')}`,
            ),
          })
        }
        new PerformanceObserver((list) => take(list.getEntries() as Shift[])).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // A page that has not moved tells nothing.
        setTimeout(() => take([]), 500)
      }),
  )

const lookAt = async (page: Page, route: string, kind: Kind) => {
  const told = `${route} ${kind.name}`
  await page.goto(route)
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${kind.locale.slice(0, 2)}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settledInSight(page)
  const { sum, told: shifts } = await moved(page)
  expect.soft(sum > movesMost ? shifts : [], `${told}: stands still`).toEqual([])
  expect.soft(await keysSaid(page), `${told}: its texts came with it`).toEqual([])
  // Some parts come only once somebody is there to want them.
  await page.keyboard.press('Shift')
  const brought = page.waitForTimeout(broughtMs)
  await walkDown(page)
  await brought
  // On a phone the parts of a project are folded.
  await page.locator('main button[class*="fold"][aria-expanded="false"]').evaluateAll((folded: HTMLElement[]) => {
    for (const button of folded) button.click()
  })
  await walkDown(page)
  await settled(page)
  await expectAccessible(page).catch((error: Error) => expect.soft(error.message, told).toBe(''))
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect.soft(wide, `${told}: no wider than the screen`).toBeLessThanOrEqual(seen)
  if (kind.phone) expect.soft(await smallTargets(page), `${told}: targets`).toEqual([])
}

test.describe.configure({ mode: 'parallel', timeout: 1_800_000 })

const lookAs = async (browser: Browser, kind: Kind, person: Person | null, routes: string[]) => {
  const context = await contextOf(browser, kind)
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.soft(error.message, kind.name).toBe(''))
  // As the browser remembers it: an account's own language comes with its sign-in.
  await context.addInitScript((locale) => {
    if (self === top) localStorage.setItem('logis.locale', JSON.stringify(locale))
  }, kind.locale)
  if (person) await enter(page, person, routes[0]!)
  for (const route of routes) await lookAt(page, route, kind)
  await context.close()
}

/** A campaign that nothing has left of. */
const campaignOf = async (request: APIRequestContext) => {
  const hugo = await Person.signIn(request, pages['hugo']!.username!)
  const search = { search: { activated: '0' } }
  const { id } = await hugo.call<{ id: number }>('POST', `/companies/${hugo.companyId}/campaigns`, search)
  return id
}

for (const [reader, { username, scope, always, beside }] of Object.entries(pages))
  test(`${reader}: every page`, async ({ browser, request }) => {
    const names = { ...(await namesOf(request)), campaign: await campaignOf(request) }
    const routes = [...always, ...beside].map((route) => addressOf(route, names))
    const person = username ? await Person.signIn(request, username, scope) : null
    for (const kind of kinds) await lookAs(browser, kind, person, routes)
  })
