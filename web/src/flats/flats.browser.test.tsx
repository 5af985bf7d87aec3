import { energyStatuses } from '@logis/contract/energies.rules'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { file, treeOf } from '../documents/testing.ts'
import { t } from '../ui/texts.ts'
import { prefer } from '../platform/preferences.ts'
import type { Answer } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import { plain } from '../ui/testing.tsx'
import { flat, flatsAnswer, flatsCall, openBuilding, three } from './testing.ts'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
  prefer({ flats: 'list' })
})

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((cell) => plain(cell.textContent).trim())
    .filter(Boolean)
const asked = ({ calls }: Awaited<ReturnType<typeof openBuilding>>) =>
  calls.findLast(({ name }) => name === flatsCall)!.query
test('a flat whose name begins with its building’s is called by the rest; another keeps all of its name', async () => {
  const names = ['Résidence Les Tilleuls - Appartement 12', 'Résidence Les Tilleuls', 'Résidence Les Tilleuls2 B']
  await openBuilding(flatsAnswer(names.map((name, at) => flat(101 + at, name))))
  for (const name of ['Appartement 12', ...names.slice(1)])
    await expect.element(page.getByRole('link', { name: `${name} (nouvel onglet)`, exact: true })).toBeVisible()
})

const panel = () => page.getByRole('complementary', { name: /^Appartement/ })

const devices: Answer = {
  body: {
    data: [
      {
        id: 1,
        model_type: 'DEVICE',
        product: null,
        product_generic: null,
        name: 'Naneo S 24',
        manufacturer: 'De Dietrich',
        reference: '',
        type: 'PRODUCT',
        picture_path: null,
        created_at: '2026-03-01T10:00:00Z',
        quantity: 1,
        surface: null,
        thickness: null,
        source_type: null,
        source_data: null,
        bulk_batch_id: null,
      },
    ],
    meta: { total: 12, per_page: 10, current_page: 1, last_page: 2 },
    cannot: { write: null, add: null },
    room: { used: 1, limit: 1500 },
  },
}

test('where flats have a staircase the list is narrowed to one; where none has, nothing is asked', async () => {
  const wire = await openBuilding(flatsAnswer())
  await page.getByRole('button', { name: /^Filtrer par.*Escalier$/ }).click()
  await page.getByRole('menuitem', { name: 'A', exact: true }).click()
  await expect.poll(() => asked(wire).get('search[stairs]')).toBe('A')
})

test('a building without staircases offers none', async () => {
  await openBuilding(flatsAnswer([flat(102, 'Appartement A02')]))
  await expect.element(page.getByRole('button', { name: /^Filtrer par.*Surface$/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Filtrer par.*Escalier$/ })).not.toBeInTheDocument()
})

test('FLAT-01 FLAT-02/screen: name, size and the owner’s activation; of a landlord also the tenant’s and the last visit', async () => {
  const [first, second, third] = three
  await openBuilding(flatsAnswer([first!, second!, { ...third!, tenant_invited_at: '2026-11-17T10:00:00Z' }]))
  await expect.element(rowOf('A11')).toMatchTextContent(/invité le 17\/11\/2026.*Non activé/)
  await expect
    .element(rowOf('A01'))
    .toMatchTextContent(/48.m².*Tom Renaud.*locataire 02\/04\/2026.*propriétaire 12\/03\/2026.*03\/11\/2026/)
  await expect.element(rowOf('A02')).toMatchTextContent(/63,5.m².*Sans locataire.*Demande à traiter.*Non activé/)
  expect(headings().join(' ')).toMatch(/Logement.*Surface.*Locataire.*Activation.*Visite.*Raccordements/)
  await startAfresh()
  await openBuilding(
    flatsAnswer(
      three.map((one) => ({ ...one, tenants: [] })),
      { residents: true, tenants: false },
    ),
  )
  await expect.element(rowOf('A01')).toMatchTextContent('propriétaire 12/03/2026')
  expect(headings().join(' ')).not.toMatch(/ocataire|visite/)
})

