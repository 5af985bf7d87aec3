import type { CompanyType } from '@logis/contract/companies.rules'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { horizon } from '../companies/testing.ts'
import { refusal } from '../platform/testing.tsx'
import { lilas, startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './HomePage.tsx'
import { figures, hrefOf, late, listed, openHome, rising, statistics } from './testing.ts'

beforeEach(startAfresh)

const tiles = () => page.getByRole('list', { name: 'Chiffres clés' })
const tilesSay = () =>
  tiles()
    .getByRole('listitem')
    .elements()
    .map((tile) => tile.textContent.replace(/\s/g, ' '))
const waiting = () => page.getByRole('region', { name: 'À traiter' })

test('DASH-15 each figure says how it has changed and opens the list of what it counts', async () => {
  await openHome('RESIDENCE_BUILDER')
  await expect.element(tiles()).toBeVisible()
  expect(tilesSay()).toEqual([
    'Logements60+4 en 30 jours',
    'Identifiants envoyés38+12 en 30 jours',
    'Activés9inchangé en 30 jours51 non activés',
    'Délai médian d’activation11 j-4 j en 30 jours',
  ])
  expect(hrefOf(/^Logements/)).not.toContain('q.')
  expect(hrefOf(/^Identifiants envoyés/)).toContain('q.credentials_sent=1')
  expect(hrefOf(/^Activés/)).toContain('q.activated=1')
  expect(hrefOf('51 non activés')).toContain('q.activated=0')
})

test('who lately had no activation sees those not activated in place of how long one takes', async () => {
  await openHome('RESIDENCE_BUILDER', { [statistics]: { body: { data: { ...figures, activation_delay: null } } } })
  await expect.element(tiles()).toBeVisible()
  expect(tilesSay().slice(2)).toEqual(['Activés9inchangé en 30 jours', 'Non activés51+4 en 30 jours'])
  expect(hrefOf(/^Non activés/)).toContain('q.activated=0')
})

test('a delay that nothing came before has no change; one of no day at all is told', async () => {
  const weeks = [...Array<null>(11).fill(null), 0]
  const activation_delay = { days: 0, change: null, weeks }
  await openHome('RESIDENCE_BUILDER', { [statistics]: { body: { data: { ...figures, activation_delay } } } })
  await expect.element(tiles()).toBeVisible()
  expect(tilesSay().at(-1)).toBe('Délai médian d’activation0 j')
})

test('a landlord sees who lives in its homes, how many of them are buildings, and those not activated', async () => {
  await openHome('SOCIAL_LANDLORD', { [statistics]: { body: { data: { ...figures, buildings: 6 } } } })
  const first = tiles().getByRole('listitem').first()
  await expect.element(first).toHaveTextContent('Logements60+4 en 30 joursdont 6 immeubles38 identifiants envoyés')
  await expect.element(tiles().getByRole('link', { name: /^Occupés/ })).toBeVisible()
  await expect.element(tiles().getByRole('link', { name: '51 non activés' })).toBeVisible()
  expect(hrefOf(/^Occupés/)).toContain('q.occupied=1')
  expect(hrefOf('38 identifiants envoyés')).toContain('q.credentials_sent=1')
})

test('what has not changed is told apart from what a figure is of', async () => {
  const projects = { ...figures.trends.projects, change: 0 }
  const trends = { ...figures.trends, projects }
  await openHome('SOCIAL_LANDLORD', { [statistics]: { body: { data: { ...figures, buildings: 1, trends } } } })
  const first = tiles().getByRole('listitem').first()
  await expect.element(first.getByText('inchangé en 30 jours', { exact: true })).toBeVisible()
})

test('what waits is told with its list, what people wait for first', async () => {
  await openHome('RESIDENCE_BUILDER')
  await expect.element(waiting()).toBeVisible()
  expect(
    waiting()
      .getByRole('listitem')
      .elements()
      .map((wait) => wait.querySelector('span')?.textContent),
  ).toEqual([
    '2 logements avec une demande d’accèsla plus ancienne a 6 jours',
    '3 invitations refuséesl’adresse e-mail est à corriger',
    '4 logements sans e-maill’invitation ne peut pas partir',
    '22 logements sans identifiants envoyéspersonne n’y est encore invité',
    '12 logements au dossier incompletdes documents attendus manquent',
    '31 carnets d’information incompletsen moyenne, 4,2 rubriques sur 9 sont réunies',
  ])
  expect(hrefOf(/^Corriger.: 3 invitations/)).toContain('q.undelivered=1')
  expect(hrefOf(/^Voir.: 12 logements/)).toContain('q.lacks_documents=1')
})

test('a landlord is told of no home without an e-mail, for which its homes have no field; few of many are not none', async () => {
  const few = { ...figures, projects: 3000, funnel: { ...figures.funnel, projects: 3000, credentials_sent: 2999 } }
  await openHome('SOCIAL_LANDLORD', { [statistics]: { body: { data: few } } })
  await expect.element(waiting().getByText('12 logements au dossier incomplet')).toBeVisible()
  expect(
    waiting()
      .getByText(/sans e-mail/)
      .elements(),
  ).toEqual([])
  const shareOf = (stage: RegExp) => page.getByRole('row', { name: stage }).getByRole('cell').last()
  await expect.element(shareOf(/^Invités ou activés/)).toMatchTextContent('> 99 %')
  await expect.element(shareOf(/^Activé/)).toMatchTextContent('< 1 %')
})

test('of one item each a booklet is told of in the singular', async () => {
  const booklets = { homes: 40, incomplete: 31, done: 44, total: 360 }
  await openHome('RESIDENCE_BUILDER', { [statistics]: { body: { data: { ...figures, booklets } } } })
  await expect.element(waiting().getByText('en moyenne, 1,1 rubrique sur 9 est réunie')).toBeVisible()
})

test('the activations of each week close the page, a row of bars that is a table; nothing where no home was activated', async () => {
  const weeks = [0, 0, 2, 2, 2, 5, 4, 4, 4, 4, 4, 9]
  const trends = { ...figures.trends, activated: { change: 5, weeks } }
  await openHome('RESIDENCE_BUILDER', { [statistics]: { body: { data: { ...figures, trends } } } })
  const card = page.getByRole('region', { name: 'Activations par semaine' })
  await expect.element(card.getByText('10 logements activés en onze semaines.')).toBeVisible()
  const cells = card.getByRole('cell').elements()
  expect(cells.map((cell) => cell.textContent)).toEqual(['0', '2', '0', '0', '3', '0', '0', '0', '0', '0', '5'])
  const now = new Date()
  const first = new Date(now.getTime() - 6 * 86_400_000)
  const day = new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris', day: '2-digit', month: '2-digit' })
  await expect.element(card.getByRole('columnheader').last()).toHaveTextContent(day.format(first))
})

test('the least activated building is one step away', async () => {
  await openHome('COMPANY_MANAGER')
  const row = page.getByRole('region', { name: /^Immeubles les moins activés/ }).getByRole('link')
  await expect.element(row).toHaveAccessibleName(/Habitat Rivages, 12.logements 5 activés sur 12$/)
  expect(row.element().getAttribute('href')).toBe('/project/3/70')
})

test('a manager has its affiliates row by row, its lists take their homes in, and a row opens the company', async () => {
  const { calls } = await openHome('COMPANY_MANAGER')
  const row = page.getByRole('row', { name: /Habitat Rivages/ })
  await expect.element(row).toBeVisible()
  await expect.element(row.getByText('3 logements avec une demande d’accès')).toBeVisible()
  await expect.element(row.getByText('38 %')).toBeVisible()
  expect(row.getByRole('link').element().getAttribute('href')).toBe('/company/3')
  expect(hrefOf(/^Activés/)).toContain('q.children=1')
  expect(calls.some(({ name }) => name === statistics)).toBe(true)
})

test('figures that fail tell why and are asked again; the buildings beside live on', async () => {
  const { answers } = await openHome('RESIDENCE_BUILDER', {
    [statistics]: refusal(500, 'INTERNAL_ERROR', 'Une erreur est survenue.'),
  })
  await expect.element(page.getByText('Ces chiffres n’ont pas pu être chargés.')).toBeVisible()
  await expect.element(page.getByText('Les Tilleuls')).toBeVisible()
  answers[statistics] = { body: { data: figures } }
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(tiles()).toBeVisible()
})

const contact = {
  public_name: 'Horizon',
  website_url: 'https://horizon.example',
  notes: null,
  addresses: [],
  emails: [{ email: 'accueil@horizon.example', label: null }],
  phones: [{ phone_number: '02 40 00 10 20', label: null }],
}
const companyOf = (type: CompanyType) => ({
  'GET /companies/1': {
    body: { data: { ...horizon, type, contact_information: contact } },
  },
})
const sheet = () => page.getByRole('region', { name: 'Coordonnées' })

test('the sheet of the company is folded to a line, and unfolds in place', async () => {
  await openHome('RESIDENCE_BUILDER', companyOf('RESIDENCE_BUILDER'))
  await expect.element(page.getByRole('link', { name: '02 40 00 10 20' })).toBeVisible()
  expect(sheet().elements()).toEqual([])
  const unfold = page.getByRole('button', { name: 'Fiche société' })
  expect(unfold.element().getAttribute('aria-expanded')).toBe('false')
  await unfold.click()
  await expect.element(sheet().getByText('accueil@horizon.example')).toBeVisible()
  await unfold.click()
  await expect.poll(() => sheet().elements()).toEqual([])
})

const installations = {
  products: 3,
  installed_products: 2,
  devices: 9,
  homes: 6,
  requests_waiting: 1,
  warranties_ending: 2,
  trend: rising(9, 4),
  months: Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    devices: month,
  })),
}
const helia = {
  id: 7,
  name: 'Hélia 8',
  reference: 'TH|HEL|8',
  picture_path: null,
  devices: 5,
  homes: 5,
  recent: 3,
  last_added_at: '2026-11-10T10:00:00.000Z',
}

