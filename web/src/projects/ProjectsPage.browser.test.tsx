import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { invites } from '../campaigns/invites.ts'
import { askAct } from '../platform/askedActs.ts'
import { endSession } from '../platform/session.ts'
import { answersFor, impersonated_by, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { lilas, startAfresh } from './testing.ts'
import './ProjectsPage.tsx'

beforeEach(startAfresh)

const list = 'GET /companies/1/residences'
const { cannot, ...row } = lilas
const listed = (name: string, { cancel = cannot.cancel, total = 1 } = {}): Answer => ({
  body: {
    data: [{ ...row, id: 9, name, cannot: { cancel } }],
    meta: { total, per_page: 10, current_page: 1, last_page: Math.ceil(total / 10) },
  },
})

const none: Answer = listOf([])

test('a manager whose projects are those of its affiliates creates one of its own too', async () => {
  serve({ ...answersFor(), [list]: none })
  await openPortal('/projects/1')
  await expect.element(page.getByRole('button', { name: 'Voir les projets des filiales' })).toBeVisible()
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Créer un projet' })).toBeVisible()
})

test('a session that ends leads to the sign-in page over what was typed, and asks nothing', async () => {
  serve({ ...answersFor(), [list]: none })
  const { path } = await openPortal('/projects/1')
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer un projet' })
  await dialog.getByLabelText('Nom', { exact: true }).fill('Maison Les Lilas')
  endSession('refused')
  await expect.poll(path).toMatch(/^\/login/)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.each(['COMPANY_MANAGER', 'RENOVATION'] as const)(
  'the dialog that the palette asked a %s for stays as the list turns out to be empty',
  async (type) => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    serve({ ...answersFor(type), [list]: promise })
    askAct('create_project', 1)
    await openPortal('/projects/1')
    const dialog = page.getByRole('dialog', { name: 'Créer un projet' })
    await expect.element(dialog).toBeVisible()
    resolve(none)
    await expect.element(page.getByText(/^aucun projet$/i)).toBeVisible()
    await expect.element(dialog).toBeVisible()
  },
)

test('an address of a page past the last one leads to the last one, and is no step back', async () => {
  const past: Answer = { body: { data: [], meta: { total: 11, per_page: 10, current_page: 9, last_page: 2 } } }
  const served = serve({ ...answersFor(), [list]: past })
  const { path, router } = await openPortal('/projects/1?page=9&tri=name')
  await expect.poll(path).toBe('/projects/1?page=2&tri=name')
  await expect
    .poll(() => served.calls.filter(({ name }) => name === list).map(({ query }) => query.get('page')))
    .toEqual(['9', '2'])
  expect(router.history.length).toBe(1)
})

test('while another page of projects is on its way, the old rows stay', async () => {
  const served = serve({ ...answersFor(), [list]: listed('Maison Les Lilas') })
  await openPortal('/projects/1')
  await expect.element(page.getByRole('link', { name: 'Maison Les Lilas' })).toBeVisible()

  const { promise, resolve } = Promise.withResolvers<Answer>()
  served.answers[list] = promise
  const asked = () => served.names().filter((name) => name === list).length
  const before = asked()
  await page.getByRole('button', { name: /^Nom/ }).click()
  await expect.poll(asked).toBe(before + 1)
  await expect.element(page.getByRole('region', { name: /^Tableau/ })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('link', { name: 'Maison Les Lilas' })).toBeVisible()
  resolve(listed('Maison Les Roses'))
  await expect.element(page.getByRole('link', { name: 'Maison Les Roses' })).toBeVisible()
})

test('on a phone the first project comes where its card was drawn, as high as it was', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const { promise, resolve } = Promise.withResolvers<Answer>()
  serve({ ...answersFor(), [list]: promise })
  await openPortal('/projects/1')
  const place = (card: Element) => {
    const { top, height } = card.getBoundingClientRect()
    return { top: Math.round(top), height: Math.round(height) }
  }
  const drawn = () => document.querySelector('main [data-skeleton]')?.parentElement?.parentElement
  await expect.poll(drawn).toBeTruthy()
  await expect.element(page.getByRole('button', { name: 'Appliquer un modèle' })).toBeVisible()
  // Letters of another font break their lines elsewhere, and a font comes once something is written in it.
  await Promise.all([...document.fonts].map((face) => face.load()))
  const before = place(drawn()!)
  resolve(listed('Maison Les Lilas'))
  const link = page.getByRole('link', { name: 'Maison Les Lilas' })
  await expect.element(link).toBeVisible()
  const after = place(link.element().closest('[data-card]')!)
  expect(after.height).toBe(before.height)
  // Two pixels have been seen on a busy machine, and not why: neither the font nor the buttons that come late move it.
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2)
})

