import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import { ink, plain } from '../ui/testing.tsx'
import { openStudied } from '../studies/testing.ts'
import { data, device, dialog, documentsOf, openDevices, requested, row, task } from './testing.ts'

beforeEach(startAfresh)

const boiler = row(1, 'Vitodens')
const pump = row(2, 'Vitocal')
const opener = (name: string) => page.getByRole('button', { name: `Afficher le détail : ${name}` })
const textOf = (element: Element | null) => plain(element?.textContent ?? '')
const card = () => page.getByRole('region', { name: 'Équipements', exact: true })

test('DEV-06 the card, its acts, its columns; the reference is the tip of the name', async () => {
  await openDevices([boiler])
  await expect.element(page.getByRole('button', { name: 'Ajouter un équipement' })).toBeVisible()
  for (const name of ['Recherche avancée', 'Équipements conseillés'])
    await expect.element(card().getByRole('button', { name, exact: true })).toBeVisible()
  for (const name of ['Photo', 'Nom', 'Type', 'Ajouté le'])
    await expect.element(page.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible()
  for (const name of ['Modifier Vitodens', 'Supprimer Vitodens'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  await expect.element(opener('Vitodens')).toBeVisible()
  const name = page.getByText('Vitodens', { exact: true })
  expect(plain(name.element().getAttribute('title'))).toBe('Référence : B2HF, 26')
})

test('DEV-01 the card is that of the home, or of the common areas of a building', async () => {
  await openDevices([boiler])
  await expect.element(page.getByRole('heading', { name: 'Équipements', exact: true })).toBeVisible()
  await openDevices([boiler], {}, { type: 'BUILDING' })
  await expect.element(page.getByRole('heading', { name: 'Équipements des parties communes' })).toBeVisible()
})

test('DEV-02 four acts: a new device, the import of the study (Beta), the search, what is worth recording', async () => {
  await openStudied()
  const acts = {
    'Ajouter un équipement': 'Ajouter un équipement',
    'Importer depuis l’étude thermique Bêta': 'Importer l’étude thermique',
    'Recherche avancée': 'Rechercher',
    'Équipements conseillés': 'Que faut-il enregistrer ?',
  }
  for (const [act, opened] of Object.entries(acts)) {
    await card().getByRole('button', { name: act, exact: true }).first().click()
    await expect.element(dialog(opened)).toBeVisible()
    await dialog(opened).getByRole('button', { name: 'Fermer' }).first().click()
    await expect.element(dialog(opened)).not.toBeInTheDocument()
  }
})

test('DEV-03 what is worth recording, by trade', async () => {
  await openDevices([boiler])
  await page.getByRole('button', { name: 'Équipements conseillés' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const text = textOf(page.getByRole('dialog').element())
  for (const trade of [
    'Chauffage',
    'Eau chaude',
    'Ventilation',
    'Électricité',
    'Menuiseries',
    'Isolation',
    'Revêtements',
  ])
    expect(text).toContain(trade)
})

test('DEV-07 DEV-35/withdraw a request says in red that it waits, is neither opened nor edited, and has a deletion of its own', async () => {
  const { calls } = await openDevices([requested(5, 'Stylus'), boiler], {
    'DELETE /product-requests/5': { status: 204 },
  })
  const note = page.getByText('En attente d’ajout au catalogue')
  await expect.element(note).toBeVisible()
  expect(getComputedStyle(note.element()).color).toBe(ink('error'))
  await expect.element(opener('Vitodens')).toBeVisible()
  expect(opener('Stylus').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Modifier Stylus' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Supprimer la demande Stylus' }).click()
  await dialog('Supprimer la demande').getByRole('button', { name: 'Supprimer la demande' }).click()
  await expect.poll(() => calls.map(({ name }) => name)).toContain('DELETE /product-requests/5')
})

test.each([
  ['Supprimer l’équipement', 'Vitodens', 'DELETE /devices/1'],
  ['Supprimer la demande', 'Stylus', 'DELETE /product-requests/5'],
] as const)(
  'PRJ-41/devices: « %s » that is refused is told in its dialog, and nothing goes',
  async (title, name, call) => {
    await openDevices([requested(5, 'Stylus'), boiler], {
      [call]: refusal(409, 'RESIDENCE_CANCELLED', 'Ce projet est annulé.'),
    })
    await page.getByRole('button', { name: new RegExp(`^Supprimer (la demande )?${name}$`) }).click()
    await dialog(title).getByRole('button', { name: title }).click()
    await expect.element(dialog(title).getByRole('alert')).toMatchTextContent(/Ce projet est annulé\./)
    await expect.element(page.getByText(name, { exact: true })).toBeInTheDocument()
  },
)

const opened = (name: string, parts: Parameters<typeof device>[2], id = 1) => ({
  [`GET /devices/${id}`]: data(device(id, name, parts)),
  [`GET /devices/${id}/documents`]: documentsOf([]),
  [`GET /products/${id + 100}/tasks`]: data([]),
})

test('DEV-05/one DEV-31 DEV-35/load a second row that opens closes the first; each loads its own device', async () => {
  const { calls } = await openDevices([boiler, pump], {
    ...opened('Vitodens', { serial_number: 'S-1' }),
    ...opened('Vitocal', { serial_number: 'S-2' }, 2),
  })
  await opener('Vitodens').click()
  await expect.element(page.getByText('S-1')).toBeVisible()
  await opener('Vitocal').click()
  await expect.element(page.getByText('S-2')).toBeVisible()
  await expect.element(page.getByText('S-1')).not.toBeInTheDocument()
  expect(calls.filter(({ name }) => /^GET \/devices\/\d$/.test(name))).toHaveLength(2)
})

test('DEV-05/list each page and each order is asked of the server', async () => {
  const devices = 'GET /residences/9/devices'
  const meta = { total: 86, per_page: 10, current_page: 1, last_page: 9 }
  const cannot = { write: null, add: null }
  const { calls } = await openDevices([], {
    [devices]: { body: { data: [boiler], meta, cannot, room: { used: 86, limit: 1500 } } },
  })
  const asked = () => Object.fromEntries(calls.findLast(({ name }) => name === devices)!.query)
  await expect.element(opener('Vitodens')).toBeVisible()
  for (const [title, sort] of [
    ['Nom', 'name'],
    ['Type', 'type'],
    // Back in the order that is known already, then in its opposite.
    ['Ajouté le', null],
    ['Ajouté le', 'created_at'],
  ] as const) {
    await card().getByRole('columnheader', { name: title }).getByRole('button').click()
    if (sort) await expect.poll(asked).toMatchObject({ sort, page_size: '10' })
  }
  await card().getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect.poll(asked).toMatchObject({ sort: 'created_at', page: '2', page_size: '10' })
})

test('DEV-09/facts DEV-22 every detail with its unit; what is empty is a slash', async () => {
  const full = {
    quantity: 3,
    surface: 12.5,
    thickness: 100,
    lifespan: 1,
    commissioning_date: '2026-02-03',
    note: 'Cellier.',
  }
  await openDevices([boiler], opened('Vitodens', full))
  await opener('Vitodens').click()
  const facts = page.getByRole('region', { name: 'Caractéristiques' })
  await expect.element(facts).toBeVisible()
  const text = textOf(facts.element())
  for (const fact of [
    'RéférenceB2HF, 26',
    'Mise en service03/02/2026',
    'Quantité3',
    'Surface12,5 m²',
    'Épaisseur100 mm',
    '1 an',
  ])
    expect(text).toContain(fact)
  expect(text).toContain('Numéro de série/')
  expect(text).toContain('CaractéristiquesCellier.')

  await startAfresh()
  await openDevices([boiler], opened('Vitodens', {}))
  await opener('Vitodens').click()
  await expect.element(facts).toBeVisible()
  const bare = textOf(facts.element())
  for (const title of [
    'Numéro de série',
    'Mise en service',
    'Surface',
    'Épaisseur',
    'Durée de vie',
    'Caractéristiques',
  ])
    expect(bare).toContain(`${title}/`)
})

test('DEV-10 DEV-32/dated the calendar of a commissioned device: name, due date, periodicity; it scrolls past 300 px', async () => {
  const tasks = Array.from({ length: 9 }, (_, n) => task(n + 1, `Entretien ${n + 1}`, '2031-03-01', n === 0 ? 6 : 12))
  const { names } = await openDevices([boiler], opened('Vitodens', { commissioning_date: '2026-01-01', tasks }))
  await opener('Vitodens').click()
  const list = page.getByRole('group', { name: 'Échéances d’entretien' })
  await expect.element(list).toBeVisible()
  expect(textOf(list.element())).toContain('Entretien 1Le 01/03/2031Tous les 6 mois')
  expect(textOf(list.element())).toContain('Entretien 2Le 01/03/2031Tous les ans')
  expect(list.element().clientHeight).toBe(300)
  expect(list.element().scrollHeight).toBeGreaterThan(300)
  expect(names()).not.toContain('GET /products/101/tasks')
})

test('DEV-11 DEV-32/undated without a commissioning date the tasks are the product’s, each with a warning that says why', async () => {
  const { calls } = await openDevices([boiler], {
    ...opened('Vitodens', {}),
    'GET /products/101/tasks': data([{ id: 1, name: 'Ramonage', periodicity: 12 }]),
  })
  await opener('Vitodens').click()
  await expect.element(page.getByText('Ramonage')).toBeVisible()
  const asked = calls.find(({ name }) => name === 'GET /products/101/tasks')
  expect(Object.fromEntries(asked!.query)).toEqual({ with_inherited: 'true' })
  await expect.element(page.getByRole('img', { name: /la date de mise en service n’est pas renseignée/ })).toBeVisible()
})

test('DEV-12 with no tasks there is no objective', async () => {
  await openDevices([boiler], opened('Vitodens', { commissioning_date: '2026-01-01' }))
  await opener('Vitodens').click()
  await expect.element(page.getByText('Aucun objectif')).toBeVisible()
})

test('a closed act can still be reached, and says why; a full booklet closes the addition alone', async () => {
  await openDevices([boiler], {}, { cannot: { write: null, add: 'DEVICE_LIMIT_REACHED' }, used: 1500 })
  const add = page.getByRole('button', { name: 'Ajouter un équipement' })
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/1\s500 sur 1\s500/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Modifier Vitodens' })).not.toHaveAttribute('aria-disabled')
})

test('DEV-08 DEV-33 API2-08/devices the search asks by the five criteria; the day compares with <= first', async () => {
  const { calls } = await openDevices([boiler])
  await expect.element(opener('Vitodens')).toBeVisible()
  await card().getByRole('button', { name: 'Recherche avancée', exact: true }).click()
  const search = page.getByRole('dialog')
  for (const label of ['Nom du produit', 'Référence', 'Fabricant'])
    await expect.element(search.getByRole('textbox', { name: label })).toBeVisible()
  await expect.element(search.getByRole('combobox', { name: 'Type' })).toBeVisible()
  const typed = { 'Nom du produit': 'vito', Référence: 'B2HF', Fabricant: 'vies', 'Date d’ajout': '03/02/2026' }
  for (const [name, text] of Object.entries(typed)) await search.getByRole('textbox', { name }).fill(text)
  await search.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Matériau' }).click()
  await search.getByRole('button', { name: 'Rechercher', exact: true }).click()
  const asked = () => calls.findLast(({ name }) => name === 'GET /residences/9/devices')!.query
  await expect
    .poll(() => Object.fromEntries([...asked()].filter(([key]) => key.startsWith('search'))))
    .toEqual({
      'search[product_name]': 'vito',
      'search[reference]': 'B2HF',
      'search[type]': 'MATERIAL',
      'search[manufacturer]': 'vies',
      'search[created_at]': '2026-02-03',
      'search[created_at_symbol]': '<=',
    })
  await card()
    .getByRole('button', { name: /^Recherche avancée/ })
    .click()
  for (const sign of ['≤', '≥', '=', '≤']) {
    const symbol = search.getByRole('button', { name: /^Date d’ajout, comparaison/ })
    await expect.element(symbol).toHaveTextContent(sign)
    await symbol.click()
  }
})

test('DEV-04 a chip that is removed drops its criterion and loads the list again', async () => {
  const { calls } = await openDevices([boiler])
  await card().getByRole('button', { name: 'Recherche avancée', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nom du produit' }).fill('vito')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Fabricant' }).fill('vies')
  await page.getByRole('dialog').getByRole('button', { name: 'Rechercher', exact: true }).click()
  const asked = () => calls.findLast(({ name }) => name === 'GET /residences/9/devices')!.query
  await expect.poll(() => asked().get('search[manufacturer]')).toBe('vies')
  await page.getByRole('button', { name: /Retirer le critère Fabricant/ }).click()
  await expect.poll(() => asked().get('search[manufacturer]')).toBe(null)
  expect(asked().get('search[product_name]')).toBe('vito')
})

test('DEV-34/all DEV-40 page sizes are 10, 25, 50 and all; all is one call', async () => {
  const { calls } = await openDevices([boiler])
  const sizes = page.getByRole('combobox', { name: 'Lignes par page' })
  await expect.element(sizes).toHaveValue('10')
  expect([...sizes.element().querySelectorAll('option')].map(({ text }) => text)).toEqual(['10', '25', '50', 'Tous'])
  await sizes.selectOptions('Tous')
  await expect
    .poll(() => calls.findLast(({ name }) => name === 'GET /residences/9/devices')!.query.get('page_size'))
    .toBe('-1')
})
