import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentToken } from '../platform/session.ts'
import { answersFor, listOf, me, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { Assistable } from './api.ts'
import './AssistancePage.tsx'
import './AssistDialog.tsx'
import '../platform/shell/AssistanceBanner.tsx'
import '../platform/shell/AdministrationMenu.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const hugo: Assistable = {
  id: 4,
  name: 'Hugo Bertin',
  username: 'hugo@clairiere.example',
  companies: [{ id: 1, name: 'Groupe Horizon', role: 'COMPANY_ADMIN' }],
  last_connection_at: null,
  cannot: { assist: null },
}
const otto: Assistable = { ...hugo, id: 5, name: 'Otto Kern', cannot: { assist: 'IMPERSONATION_NOT_ALLOWED' } }

const support: Answer = { body: { data: { ...me, company_id: null, companies: [], global_roles: ['SUPPORT'] } } }
const assisted = (read_only: boolean, minutes = 58): Answer => ({
  body: {
    data: {
      ...me,
      id: 4,
      first_name: 'Hugo',
      last_name: 'Bertin',
      scope: 'support',
      companies: [{ ...me.companies[0], role: read_only ? 'COMPANY_READER' : 'COMPANY_ADMIN' }],
      impersonated_by: {
        username: 'support@logis.example',
        name: 'Sacha Morel',
        reason: 'Un plan qui ne s’affiche pas',
        read_only,
        expires_at: new Date(Date.now() + minutes * 60_000 - 1000).toISOString(),
      },
    },
  },
})
const opened: Answer = {
  status: 201,
  body: { data: { access_token: 'borrowed', token_type: 'Bearer', expires_in: 3600, read_only: true } },
}
const open = async (path = '/admin/assistance', more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor(),
    'GET /user': support,
    'GET /admin/assistance/people': listOf([hugo, otto]),
    'POST /admin/users/4/access-token': opened,
    ...more,
  })
  return { served, portal: await openPortal(path) }
}
const dialog = () => page.getByRole('dialog')
const banner = () => page.getByRole('region', { name: 'Accès d’assistance en cours' })