test('on the narrowest phone the name of a project is broken between its words alone', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1280, 900))
  serve({ ...answersFor(), [list]: listed('Appartement 3999') })
  await openPortal('/projects/1')
  const link = page.getByRole('link', { name: 'Appartement 3999' })
  await expect.element(link).toBeVisible()
  const word = document.createRange()
  const [letters] = link.element().querySelector('[data-clamped]')!.childNodes
  word.setStart(letters!, 0)
  word.setEnd(letters!, 'Appartement'.length)
  expect(word.getClientRects()).toHaveLength(1)
})

test('an export that is pressed twice at once is asked for once', async () => {
  const { promise } = Promise.withResolvers<Answer>()
  const { names } = serve({
    ...answersFor(),
    [list]: listed('Maison Les Lilas'),
    'GET /companies/1/residences/export': promise,
  })
  await openPortal('/projects/1')
  const button = page.getByRole('button', { name: 'Exporter en CSV' })
  await expect.element(button).toBeVisible()
  const pressed = button.element() as HTMLButtonElement
  pressed.click()
  pressed.click()
  const asked = () => names().filter((name) => name.endsWith('/export'))
  await expect.poll(asked).toHaveLength(1)
  await expect.element(button).toBeDisabled()
  expect(asked()).toHaveLength(1)
})

test('every result is asked for by the search on the screen, five thousand at most', async () => {
  const { calls } = serve({ ...answersFor(), [list]: listed('Maison Les Lilas', { total: 12_840 }) })
  await openPortal('/projects/1?q.city=Nantes&tri=name&page=3')
  await page.getByRole('checkbox', { name: 'Sélectionner : Maison Les Lilas' }).click()
  await page.getByRole('button', { name: 'Sélectionner les 5 000 premiers résultats' }).click()
  const last = () => calls.findLast(({ name }) => name === list)?.query
  await expect.poll(() => last()?.get('page_size')).toBe('5000')
  expect([last()?.get('page'), last()?.get('sort'), last()?.get('search[city]')]).toEqual(['1', 'name', 'Nantes'])
})

test.each([80, 1284, 128_400])(
  'of a manager’s %i projects all acts stand in one line at 1280 pixels',
  async (total) => {
    serve({ ...answersFor('COMPANY_MANAGER'), [list]: listed('Maison Les Lilas', { total }) })
    await openPortal('/projects/1')
    const acts = ['Affichage', 'Inviter', 'Exporter en CSV', 'Importer des projets', 'Nouveau projet']
    for (const name of acts)
      await expect
        .element(
          page
            .getByRole('button', { name, exact: true })
            .or(page.getByRole('link', { name, exact: true }))
            .first(),
        )
        .toBeVisible()
    await Promise.all([...document.fonts].map((face) => face.load()))
    const tops = acts.map((name) => {
      const act = page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
        .first()
      return Math.round(act.element().getBoundingClientRect().top)
    })
    expect(new Set(tops).size).toBe(1)
  },
)

test('on a phone what is done with the whole list is one menu, and stands in one row with what is done with some of it', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  serve({ ...answersFor(), [list]: listed('Maison Les Lilas') })
  await openPortal('/projects/1')
  await expect.element(page.getByRole('link', { name: 'Maison Les Lilas' })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Autres actions sur la liste' })
  const apply = page.getByRole('button', { name: 'Appliquer un modèle' })
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return Math.round(top + height / 2)
  }
  expect(middle(menu.element())).toBe(middle(apply.element()))
  expect(page.getByRole('button', { name: 'Exporter en CSV' }).elements()).toHaveLength(0)
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'Exporter en CSV' })).toBeVisible()
})

