import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readDraft, writeDraft } from './platform/draft.ts'
import { endSession, isSignedIn, onSessionEnd, tokenRefused } from './platform/session.ts'
import { readStored, writeStored } from './platform/storage.ts'
import { type Answer, answersFor, me, openPortal, refusal, serve } from './platform/testing.tsx'
import { lilas } from './projects/testing.ts'

beforeEach(async () => {
  await page.viewport(1280, 800)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const signIn = async (password = 'Logement2026') => {
  await page.getByRole('textbox', { name: /Identifiant/ }).fill('marie@horizon.example')
  await page.getByLabelText('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('SHELL-01 SHELL-02: / leads to the sign-in page', async () => {
  serve({})
  const portal = await openPortal('/', { signedIn: false })
  await expect.poll(portal.path).toBe('/login')
})

test('SHELL-17 AUTH-05: without a session the wanted path is kept, named, and opened after sign-in', async () => {
  const { names } = serve(answersFor())
  const portal = await openPortal('/account/1', { signedIn: false })
  await expect.poll(portal.path).toBe('/login?redirect=/account/1')
  await expect.element(page.getByText(/Vous serez ramené à.*Mon compte/)).toBeVisible()
  await signIn()
  await expect.poll(portal.path).toBe('/account/1')
  expect(names()).toContain('POST /personal-access-token')
})

test('files to sort and homes to import are not called the page of a project', async () => {
  serve(answersFor())
  const portal = await openPortal('/project/files/1?files=4', { signedIn: false })
  await expect.poll(portal.path).toBe('/login?redirect=/project/files/1%3Ffiles%3D4')
  await expect.element(heading('Portail partenaire')).toBeVisible()
  expect(page.getByText(/Vous serez ramené/).elements()).toHaveLength(0)
  await portal.router.navigate({ to: '/login', search: { redirect: '/project/1/5' } })
  await expect.element(page.getByText(/Vous serez ramené à.*la page du projet/)).toBeVisible()
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/login'])(
  'A-32: %s in the query is not followed, home is',
  async (wanted) => {
    serve(answersFor())
    const portal = await openPortal(`/login?redirect=${encodeURIComponent(wanted)}`, { signedIn: false })
    await signIn()
    await expect.poll(portal.path).toBe('/company/1')
  },
)

test('AUTH-02: nothing is sent while the login or the password is empty; the empty field gets the focus', async () => {
  const { names } = serve(answersFor())
  await openPortal('/login', { signedIn: false })
  await page.getByRole('textbox', { name: /Identifiant/ }).fill('marie@horizon.example')
  await expect.element(page.getByRole('button', { name: 'Se connecter' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Se connecter' }).click({ force: true })
  await expect.element(page.getByLabelText('Mot de passe', { exact: true })).toHaveFocus()
  expect(names()).not.toContain('POST /personal-access-token')
})

test('AUTH-04: a refused sign-in is told, the person stays and keeps what was typed', async () => {
  const answers = answersFor()
  answers['POST /personal-access-token'] = refusal(401, 'CREDENTIALS_INVALID', 'Identifiant ou mot de passe incorrect.')
  serve(answers)
  const portal = await openPortal('/login', { signedIn: false })
  await signIn('wrong')
  await expect.element(page.getByText('CREDENTIALS_INVALID')).toBeVisible()
  await expect.element(page.getByText('Identifiant ou mot de passe incorrect.')).toBeVisible()
  expect(portal.path()).toBe('/login')
  await expect.element(page.getByRole('textbox', { name: /Identifiant/ })).toHaveValue('marie@horizon.example')
})

test.each([
  ['/login', 'Accédez à Mon logement', '/login?scope=resident'],
  ['/login?scope=resident', 'Accédez au portail partenaire', '/login'],
])('who is at the wrong door, %s, is told in place and led to the other one', async (door, link, other) => {
  const answers = answersFor()
  answers['POST /personal-access-token'] = refusal(
    403,
    'SCOPE_NOT_ALLOWED',
    'Ce compte ne permet pas d’accéder à cet espace.',
  )
  serve(answers)
  const portal = await openPortal(door, { signedIn: false })
  await signIn('right')
  const way = page
    .getByRole('paragraph')
    .filter({ hasText: 'Ce compte n’' })
    .getByRole('link', { name: new RegExp(link) })
  await way.click()
  await expect.poll(portal.path).toBe(other)
})

test('AUTH-06: someone signed in who opens the sign-in page goes home', async () => {
  serve(answersFor())
  const portal = await openPortal('/login')
  await expect.poll(portal.path).toBe('/company/1')
})

test('AUTH-12 SHELL-17: no route is shown before the session is refreshed, and the next one refreshes it again', async () => {
  const answers = answersFor()
  const refreshed = Promise.withResolvers<Answer>()
  answers['PATCH /personal-access-token'] = refreshed.promise
  const { names } = serve(answers)
  const refreshes = () => names().filter((name) => name === 'PATCH /personal-access-token').length
  const portal = await openPortal('/account/1')
  await expect.poll(() => names().includes('GET /companies/1')).toBe(true)
  await expect.element(heading('Mon compte')).not.toBeInTheDocument()
  refreshed.resolve({ body: { data: { expires_in: 3600 } } })
  await expect.element(heading('Mon compte')).toBeVisible()
  const before = refreshes()
  await portal.router.navigate({ to: '/not-found' })
  await expect.poll(refreshes).toBe(before + 1)
})

test('AUTH-14 AUTH-15 API2-06: a token that the server refuses leads to the sign-in page, which says why and tells nothing twice', async () => {
  const answers = answersFor()
  answers['PATCH /personal-access-token'] = refusal(401, 'UNAUTHORIZED_TOKEN_INVALID')
  answers['GET /user'] = refusal(401, 'UNAUTHORIZED_TOKEN_INVALID')
  serve(answers)
  const portal = await openPortal('/account/1')
  await expect.poll(portal.path).toBe('/login?redirect=/account/1&error=token-invalid')
  await expect.element(page.getByText(/Votre connexion n’est plus valide, veuillez vous reconnecter/)).toBeVisible()
  // The look of an error comes a moment after its words.
  await expect.poll(() => page.getByRole('alert').all()).toHaveLength(1)
  expect(readStored('token')).toBeNull()
})

test('AUTH-14: a refusal in the middle of a page does the same', async () => {
  serve(answersFor())
  const portal = await openPortal('/account/1')
  await expect.element(heading('Mon compte')).toBeVisible()
  tokenRefused('tok')
  await expect.poll(portal.path).toBe('/login?redirect=/account/1&error=token-invalid')
})

test.each([0, 1, 2, 4, 8, 16])(
  'AUTH-14: a click %i steps behind the refusal does not hide its cause',
  async (steps) => {
    serve(answersFor())
    const portal = await openPortal('/account/1')
    await expect.element(heading('Mon compte')).toBeVisible()
    tokenRefused('tok')
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    await portal.router.navigate({ to: '/company/1' })
    await expect.poll(portal.path).toMatch(/^\/login\?.*error=token-invalid$/)
    await expect.element(page.getByText(/Votre connexion n’est plus valide, veuillez vous reconnecter/)).toBeVisible()
  },
)

test('AUTH-09: a session whose time is over leaves nothing for whoever signs in next', async () => {
  serve(answersFor())
  const portal = await openPortal('/company/1')
  await expect.poll(portal.path).toBe('/company/1')
  writeDraft('passport', { name: 'Famille Roux' })
  let heard = ''
  const forget = onSessionEnd((end) => (heard = end))
  writeStored('token', { ...readStored<object>('token'), expires_at: Date.now() - 1 })
  await portal.router.navigate({ to: '/account/1' })
  await expect.poll(portal.path).toBe('/login?redirect=/account/1')
  forget()
  expect(heard).toBe('expired')
  expect(readDraft('passport')).toBeNull()
  expect(readStored('user')).toBeNull()
  await signIn()
  await expect.poll(portal.path).toBe('/account/1')
})

test('DASH-07: while the company of the home page is not known yet a spinner says so', async () => {
  const company = Promise.withResolvers<Answer>()
  const administrator = { body: { data: { ...me, company_id: null, companies: [] } } }
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /companies/2': company.promise })
  await openPortal('/company/2')
  const spinner = page.getByRole('main').getByRole('status', { name: 'Chargement de votre société…' })
  await expect.element(spinner).toBeVisible()
  expect(spinner.element().querySelector('.mantine-Loader-root')).not.toBeNull()
  expect(getComputedStyle(spinner.element()).animationDelay).toBe('0.15s')
  const known = { id: 2, name: 'Maisons Clairière', type: 'RESIDENCE_BUILDER', picture_path: null }
  company.resolve({ body: { data: known } })
  await expect.element(heading('Maisons Clairière')).toBeVisible()
  await expect.element(spinner).not.toBeInTheDocument()
})

test('a server that does not answer the refresh does not end the session', async () => {
  const answers = answersFor()
  answers['PATCH /personal-access-token'] = 'no answer'
  serve(answers)
  await openPortal('/account/1')
  await expect.element(heading('Mon compte')).toBeVisible()
  expect(isSignedIn()).toBe(true)
})

test('A-34: a session replaced in another tab ends here at the next page', async () => {
  serve(answersFor())
  const portal = await openPortal('/account/1')
  await expect.element(heading('Mon compte')).toBeVisible()
  writeStored('token', { access_token: 'zoe', expires_at: Date.now() + 3_600_000 })
  await portal.router.navigate({ to: '/company/1' })
  await expect.poll(portal.path).toBe('/login?redirect=/company/1')
})

test.each(['/nowhere', '/not-found', '/company/abc', '/project/1/2x', '/company/0', '/account/1.5'])(
  'SHELL-04 SHELL-15: %s does not exist',
  async (path) => {
    serve(answersFor())
    await openPortal(path)
    await expect.element(heading('Contenu introuvable')).toBeVisible()
    await expect.element(page.getByText(/Ce contenu n’existe pas/)).toBeVisible()
  },
)

test('A-30: an unknown path without a session leads to the sign-in page, and after it to not-found', async () => {
  serve(answersFor())
  const portal = await openPortal('/nowhere', { signedIn: false })
  await expect.poll(portal.path).toBe('/login?redirect=/nowhere')
  await signIn()
  await expect.element(heading('Contenu introuvable')).toBeVisible()
})

const menuNames = () =>
  page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('listitem')
    .all()
    .map((item) => item.element().textContent)
test('SHELL-24: for a company that has every entry they stand in this order, with the invitations after the projects, then the account and leaving', async () => {
  serve(answersFor('RESIDENCE_BUILDER'))
  await openPortal('/account/1')
  await expect
    .poll(menuNames)
    .toEqual([
      'Accueil',
      'Mes projets',
      'Invitations',
      'Contacts',
      'Accès',
      'Modèles',
      'Labels matériaux',
      'Paramètres',
      'Mon compte',
      'Déconnexion',
    ])
})
test('SHELL-08 CON-05 CON-06: the contacts are at their address, and a manufacturer who opens it is led home', async () => {
  serve(answersFor('RESIDENCE_BUILDER'))
  const portal = await openPortal('/contacts/1')
  await expect.element(heading('Contacts')).toBeVisible()
  expect(portal.path()).toBe('/contacts/1')
  await cleanup()
  serve(answersFor('MANUFACTURER'))
  const closed = await openPortal('/contacts/1')
  await expect.poll(closed.path).toBe('/company/1')
})

test('A-07: another company’s page leads home, for all but a manager who reaches it', async () => {
  const builder = { id: 2, name: 'Maisons Clairière', type: 'RESIDENCE_BUILDER', picture_path: null }
  serve({ ...answersFor('COMPANY_MANAGER'), 'GET /companies/2': { body: { data: builder } } })
  const portal = await openPortal('/account/2')
  await expect.poll(portal.path).toBe('/account/2')
})
test('AFF-13/subtree A-07: a manager does not open a company out of reach', async () => {
  serve(answersFor('COMPANY_MANAGER'))
  const portal = await openPortal('/account/9')
  await expect.poll(portal.path).toBe('/company/1')
})
test('SHELL-62 A-07: a builder does not open another company’s pages', async () => {
  const { names } = serve(answersFor('RESIDENCE_BUILDER'))
  const portal = await openPortal('/account/2')
  await expect.poll(portal.path).toBe('/company/1')
  expect(names()).not.toContain('GET /companies/2')
})

test.each([
  ['INSTALLER', true, '/ptg/1/9'],
  ['INSTALLER', false, '/project/1/9'],
  ['RESIDENCE_BUILDER', true, '/project/1/9'],
] as const)('SHELL-16/details: to %s a record (passport: %s) is shown at %s', async (type, is_ptg, path) => {
  serve({ ...answersFor(type), 'GET /residences/9': { body: { data: { ...lilas, is_ptg } } } })
  const portal = await openPortal('/residence-details/9')
  await expect.poll(portal.path).toBe(path)
})

test('SHELL-25: the menu has the built pages in their order, then the account and leaving, which leaves', async () => {
  const { names } = serve(answersFor())
  const portal = await openPortal('/account/1')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect.element(menu).toBeInTheDocument()
  expect(menuNames()).toEqual([
    'Accueil',
    'Mes projets',
    'Invitations',
    'Contacts',
    'Modèles',
    'Labels matériaux',
    'Paramètres',
    'Mon compte',
    'Déconnexion',
  ])
  await menu.getByRole('button', { name: 'Déconnexion' }).click()
  await expect.poll(portal.path).toBe('/login')
  expect(names()).toContain('DELETE /personal-access-token')
  expect(readStored('token')).toBeNull()
})

test('PRJ-01/languages SHELL-50 SHELL-51: French first; English at once, kept, and said in the lang of the page', async () => {
  serve({})
  await openPortal('/login', { signedIn: false })
  await expect.element(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(document.documentElement.lang).toBe('fr')
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect([document.documentElement.lang, readStored('locale')]).toEqual(['en-GB', 'en-UK'])
})

test('a change of page is named in the title and the focus is on its heading', async () => {
  serve(answersFor())
  const portal = await openPortal('/not-found')
  await expect.element(heading('Contenu introuvable')).toBeVisible()
  expect(document.title).toBe('Contenu introuvable | Portail')
  await portal.router.navigate({ to: '/account/1' })
  await expect.element(heading('Mon compte')).toHaveFocus()
  await vi.waitFor(() => expect(document.title).toBe('Mon compte | Portail'))
})