test('a third party is told of no connection: there is no such column', async () => {
  await openBuilding(flatsAnswer([flat(5, 'Appartement A05')], { residents: false, tenants: false }))
  await expect.element(rowOf('A05')).toBeVisible()
  expect(headings().join(' ')).not.toMatch(/Raccordements/)
  expect(rowOf('A05').element().textContent).not.toMatch(/raccordement/i)
})

test('FLAT-06: the icons of electricity and gas with state and date, as text that needs no pointer', async () => {
  await openBuilding()
  const row = rowOf('A01')
  await expect.element(row.getByRole('img', { name: 'Électricité' })).toBeVisible()
  await expect.element(row.getByRole('img', { name: 'Gaz' })).toBeVisible()
  await expect.element(row).toMatchTextContent(/Communique.*18\/04\/2026.*Accord expiré.*19\/05\/2026/)
  await expect.element(rowOf('A02')).toMatchTextContent(/Aucun.*Aucun/)
})

test('TEN-06/screen each of the twelve states has a label of its own', async () => {
  const data = energyStatuses.map((status, index) =>
    flat(index + 1, `Appartement ${index}`, { gas_connection: { created_at: '2026-05-19T10:00:00Z', status } }),
  )
  await openBuilding(flatsAnswer(data))
  await expect.element(rowOf('Appartement 11')).toBeVisible()
  const labels = energyStatuses.map((status) => t(`energies.status.${status}`))
  expect(new Set(labels).size).toBe(12)
  const rows = page.getByRole('row').elements()
  for (const [index, label] of labels.entries()) expect(plain(rows[index + 1]!.textContent)).toContain(label)
})