test('where cancelling is closed the menu of a row still leads to the project', async () => {
  serve({ ...answersFor(), [list]: listed('Maison Les Lilas', { cancel: 'RESIDENCE_CANCELLED' }) })
  await openPortal('/projects/1')
  await page.getByRole('button', { name: 'Actions sur le projet Maison Les Lilas' }).click()
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name })
  await expect.element(entry('Ouvrir le projet')).toHaveAttribute('href', '/project/1/9')
  await expect.element(entry(/^Annuler le projet/)).toHaveAttribute('aria-disabled', 'true')
})

test('a view is one press, keeps whose homes are listed, and is told by the address', async () => {
  serve({ ...answersFor(), [list]: listed('Maison Les Lilas') })
  const { path } = await openPortal('/projects/1?q.children=1')
  const view = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(view('Tous')).toHaveAttribute('aria-pressed', 'true')
  await view('Sans e-mail').click()
  await expect.poll(path).toBe('/projects/1?q.children=1&q.without_email=1')
  await expect.element(view('Sans e-mail')).toHaveAttribute('aria-pressed', 'true')
  await view('Annulés').click()
  await expect.poll(path).toBe('/projects/1?q.children=1&q.deleted=1')
  await view('Tous').click()
  await expect.poll(path).toBe('/projects/1?q.children=1')
})

test('PRJ-10/row: a press anywhere on a row opens the project, but not on its controls nor to mark a text', async () => {
  serve({ ...answersFor(), [list]: listed('Maison Les Lilas') })
  const { path, router } = await openPortal('/projects/1')
  const box = page.getByRole('checkbox', { name: 'Sélectionner : Maison Les Lilas' })
  await box.click()
  box.element().closest('td')?.click()
  const contract = page.getByText('CL-2026-0141')
  getSelection()?.selectAllChildren(contract.element())
  contract
    .element()
    .closest('td')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  getSelection()?.removeAllRanges()
  await expect.element(box).toBeChecked()
  await contract.click()
  await expect.poll(path).toBe('/project/1/9')
  expect(router.history.length).toBe(2)
})

test('PRJ-10/cancelled: a cancelled project says so, and since when', async () => {
  const { body } = listed('Maison Les Lilas') as { body: { data: object[] } }
  const data = [{ ...body.data[0], deleted_at: '2026-11-20T10:00:00Z' }]
  serve({ ...answersFor(), [list]: { body: { ...body, data } } })
  await openPortal('/projects/1?q.deleted=1')
  await expect.element(page.getByRole('cell', { name: 'Annulé' })).toBeVisible()
  await expect.element(page.getByTitle('Annulé le 20/11/2026')).toBeVisible()
})

test('a landlord, whose homes have no e-mail, is offered no view of those without one', async () => {
  serve({ ...answersFor('SOCIAL_LANDLORD'), [list]: listed('Maison Les Lilas') })
  await openPortal('/projects/1')
  const view = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(view('Annulés')).toBeVisible()
  await expect.element(view('Sans e-mail')).not.toBeInTheDocument()
})

test('a column that is not shown to everyone is chosen under « Affichage », and remembered for the person', async () => {
  serve({ ...answersFor(), [list]: listed('Maison Les Lilas') })
  await openPortal('/projects/1')
  const column = page.getByRole('columnheader', { name: 'E-mail' })
  await expect.element(page.getByRole('columnheader', { name: /^Nom/ })).toBeVisible()
  await expect.element(column).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'E-mail' }).click()
  await expect.element(column).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'famille.roux@foyer.example' })).toBeVisible()
  expect(Object.keys(JSON.parse(localStorage.getItem('logis.preferences')!).columns)[0]).toMatch(/^7 /)
})

