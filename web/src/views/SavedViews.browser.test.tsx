import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lilas, startAfresh } from '../projects/testing.ts'
import { prefer } from '../platform/preferences.ts'
import { answersFor, listOf, openPortal, refusal, serve } from '../platform/testing.tsx'
import '../contacts/ContactsPage.tsx'
import './SavedViews.tsx'

beforeEach(async () => {
  await startAfresh()
  prefer({ columns: {} })
})

const { cannot, ...row } = lilas
const projects = {
  body: {
    data: [{ ...row, cannot: { cancel: cannot.cancel } }],
    meta: { total: 1, per_page: 10, current_page: 1, last_page: 1 },
  },
}
const viewsPath = '/companies/1/views'
const view = (more: object) => ({
  id: 4,
  list: 'projects',
  name: 'Nantes',
  is_shared: false,
  is_own: true,
  author: { id: 7, name: 'Marie Tessier' },
  query: '',
  criteria: { city: { value: 'Nantes' } },
  sort: '-city',
  columns: null,
  cannot: { edit: null, share: null },
  ...more,
})
const open = async (views: object[], address = '/projects/1', share: string | null = null) => {
  const wire = serve({
    ...answersFor(),
    'GET /companies/1/residences': projects,
    [`GET ${viewsPath}`]: {
      body: {
        data: views,
        meta: { total: views.length, per_page: 40, current_page: 1, last_page: 1 },
        cannot: { create: null, share },
      },
    },
    [`POST ${viewsPath}`]: { status: 201, body: { data: view({ id: 9, name: 'Lilas' }) } },
    [`PATCH ${viewsPath}/4`]: { body: { data: view({}) } },
    [`DELETE ${viewsPath}/4`]: { status: 204 },
  })
  const portal = await openPortal(address)
  await expect.element(page.getByRole('button', { name: 'Sans e-mail' })).toBeVisible()
  return { ...portal, wire, sent: (name: string) => JSON.parse(wire.calls.find((call) => call.name === name)!.body) }
}
const tab = (name: string | RegExp) =>
  page.getByRole('group', { name: 'Vues de la liste' }).getByRole('button', { name })
const item = (name: string) => page.getByRole('menuitem', { name })

test('a saved view is one press: its search, order and columns; whose homes are listed stays', async () => {
  const { path } = await open([view({ columns: ['email'] })], '/projects/1?q.children=1')
  await tab('Nantes').click()
  await expect.poll(path).toBe('/projects/1?q.children=1&tri=-city&q.city=Nantes')
  await expect.element(tab('Nantes')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /^Type/ })).not.toBeInTheDocument()
})

test('a view without a row for now says that it will have some; the same search under no name leads back', async () => {
  const { wire } = await open([view({ sort: null })])
  wire.answers['GET /companies/1/residences'] = listOf([])
  await tab('Nantes').click()
  const waits = page.getByText('Aucun projet n’est plus dans cette vue. Elle se remplira d’elle-même.')
  await expect.element(waits).toBeVisible()
  const back = page.getByRole('button', { name: 'Retirer le dernier critère' })
  expect(back.elements()).toHaveLength(0)
  await page.getByRole('searchbox').fill('lilas')
  await expect.element(back).toBeVisible()
  expect(waits.elements()).toHaveLength(0)
})

test('a view that names a criterion or an order of yesterday opens without it', async () => {
  const { path } = await open([
    view({ criteria: { heating: { value: 'gaz' }, city: { value: 'Nantes' } }, sort: '-heating' }),
  ])
  await tab('Nantes').click()
  await expect.poll(path).toBe('/projects/1?q.city=Nantes')
  await expect.element(tab('Nantes')).toHaveAttribute('aria-pressed', 'true')
})

