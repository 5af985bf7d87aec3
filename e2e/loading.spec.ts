import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'
import { enter, Person, projectPath } from './world.ts'

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
  expect((await namedBy('/login')).length).toBeLessThan(first.length)
})

test('the scripts that a page needs before it is seen stay within their weight, compressed by gzip', async ({
  page,
  request,
}) => {
  // What is fetched once the page is calm (ui/onDemand.tsx) comes after it is seen, however slow the machine.
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
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(await weighScripts()).toBeLessThanOrEqual(100 * 1024)

  const hugo = await Person.signIn(request, builder)
  const lilas = await hugo.find('Maison Les Lilas')
  const pages = [
    { path: `/projects/${hugo.companyId}`, seen: page.getByRole('link', { name: /^Maison / }).first(), most: 240 },
    { path: `/company/${hugo.companyId}`, seen: page.getByLabel('Projet', { exact: true }), most: 292 },
    { path: projectPath(lilas), seen: page.getByRole('treeitem').first(), most: 332 },
  ]
  for (const { path, seen, most } of pages) {
    scripts.clear()
    await enter(page, hugo, path)
    await expect(seen).toBeVisible()
    expect(await weighScripts(), path).toBeLessThanOrEqual(most * 1024)
  }
})

type Ahead = { path: string; first: string; title?: string }

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
  for (const { path, first, title } of pages) {
    // Of the page before, nothing is asked any more.
    await page.goto('/favicon.svg')
    code = Promise.withResolvers()
    asked.length = 0
    await enter(page, person, path)
    if (title) await expect(page.locator('#frame')).toContainText(title)
    const ahead = ['PATCH /v2/personal-access-token', 'GET /v2/user', first]
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
    { path: `/logement/${home!.id}`, first: `GET /v2/residences/${home!.id}/pictures`, title: 'Logis' },
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