test('a flat is told with the building that it is in', async () => {
  const parent = { id: 5, name: 'Résidence Les Tilleuls' }
  const { data, meta } = (listed('A01') as { body: { data: object[]; meta: object } }).body
  serve({ ...answersFor(), [list]: { body: { data: data.map((each) => ({ ...each, type: 'FLAT', parent })), meta } } })
  await openPortal('/projects/1')
  const told = page.getByRole('row', { name: /A01/ })
  await expect.element(told.getByText('Résidence Les Tilleuls')).toBeVisible()
  await expect.element(told.getByRole('link', { name: 'A01', exact: true })).toBeVisible()
})

test('a row tells how many of the expected documents are there, and its journey to whoever chooses that column', async () => {
  const answer = listed('Maison Les Lilas')
  const { data, meta } = (answer as { body: { data: object[]; meta: object } }).body
  const told = data.map((each) => ({ ...each, expected_documents: { done: 4, total: 7 }, stage: 'OPENED' }))
  serve({ ...answersFor(), [list]: { body: { data: told, meta } } })
  await openPortal('/projects/1')
  await expect.element(page.getByRole('cell', { name: '4/7' })).toBeVisible()
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Parcours de remise' }).click()
  await expect.element(page.getByRole('cell', { name: 'Ouvert' })).toBeVisible()
})

test('DASH-20/list: the columns, pages, search, selection, template, export and quick filters of « Mes projets »', async () => {
  serve({ ...answersFor(), [list]: listed('Maison Les Lilas', { total: 24 }) })
  await openPortal('/projects/1')
  await expect.element(page.getByRole('link', { name: 'Maison Les Lilas' })).toBeVisible()
  for (const name of [/^Nom/, /^Type/, /^Adresse/, /^Créé le/, /^Activation/])
    await expect.element(page.getByRole('columnheader', { name })).toBeVisible()
  for (const name of ['Page 2', 'Recherche avancée', 'Exporter en CSV', 'Non activés'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  const apply = () => page.getByRole('button', { name: 'Appliquer un modèle' })
  await expect.element(apply()).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: 'Sélectionner : Maison Les Lilas' }).click()
  await expect.element(apply().last()).not.toHaveAttribute('aria-disabled', 'true')
})

test('whoever has no template yet is led from where one is applied to where one is made', async () => {
  const served = { [list]: listed('Maison Les Lilas'), 'GET /companies/1/templates': none }
  serve({ ...answersFor('RENOVATION'), ...served })
  const { path } = await openPortal('/projects/1')
  await page.getByRole('checkbox', { name: 'Sélectionner : Maison Les Lilas' }).click()
  await page.getByRole('button', { name: 'Appliquer un modèle' }).last().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Votre société n’a pas encore de modèle.')).toBeVisible()
  expect(dialog.getByRole('combobox').elements()).toEqual([])
  await dialog.getByRole('link', { name: 'Créer un modèle' }).click()
  await expect.poll(path).toBe('/templates/1')
  // Beside the title a count begins small, as every other.
  await expect.element(page.getByText('aucun modèle', { exact: true })).toBeVisible()
})

test('whoever only reads is told that there is no template, and not led to make one', async () => {
  const reader = { ...me, companies: [{ ...me.companies[0], role: 'COMPANY_READER' }] }
  const served = { [list]: listed('Maison Les Lilas'), 'GET /companies/1/templates': none }
  serve({ ...answersFor('RENOVATION'), ...served, 'GET /user': { body: { data: reader } } })
  await openPortal('/projects/1')
  await page.getByRole('checkbox', { name: 'Sélectionner : Maison Les Lilas' }).click()
  await page.getByRole('button', { name: 'Appliquer un modèle' }).last().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Votre société n’a pas encore de modèle.')).toBeVisible()
  expect(dialog.getByRole('link').elements()).toEqual([])
})

test('whoever acts in someone’s name is offered no invitation', () => {
  const company = { id: 1, name: 'Groupe Horizon', type: 'RENOVATION', picture_path: null } as const
  expect(invites({ user: me, company })).toBe(true)
  expect(invites({ user: { ...me, impersonated_by }, company })).toBe(false)
})