test('the search on the screen is saved under a name, for oneself or for the company', async () => {
  const { sent, wire } = await open([], '/projects/1?q=lilas&q.children=1&q.created_at=le:2026-03-12&tri=-city')
  await page.getByRole('button', { name: 'Enregistrer la vue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Nom de la vue').fill('Lilas')
  await dialog.getByRole('checkbox', { name: 'Partager avec la société' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => wire.names()).toContain(`POST ${viewsPath}`)
  expect(sent(`POST ${viewsPath}`)).toMatchObject({
    list: 'projects',
    name: 'Lilas',
    is_shared: true,
    query: 'lilas',
    criteria: { created_at: { value: '2026-03-12', symbol: '<=' } },
    sort: '-city',
    columns: expect.arrayContaining(['city']),
  })
  expect(sent(`POST ${viewsPath}`).criteria).not.toHaveProperty('children')
})

test('a name that is taken is told under the field; who may not share has no box for it', async () => {
  const { wire } = await open([], '/projects/1?q=lilas', 'FORBIDDEN')
  wire.answers[`POST ${viewsPath}`] = refusal(409, 'VIEW_NAME_EXISTS', 'Vous avez déjà une vue de ce nom.')
  await page.getByRole('button', { name: 'Enregistrer la vue' }).click()
  const dialog = page.getByRole('dialog')
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(0)
  await dialog.getByLabelText('Nom de la vue').fill('Lilas')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(dialog.getByText('Vous avez déjà une vue de ce nom.')).toBeVisible()
})

test('nothing is offered to save where nothing narrows the list, or where a view shows it already', async () => {
  const { router } = await open([view({ sort: null })])
  await expect.element(tab('Nantes')).toBeVisible()
  const save = page.getByRole('button', { name: 'Enregistrer la vue' })
  expect(save.elements()).toHaveLength(0)
  await router.navigate({ to: '/projects/1', search: { 'q.city': 'Nantes' } })
  await expect.element(tab('Nantes')).toHaveAttribute('aria-pressed', 'true')
  expect(save.elements()).toHaveLength(0)
})

test('one’s own view is brought up to date, renamed, shared and deleted', async () => {
  const { sent, wire, router } = await open([view({})])
  await tab('Nantes').click()
  const menu = page.getByRole('button', { name: 'Actions sur la vue Nantes' })
  await menu.click()
  await item('Partager avec la société').click()
  await expect.poll(() => wire.names()).toContain(`PATCH ${viewsPath}/4`)
  expect(sent(`PATCH ${viewsPath}/4`)).toEqual({ is_shared: true })

  await router.navigate({ to: '/projects/1', search: { 'q.city': 'Rezé' } })
  wire.calls.length = 0
  await menu.click()
  await item('Remplacer par la recherche affichée').click()
  await expect.poll(() => wire.names()).toContain(`PATCH ${viewsPath}/4`)
  expect(sent(`PATCH ${viewsPath}/4`)).toMatchObject({ criteria: { city: { value: 'Rezé' } }, sort: null })

  await menu.click()
  await item('Supprimer la vue').click()
  // Of any list: a view may be of contacts, of passports or of interventions.
  await expect.element(page.getByText('La vue « Nantes » est supprimée. Ce qu’elle montrait reste.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la vue' }).click()
  await expect.poll(() => wire.names()).toContain(`DELETE ${viewsPath}/4`)
})

test('of views of one name those of colleagues say whose they are; others say so to a screen reader alone', async () => {
  const shared = { is_shared: true, is_own: false }
  await open([
    view({ is_shared: true }),
    view({ id: 5, name: 'NANTES', ...shared, author: { id: 8, name: 'Paul Guérin' } }),
    view({ id: 6, name: 'Rezé', ...shared, author: { id: 8, name: 'Paul Guérin' } }),
    view({ id: 7, name: 'Nantes', ...shared, author: null }),
  ])
  const seen = () =>
    tab(/nantes|rezé/i)
      .elements()
      .map((element) => {
        const copy = element.cloneNode(true) as Element
        copy.querySelector('.visually-hidden')?.remove()
        return copy.textContent
      })
  await expect.poll(seen).toEqual(['Nantes', 'NANTES· Paul Guérin', 'Rezé', 'Nantes'])
  await expect.element(tab('NANTES (vue partagée par Paul Guérin)')).toBeVisible()
  await expect.element(tab('Rezé (vue partagée par Paul Guérin)')).toBeVisible()
  expect(tab('Nantes (vue partagée avec la société)').elements()).toHaveLength(2)
})

test('a view that is gone meanwhile, by a colleague or in another tab, is told as that and leaves the bar', async () => {
  const { wire, router } = await open([view({})])
  const { answers } = wire
  await tab('Nantes').click()
  await router.navigate({ to: '/projects/1', search: { 'q.city': 'Rezé' } })
  answers[`PATCH ${viewsPath}/4`] = refusal(404, 'VIEW_NOT_FOUND', 'Cette vue n’est plus là.')
  answers[`GET ${viewsPath}`] = listOf([], { cannot: { create: null, share: null } })
  await page.getByRole('button', { name: 'Actions sur la vue Nantes' }).click()
  await item('Remplacer par la recherche affichée').click()
  await expect.element(page.getByText('Cette vue n’est plus là.')).toBeVisible()
  await expect.element(tab('Nantes')).not.toBeInTheDocument()
})

test('one that is gone while it is named anew is told as that, and leaves the bar', async () => {
  const { wire } = await open([view({})])
  const { answers } = wire
  await tab('Nantes').click()
  await page.getByRole('button', { name: 'Actions sur la vue Nantes' }).click()
  await item('Renommer la vue').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Nom de la vue').fill('Nantes et autour')
  answers[`PATCH ${viewsPath}/4`] = refusal(404, 'VIEW_NOT_FOUND', 'Cette vue n’est plus là.')
  answers[`GET ${viewsPath}`] = listOf([], { cannot: { create: null, share: null } })
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Cette vue n’est plus là.')).toBeVisible()
  await expect.poll(() => tab('Nantes').elements()).toEqual([])
})

test('what the list shows of a view that somebody has taken away is told, and all of the list is one press away', async () => {
  const shared = view({ is_shared: true, is_own: false, cannot: { edit: null, share: null } })
  await page.viewport(390, 844)
  const { wire, path } = await open([shared], '/projects/1?q.children=1')
  await tab(/^Nantes/).click()
  wire.answers[`PATCH ${viewsPath}/4`] = refusal(404, 'VIEW_NOT_FOUND', 'Cette vue n’est plus là.')
  wire.answers[`GET ${viewsPath}`] = listOf([], { cannot: { create: null, share: null } })
  await page.getByRole('button', { name: 'Actions sur la vue Nantes' }).click()
  await item('Ne plus partager').click()
  const bar = page.getByRole('group', { name: 'Vues de la liste' })
  await expect.element(bar.getByText(/^«.Nantes.» a été supprimée, ou n’est plus partagée/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enregistrer la vue' })).toBeVisible()
  // On a phone both are in sight without a hand on the bar.
  const [seen, note, way] = [bar, bar.getByRole('status'), tab('Voir toute la liste')].map((part) =>
    part.element().getBoundingClientRect(),
  )
  expect(note!.left).toBeGreaterThanOrEqual(seen!.left)
  expect(way!.right).toBeLessThanOrEqual(seen!.right)
  await tab('Voir toute la liste').click()
  await expect.poll(path).toBe('/projects/1?q.children=1')
  expect(bar.getByText(/Nantes/).elements()).toEqual([])
})

test('a view that a colleague shares says so, and is not for everyone to change', async () => {
  const shared = { is_shared: true, is_own: false, cannot: { edit: 'FORBIDDEN', share: 'FORBIDDEN' } }
  await open([view(shared)])
  const tabOfAll = tab(/^Nantes\s*\(vue partagée/)
  await tabOfAll.click()
  await expect.element(tabOfAll).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('button', { name: /Actions sur la vue/ }).elements()).toHaveLength(0)
})

test('a shared view that its author has changed since it was read opens as it is now', async () => {
  const shared = { is_shared: true, is_own: false, cannot: { edit: 'FORBIDDEN', share: 'FORBIDDEN' } }
  const { wire, path } = await open([view(shared)])
  const changed = view({ ...shared, criteria: { city: { value: 'Rezé' } }, columns: ['email'] })
  wire.answers[`GET ${viewsPath}`] = listOf([changed], { cannot: { create: null, share: null } })
  await tab(/^Nantes/).click()
  await expect.poll(path).toBe('/projects/1?tri=-city&q.city=Rez%C3%A9')
  await expect.element(tab(/^Nantes/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible()
})

test('a list without views of its own has a bar once there is one, or something to save', async () => {
  const contacts = { meta: { total: 0, per_page: 10, current_page: 1, last_page: 1 }, cannot: { create: null } }
  const views = (data: object[]) => ({ body: { ...contacts, data, cannot: { create: null, share: null } } })
  const wire = serve({
    ...answersFor(),
    'GET /companies/1/contacts': { body: { ...contacts, data: [] } },
    'GET /jobs': { body: { ...contacts, data: [], cannot: undefined } },
    [`GET ${viewsPath}`]: views([]),
    [`POST ${viewsPath}`]: { status: 201, body: { data: view({ id: 9, list: 'contacts' }) } },
  })
  const { path } = await openPortal('/contacts/1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await expect.element(page.getByText('aucun contact')).toBeVisible()
  expect(page.getByRole('group', { name: 'Vues de la liste' }).elements()).toHaveLength(0)
  await page.getByPlaceholder('Nom, société ou e-mail').fill('plombier')
  await page.getByRole('button', { name: 'Enregistrer la vue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Nom de la vue').fill('Plombiers')
  wire.answers[`GET ${viewsPath}`] = views([
    view({ id: 9, list: 'contacts', name: 'Plombiers', query: 'plombier', criteria: {}, sort: null }),
  ])
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(tab('Plombiers')).toHaveAttribute('aria-pressed', 'true')
  expect(JSON.parse(wire.calls.find(({ name }) => name === `POST ${viewsPath}`)!.body)).toMatchObject({
    list: 'contacts',
    query: 'plombier',
  })
  await tab('Tous').click()
  await expect.poll(path).toBe('/contacts/1')
  await tab('Plombiers').click()
  await expect.poll(path).toBe('/contacts/1?q=plombier')
})

test('on a phone, a view that has just been saved comes into sight with its menu, along its bar alone', async () => {
  await page.viewport(390, 844)
  const many = Array.from({ length: 6 }, (_, at) =>
    view({ id: 20 + at, name: `Chantier numéro ${at}`, criteria: { city: { value: `Ville ${at}` } } }),
  )
  const { wire } = await open(many, '/projects/1?q.city=Lilas')
  const saved = view({ id: 9, name: 'Lilas', criteria: { city: { value: 'Lilas' } }, sort: null })
  wire.answers[`GET ${viewsPath}`] = listOf([...many, saved], { cannot: { create: null, share: null } })
  await page.getByRole('button', { name: 'Enregistrer la vue' }).click()
  // The button that saves stands where the view will: to be pressed it was brought into sight.
  const bar = page.getByRole('group', { name: 'Vues de la liste' })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  bar.element().scrollLeft = 0
  await page.getByRole('dialog').getByRole('textbox').fill('Lilas')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(tab('Lilas')).toHaveAttribute('aria-pressed', 'true')
  const right = (name: string | RegExp) => tab(name).element().getBoundingClientRect().right
  await expect.poll(() => right('Lilas')).toBeLessThanOrEqual(390)
  expect(tab('Lilas').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  expect(right('Actions sur la vue Lilas')).toBeLessThanOrEqual(390)
})
