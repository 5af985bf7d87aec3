import type { Care } from '@logis/contract/devices.care'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { device, row } from '../../devices/testing.ts'
import { file, treeOf } from '../../documents/testing.ts'
import { endSession } from '../../platform/session.ts'
import { answersFor, listOf, openPortal, refusal, serve } from '../../platform/testing.tsx'
import { asked, owner, person } from '../../tenants/testing.ts'
import { homeOf } from '../testing.ts'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
})

const boiler = { id: 31, name: 'Vitodens 200-W', type: 'PRODUCT', is_boiler: true } as const
const task = { id: 301, name: 'Entretien annuel obligatoire', periodicity: 12 }
const care: Care = {
  tasks: [{ id: 71, due_date: '2099-03-12', task, device: boiler }],
  commissioning_date: '2025-11-20',
  warranties: {
    legal: [
      { kind: 'COMPLETION', from: '2025-11-20', until: '2026-11-20' },
      { kind: 'EQUIPMENT', from: '2025-11-20', until: '2027-11-20' },
      { kind: 'DECENNIAL', from: '2025-11-20', until: '2035-11-20' },
    ],
    makers: [{ device: boiler, until: '2031-05-01' }],
  },
  cannot: { write: 'FORBIDDEN', complete_task: null },
}
const tenantsCare: Care = { ...care, warranties: null, cannot: { write: 'FORBIDDEN', complete_task: 'FORBIDDEN' } }
const yann = {
  id: 4,
  name: 'Yann Lenoir',
  company_name: 'Chauffage Lenoir',
  jobs: [{ id: 1, code: 'heating', name: 'Chauffagiste' }],
  emails: [{ email: 'yann@lenoir.example', label: null }],
  phones: [{ phone_number: '02 40 11 22 33', label: null }],
  addresses: [],
  website_url: null,
  notes: null,
}
const calm = { 'GET /residences/5/care': { body: { data: { ...care, tasks: [] } } } }
const own = treeOf({ folders: { Plans: [file(1, 'Plan.pdf')] } })

const at = (role: 'OWNER' | 'TENANT' = 'OWNER', more: object = {}) => {
  const home = homeOf(5, 'Maison Les Lilas', role)
  return serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    'GET /users/7/residences/5': { body: { data: { ...home, last_connection_at: null } } },
    'GET /residences/5/pictures': {
      body: { data: { pictures: [], file_limit: 20_971_520, cannot: { change_pictures: 'FORBIDDEN' } } },
    },
    'GET /residences/5/documents': { body: { data: { own, building: null, building_name: null, tree: [] } } },
    'GET /residences/5/care': { body: { data: role === 'OWNER' ? care : tenantsCare } },
    'GET /residences/5/contacts': listOf([yann], { cannot: { write: 'FORBIDDEN' } }),
    'GET /residences/5/devices': listOf([row(31, 'Vitodens 200-W')], {
      room: { used: 1, limit: 1500 },
      cannot: { write: 'FORBIDDEN', add: 'FORBIDDEN' },
    }),
    'GET /residences/5/users': listOf([owner, person({ cannot: { remove: null } })]),
    'GET /residences/5/access-requests': listOf([asked()]),
    'GET /residences/5/thermal-study': {
      body: { data: null, cannot: { attach: 'FORBIDDEN', remove: 'FORBIDDEN', import: 'FORBIDDEN' } },
    },
    'GET /residences/5/interventions': listOf([]),
    ...more,
  })
}
const open = (part = '') => openPortal(`/logement/5${part}`)
const due = () => page.getByRole('region', { name: 'À faire' })

test('what is due comes first, with whom to call for it', async () => {
  at()
  await open()
  await expect.element(due().getByRole('heading', { name: 'Entretien annuel obligatoire' })).toBeVisible()
  await expect.element(due().getByText('avant le 12/03/2099')).toBeVisible()
  await expect
    .element(due().getByRole('link', { name: 'Appeler Yann Lenoir' }))
    .toHaveAttribute('href', 'tel:0240112233')
  await expect.element(page.getByText('Décennale')).toBeVisible()
  await expect.element(page.getByText('20/11/2035')).toBeVisible()
  await expect.element(page.getByText(/jusqu’au 01\/05\/2031/)).toBeVisible()
})

