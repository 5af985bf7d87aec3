import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal.ts'
import { enter, Person } from './world.ts'

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

const publicRoutes = [
  '/login',
  '/login?scope=resident&error=token-invalid',
  `/password/token/reset/${'x'.repeat(43)}`,
  '/activation',
  '/invitation',
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
    await project('Maison Les Lilas'),
    `/accesses/${company}`,
    `/materials/labels/${company}`,
    `/account/${person.companyId}`,
    '/not-found',
  ]
}

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[class*="Skeleton"], [aria-busy="true"]')).toHaveCount(0)
  // axe reads colours: what is still fading in has not its own yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null))))
}

const expectNoSideways = async (page: Page) => {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(widths[0], page.url()).toBeLessThanOrEqual(widths[1] ?? 0)
}

/** The portal follows the theme of the system, so that one load shows both. A phone has the same colours. */
const walk = async (page: Page, routes: string[], narrow: boolean) => {
  for (const route of routes) {
    await page.goto(route)
    for (const colorScheme of narrow ? (['light'] as const) : (['light', 'dark'] as const)) {
      await test.step(`${route} ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
        await settled(page)
        await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colours')
      })
    }
    if (narrow) await expectNoSideways(page)
  }
}

// They only look: the slowest file of all may use both hands.
test.describe.configure({ mode: 'parallel' })

for (const viewport of screens) {
  const narrow = viewport.width < 1440
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })
    test('every page before the sign-in is accessible', ({ page }) => walk(page, publicRoutes, narrow))

    for (const [name, { username, scope }] of Object.entries(readers)) {
      test(`every page of ${name} is accessible`, async ({ page, request }) => {
        const person = await Person.signIn(request, username, scope)
        const hugo = await Person.signIn(request, readers.hugo.username)
        const routes = await routesOf(name as keyof typeof readers, person, hugo)
        await enter(page, person, routes[0]!)
        await walk(page, routes, narrow)
      })
    }
  })
}