test('FLAT-05: each name leads to the page of the flat in a new tab, which is said', async () => {
  await openBuilding()
  const link = rowOf('A01').getByRole('link', { name: 'Appartement A01 (nouvel onglet)' })
  await expect.element(link).toHaveAttribute('href', '/project/1/101')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('FLAT-03: a row opens to the devices of its flat; its page has the rest', async () => {
  const { names } = await openBuilding(flatsAnswer(), { 'GET /residences/101/devices': devices })
  await expect.element(rowOf('A01')).toBeVisible()
  expect(names()).not.toContain('GET /residences/101/devices')
  await page.getByRole('button', { name: 'Afficher le détail : Appartement A01' }).click()
  const list = page.getByRole('list', { name: 'Équipements de Appartement A01' })
  await expect.element(list).toMatchTextContent(/Naneo S 24.*De Dietrich.*01\/03\/2026/)
  await expect.element(page.getByRole('link', { name: /Voir les 12 équipements/ })).toHaveAttribute('target', '_blank')
})

test('FLAT-04 FLAT-13 FLAT-14 API2-08/flats: the dialog asks for a name and a size, compared by at most unless it is pressed on; what is no number is told and searches nothing', async () => {
  const portal = await openBuilding()
  await page.getByRole('button', { name: 'Recherche avancée' }).click()
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('button', { name: 'Rechercher' })
  await expect.element(search).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Surface').fill('grand')
  await expect.element(dialog.getByText('La surface doit être un nombre.')).toBeVisible()
  await expect.element(search).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Surface').fill('45,5')
  await expect.element(search).toHaveAttribute('aria-disabled', 'false')
  const symbols: (string | null)[] = []
  const symbol = dialog.getByRole('button', { name: /Surface/ })
  for (let press = 0; press < 4; press += 1) {
    symbols.push(symbol.element().textContent)
    await symbol.click()
  }
  expect(symbols).toEqual(['≤', '≥', '=', '≤'])
  await dialog.getByLabelText('Logement').fill('A0')
  await search.click()
  await expect.poll(() => Object.fromEntries(asked(portal))).toMatchObject({ 'search[size]': '45,5' })
  expect(asked(portal).get('search[size_symbol]')).toBe('>=')
  expect(asked(portal).get('search[name]')).toBe('A0')
})

const photo = {
  id: 4,
  picture_path: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#',
  name: 'salon.jpg',
  legend: 'Le salon',
  position: 0,
  is_main: true,
  size: 100,
  created_at: '2026-03-01T10:00:00Z',
}
const activated = {
  id: 8,
  actor_user: { id: 5, first_name: 'Samira', last_name: 'Belkacem', username: 'samira@rivages.example' },
  impersonator: null,
  actor_company: null,
  created_at: '2026-03-12T10:00:00Z',
  context_http: 'POST /residences/101/activate',
  session_id: null,
  context_http_name: 'tenants.activateForCompany',
  logs: [{ action: 'CREATED', model_name: 'Device', pretty_log: [] }],
}

test('the panel of a flat shows its photo, its newest documents, which open beside it, and what was done there', async () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
    ...file(index, `${name}.pdf`, { isPrivate: index === 4 }),
    created_at: `2026-03-0${index + 1}T10:00:00Z`,
  }))
  await openBuilding(
    flatsAnswer(),
    {
      'GET /residences/101/pictures': {
        body: { data: { pictures: [photo], file_limit: 20_971_520, cannot: { change_pictures: null } } },
      },
      'GET /companies/1/residences/101/documents': { body: { data: treeOf({ root: files }) } },
      'GET /residences/101/activity-feed': {
        body: { data: [activated], meta: { total: 1, per_page: 10, current_page: 1, last_page: 1 } },
      },
    },
    { capabilities: ['flats', 'documents'], cards: ['information', 'flats', 'feed'] },
  )
  await page.getByRole('button', { name: 'Ouvrir la fiche de Appartement A01' }).click()
  await expect.element(panel().getByRole('img', { name: 'Le salon' })).toBeVisible()
  await expect.element(panel()).toMatchTextContent(/Documents ?5.*e\.pdf.*Privé.*d\.pdf.*c\.pdf.*b\.pdf.*Voir les 5/)
  await expect.element(panel()).toMatchTextContent(/12\/03\/2026 ?Samira Belkacem a ajouté un équipement/)
  expect(panel().getByRole('button', { name: 'a.pdf' }).elements()).toEqual([])
  await panel().getByRole('button', { name: 'e.pdf' }).click()
  const preview = page.getByRole('dialog', { name: 'e.pdf' })
  await expect.element(preview).toBeVisible()
  // The keys of what was opened from the panel are not the panel's.
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(preview).not.toBeInTheDocument()
  await expect.element(panel()).toMatchTextContent(/Appartement A01/)
})