test('where nothing is due, who asks to come in is what comes first, with the way to the answer', async () => {
  at('OWNER', calm)
  await open()
  await expect.element(due().getByRole('heading', { name: 'Une demande d’accès vous attend' })).toBeVisible()
  await expect.element(due().getByRole('link', { name: 'Répondre' })).toHaveAttribute('href', '/logement/5#habitants')
  expect(document.getElementById('habitants')?.textContent).toContain('Fatou Sow')
  endSession('left')
  at('OWNER', { ...calm, 'GET /residences/5/access-requests': listOf([]) })
  await open()
  await expect.element(due().getByRole('heading', { name: 'Rien à faire pour l’instant' })).toBeVisible()
})

test.each(['/care', '/users', '/access-requests'])(
  'what cannot be read of %s is not told to be nothing',
  async (part) => {
    at('OWNER', { ...calm, [`GET /residences/5${part}`]: refusal(500, 'INTERNAL_ERROR') })
    await open()
    await expect.element(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
    await expect.element(page.getByText('Rien à faire pour l’instant')).not.toBeInTheDocument()
  },
)

test('in larger letters the way to a question keeps its whole word on a phone', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '150%'
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  at()
  await open()
  const word = page.getByRole('link', { name: 'Écrire', exact: true }).getByText('Écrire')
  await expect.element(word).toBeVisible()
  expect(word.element().scrollWidth).toBeLessThanOrEqual(word.element().clientWidth)
})

test('the next due dates are taken to the calendar of one’s phone', async () => {
  at('TENANT')
  await open()
  const saved = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('button', { name: /^Calendrier/ }).click()
  const [file] = saved.mock.calls[0]!
  saved.mockRestore()
  const text = await (file as Blob).text()
  expect(text).toContain('DTSTART;VALUE=DATE:20990312\r\n')
  expect(text).toContain('SUMMARY:Entretien annuel obligatoire – Vitodens 200-W\r\n')
  expect(text).toMatch(/URL:http.*\/logement\/5\r\n/)
})

