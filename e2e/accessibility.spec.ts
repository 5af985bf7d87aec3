import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal.ts'
import { enter, Person } from './world.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const publicRoutes = [
  '/login',
  '/login?scope=resident&error=token-invalid',
  `/password/token/reset/${'x'.repeat(43)}`,
  '/activation',
  '/invitation',
  '/depot',
  `/partage#token=${'x'.repeat(43)}`,
]

const readers = {
  hugo: { username: 'hugo@clairiere.example', scope: 'partner' },
  yann: { username: 'yann@lenoir.example', scope: 'partner' },
  admin: { username: 'admin@logis.example', scope: 'partner' },
  claire: { username: 'claire@foyer.example', scope: 'resident' },
} as const

/** Every page that the reader may open. */
const routesOf = async (name: keyof typeof readers, person: Person, hugo: Person): Promise<string[]> => {
  const company = hugo.companyId
  const project = async (title: string) => `/project/${company}/${(await hugo.find(title)).id}`
  if (name === 'claire') {
    return [
      '/logement',
      `/logement/${(await hugo.find('Maison Les Érables')).id}`,
      `/logement/${(await hugo.find('Maison Les Érables')).id}/partages`,
      '/logement/compte',
      '/logement/999999',
    ]
  }
  if (name === 'yann') {
    const own = person.companyId
    const [open] = await person.call<{ id: number; residence_id: number }[]>(
      'GET',
      `/companies/${own}/interventions?search[status]=IN_PROGRESS&search[type]=BOILER_INSTALLATION`,
    )
    return [
      `/company/${own}`,
      `/ptg/${own}`,
      `/ptg/${own}/${open!.residence_id}?ouvert=${open!.id}`,
      `/interventions/${own}`,
      `/accesses/${own}?liste=granted`,
    ]
  }
  if (name === 'admin')
    return ['/companies', `/company/${company}`, `/projects/${company}`, await project('Maison Les Érables')]
  return [
    `/company/${company}`,
    `/projects/${company}`,
    `/project/files/${company}`,
    await project('Maison Les Lilas'),
    `/accesses/${company}`,
    `/materials/labels/${company}`,
    `/account/${person.companyId}`,
    '/not-found',
  ]
}

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[class*="Skeleton"], [class*="Loader"], [aria-busy="true"]')).toHaveCount(0)
  // axe reads colours: what is still fading in, or is about to with the theme that has just changed, has not its own yet.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))
  })
}

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
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
        await settled(page)
        await expectAccessible(page, rules)
      })
    }
    await expectNoSideways(page)
  }
}

// They only look: the slowest file of all may use both hands.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

test('every page before the sign-in is accessible, wide, dark and narrow', ({ page }) => walk(page, publicRoutes))

for (const [name, { username, scope }] of Object.entries(readers)) {
  test(`every page of ${name} is accessible, wide, dark and narrow`, async ({ page, request }) => {
    const person = await Person.signIn(request, username, scope)
    const hugo = await Person.signIn(request, readers.hugo.username)
    const routes = await routesOf(name as keyof typeof readers, person, hugo)
    await enter(page, person, routes[0]!)
    await walk(page, routes)
  })
}