test('one flat beside the list; the arrows go to the next, Escape gives the focus back', async () => {
  await openBuilding(flatsAnswer(), {
    'GET /residences/101/devices': devices,
    'GET /residences/102/devices': devices,
  })
  const opener = page.getByRole('button', { name: 'Ouvrir la fiche de Appartement A01' })
  await opener.click()
  await expect.element(panel()).toMatchTextContent(/1 sur 3.*Appartement A01.*Rez-de-chaussée · escalier A · 48.m²/)
  await expect.element(panel()).toMatchTextContent(/Tom Renaud.*Locataire depuis le 02\/04\/2026, vu le 03\/11\/2026/)
  await expect.element(panel()).toMatchTextContent(/Accord expiré/)
  await expect.element(panel()).toMatchTextContent(/Naneo S 24/)
  await expect
    .element(panel().getByRole('button', { name: 'Logement précédent' }))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(panel())
    .toMatchTextContent(/2 sur 3.*Appartement A02.*Quelqu’un demande à habiter ici.*Personne/)
  await panel().getByRole('button', { name: 'Logement précédent' }).click()
  await expect.element(panel()).toMatchTextContent(/Appartement A01/)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('floor by floor: the highest first, arrows from cell to cell, Enter opens the flat; the choice is remembered', async () => {
  const { names } = await openBuilding(flatsAnswer(), { 'GET /residences/102/devices': devices })
  await expect.element(rowOf('A01')).toBeVisible()
  await page.getByText('Étages', { exact: true }).click()
  const cells = page.getByRole('group', { name: 'Logements' }).getByRole('button', { name: /^Appartement/ })
  await expect
    .poll(() => cells.elements().map((cell) => cell.getAttribute('aria-label')))
    .toEqual([
      'Appartement A11, 1er étage, Sans locataire',
      'Appartement A01, Rez-de-chaussée, Occupé',
      'Appartement A02, Rez-de-chaussée, Sans locataire, Demande à traiter',
    ])
  expect(cells.elements().map((cell) => cell.textContent)).toEqual(['A11', 'A01', 'A02'])
  await expect
    .element(page.getByRole('region', { name: 'Logements' }).getByText('1 logement occupé sur 3'))
    .toBeVisible()
  cells.elements()[0]!.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(cells.nth(2)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toMatchTextContent(/3 sur 3.*Appartement A02/)
  expect(names().filter((name) => name === flatsCall).length).toBeGreaterThan(1)
  expect(JSON.parse(localStorage.getItem('logis.preferences')!)).toMatchObject({ flats: 'floors' })
})

test('on a phone the flat is a sheet of its own, with its arrows', async () => {
  await page.viewport(390, 800)
  await openBuilding(flatsAnswer(), { 'GET /residences/101/devices': devices, 'GET /residences/102/devices': devices })
  await page.getByRole('button', { name: 'Logements', exact: true }).click()
  await page.getByRole('button', { name: 'Ouvrir la fiche de Appartement A01' }).click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet).toMatchTextContent(/Appartement A01/)
  await sheet.getByRole('button', { name: 'Logement suivant' }).click()
  await expect.element(sheet).toMatchTextContent(/Appartement A02/)
  await sheet.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
})

test('a building without flats says so', async () => {
  await openBuilding(flatsAnswer([]))
  await expect.element(page.getByText('Aucun logement dans cet immeuble.')).toBeVisible()
})

test('the flats to look at are one press away', async () => {
  const opened = await openBuilding()
  for (const [name, criterion, value] of [
    ['Sans locataire', 'let', '0'],
    ['À raccorder', 'connected', '0'],
    ['Non activés', 'activated', '0'],
  ] as const) {
    const view = page.getByRole('group', { name: 'Logements à regarder' }).getByRole('button', { name })
    await view.click()
    await expect.element(view).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => asked(opened).get(`search[${criterion}]`)).toBe(value)
  }
})

test('of what a reader is not told of the flats, no view is offered', async () => {
  await openBuilding(flatsAnswer(three, { residents: false, tenants: false }))
  await expect.element(page.getByRole('button', { name: 'Non activés' })).toBeVisible()
  expect(page.getByRole('button', { name: /^(Sans locataire|À raccorder)$/ }).elements()).toEqual([])
})

test('the arrows of the panel go on beyond the page: its place is among all, and the last one leads to the next page', async () => {
  const some = (data: (typeof three)[number][]): Answer => flatsAnswer(data, { residents: true, tenants: true }, 27)
  const first = Array.from({ length: 25 }, (_, index) => flat(200 + index, `Appartement C${index + 1}`))
  const last = [flat(300, 'Appartement D01'), flat(301, 'Appartement D02')]
  const portal = await openBuilding(some(first))
  await rowOf('C25')
    .getByRole('button', { name: /Ouvrir la fiche/ })
    .click()
  await expect.element(panel().getByText('25 sur 27')).toBeVisible()
  portal.answers[flatsCall] = some(last)
  await panel().getByRole('button', { name: 'Logement suivant' }).click()
  await expect.element(panel().getByText('26 sur 27')).toBeVisible()
  await expect.element(panel().getByRole('heading', { name: 'Appartement D01' })).toBeVisible()
  expect(asked(portal).get('page')).toBe('2')
})