test('the owner ticks what was done, and is told the next date', async () => {
  const { calls } = at('OWNER', {
    'POST /devices/31/tasks/71/done': {
      body: {
        data: {
          id: 71,
          due_date: '2099-03-12',
          task,
          done_at: '2026-11-23T10:00:00Z',
          next: { id: 72, due_date: '2100-03-12', task, done_at: null },
        },
      },
    },
  })
  await open()
  await due()
    .getByRole('button', { name: /^C’est fait/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Entretien fait' })
  await expect.element(dialog.getByText('Entretien annuel obligatoire, Vitodens 200-W')).toBeVisible()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText(/Prochaine échéance le 12\/03\/2100/)).toBeVisible()
  const sent = calls.find(({ name }) => name.endsWith('/done'))?.body ?? ''
  expect(JSON.parse(sent)).toEqual({ done_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})

test('a tenant reads the calendar, and neither ticks nor sees who else is there or who answers for what', async () => {
  at('TENANT')
  await open()
  await expect.element(due().getByText('avant le 12/03/2099')).toBeVisible()
  await expect.element(due().getByRole('button')).not.toBeInTheDocument()
  await expect.element(page.getByText('Qui vit ici')).not.toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/garantie/i)
})

test('on a phone who asks to enter is read in whole words, with the answers below', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  at('OWNER', { 'GET /residences/5/access-requests': listOf([asked({ role_code: 'OWNER' })]) })
  await open()
  const said = page.getByText('demande à entrer comme propriétaire')
  await expect.element(said).toBeVisible()
  expect(said.element().getBoundingClientRect().height).toBeLessThan(20)
  const answer = page.getByRole('button', { name: 'Accepter la demande de Fatou Sow' }).element()
  expect(answer.getBoundingClientRect().top).toBeGreaterThan(said.element().getBoundingClientRect().top)
})

test('the row says as what somebody asks to enter; to let in another owner is asked before, since nobody removes one', async () => {
  const path = 'POST /residences/5/access-requests/72/accept'
  const spouse = asked({ id: 72, user_id: 9, username: 'm@foyer.example', name: 'Malik Chérif', role_code: 'OWNER' })
  const { names } = at('OWNER', {
    'GET /residences/5/access-requests': listOf([asked(), spouse]),
    [path]: { body: { data: person({ user_id: 9, role_code: 'OWNER' }) } },
  })
  await open()
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(rowOf('Fatou Sow')).toMatchTextContent(/demande à entrer comme locataire/)
  await expect.element(rowOf('Malik Chérif')).toMatchTextContent(/demande à entrer comme propriétaire/)
  await page.getByRole('button', { name: 'Accepter la demande de Malik Chérif' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accepter comme propriétaire' })
  await expect.element(dialog).toMatchTextContent(/Personne ne pourra/)
  expect(names()).not.toContain(path)
  await dialog.getByRole('button', { name: 'Accepter comme propriétaire' }).click()
  await vi.waitFor(() => expect(names()).toContain(path))
})

test('the owner answers who asks to enter, and ends a lease', async () => {
  const { answers, names } = at('OWNER', {
    'POST /residences/5/access-requests/71/accept': { body: { data: person({ user_id: 8 }) } },
    'DELETE /residences/5/users/4': { status: 204 },
  })
  await open()
  const accept = page.getByRole('button', { name: /^Accepter la demande de/ })
  await expect.element(accept).toBeVisible()
  ;(accept.element() as HTMLElement).focus()
  answers['GET /residences/5/access-requests'] = listOf([])
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(names()).toContain('POST /residences/5/access-requests/71/accept'))
  // The row goes, and the focus to the one that takes its place.
  await expect.element(accept).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Retirer Tom Petit' })).toHaveFocus()
  await page.getByRole('button', { name: 'Retirer Tom Petit' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Retirer le locataire' })
    .or(page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }))
    .click()
  await vi.waitFor(() => expect(names()).toContain('DELETE /residences/5/users/4'))
})

test.each(['OWNER', 'TENANT'] as const)('a device opens with its notices and its care: %s', async (role) => {
  const tasks = [{ id: 71, due_date: '2099-03-12', task, done_at: null }]
  const more = { commissioning_date: '2025-11-22', warranty_expiration_date: '2031-05-01', residence_id: 5 }
  at(role, {
    'GET /devices/31': { body: { data: device(31, 'Vitodens 200-W', { tasks, ...more }) } },
    'GET /devices/31/documents': {
      body: { data: [{ ...file(9, 'Notice.pdf'), from_product: true }], file_limit: 1_073_741_824 },
    },
  })
  await open('/equipements')
  await page.getByRole('button', { name: /Vitodens 200-W/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Vitodens 200-W' })
  await expect.element(dialog.getByText('Notice.pdf')).toBeVisible()
  await expect.element(dialog.getByText('Entretien annuel obligatoire')).toBeVisible()
  expect(dialog.getByText('Garantie du fabricant').elements()).toHaveLength(role === 'OWNER' ? 1 : 0)
})

test('what nobody makes is told by its name alone, in the list and in its dialog', async () => {
  const plain = { type: 'MATERIAL', manufacturer: 'GENERIQUE', quantity: 2 } as const
  const wool = row(32, 'Ouate de cellulose', plain)
  const product = { ...wool.product!, generic: true }
  at('OWNER', {
    'GET /residences/5/devices': listOf([{ ...wool, product }], {
      room: { used: 1, limit: 1500 },
      cannot: { write: 'FORBIDDEN', add: 'FORBIDDEN' },
    }),
    'GET /devices/32': {
      body: {
        data: {
          ...device(32, wool.name, plain),
          product: { ...device(32, wool.name).product, generic: true },
          surface: 98.4,
        },
      },
    },
    'GET /devices/32/documents': { body: { data: [], file_limit: 1_073_741_824 } },
  })
  await open('/equipements')
  const line = page.getByRole('button', { name: /Ouate de cellulose/ })
  await expect.element(line).toHaveTextContent('Ouate de cellulose× 2')
  expect(line.element().textContent).not.toContain('GENERIQUE')
  await line.click()
  const dialog = page.getByRole('dialog', { name: 'Ouate de cellulose' })
  await expect.element(dialog.getByText('98,4 m²')).toBeVisible()
  expect(dialog.element().textContent).not.toMatch(/GENERIQUE|Fabricant/)
})

test('a flat without a commissioning date of its own shows that of its building', async () => {
  const flat = { ...homeOf(5, 'Appartement A01', 'TENANT'), commissioning_date: null, last_connection_at: null }
  at('TENANT', { 'GET /users/7/residences/5': { body: { data: flat } } })
  await open()
  await expect.element(page.getByRole('region', { name: 'À retenir' }).getByText('20/11/2025')).toBeVisible()
})

test('the classes of the energy certificate stand with what one wants to have at hand', async () => {
  const certificate = {
    id: 3,
    number: '9999E9999999A',
    standing: 'ACTIVE',
    established_on: '2011-04-11',
    valid_until: '2021-04-10',
    energy_class: 'D',
    emission_class: 'A',
    consumption: 187,
    emission: 5,
    surface: 89,
    year: 1984,
    file: null,
    created_at: '2026-09-22T10:00:00Z',
  }
  const cannot = { import: 'FORBIDDEN', remove: 'FORBIDDEN' }
  at('TENANT', { 'GET /residences/5/energy-certificate': { body: { data: certificate, cannot } } })
  await open()
  await expect.element(page.getByText('Valable jusqu’au 10/04/2021')).toBeVisible()
  await expect.element(page.getByText('Échu')).toBeVisible()
  expect(document.querySelector('[data-scale="energy"]')?.textContent).toBe('D')
})

test('on a phone what floats at the foot, as what is told, stands above the parts of the home', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  at()
  await open()
  const parts = page.getByRole('navigation', { name: 'Mon logement', exact: true })
  await expect.element(parts).toBeVisible()
  const foot = document.createElement('div')
  foot.style.cssText = 'position: fixed; bottom: var(--logis-bottom-bar, 0px); height: 0'
  document.body.append(foot)
  const { top, bottom } = parts.element().getBoundingClientRect()
  expect(Math.round(bottom)).toBe(innerHeight)
  expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
})

test.each([
  ['', 'Maison Les Lilas | Portail'],
  ['/documents', 'Documents – Maison Les Lilas | Portail'],
  ['/equipements', 'Équipements – Maison Les Lilas | Portail'],
  ['/prive', 'Privé – Maison Les Lilas | Portail'],
  ['/messages', 'Messages – Maison Les Lilas | Portail'],
  ['/partages', 'Partager le carnet – Maison Les Lilas | Portail'],
  ['/travaux', 'Travaux du logement – Maison Les Lilas | Portail'],
])('the tab of « %s » is called %s; what the bar does not name leads back to the home', async (part, title) => {
  at()
  const { path } = await open(part)
  await expect.poll(() => document.title).toBe(title)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title.replace(' | Portail', ''))
  const back = page.getByRole('link', { name: 'Retour au logement' })
  if (part !== '/partages' && part !== '/travaux') return expect(back.elements()).toEqual([])
  await back.click()
  await expect.poll(path).toBe('/logement/5')
})

for (const isLet of [true, false])
  test(`whoever sells is told that who rents the home stays, as the lease does: ${isLet}`, async () => {
    at('OWNER', {
      'GET /residences/5/sale': { body: { data: { sale: null, cannot: { start: null, revoke: 'FORBIDDEN' } } } },
      'GET /residences/5/users': listOf(isLet ? [owner, person({})] : [owner]),
    })
    await open()
    await page.getByRole('button', { name: 'Céder le carnet' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/ne sont pas transmis.*pendant 30 jours.*s’emporte/)).toBeVisible()
    expect(dialog.getByText(/^Le locataire reste .* le bail continue/).elements()).toHaveLength(isLet ? 1 : 0)
  })
