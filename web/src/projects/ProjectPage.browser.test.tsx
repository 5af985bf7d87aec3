import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import type { Project } from './api.ts'
import { plain } from '../ui/testing.tsx'
import { lilas, openProject, startAfresh } from './testing.ts'

beforeEach(startAfresh)

const provisions = 'GET /companies/1/residences/9/service-provisions'
const titles = () =>
  page
    .getByRole('region')
    .getByRole('heading', { level: 2 })
    .elements()
    .map((title) => title.firstChild?.textContent)

test('PRJ-20/screen: the cards in the order the server gives', async () => {
  await openProject({ ...lilas, cards: ['information', 'code', 'zones', 'feed'] })
  await expect.poll(titles).toEqual(['Informations', 'Code résidence', 'Parties communes et logements', 'Activité'])
})

test('PRJ-16/first: its provisions are asked for once the project is there, and not beside it', async () => {
  const project = Promise.withResolvers<Answer>()
  const { names } = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /residences/9': project.promise,
    [provisions]: listOf([]),
  })
  await openPortal('/project/1/9')
  await expect.poll(names).toContain('GET /residences/9')
  await expect.element(page.getByText('Chargement du projet…')).toBeInTheDocument()
  expect(names()).not.toContain(provisions)
  project.resolve({ body: { data: lilas } })
  await expect.poll(names).toContain(provisions)
})

