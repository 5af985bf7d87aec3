import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, refusal, serve } from '../../platform/testing.tsx'
import { startAfresh } from '../../projects/testing.ts'
import type { Colleague } from './api.ts'
import '../../intakes/ImportPage.tsx'
import '../../sortings/SortingPage.tsx'
import '../../identities/IdentityPage.tsx'

beforeEach(startAfresh)

const administrator = (id: number, first_name: string, is_active = true): Colleague => ({
  id,
  link_id: id,
  username: `${first_name}@horizon.example`,
  first_name,
  last_name: 'Delmas',
  picture_path: null,
  role: 'COMPANY_ADMIN',
  is_active,
  created_at: '2026-09-22T10:00:00Z',
  last_connection_at: null,
  cannot: { change: 'FORBIDDEN', remove: 'FORBIDDEN' },
})
const colleagues = 'GET /companies/1/users'
const whole = listOf([administrator(1, 'Marie'), administrator(2, 'Paul'), administrator(3, 'Luc', false)], {
  cannot: { invite: 'FORBIDDEN' },
})
const open = (path: string, role: 'COMPANY_READER' | 'COMPANY_MEMBER', answers: object = {}) => {
  const companies = me.companies.map((company) => ({ ...company, role }))
  const wire = serve({
    ...answersFor(),
    'GET /user': { body: { data: { ...me, companies } } },
    'GET /companies/1/identity-provider': refusal(403, 'FORBIDDEN'),
    [colleagues]: whole,
    ...answers,
  })
  return openPortal(path).then(() => wire)
}
const note = (who: string) => page.getByText(`Votre rôle ne permet pas cette action. Demandez à ${who}.`)

test.each([
  ['/project/import/1', 'Importer des projets', /^Choisir un fichier/],
  ['/project/import/1?sheet=5', 'Importer des projets', /^Choisir un fichier/],
  ['/project/files/1', 'Ranger des fichiers', /^Choisir des fichiers/],
])('a reader who follows a link to %s is told whom to ask, and finds nothing to press', async (path, title, act) => {
  const wire = await open(path, 'COMPANY_READER')
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(note('Marie Delmas ou Paul Delmas')).toBeVisible()
  expect(page.getByRole('button', { name: act }).elements()).toEqual([])
  expect(wire.names().filter((name) => /intakes|sortings|imports/.test(name))).toEqual([])
})

test('who may not say how the company signs in is told whom to ask, and is not offered to try again', async () => {
  await open('/identity/1', 'COMPANY_MEMBER')
  await expect.element(note('Marie Delmas ou Paul Delmas')).toBeVisible()
  expect(page.getByRole('button', { name: 'Réessayer' }).elements()).toEqual([])
})

test('where nobody can be named, it is an administrator of the company', async () => {
  await open('/identity/1', 'COMPANY_MEMBER', { [colleagues]: refusal(404, 'COMPANY_NOT_FOUND') })
  await expect.element(note('un administrateur de votre société')).toBeVisible()
})

test('a member imports and files as before', async () => {
  await open('/project/import/1', 'COMPANY_MEMBER')
  await expect.element(page.getByRole('button', { name: /^Choisir un fichier/ })).toBeVisible()
})
