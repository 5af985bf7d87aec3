import type { APIRequestContext, Page } from '@playwright/test'
import { expect, password, signIn, test } from './portal.ts'
import { enter, Person, projectPath, uniqueAddress } from './world.ts'

const builder = 'hugo@clairiere.example'

test('the document of a page names what it is drawn by, so that nothing of it is found file by file', async ({
  page,
  request,
}) => {
  await signIn(page, builder)
  const company = /\/company\/(\d+)/.exec(page.url())?.[1]
  const namedBy = async (address: string) => {
    const html = await (await request.get(address)).text()
    return [...html.matchAll(/<link rel="[a-z]*preload"[^>]*href="([^"]+)"/g)].map(([, file]) => file!)
  }
  const first = await namedBy(`/team/${company}`)
  for (const address of [`/company/${company}`, `/projects/${company}`, `/project/${company}/1`, '/logement/1']) {
    const named = await namedBy(address)
    expect(named).toEqual(expect.arrayContaining(first))
    expect(named.length).toBeGreaterThan(first.length + 8)
    for (const answer of await Promise.all(named.map((file) => request.get(file)))) {
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toMatch(/javascript|css|woff2/)
    }
  }
  // The worker of « Mon logement » lets go of all that it keeps when its document becomes another.
  expect(await namedBy('/logement')).toEqual(await namedBy('/logement/1/messages?page=2'))
  // What is opened seldom, and the sign-in, have nothing of another page.
  expect(await namedBy(`/project/import/${company}`)).toEqual(first)
  const wayIn = await namedBy('/login')
  expect(wayIn.length).toBeLessThan(first.length)
  const activation = await namedBy('/activation?role=TENANT')
  expect(activation).toEqual(expect.arrayContaining(wayIn))
  expect(activation.length).toBeGreaterThan(wayIn.length + 3)
})

/** Weighs the scripts that a page fetches, compressed by gzip; not what it fetches once it is calm (`ui/onDemand.tsx`). */
const weighing = async (page: Page, request: APIRequestContext) => {
  // That comes after it is seen, however slow the machine.
  await page.addInitScript((calmMs) => {
    const { setTimeout: later } = window
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) =>
      later(run, ms === calmMs ? 3_600_000 : ms, ...rest)) as typeof window.setTimeout
  }, 1500)
  const scripts = new Set<string>()
  page.on('request', (each) => each.resourceType() === 'script' && scripts.add(each.url()))
  const weighScripts = async () => {
    const needed = [...scripts]
    const answers = await Promise.all(
      needed.map((script) => request.get(script, { headers: { 'accept-encoding': 'gzip' } })),
    )
    return answers.reduce((sum, answer) => sum + Number(answer.headers()['content-length']), 0)
  }
  return { scripts, weighScripts }
}

test('the scripts that a page needs before it is seen stay within their weight, compressed by gzip', async ({
  page,
  request,
}) => {
  const { scripts, weighScripts } = await weighing(page, request)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(await weighScripts()).toBeLessThanOrEqual(100 * 1024)
  scripts.clear()
  await page.goto('/activation')
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeVisible()
  expect(await weighScripts()).toBeLessThanOrEqual(119 * 1024)

  const hugo = await Person.signIn(request, builder)
  const lilas = await hugo.find('Maison Les Lilas')
  const pages = [
    { path: `/projects/${hugo.companyId}`, seen: page.getByRole('link', { name: /^Maison / }).first(), most: 240 },
    { path: `/company/${hugo.companyId}`, seen: page.getByLabel('Projet', { exact: true }), most: 222 },
    { path: projectPath(lilas), seen: page.getByRole('treeitem').first(), most: 332 },
    { path: projectPath(lilas), seen: page.getByRole('button', { name: 'Documents' }), most: 257, width: 390 },
    { path: `/account/${hugo.companyId}`, seen: page.getByRole('heading', { level: 1 }), most: 291, width: 390 },
  ]
  for (const { path, seen, most, width = 1280 } of pages) {
    scripts.clear()
    await page.setViewportSize({ width, height: 844 })
    await enter(page, hugo, path)
    await expect(seen).toBeVisible()
    expect(await weighScripts(), path).toBeLessThanOrEqual(most * 1024)
  }
})

test('one’s own home stays within its weight on a phone', async ({ page, request }) => {
  const { weighScripts } = await weighing(page, request)
  await page.setViewportSize({ width: 390, height: 844 })
  const claire = await Person.signIn(request, 'claire@foyer.example', 'resident')
  // Where `/logement` leads.
  const [{ id }] = await claire.call<[{ id: number }]>('GET', `/users/${claire.id}/residences`)
  await enter(page, claire, `/logement/${id}`)
  await expect(page.getByRole('link', { name: /Documents/ }).first()).toBeVisible()
  expect(await weighScripts()).toBeLessThanOrEqual(257 * 1024)
})