test('ADMIN-16/banner: support finds someone, gives a reason, and the frame says for whom, why and for how long until it ends', async () => {
  const { served, portal } = await open('/companies')
  await page.getByRole('button', { name: 'Assistance', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Assister une personne' }).click()
  await expect.poll(portal.path).toBe('/admin/assistance')
  await page.getByRole('button', { name: 'Assister Hugo Bertin' }).click()
  await expect.element(dialog().getByRole('radio', { name: 'Consulter', exact: true })).toBeChecked()
  await dialog()
    .getByLabelText(/^Motif/)
    .fill('Trop bref')
  await userEvent.tab()
  await expect.element(dialog().getByText(/10 caractères au moins/)).toBeVisible()
  await expect
    .element(dialog().getByRole('button', { name: 'Ouvrir l’accès' }))
    .toHaveAttribute('aria-disabled', 'true')
  await dialog()
    .getByLabelText(/^Motif/)
    .fill('Un plan qui ne s’affiche pas')
  served.answers['GET /user'] = assisted(true)
  await dialog().getByRole('button', { name: 'Ouvrir l’accès' }).click()

  await expect.poll(portal.path).toBe('/company/1')
  expect(sent(served, 'POST /admin/users/4/access-token')).toEqual({
    reason: 'Un plan qui ne s’affiche pas',
    read_only: true,
  })
  expect(currentToken()).toBe('borrowed')
  for (const text of [
    'Vous assistez Hugo Bertin',
    'Consultation',
    'encore 58 min',
    'Motif : Un plan qui ne s’affiche pas',
  ])
    await expect.element(banner().getByText(text)).toBeVisible()

  served.answers['GET /user'] = support
  await banner().getByRole('button', { name: 'Terminer' }).click()
  await expect.element(page.getByText('L’accès d’assistance est terminé.')).toBeVisible()
  await expect.element(banner()).not.toBeInTheDocument()
  expect(currentToken()).toBe('tok')
  const out = served.calls.find(({ name }) => name === 'DELETE /personal-access-token')
  expect(out?.headers.get('authorization')).toBe('Bearer borrowed')
})

test('an access that changes things says so; when the server ends it, support is itself again', async () => {
  const { served, portal } = await open('/admin/assistance')
  await page.getByRole('button', { name: 'Assister Hugo Bertin' }).click()
  await dialog()
    .getByLabelText(/^Motif/)
    .fill('Un plan qui ne s’affiche pas')
  await dialog().getByRole('radio', { name: 'Consulter et modifier' }).click()
  served.answers['GET /user'] = assisted(false)
  await dialog().getByRole('button', { name: 'Ouvrir l’accès' }).click()
  await expect.element(banner().getByText('Modification permise')).toBeVisible()
  expect(sent(served, 'POST /admin/users/4/access-token')).toMatchObject({ read_only: false })
  await expect.poll(portal.path).toBe('/company/1')
  const projects = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Mes projets' })
  await expect.element(projects).toBeVisible()
  served.answers['GET /user'] = support
  // The token of the access is refused, not that of support, by which the page may ask again before it gives way.
  Object.defineProperty(served.answers, 'GET /companies/1/residences', {
    get: () => (currentToken() === 'borrowed' ? refusal(401, 'UNAUTHORIZED_TOKEN_INVALID') : listOf([])),
  })
  await projects.click()
  await expect.poll(currentToken).toBe('tok')
  await expect.element(banner()).not.toBeInTheDocument()
})

test('an access that runs out while the page stands ends by itself', async () => {
  const { served } = await open('/admin/assistance')
  await page.getByRole('button', { name: 'Assister Hugo Bertin' }).click()
  await dialog()
    .getByLabelText(/^Motif/)
    .fill('Un plan qui ne s’affiche pas')
  let told = false
  served.answers['GET /user'] = Promise.resolve().then(() => {
    told = true
    return assisted(true, 0)
  }) as never
  await dialog().getByRole('button', { name: 'Ouvrir l’accès' }).click()
  await expect.poll(() => told).toBe(true)
  served.answers['GET /user'] = support
  await expect.poll(currentToken).toBe('tok')
})

test('who may not be assisted says why; a refusal stands in the dialog', async () => {
  await open('/admin/assistance', {
    'POST /admin/users/4/access-token': refusal(403, 'USER_DISABLED', 'Ce compte est désactivé.'),
  })
  const closed = page.getByRole('button', { name: 'Assister Otto Kern' })
  await expect.element(closed).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Assister Hugo Bertin' }).click()
  await dialog()
    .getByLabelText(/^Motif/)
    .fill('Un plan qui ne s’affiche pas')
  await dialog().getByRole('button', { name: 'Ouvrir l’accès' }).click()
  await expect.element(dialog().getByText('Ce compte est désactivé.')).toBeVisible()
  expect(currentToken()).toBe('tok')
})

test('nobody else has the page', async () => {
  serve(answersFor())
  const portal = await openPortal('/admin/assistance')
  await expect.poll(portal.path).toBe('/company/1')
})

/** Whoever assists Hugo, at a page of his company. */
const assisting = async (path: string, more: Record<string, Answer> = {}) => {
  const closed = refusal(403, 'NOT_WHILE_IMPERSONATED', 'Cette action est impossible depuis un accès d’assistance.')
  const served = serve({
    ...answersFor(),
    'GET /user': assisted(false),
    'GET /companies/1/conversations': closed,
    'GET /companies/1/identity-provider': closed,
    'GET /companies/1/intakes': closed,
    'GET /companies/1/sortings': closed,
    'GET /companies/1/residences': listOf([]),
    ...more,
  })
  await openPortal(path)
  return served
}

test.each(['/messages/1', '/identity/1', '/project/import/1', '/project/files/1'])(
  'at %s support is told that it does not see this, and is not asked to try again',
  async (path) => {
    await assisting(path)
    await expect.element(page.getByRole('note')).toMatchTextContent(/accès d’assistance ne montre pas/)
    expect(page.getByRole('alert').elements()).toEqual([])
    expect(page.getByRole('button', { name: 'Réessayer' }).elements()).toEqual([])
    expect(page.getByRole('button', { name: 'Choisir un fichier' }).elements()).toEqual([])
  },
)

test('what leaves as a file, and what comes in as many, is closed to support beforehand', async () => {
  const served = await assisting('/projects/1')
  for (const name of ['Exporter en CSV', 'Ranger des fichiers', 'Importer des projets']) {
    const act = page.getByRole('button', { name })
    await expect.element(act).toHaveAttribute('aria-disabled', 'true')
    await act.click({ force: true })
  }
  expect(served.names()).not.toContain('GET /companies/1/residences/export')
  await expect
    .element(page.getByText('Cette action est impossible depuis un accès d’assistance.').first())
    .toBeVisible()
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'Autres actions sur la liste' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: /^Importer des projets/ }))
    .toHaveAttribute('aria-disabled', 'true')
})