test('PRJ-27: the card of a home tells its name, type, address, e-mail, contract number and day of creation, its provisions as chips, and its study', async () => {
  const provision = {
    id: 4,
    service_provision: { code: 'MSL_PREMIUM', name: 'Offre Premium', description: 'Tout le carnet.' },
    expiring_date: '2031-11-01',
    used: false,
    attached_to_id: 9,
  }
  await page.viewport(1440, 900)
  await openProject(lilas, { [provisions]: listOf([provision]) })
  const card = page.getByRole('region', { name: 'Informations' })
  await expect.element(card.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
  for (const said of ['Maison', '14 Rue des Lilas, 44300 Nantes'])
    await expect.element(card.getByText(said, { exact: true })).toBeVisible()
  const facts = () => {
    const [terms, told] = (['term', 'definition'] as const).map((role) =>
      card
        .getByRole(role)
        .elements()
        .map((element) => plain(element.textContent)),
    )
    return Object.fromEntries(terms!.map((term, at) => [term, told![at]]))
  }
  await expect.poll(facts).toMatchObject({
    'E-mail': 'famille.roux@foyer.example',
    'Numéro de contrat': 'CL-2026-0141',
    'Créé le': '22/09/2026',
    Prestations: 'Offre PremiumExpire le 01/11/2031',
    'Étude thermique': expect.stringContaining('Aucune'),
  })
  await expect.element(card.getByRole('listitem').getByRole('button', { name: 'Offre Premium' })).toBeVisible()
})

test.each(['/project/1/9x', '/project/un/9', '/project/1/-9'])(
  'PRJ-06: %s is the address of no project, and none is asked for',
  async (path) => {
    const { names } = serve(answersFor('RESIDENCE_BUILDER'))
    await openPortal(path)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contenu introuvable' })).toBeVisible()
    expect(names().filter((name) => name.startsWith('GET /residences'))).toEqual([])
  },
)

test('a third party, who is not shown the addresses of a home, is not told that there is none', async () => {
  const { contact_information, cannot } = lilas
  const cards: Project['cards'] = ['information']
  const kept = { ...lilas, cards, contact_information: { ...contact_information, emails: [], phones: [] } }
  await openProject({ ...kept, cannot: { ...cannot, edit: 'FORBIDDEN', see_code: 'FORBIDDEN' } })
  const information = page.getByRole('region', { name: 'Informations' })
  await expect.element(information.getByText('CL-2026-0141')).toBeVisible()
  expect(information.element().textContent).not.toContain('e-mail')
})

test('PRJ-25/screen: the way to the project stands above it, each step a link, the project itself where one is', async () => {
  const breadcrumbs = [...lilas.breadcrumbs, { kind: 'residence' as const, id: 4, name: 'Résidence Les Tilleuls' }]
  await openProject({ ...lilas, breadcrumbs })
  const steps = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')
  await expect
    .poll(() => steps.elements().map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href')]))
    .toEqual([
      ['Maisons Clairière', '/company/1'],
      ['Résidence Les Tilleuls', '/project/1/4'],
      ['Maison Les Lilas', undefined],
    ])
  expect(steps.elements().at(-1)?.firstElementChild?.getAttribute('aria-current')).toBe('page')
})

test('PRJ-16/never PRJ-17 PRJ-19/hint: a cancelled project shows its date and whom to ask, no card, and asks for no provision', async () => {
  const { names } = await openProject({ ...lilas, deleted_at: '2026-11-01T10:00:00Z', cards: [] })
  await expect.element(page.getByText('Annulé le 01/11/2026.')).toBeVisible()
  await expect.element(page.getByText(/Il peut être restauré\. Contactez le support/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Restaurer le projet' }).elements()).toHaveLength(0)
  expect(titles()).toEqual([])
  expect(names()).not.toContain(provisions)
})

test('PRJ-18/screen PRJ-19/restored: an administrator restores it after a confirmation, and the cards are back', async () => {
  const restored = { body: { data: lilas, message: 'Le projet a été restauré.' } }
  const portal = await openProject(
    { ...lilas, deleted_at: '2026-11-01T10:00:00Z', cards: [], cannot: { ...lilas.cannot, restore: null } },
    { 'POST /admin/residences/9/restore': restored },
  )
  await page.getByRole('button', { name: 'Restaurer le projet' }).click()
  portal.answers['GET /residences/9'] = { body: { data: lilas } }
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurer le projet' }).click()
  await expect.poll(titles).toEqual(['Informations', 'Code résidence', 'Activité'])
})

test('PRJ-15 the skeleton of the page is drawn once the wait has lasted 150 ms', async () => {
  const project = Promise.withResolvers<Answer>()
  serve({ ...answersFor('RESIDENCE_BUILDER'), 'GET /residences/9': project.promise })
  await openPortal('/project/1/9')
  const told = page.getByText('Chargement du projet…')
  await expect.element(told).toBeInTheDocument()
  const skeleton = told.element().closest('[role="status"]')!
  expect(getComputedStyle(skeleton).animationDelay).toMatch(/^0\.15s/)
  await expect.poll(() => getComputedStyle(skeleton).visibility).toBe('visible')
  project.resolve({ body: { data: lilas } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
})

test.each([390, 1280])(
  'at %i px what is drawn while the project is on its way is as high as its head',
  async (wide) => {
    await page.viewport(wide, 900)
    const project = Promise.withResolvers<Answer>()
    serve({ ...answersFor('RESIDENCE_BUILDER'), 'GET /residences/9': project.promise })
    await openPortal('/project/1/9')
    const told = page.getByText('Chargement du projet…')
    await expect.element(told).toBeInTheDocument()
    const drawn = told.element().nextElementSibling!.getBoundingClientRect()
    project.resolve({ body: { data: lilas } })
    const title = page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })
    await expect.element(title).toBeVisible()
    const head = title.element().closest('header')!.getBoundingClientRect()
    expect(Math.abs(head.top - drawn.top)).toBeLessThan(2)
    expect(Math.abs(head.height - drawn.height)).toBeLessThan(8)
  },
)

test('PRJ-42: one card fails alone; a project out of reach is a page not found', async () => {
  const { answers } = await openProject(lilas, { [provisions]: refusal(503, 'SERVICE_UNAVAILABLE', 'Indisponible.') })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Indisponible.')
  await expect.poll(titles).toEqual(['Informations', 'Code résidence', 'Activité'])

  await startAfresh()
  await openProject(lilas, { ...answers, 'GET /residences/9': refusal(404, 'RESIDENCE_NOT_FOUND') })
  await expect.element(page.getByRole('heading', { name: 'Contenu introuvable' })).toBeVisible()
})

test('PROV-04 PROV-05/screen: each provision has its text and its term, but for the guide and the letters', async () => {
  const provision = (id: number, code: string, name: string, expiring_date: string) => ({
    id,
    service_provision: { code, name, description: `Texte de ${name}` },
    expiring_date,
    used: code === 'GUIDE_POLE_HABITAT',
    attached_to_id: 9,
  })
  const data = [
    provision(1, 'MSL_PREMIUM', 'Offre Premium', '2999-12-31'),
    provision(2, 'MSL_10ANS', 'Conservation', '2020-01-31'),
    provision(3, 'GUIDE_POLE_HABITAT', 'Guide', '2999-12-31'),
    provision(4, 'OPTION_COURRIER', 'Courrier', '2999-12-31'),
  ]
  await openProject(lilas, { [provisions]: listOf(data) })
  const card = page.getByRole('region', { name: 'Informations' })
  await expect
    .poll(() =>
      card
        .getByRole('definition')
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(['Offre PremiumExpire le 31/12/2999', 'ConservationExpiré le 31/01/2020', 'GuideUtilisé', 'Courrier'])
  await card.getByRole('button', { name: 'Guide' }).hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('Texte de Guide')
})

const nothing = Object.fromEntries(Object.keys(lilas.cannot).map((act) => [act, 'FORBIDDEN'])) as Project['cannot']

test('who may only read is told once, and sees no control that would only refuse', async () => {
  const answers = answersFor('RESIDENCE_BUILDER')
  const { body } = answers['GET /user'] as { body: { data: { companies: object[] } } }
  body.data.companies = body.data.companies.map((company) => ({ ...company, role: 'COMPANY_READER' }))
  await openProject({ ...lilas, cannot: nothing }, { 'GET /user': { body } })
  await expect.element(page.getByRole('note').getByText('Lecture seule')).toBeVisible()
  expect(page.getByText('Lecture seule').elements()).toHaveLength(1)
  const main = page.getByRole('main')
  expect(main.element().querySelectorAll('[aria-disabled="true"]')).toHaveLength(0)
  for (const name of ['Modifier', 'Envoyer l’invitation'])
    expect(main.getByRole('button', { name, exact: true }).elements()).toEqual([])
})

test('another company’s project, open to read, says so and whose it is, without an act', async () => {
  await openProject({ ...lilas, cannot: nothing, journey: { ...lilas.journey, state: null, invitations: null } })
  await expect
    .element(page.getByRole('note'))
    .toMatchTextContent('Vous consultez ce projet. Maisons Clairière peut le modifier.')
  expect(page.getByRole('button', { name: 'Modifier', exact: true }).elements()).toEqual([])
  expect(page.getByRole('region', { name: 'Prochaine action' }).elements()).toEqual([])
})

test('who administers the project reads who sees it and why; nobody else is offered it', async () => {
  const hugo = { id: 5, name: 'Hugo Bertin', username: 'hugo@clairiere.example', role: 'COMPANY_ADMIN' }
  const company = {
    type: 'RESIDENCE_BUILDER',
    picture_path: null,
    since: null,
    given_by: null,
    people_count: 1,
    people: [hugo],
  }
  const readers = {
    companies: [
      { ...company, id: 1, name: 'Maisons Clairière', reason: 'OWN' },
      {
        ...company,
        id: 4,
        name: 'Gaz Service Sud',
        reason: 'THIRD_PARTY',
        since: '2026-03-02T10:00:00Z',
        given_by: 'Nadia Roux',
        people_count: 3,
      },
      { ...company, id: 5, name: 'Études Isotherme', reason: 'THIRD_PARTY', since: '2026-03-03T10:00:00Z' },
    ],
    residents_count: 1,
    residents: [
      {
        id: 8,
        name: 'Claire Aubry',
        username: 'claire@foyer.example',
        role_code: 'OWNER',
        since: '2026-04-05T10:00:00Z',
        residence: { id: 9, name: 'Maison Les Lilas' },
      },
    ],
  }
  await openProject(lilas, { 'GET /residences/9/readers': { body: { data: readers } } })
  const menu = page.getByRole('button', { name: 'Actions sur le projet Maison Les Lilas' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Qui voit ce projet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Qui voit ce projet' })
  for (const text of [
    'Société du projet',
    'Tiers autorisé le 02/03/2026 par Nadia Roux',
    'Tiers autorisé depuis le 03/03/2026',
    'et 2 autres personnes',
    'Propriétaire depuis le 05/04/2026',
  ])
    await expect.element(dialog).toMatchTextContent(text)

  await startAfresh()
  await openProject({ ...lilas, cannot: { ...lilas.cannot, see_readers: 'FORBIDDEN' } })
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'Imprimer' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Qui voit ce projet' }).elements()).toEqual([])
})