test('the home and the passports of an installer stay within their weight on a phone', async ({ page, request }) => {
  const { scripts, weighScripts } = await weighing(page, request)
  await page.setViewportSize({ width: 390, height: 844 })
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  await enter(page, yann, `/company/${yann.companyId}`)
  await expect(page.locator('main a[href^="/ptg/"]').first()).toBeVisible()
  expect(await weighScripts()).toBeLessThanOrEqual(275 * 1024)
  scripts.clear()
  await enter(page, yann, `/ptg/${yann.companyId}`)
  await expect(page.locator('main a[href^="/ptg/"]').first()).toBeVisible()
  expect(await weighScripts()).toBeLessThanOrEqual(249 * 1024)
})

test('on a phone the parts of a project come with the first sign of its reader, and open without fetching code then', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const brought = new Set<string>()
  // The parts, their texts, and what they are made of.
  page.on('requestfinished', (each) => {
    const [, name] = /\/assets\/(parts|catalogue\.parts|list|form)-[\w-]+\.js$/.exec(each.url()) ?? []
    if (name) brought.add(name)
  })
  const hugo = await Person.signIn(request, builder)
  await enter(page, hugo, projectPath(await hugo.find('Maison Les Lilas')))
  const documents = page.getByRole('button', { name: 'Documents', exact: true })
  await expect(documents).toBeVisible()
  expect([...brought]).toEqual([])
  await page.keyboard.press('Shift')
  await expect.poll(() => brought.size).toBe(4)
  // What is asked for from here on does not come.
  await page.route('**/assets/**', () => new Promise(() => {}))
  await documents.click()
  await expect(documents).toHaveAttribute('aria-expanded', 'true')
  await expect(documents).toBeFocused()
  await expect(
    page.getByRole('region', { name: 'Documents' }).getByRole('button', { name: 'Nouveaux documents' }),
  ).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what is typed on a home page before what proposes projects has come is kept, and is what is found', async ({
  page,
  request,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/FoundProjects-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  const hugo = await Person.signIn(request, builder)
  await enter(page, hugo, `/company/${hugo.companyId}`)
  const field = page.getByLabel('Projet', { exact: true })
  await field.click()
  await field.pressSequentially('Lil')
  code.resolve()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('as')
  await expect(field).toHaveValue('Lilas')
  await expect(page.getByRole('option', { name: /Maison Les Lilas/ })).toBeVisible()
})

test('the frame of a way in says at once what its page will, where it will stand, and gives way to it', async ({
  page,
}) => {
  let code = Promise.withResolvers<void>()
  await page.route('**/assets/loginAtOnce-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  const boxes = (...parts: string[]) => Promise.all(parts.map((part) => page.locator(part).boundingBox()))
  const framed = (...parts: string[]) => boxes(...parts.map((part) => `#frame [data-part=${part}]:visible`))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [address, heading, also] of [
      ['/login', 'Portail partenaire'],
      ['/login?scope=resident', 'Mon logement'],
      ['/activation#code=W93C7TQKCQCV', 'Activez votre logement'],
      ['/activation', 'Activez votre logement', 'intro'],
    ] as const) {
      code = Promise.withResolvers()
      await page.goto('/favicon.svg')
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.locator('#frame [data-part=title]:visible')).toHaveText(heading)
      await page.evaluate(() => document.fonts.ready)
      const before = await framed('brand', 'title', ...(also ? [also] : []))
      code.resolve()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('#frame')).toHaveCount(0)
      const after = await boxes('main > p >> nth=0', 'h1', ...(also ? [`main > p:has-text("Créez d’abord")`] : []))
      expect(
        after.map((box) => box?.y),
        address,
      ).toEqual(before.map((box) => box?.y))
      expect(after[0]?.x).toBe(before[0]?.x)
    }
  }
})

