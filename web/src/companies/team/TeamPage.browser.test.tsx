import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../../platform/session.ts'
import { answersFor, openPortal, refusal, serve } from '../../platform/testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  await cleanup()
  endSession('left')
  localStorage.clear()
})

const open = { change: null, remove: null }
const colleague = (id: number, name: string, role: string, cannot: object = open) => ({
  id,
  link_id: id + 100,
  username: `${name.toLowerCase()}@horizon.example`,
  first_name: name,
  last_name: 'Tessier',
  picture_path: null,
  role,
  is_active: true,
  created_at: '2026-01-10T09:00:00.000Z',
  last_connection_at: null,
  cannot,
})
const invitation = {
  id: 9,
  email: 'nina@horizon.example',
  role: 'COMPANY_READER',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  cannot: { withdraw: null },
}
const meta = (total: number) => ({ total, per_page: 10, current_page: 1, last_page: 1 })
const team = (data: object[], invite: string | null = null) => ({
  body: { data, meta: meta(data.length), cannot: { invite } },
})

const openTeam = async (answers: object = {}) => {
  const wire = serve({
    ...answersFor(),
    'GET /companies/1/users': team([colleague(7, 'Marie', 'COMPANY_ADMIN'), colleague(8, 'Paul', 'COMPANY_MEMBER')]),
    'GET /companies/1/staff-invitations': { body: { data: [invitation], meta: meta(1) } },
    ...answers,
  })
  await openPortal('/team/1')
  await expect.element(page.getByText('Paul Tessier')).toBeVisible()
  return wire
}
const dialog = () => page.getByRole('dialog')
const sent = (calls: { name: string; body: string }[], name: string) =>
  JSON.parse(calls.find((call) => call.name === name)!.body)

test('who may do what, oneself marked, and who was invited and has not come', async () => {
  await openTeam()
  await expect.element(page.getByText('Marie Tessier (vous)')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Administrateur' })).toBeVisible()
  await expect
    .element(page.getByText('Lecteur, invitation envoyée le 20/11/2026, valable jusqu’au 27/11/2026'))
    .toBeVisible()
})

test('a colleague is invited with a role that says what it may do; the address must be one', async () => {
  const { calls } = await openTeam({
    'POST /companies/1/users': { status: 201, body: { data: { email: 'ada@horizon.example', invited: true } } },
  })
  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  await dialog().getByRole('textbox', { name: 'Adresse e-mail' }).fill('ada')
  await dialog().getByRole('radio', { name: 'Membre' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Inviter' })).toBeDisabled()
  await expect.element(dialog().getByText('Email invalide')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Adresse e-mail' }).fill('ada@horizon.example')
  await expect.element(dialog().getByText('Consulte les projets, sans rien modifier.')).toBeVisible()
  await dialog().getByRole('radio', { name: 'Lecteur' }).click()
  await dialog().getByRole('button', { name: 'Inviter' }).click()
  await expect.element(page.getByText('Une invitation est partie à ada@horizon.example.')).toBeVisible()
  expect(sent(calls, 'POST /companies/1/users')).toEqual({ email: 'ada@horizon.example', role: 'COMPANY_READER' })
})

test('someone who belongs to the company already is told under the address, and nothing typed is lost', async () => {
  await openTeam({
    'POST /companies/1/users': refusal(409, 'USER_ALREADY_MEMBER', 'Cet utilisateur fait déjà partie de la société.'),
  })
  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  await dialog().getByRole('textbox', { name: 'Adresse e-mail' }).fill('paul@horizon.example')
  await dialog().getByRole('button', { name: 'Inviter' }).click()
  await expect.element(dialog().getByText('Cet utilisateur fait déjà partie de la société.')).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue('paul@horizon.example')
})

const role = async (name: string, chosen: string) => {
  await page.getByRole('button', { name: `Changer le rôle de ${name}` }).click()
  await dialog().getByRole('radio', { name: chosen }).click()
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
}

test('a role is changed', async () => {
  const paul = { id: 108, company_id: 1, user: { id: 8, username: 'paul@horizon.example' }, is_active: true }
  const { calls } = await openTeam({
    'PATCH /companies/1/user-role-company/108': {
      body: { data: { ...paul, role: { code: 'COMPANY_READER', name: 'Lecteur' } } },
    },
  })
  await role('Paul Tessier', 'Lecteur')
  await expect.element(page.getByText('Le rôle de Paul Tessier a bien été modifié.')).toBeVisible()
  expect(sent(calls, 'PATCH /companies/1/user-role-company/108')).toEqual({ role: 'COMPANY_READER' })
})

test('the last administrator is told why not', async () => {
  await openTeam({
    'PATCH /companies/1/user-role-company/107': refusal(409, 'LAST_COMPANY_ADMIN', 'Au moins un administrateur.'),
  })
  await role('Marie Tessier', 'Membre')
  await expect.element(dialog().getByText('Au moins un administrateur.')).toBeVisible()
})

test('a colleague is removed and an invitation withdrawn, each after a question', async () => {
  const { names } = await openTeam({
    'DELETE /companies/1/user-role-company/108': { status: 204 },
    'DELETE /companies/1/staff-invitations/9': { status: 204 },
  })
  await page.getByRole('button', { name: 'Retirer Paul Tessier de l’équipe' }).click()
  await expect.element(dialog().getByText(/perd aussitôt tout accès/)).toBeVisible()
  expect(names()).not.toContain('DELETE /companies/1/user-role-company/108')
  await dialog().getByRole('button', { name: 'Retirer de l’équipe' }).click()
  await expect.element(page.getByText('Paul Tessier ne fait plus partie de l’équipe.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler l’invitation de nina@horizon.example' }).click()
  await dialog().getByRole('button', { name: 'Annuler l’invitation' }).click()
  await expect.element(page.getByText('L’invitation de nina@horizon.example a bien été annulée.')).toBeVisible()
})

test('who may not change the team sees no act on it', async () => {
  const closed = { change: 'FORBIDDEN', remove: 'FORBIDDEN' }
  await openTeam({
    'GET /companies/1/users': team([colleague(8, 'Paul', 'COMPANY_MEMBER', closed)], 'FORBIDDEN'),
    'GET /companies/1/staff-invitations': {
      body: { data: [{ ...invitation, cannot: { withdraw: 'FORBIDDEN' } }], meta: meta(1) },
    },
  })
  await expect.element(page.getByText(/valable jusqu’au 27/)).toBeVisible()
  expect(page.getByRole('button', { name: /Inviter|Retirer|Changer le rôle|Annuler/ }).elements()).toEqual([])
})
