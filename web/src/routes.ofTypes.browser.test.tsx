import { companyTypes, type CompanyType } from '@logis/contract/companies.rules'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { horizon } from './companies/testing.ts'
import { answersFor, openPortal, serve } from './platform/testing.tsx'
import { lilas, startAfresh } from './projects/testing.ts'

beforeEach(startAfresh)

const menuNames = () =>
  page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('listitem')
    .all()
    .map((item) => item.element().textContent)

test('a manager who looks at an installer has no entry and no page that are closed to the installer', async () => {
  const lenoir = { ...horizon, id: 4, name: 'Chauffage Lenoir', type: 'INSTALLER' }
  serve({ ...answersFor('COMPANY_MANAGER'), 'GET /companies/4': { body: { data: lenoir } } })
  const portal = await openPortal('/account/4')
  await expect.poll(menuNames).toEqual(['Accueil', 'Paramètres', 'Mon compte', 'Déconnexion'])
  for (const path of ['/templates/4', '/materials/labels/4']) {
    await portal.router.navigate({ to: path })
    await expect.poll(portal.path).toBe('/company/1')
    await expect.poll(menuNames).toContain('Modèles')
    await portal.router.navigate({ to: '/account/4' })
  }
})

test.each([
  ['COMPANY_MANAGER', '/ptg/1', '/company/1'],
  ['RESIDENCE_BUILDER', '/interventions/1', '/company/1'],
  ['RENOVATION', '/interventions/1', '/interventions/1'],
  ['INSTALLER', '/ptg/1', '/ptg/1'],
] as const)('the lists of an installer: %s who opens %s is at %s', async (type, wanted, path) => {
  serve(answersFor(type))
  const portal = await openPortal(wanted)
  await expect.poll(portal.path).toBe(path)
})

const without: CompanyType[] = ['MANUFACTURER', 'INSTALLER']
test.each(companyTypes.map((type) => [type, without.includes(type) ? '/company/1' : '/projects/1'] as const))(
  'SHELL-21 SHELL-22/projects: %s who opens the projects is at %s',
  async (type, path) => {
    serve(answersFor(type))
    const portal = await openPortal('/projects/1')
    await expect.poll(portal.path).toBe(path)
  },
)

const hiddenFor: Record<string, CompanyType[]> = {
  'Mes projets': without,
  Contacts: without,
  Accès: ['COMPANY_MANAGER'],
  Modèles: without,
  'Labels matériaux': without,
}
test.each(companyTypes)(
  'SHELL-26 SHELL-27 SHELL-28 PRJ-08 CON-07 FAV-02 TPL-02: the menu of %s has each entry, or has it not',
  async (type) => {
    serve(answersFor(type))
    await openPortal('/account/1')
    await expect.poll(menuNames).toContain('Accueil')
    const shown = Object.keys(hiddenFor).filter((entry) => !hiddenFor[entry]!.includes(type))
    expect(menuNames().filter((name) => hiddenFor[name])).toEqual(shown)
  },
)

const opensTo: Record<string, CompanyType[]> = {
  '/ptg/1/9': ['INSTALLER', 'COMPANY_MANAGER'],
  '/templates/1': companyTypes.filter((type) => !without.includes(type)),
  '/materials/labels/1': companyTypes.filter((type) => !without.includes(type)),
  '/contacts/1': companyTypes.filter((type) => type !== 'MANUFACTURER'),
  '/accesses/1': [...companyTypes],
}
test.each(companyTypes)('SHELL-22/others: %s opens the pages of its type, and every other leads home', async (type) => {
  serve({ ...answersFor(type), 'GET /residences/9': { body: { data: { ...lilas, is_ptg: true } } } })
  const portal = await openPortal('/account/1')
  await expect.poll(portal.path).toBe('/account/1')
  for (const [path, types] of Object.entries(opensTo)) {
    await portal.router.navigate({ to: path })
    await expect.poll(portal.path, { message: path }).toBe(types.includes(type) ? path : '/company/1')
  }
})
