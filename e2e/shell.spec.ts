import { opensRoute, showsEntry, type CompanyType } from '@logis/contract/companies.rules'
import { expect, portalUrl, signIn, test } from './portal.ts'
import { enter, Person, projectPath, unique } from './world.ts'
import packageJson from '../package.json' with { type: 'json' }

const staff = {
  COMPANY_MANAGER: 'marie@horizon.example',
  SOCIAL_LANDLORD: 'samira@rivages.example',
  INSTALLER: 'yann@lenoir.example',
  RESIDENCE_BUILDER: 'hugo@clairiere.example',
  MANUFACTURER: 'otto@thermalia.example',
  RENOVATION: 'karim@renovest.example',
  DEVELOPER: 'ines@belvedere.example',
  THERMAL_ENGINEERING_OFFICE: 'luc@isotherme.example',
} as const satisfies Record<CompanyType, string>

for (const [type, username] of Object.entries(staff) as [CompanyType, string][]) {
  test(`SHELL-21 SHELL-22/projects PRJ-08: ${type} sees and opens the project list, or neither`, async ({
    page,
    request,
  }) => {
    const person = await Person.signIn(request, username)
    await enter(page, person, `/company/${person.companyId}`)
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await expect(menu.getByRole('link', { name: 'Accueil' })).toBeVisible()
    const shown = showsEntry(type, 'projects')
    expect(shown).toBe(type !== 'MANUFACTURER' && type !== 'INSTALLER')
    await expect(menu.getByRole('link', { name: 'Mes projets' })).toHaveCount(shown ? 1 : 0)
    await page.goto(`/projects/${person.companyId}`)
    await page.waitForURL(
      opensRoute(type, 'projects') ? /\/projects\/\d+$/ : new RegExp(`/company/${person.companyId}$`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('SHELL-01 SHELL-02 SHELL-03 SHELL-17: what opens without a session, and what does not', async ({ page }) => {
  await page.goto('/')
  await page.waitForURL(/\/login$/)
  await page.goto(`/password/token/reset/${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Choisir un nouveau mot de passe' })).toBeVisible()
  for (const path of ['/company/2', '/projects/2', '/project/2/1', '/account/2', '/nulle-part', '/logement']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === path)
  }
})

test('SHELL-04 SHELL-06 SHELL-07 SHELL-10 SHELL-15 SHELL-48/not_found PRJ-06: the pages of the portal, and addresses that lead nowhere', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, staff.RESIDENCE_BUILDER)
  const lilas = await hugo.find('Maison Les Lilas')
  const heading = page.getByRole('heading', { level: 1 })
  await enter(page, hugo, `/projects/${hugo.companyId}`)
  await expect(heading).toContainText('Mes projets')
  await page.goto(projectPath(lilas))
  await expect(heading).toContainText('Maison Les Lilas')
  await page.goto(`/account/${hugo.companyId}`)
  await expect(heading).toContainText('Mon compte')
  await expect(page.getByLabel('Mot de passe actuel')).toBeVisible()
  for (const path of [
    '/not-found',
    '/nulle-part',
    '/projects/abc',
    '/project/2/1x',
    '/company/-1',
    '/project/2/999999',
  ]) {
    await page.goto(path)
    await expect(heading).toContainText('Contenu introuvable')
    await expect(page.getByText('Ce contenu n’existe pas ou vous n’y avez pas accès.')).toBeVisible()
  }
})

test('SHELL-23/drawer SHELL-23/company AFF-01: the drawer is narrow, opens under the pointer, names the company and opens its panel', async ({
  page,
  request,
}) => {
  const marie = await Person.signIn(request, staff.COMPANY_MANAGER)
  await enter(page, marie, `/company/${marie.companyId}`)
  const entry = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Accueil' })
  const width = async () => (await entry.boundingBox())?.width ?? 0
  await expect.poll(width).toBeLessThan(80)
  await entry.hover()
  await expect.poll(width).toBeGreaterThan(150)
  await page.getByRole('button', { name: 'Groupe Horizon' }).click()
  const panel = page.getByRole('dialog', { name: 'Sociétés' })
  await expect(panel.getByRole('heading', { name: 'Sociétés mères' })).toBeVisible()
  await panel.getByRole('link', { name: 'Maisons Clairière' }).click()
  await page.waitForURL(/\/company\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Maisons Clairière' })).toBeVisible()
})

test('SHELL-62 PRJ-14/page: only a manager changes company with the address', async ({ page, request, browser }) => {
  const hugo = await Person.signIn(request, staff.RESIDENCE_BUILDER)
  const lilas = await hugo.find('Maison Les Lilas')
  await enter(page, hugo, `/project/1/${lilas.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Maisons Clairière' })).toBeVisible()
  await page.goto('/projects/1')
  await page.waitForURL(new RegExp(`/company/${hugo.companyId}$`))

  const marie = await Person.signIn(request, staff.COMPANY_MANAGER)
  const context = await browser.newContext({ locale: 'fr-FR' })
  const other = await context.newPage()
  await enter(other, marie, projectPath(lilas))
  await expect(other.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Maisons Clairière' })).toBeVisible()
  await context.close()
})

test('SHELL-40: the version and the way to the publisher stand at the foot', async ({ page, request }) => {
  const person = await Person.signIn(request, staff.DEVELOPER)
  await enter(page, person, `/account/${person.companyId}`)
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByText(`Version ${packageJson.version}`)).toBeVisible()
  await expect(foot.getByRole('link', { name: 'Site de l’éditeur' })).toHaveAttribute('href', /^https:/)

  // A page that is shorter than the window ends with it, and has nothing to scroll.
  await page.goto('/not-found')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const heights = () => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
  await expect.poll(heights).toEqual([900, 900])
})

test('the files of the portal come compressed to whoever takes them so', async ({ request }) => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/login')).text())?.[1] ?? ''
  const asked = (encoding: string) => request.get(script, { headers: { 'accept-encoding': encoding } })
  const plain = await asked('identity')
  expect(plain.headers()).not.toHaveProperty('content-encoding')
  for (const encoding of ['br', 'gzip']) {
    const answer = await asked(encoding)
    expect(answer.headers()).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(await answer.text()).toBe(await plain.text())
  }
})

test('a list of homes asks for small photos, late, each in a box of its own size', async ({ page, request }) => {
  const hugo = await Person.signIn(request, staff.RESIDENCE_BUILDER)
  await enter(page, hugo, `/projects/${hugo.companyId}?q.name=Maison Les`)
  const faces = page.locator('tbody img')
  await expect(faces.first()).toBeVisible()
  const shown = await faces.evaluateAll((all) =>
    all.map((face) => [face.getAttribute('loading'), face.clientWidth, face.clientHeight].join(' ')),
  )
  expect(new Set(shown)).toEqual(new Set(['lazy 56 42']))
  const sources = new Set(await faces.evaluateAll((all) => all.map((face) => face.getAttribute('src')!)))
  const photos = await Promise.all([...sources].map(async (source) => (await request.get(source)).body()))
  expect(Math.max(...photos.map(({ length }) => length))).toBeLessThan(8 * 1024)
})

test('SHELL-59: the portal loads nothing from elsewhere, no tag manager, and an address is typed without a map service', async ({
  page,
  request,
}) => {
  const elsewhere: string[] = []
  page.on('request', (each) => {
    if (!/^(data|blob):/.test(each.url()) && !each.url().startsWith(portalUrl())) elsewhere.push(each.url())
  })
  const first = await page.goto('/login')
  const policy = first?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  const karim = await Person.signIn(request, staff.RENOVATION)
  for (const path of ['company', 'templates', 'materials/labels', 'settings', 'account', 'projects']) {
    await enter(page, karim, `/${path}/${karim.companyId}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Nouveau projet' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type').first().click()
  await page.getByRole('option', { name: 'Maison', exact: true }).click()
  const name = unique('Maison tapée')
  const typed = { Nom: name, Voie: 'Chemin Vert', 'Code postal': '80000', Ville: 'Amiens' }
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Créer le projet' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Chemin Vert, 80000 Amiens').first()).toBeVisible()
  expect(elsewhere).toEqual([])
})

test('SHELL-43: a server out of reach is told once, and the page lives on', async ({ context, request }) => {
  // A page of its own: the browser itself logs an error for each call that is cut.
  const page = await context.newPage()
  const hugo = await Person.signIn(request, staff.RESIDENCE_BUILDER)
  await enter(page, hugo, `/projects/${hugo.companyId}`)
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await page.route('**/v2/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'ERREUR API' })
  await expect(toast).toContainText('contactez le support')
  await expect(toast).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mes projets')
})

test('AUTH-05: someone without a company chooses one', async ({ page }) => {
  await signIn(page, 'admin@logis.example')
  await page.waitForURL(/\/companies$/)
  await page.getByLabel('Nom de la société').fill('Clairi')
  await page.getByRole('link', { name: 'Maisons Clairière' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maisons Clairière' })).toBeVisible()
})

test('SHELL-05/other DASH-05: the home of every other type is its company’s resume and the search for a project', async ({
  context,
  request,
}) => {
  for (const type of ['COMPANY_MANAGER', 'RESIDENCE_BUILDER', 'MANUFACTURER', 'RENOVATION'] as const) {
    const person = await Person.signIn(request, staff[type])
    // A tab of its own: one that has been entered stays with its person.
    const page = await context.newPage()
    await enter(page, person, `/company/${person.companyId}`)
    const sheet = page.getByRole('button', { name: 'Fiche société', expanded: false })
    await expect(sheet).toBeVisible()
    await sheet.click()
    const resume = page.getByRole('region', { name: 'Coordonnées' })
    await expect(resume.getByText('Nom public')).toBeVisible()
    await expect(resume.getByText('Adresse', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Projet', { exact: true })).toBeVisible()
    await page.close()
  }
})

test('DASH-20/finder: a builder’s home finds a project, page by page, and opens it', async ({ page, request }) => {
  const hugo = await Person.signIn(request, staff.RESIDENCE_BUILDER)
  await enter(page, hugo, `/company/${hugo.companyId}`)
  const field = page.getByLabel('Projet', { exact: true })
  const newest = page.waitForRequest(/residences\?/)
  await field.click()
  const asked = new URL((await newest).url()).searchParams
  expect(asked.get('sort')).toBe('-created_at')
  expect(asked.get('page_size') ?? '10').toBe('10')
  await expect(page.getByRole('option')).toHaveCount(10)
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeVisible()
  const searches: string[] = []
  page.on('request', (each) => /residences\?/.test(each.url()) && searches.push(each.url()))
  await field.pressSequentially('Lilas', { delay: 20 })
  await expect(page.getByRole('option')).toHaveCount(1)
  expect(searches.length).toBeLessThan(3)
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveCount(0)
  await page.getByRole('option', { name: /Maison Les Lilas/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
})