test('a stranger’s activation needs no portal: its code leaves the address, and its form speaks either language', async ({
  page,
}) => {
  await page.route('**/assets/drawPortal-*.js', () => new Promise(() => undefined))
  await page.goto('/activation?role=TENANT#code=w93c7tqkcqcv')
  await expect(page.getByText('W93C-7TQK-CQCV')).toBeVisible()
  await expect(page).toHaveURL(/\/activation\?role=TENANT$/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activate your home' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email address' }).fill('a@b')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Invalid email')).toBeVisible()
  await page.getByRole('link', { name: 'I already have an account' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=\/activation%3Frole%3DTENANT&scope=resident$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My home' })).toBeVisible()
})

test('whoever makes an account has its form before them until the step of the code is there', async ({ page }) => {
  const step = Promise.withResolvers<void>()
  await page.route('**/assets/Activation-*.js', async (route) => {
    await step.promise
    await route.continue()
  })
  await page.goto('/activation')
  await page.getByLabel('Adresse e-mail').fill(uniqueAddress())
  await page.getByLabel('Prénom').fill('Camille')
  await page.getByLabel('Nom', { exact: true }).fill('Essai')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  const asked = page.waitForRequest('**/assets/Activation-*.js')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await asked
  await expect(page.getByRole('heading', { level: 1, name: 'Activez votre logement' })).toBeVisible()
  step.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Saisissez votre code' })).toBeVisible()
})

test('an invitation is read without the portal: its token leaves the address, and one that is over leads to the code', async ({
  page,
}) => {
  await page.route('**/assets/drawPortal-*.js', () => new Promise(() => undefined))
  await page.goto('/invitation#token=of-nobody')
  await expect(page.getByRole('heading', { level: 1, name: 'Cette invitation n’est plus valide' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Le lien a expiré')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('link', { name: 'Saisir mon code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activez votre logement' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/invitation$/)
  await page.getByRole('link', { name: 'J’ai déjà un compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon logement' })).toBeVisible()
})

/** `ofReader`: what is asked once it is known who asks. */
type Ahead = { path: string; first: string; ofReader?: string; title?: string }

/** Opens each as its code is held back: what is asked before is asked ahead, and nothing of it again. */
const expectAhead = async (page: Page, person: Person, pages: readonly Ahead[]) => {
  const asked: string[] = []
  page.on('request', (each) => {
    const { pathname, search } = new URL(each.url())
    if (pathname.startsWith('/v2/') && each.resourceType() === 'fetch')
      asked.push(`${each.method()} ${pathname}${search}`)
  })
  let code = Promise.withResolvers<void>()
  await page.route('**/assets/portalAtOnce-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  for (const { path, first, ofReader, title } of pages) {
    // Of the page before, nothing is asked any more.
    await page.goto('/favicon.svg')
    code = Promise.withResolvers()
    asked.length = 0
    await enter(page, person, path)
    if (title) await expect(page.locator('#frame')).toContainText(title)
    const ahead = ['PATCH /v2/personal-access-token', 'GET /v2/user', first, ...(ofReader ? [ofReader] : [])]
    await expect.poll(() => asked).toEqual(ahead)
    code.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#frame')).toHaveCount(0)
    for (const call of ahead) expect(asked.filter((each) => each === call)).toHaveLength(1)
  }
}

test('what a page asks ahead of its code is what it then needs: asked once, and its frame gives way to it', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, builder)
  const lilas = await hugo.find('Maison Les Lilas')
  const { companyId } = hugo
  await expectAhead(page, hugo, [
    { path: `/company/${companyId}`, first: `GET /v2/companies/${companyId}` },
    {
      path: `/projects/${companyId}`,
      first: `GET /v2/companies/${companyId}/residences?page=1&page_size=10`,
      title: 'Mes projets',
    },
    { path: projectPath(lilas), first: `GET /v2/residences/${lilas.id}` },
  ])
})

test('a resident’s home is asked ahead of its code too, below a bar that is there at once', async ({
  page,
  request,
}) => {
  const claire = await Person.signIn(request, 'claire@foyer.example', 'resident')
  const [home] = await claire.call<{ id: number }[]>('GET', `/users/${claire.id}/residences`)
  await expectAhead(page, claire, [
    {
      path: `/logement/${home!.id}`,
      first: `GET /v2/residences/${home!.id}/pictures`,
      ofReader: `GET /v2/users/${claire.id}/residences/${home!.id}`,
      title: 'Logis',
    },
  ])
})

test('no two scripts import one another in a circle: one of them would find nothing where it reads the other', async ({
  request,
}) => {
  const imports = new Map<string, string[]>()
  const read = async (file: string): Promise<void> => {
    if (imports.has(file)) return
    imports.set(file, [])
    const code = await (await request.get(`/assets/${file}`)).text()
    const named = (expression: RegExp) => [...code.matchAll(expression)].map(([, name]) => name!)
    imports.set(file, named(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    // Also those that are fetched when they are wanted.
    await Promise.all(named(/["'`](?:\.|assets)\/([\w.-]+\.js)["'`]/g).map(read))
  }
  const html = await (await request.get('/projects/1')).text()
  await Promise.all([...html.matchAll(/\/assets\/([\w.-]+\.js)"/g)].map(([, file]) => read(file!)))
  expect(imports.size).toBeGreaterThan(300)

  const done = new Set<string>()
  const circle = (file: string, way: readonly string[] = []): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const found = circle(next, [...way, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) expect(circle(file)).toBeUndefined()
})