test('a manufacturer has what homes hold of its products, by figure, month and product, and the search for a project', async () => {
  const { names, calls } = await openHome('MANUFACTURER', {
    ...companyOf('MANUFACTURER'),
    'GET /companies/1/residences': listed([]),
    'GET /companies/1/installations': { body: { data: installations } },
    'GET /companies/1/installed-products': listed([helia]),
  })
  await expect.element(tiles()).toBeVisible()
  expect(hrefOf(/^Équipements installés/)).toContain('tri=-devices#produits')
  await expect.element(page.getByText(/^2 garanties finissent dans les 90/)).toBeVisible()
  await expect.element(page.getByText(/^1 demande d’ajout au catalogue attend/)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Équipements installés par mois' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Hélia 8/ })).toBeVisible()
  const finder = page.getByLabelText('Projet')
  await expect.element(finder).toBeVisible()
  expect(names()).not.toContain(statistics)
  // It has no homes of its own: those that others let it read are what it looks for.
  await finder.click()
  const asked = () => calls.find(({ name }) => name === 'GET /companies/1/residences')?.query
  await expect.poll(() => asked()?.get('search[third_parties]')).toBe('1')
})

const office = { studies: 3, automatic: 1, clients: 2, labels: 4, trend: rising(3, 1) }
const client = {
  id: 3,
  name: 'Maisons Clairière',
  type: 'RESIDENCE_BUILDER',
  picture_path: null,
  studies: 3,
  labels: 4,
  last_study_at: '2026-11-10T10:00:00.000Z',
  is_shared: true,
}

test('an engineering office has its studies and who works with them; those who share their projects lead to them', async () => {
  await openHome('THERMAL_ENGINEERING_OFFICE', {
    [statistics]: { body: { data: { ...figures, projects: 0 } } },
    [late]: listed([]),
    'GET /companies/1/office-figures': { body: { data: office } },
    'GET /companies/1/office-clients': listed([client, { ...client, id: 4, name: 'Bâtir Ouest', is_shared: false }]),
  })
  await expect.element(tiles()).toBeVisible()
  expect(hrefOf(/^Études importées/)).toContain('tri=-studies#clients')
  const shared = page.getByRole('link', { name: 'Projets partagés par Maisons Clairière' })
  await expect.element(shared).toBeVisible()
  expect(decodeURIComponent(shared.element().getAttribute('href')!)).toBe('/projects/1?q.third_parties=1')
  await expect.element(page.getByRole('row', { name: /Bâtir Ouest/ }).getByText('Non partagés')).toBeVisible()
  expect(page.getByText('Créez un projet').elements()).toEqual([])
})

test('a company without homes has its first steps in place of figures', async () => {
  const none = { ...figures, projects: 0 }
  await openHome('RENOVATION', { [statistics]: { body: { data: none } }, [late]: listed([]) })
  await expect.element(page.getByText('Créez un projet')).toBeVisible()
  await expect.element(page.getByText('Invitez le propriétaire')).toBeVisible()
  expect(tiles().elements()).toEqual([])
})

const providers = ['DEVELOPER', 'SOCIAL_LANDLORD'] as const
test.each(providers)(
  'SHELL-05/provider DASH-02 DASH-03 DASH-04 %s: its resume and its buildings, without what « Mes projets » has for many at once',
  async (type) => {
    const building = { ...lilas, id: 70, name: 'Les Tilleuls', type: 'BUILDING' }
    const { calls } = await openHome(type, { ...companyOf(type), 'GET /companies/1/residences': listed([building]) })
    const table = page.getByRole('region', { name: 'Tableau : Mes immeubles' })
    await expect.element(table.getByRole('link', { name: 'Les Tilleuls' })).toBeVisible()
    await page.getByRole('button', { name: 'Fiche société' }).click()
    await expect.element(sheet().getByText('accueil@horizon.example')).toBeVisible()
    const asked = calls.filter(({ name }) => name === 'GET /companies/1/residences')
    expect(new Set(asked.map(({ query }) => query.get('search[type]')))).toEqual(new Set(['BUILDING']))
    const ticks = page.getByRole('checkbox', { name: 'Sélectionner : Les Tilleuls' })
    const advanced = ['Appliquer un modèle', 'Exporter en CSV', 'Non activés'].map((name) =>
      page.getByRole('button', { name }),
    )
    expect([ticks, ...advanced].flatMap((control) => control.elements())).toEqual([])
    await page.getByRole('link', { name: 'Mes projets' }).first().click()
    for (const control of [ticks, ...advanced]) await expect.element(control).toBeVisible()
  },
)

test('DASH-08 an installer’s home shows the logo of its company beside its name', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#'
  const company = { id: 1, name: 'Chauffage Lenoir', type: 'INSTALLER', picture_path: pixel }
  await openHome('INSTALLER', { 'GET /companies/1': { body: { data: company } } })
  const name = page.getByRole('heading', { level: 1, name: 'Chauffage Lenoir' })
  await expect.element(name).toBeVisible()
  const logo = name.element().closest('header')?.querySelector('img')
  expect(logo?.getAttribute('src')).toBe(`${pixel}?size=medium`)
  expect(logo?.checkVisibility()).toBe(true)
})

test('a figure of thousands behind its bar stands clear of how many did not come that far', async () => {
  const funnel = { ...figures.funnel, projects: 99_302, credentials_sent: 21_308, delivered: 2_900 }
  await openHome('RESIDENCE_BUILDER', { [statistics]: { body: { data: { ...figures, projects: 99_302, funnel } } } })
  const cell = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell').first().element()
  await expect.element(page.getByRole('row', { name: /^Invités ou activés/ })).toBeVisible()
  const boxOf = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  }
  for (const name of [/^Invités ou activés/, /^Invitation reçue/]) {
    const [figure, lost] = cell(name).childNodes
    expect(boxOf(lost!.firstChild!).left).toBeGreaterThan(boxOf(figure!).right)
  }
})
