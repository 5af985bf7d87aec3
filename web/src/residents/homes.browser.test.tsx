import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../platform/session.ts'
import { answersFor, openPortal, serve } from '../platform/testing.tsx'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
})

const home = (id: number, name: string, role_code = 'OWNER') => ({
  id,
  name,
  role_code,
  residence_code: role_code === 'OWNER' ? 'W93C-7TQK-CQCV' : null,
  commissioning_date: '2025-11-20',
  company: { id: 2, name: 'Maisons Clairière' },
  parent: null,
  contact_information: {
    addresses: [{ street_number: '14', street_name: 'Rue des Lilas', zip_code: '44300', city: 'Nantes' }],
    emails: [],
  },
})
const file = (id: number, name: string) => ({
  id,
  name,
  size: 2048,
  created_at: '2026-11-17T10:00:00Z',
  mime_type: 'application/pdf',
  labels: [],
  tags: [],
})
const tree = (folders: Record<string, string[]>, loose: string[] = []) => ({
  folders: Object.entries(folders).map(([name, files], index) => ({
    id: index + 1,
    info: { name, code: null },
    files: files.map((each, at) => file(index * 100 + at + 1, each)),
  })),
  files: loose.map((each, at) => file(9000 + at, each)),
  total: Object.values(folders).flat().length + loose.length,
})

const at = (homes: ReturnType<typeof home>[], own: ReturnType<typeof tree> = tree({})) =>
  serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': { body: { data: homes, meta: { total: homes.length } } },
    ...Object.fromEntries(homes.map((each) => [`GET /users/7/residences/${each.id}`, { body: { data: each } }])),
    'GET /residences/5/documents': { body: { data: { own, building: null, building_name: null, tree: [] } } },
  })

test('RES-06: someone with one home is at home at once, with its code at hand', async () => {
  at([home(5, 'Maison Les Lilas')])
  const portal = await openPortal('/logement')
  await vi.waitFor(() => expect(portal.path()).toBe('/logement/5'), { timeout: 4000 })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
  await expect.element(page.getByText('W93C-7TQK-CQCV')).toBeVisible()
  await expect.element(page.getByText(/Maisons Clairière n’a pas encore partagé de document/)).toBeVisible()
})

test('RES-06: someone with several homes chooses; someone with none is asked for a code', async () => {
  at([home(5, 'Maison Les Lilas'), home(6, 'Appartement A01', 'TENANT')])
  await openPortal('/logement')
  await expect.element(page.getByRole('link', { name: /Appartement A01.*Locataire/ })).toBeVisible()
  at([])
  await openPortal('/logement')
  await expect.element(page.getByRole('link', { name: 'Saisir mon code' })).toBeVisible()
})

test('the documents are in folders that hold any; above ten a name finds them, accents or not', async () => {
  const plans = Array.from({ length: 10 }, (_, index) => `Plan ${index + 1}.pdf`)
  at([home(5, 'Maison Les Lilas')], tree({ Plans: plans, Études: ['Étude thermique.pdf'] }))
  await openPortal('/logement/5')
  await expect.element(page.getByText('Études')).toBeVisible()
  await expect.element(page.getByText('Étude thermique.pdf')).not.toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher un document' }).fill('etude')
  await expect.element(page.getByText('Étude thermique.pdf')).toBeVisible()
  await expect.element(page.getByText('Plans')).not.toBeInTheDocument()
})

test('a home that is not one’s own does not exist', async () => {
  at([home(5, 'Maison Les Lilas')])
  await openPortal('/logement/99')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contenu introuvable' })).toBeVisible()
})
