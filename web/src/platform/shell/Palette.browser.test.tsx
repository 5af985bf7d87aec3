import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { prefer } from '../preferences.ts'
import { endSession } from '../session.ts'
import { answersFor, listOf, me, openPortal, serve } from '../testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 700)
  await cleanup()
  endSession('left')
  localStorage.clear()
})

const open = async (path = '/account/1') => {
  const wire = serve(answersFor())
  const portal = await openPortal(path)
  await expect.element(page.getByRole('navigation', { name: 'Menu principal' })).toBeInTheDocument()
  return { ...wire, ...portal }
}

const lesErables = {
  id: 5,
  name: 'Maison Les Érables',
  type: 'HOUSE',
  picture_path: null,
  place: '3 rue des Érables, 44400 Rezé',
  company: { id: 2, name: 'Maisons Clairière' },
}
const found = (more: object = {}) => ({
  body: {
    data: {
      projects: [lesErables],
      passports: [],
      documents: [],
      contacts: [],
      colleagues: [],
      companies: [],
      first: { id: 5, cannot: { invite: null, add_document: 'FORBIDDEN' } },
      cannot: { create_project: 'FORBIDDEN' },
      ...more,
    },
  },
})
const option = (name: string | RegExp) => page.getByRole('option', { name })
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  return page.getByRole('textbox', { name: 'Rechercher ou exécuter' })
}

test('Mod+K finds a page or a project from a few letters, accents or not, and Enter opens it', async () => {
  const { answers, calls, path } = await open()
  answers['GET /companies/1/find'] = found()
  const field = await openPalette()
  await field.fill('erables')
  await expect.element(option(/Maison Les Érables.*Rezé/)).toBeVisible()
  await expect.element(option('Mes projets')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(path).toBe('/project/1/5')
  const asked = calls.filter(({ name }) => name === 'GET /companies/1/find').map(({ query }) => query.get('text'))
  expect(asked.filter(Boolean)).toEqual(['erables'])
})

test('the field of the palette stays in its place whatever the list below becomes', async () => {
  const { answers } = await open()
  answers['GET /companies/1/find'] = found()
  const field = await openPalette()
  await expect.element(option('Mes projets')).toBeVisible()
  const top = () => field.element().getBoundingClientRect().top
  const before = top()
  await field.fill('erables')
  await expect.element(option('Mes projets')).not.toBeInTheDocument()
  await expect.element(option(/Maison Les Érables.*Rezé/)).toBeVisible()
  expect(top()).toBe(before)
})

test('the palette offers files, contacts, passports and companies by kind, and of acts those alone that the reader may do', async () => {
  const { answers, path } = await open()
  answers['GET /companies/1/find'] = found({
    documents: [
      { id: 8, name: 'Plan.pdf', project: { id: 5, name: 'Maison Les Érables', company_id: 2, is_ptg: false } },
    ],
    contacts: [{ id: 4, name: 'Luc Ferrand', company_name: 'Plomberie Ferrand', email: null }],
    passports: [{ ...lesErables, id: 6, name: 'PTG Morel' }],
    companies: [{ id: 2, name: 'Maisons Clairière', type: 'RESIDENCE_BUILDER' }],
    cannot: { create_project: null },
  })
  const field = await openPalette()
  await expect.element(option('Nouveau projet')).toBeVisible()
  await field.fill('ai')
  await expect.element(option('Inviter le propriétaire de Maison Les Érables')).toBeVisible()
  await expect.element(option(/^Ajouter un document/)).not.toBeInTheDocument()
  await expect.element(option(/Plan\.pdf.*Les Érables/)).toBeVisible()
  await expect.element(option(/PTG Morel/)).toBeVisible()
  await expect.element(option('Maisons Clairière')).toBeVisible()
  await option(/Luc Ferrand.*Plomberie/).click()
  await expect.poll(path).toBe('/contacts/1?q=Luc+Ferrand')
})

test('an address finds colleagues and contacts, each in the list that tells them', async () => {
  const { answers, path } = await open()
  answers['GET /companies/1/find'] = found({
    projects: [],
    first: null,
    contacts: [{ id: 4, name: 'Luc Ferrand', company_name: 'Plomberie Ferrand', email: 'luc@ferrand.example' }],
    colleagues: [{ id: 9, name: 'Lise Ferrand', username: 'lise@ferrand.example' }],
  })
  await (await openPalette()).fill('@ferrand')
  await expect.element(option(/Luc Ferrand.*Plomberie Ferrand · luc@ferrand\.example/)).toBeVisible()
  await option(/Lise Ferrand.*lise@ferrand\.example/).click()
  await expect.poll(path).toBe('/team/1?q=lise%40ferrand.example')
})

test('an administrator finds all accounts, also where the page is of no company; nobody else asks for them', async () => {
  const claire = { id: 16, name: 'Claire Aubry', username: 'claire@foyer.example' }
  const { answers, calls } = await open()
  answers['GET /companies/1/find'] = found()
  await (await openPalette()).fill('claire@foyer')
  await expect.element(option(/Maison Les Érables.*Rezé/)).toBeVisible()
  expect(calls.some(({ name }) => name === 'GET /admin/find')).toBe(false)
  await cleanup()
  endSession('left')
  const wire = serve({
    ...answersFor(),
    'GET /user': { body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } } },
    'GET /admin/users': listOf([]),
    'GET /admin/find': { body: { data: { people: [claire], projects: [], passports: [] } } },
  })
  const { path } = await openPortal('/admin/users')
  await expect.element(page.getByRole('navigation', { name: 'Menu principal' })).toBeInTheDocument()
  await (await openPalette()).fill('claire@foyer')
  await option(/Claire Aubry.*claire@foyer\.example/).click()
  await expect.poll(path).toBe('/admin/users?q=claire%40foyer.example')
  expect(wire.calls.find(({ name }) => name === 'GET /admin/find')?.query.get('text')).toBe('claire@foyer')
  // Led there again, the list finds the same.
  await openPalette()
  await option(/Claire Aubry/).click()
  await expect.poll(path).toBe('/admin/users?q=claire%40foyer.example')
})

test('an administrator finds the homes of all companies, and is led into the company of each', async () => {
  const home = { id: 71, name: 'Maison Roux', type: 'HOUSE', company: { id: 9, name: 'Bâtir Ouest' } }
  const roux = { ...home, picture_path: null, place: '2 Rue du Moulin, 44000 Nantes' }
  serve({
    ...answersFor(),
    'GET /user': { body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } } },
    'GET /admin/users': listOf([]),
    'GET /admin/find': { body: { data: { people: [], projects: [roux], passports: [] } } },
  })
  const { path } = await openPortal('/admin/users')
  await expect.element(page.getByRole('navigation', { name: 'Menu principal' })).toBeInTheDocument()
  await (await openPalette()).fill('maison roux')
  await option(/Maison Roux.*Bâtir Ouest · 2 Rue du Moulin, 44000 Nantes/).click()
  await expect.poll(path).toBe('/project/9/71')
})

test('where the palette led last stands first before anything is typed', async () => {
  const { answers, path } = await open()
  answers['GET /companies/1/find'] = found()
  await (await openPalette()).fill('erables')
  await option(/Maison Les Érables.*Rezé/).click()
  await expect.poll(path).toBe('/project/1/5')
  await openPalette()
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/Maison Les Érables/)
})

test('« ? » shows the shortcuts; those of one sign can be turned off', async () => {
  await open()
  await userEvent.keyboard('?')
  const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect.element(sheet.getByText('Chercher dans la liste de la page')).toBeVisible()
  await sheet.getByRole('switch', { name: /^Raccourcis d’une seule touche/ }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(sheet).not.toBeInTheDocument()
  prefer({ singleKeys: true })
})

test('what is typed before the palette is drawn is the beginning of the search', async () => {
  await open()
  await userEvent.keyboard('{Control>}k{/Control}labels')
  await expect.element(page.getByRole('textbox', { name: 'Rechercher ou exécuter' })).toHaveValue('labels')
})

test('Esc closes the palette and gives the focus back', async () => {
  await open()
  await page.getByRole('button', { name: /Rechercher ou exécuter/ }).click()
  await expect.element(page.getByRole('textbox', { name: 'Rechercher ou exécuter' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Rechercher ou exécuter/ })).toHaveFocus()
})
