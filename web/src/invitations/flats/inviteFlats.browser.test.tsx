import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { flatsAnswer, openBuilding } from '../../flats/testing.ts'
import { refusal, type Answer } from '../../platform/testing.tsx'
import { sent, startAfresh } from '../../projects/testing.ts'
import './InviteFlatsDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const call = 'GET /buildings/9/flats/invitations'
const started = 'POST /buildings/9/flats/invitations'
const running = 'GET /buildings/9/flats/invitations/4'
const [a01, a02, a11] = [
  { id: 101, name: 'Appartement A01' },
  { id: 102, name: 'Appartement A02' },
  { id: 111, name: 'Appartement A11' },
]
const tenants: Answer = {
  body: {
    data: {
      communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
      is_typed: true,
      flats: [a01, a02, a11].map((flat) => ({ ...flat, email: null, cannot: null })),
    },
  },
}
const run = (more: object = {}) => ({ id: 4, total: 2, done: 0, left_out: [], ended_at: null, ...more })
const open = async (more: Record<string, Answer>) => {
  const served = await openBuilding(flatsAnswer(), more)
  await page.getByRole('button', { name: 'Actions groupées' }).click()
  await page.getByRole('menuitem', { name: 'Inviter les occupants' }).click()
  return served
}
const dialog = () => page.getByRole('dialog', { name: /^Inviter les / })

test('a copied list fills the addresses, what is none is told and not sent; then how far it is, and what was left out', async () => {
  const served = await open({
    [call]: tenants,
    [started]: { status: 202, body: { data: run() } },
    [running]: { body: { data: run({ done: 1 }) } },
  })
  const list = dialog().getByRole('textbox', { name: 'Liste copiée' })
  await list.fill('Logement\tE-mail\nappartement a01\tondine@foyer.example\nB09\tpersonne@foyer.example')
  await expect
    .element(dialog().getByRole('textbox', { name: 'E-mail de Appartement A01' }))
    .toHaveValue('ondine@foyer.example')
  await expect.element(dialog().getByText(/Aucun logement ne porte ce nom.: B09/)).toBeVisible()
  const typed = dialog().getByRole('textbox', { name: 'E-mail de Appartement A02' })
  await typed.fill('pas une adresse')
  const send = (count: number) => dialog().getByRole('button', { name: new RegExp(`^Envoyer ${count} invitation`) })
  await expect.element(send(2)).toBeDisabled()
  await expect.element(dialog().getByText('Email invalide')).toBeVisible()
  await typed.fill('paul@foyer.example')
  await send(2).click()
  await expect.element(dialog().getByText('1 logement sur 2').or(dialog().getByText('1 logements sur 2'))).toBeVisible()
  expect(sent(served, started)).toMatchObject({
    invitations: [
      { residence_id: 101, email: 'ondine@foyer.example' },
      { residence_id: 102, email: 'paul@foyer.example' },
    ],
  })
  const left_out = [{ ...a02, reason: 'INVITATION_TOO_SOON' }]
  served.answers[running] = { body: { data: run({ done: 2, left_out, ended_at: '2026-11-20T10:00:00Z' }) } }
  await expect.element(dialog().getByText('1 invitation est partie.')).toBeVisible()
  await expect.element(dialog().getByText('1 logement a été laissé de côté')).toBeVisible()
  await expect.element(dialog().getByRole('listitem').filter({ hasText: 'Appartement A02' })).toBeVisible()
})

test('of a building that is gone nothing is said to go on', async () => {
  const served = await open({
    [call]: tenants,
    [started]: { status: 202, body: { data: run() } },
    [running]: { body: { data: run({ done: 1 }) } },
  })
  await dialog().getByRole('textbox', { name: 'E-mail de Appartement A01' }).fill('paul@foyer.example')
  await dialog()
    .getByRole('button', { name: /^Envoyer 1 invitation/ })
    .click()
  await expect.element(dialog().getByRole('progressbar')).toBeVisible()
  served.answers[running] = refusal(404, 'RESIDENCE_NOT_FOUND', 'Ce projet est introuvable.')
  await expect.element(dialog().getByText('Ce projet est introuvable.')).toBeVisible()
  expect(dialog().getByRole('progressbar').elements()).toEqual([])
})

test('a copied list of addresses with names around them fills them in; what is no address, or a second one, is told', async () => {
  await open({ [call]: tenants })
  const list = dialog().getByRole('textbox', { name: 'Liste copiée' })
  const emailOf = (name: string) => dialog().getByRole('textbox', { name: `E-mail de ${name}` })
  await list.fill(
    [
      'Logement\tE-mail',
      'Appartement A01\tondine@exemple,fr',
      'Appartement A02\ta@foyer.example, c@foyer.example',
      'Appartement A11\tJean Dupont <j@foyer.example>',
    ].join('\n'),
  )
  await expect.element(emailOf('Appartement A11')).toHaveValue('j@foyer.example')
  await expect.element(emailOf('Appartement A02')).toHaveValue('a@foyer.example')
  await expect.element(emailOf('Appartement A01')).toHaveValue('')
  await expect
    .element(dialog().getByText(/2 adresses n’ont pas été reprises/))
    .toMatchTextContent(/ondine@exemple,fr, c@foyer\.example/)
  await list.fill('appartement a01\tun@foyer.example\nAppartement A01\tautre@foyer.example')
  await expect.element(emailOf('Appartement A01')).toHaveValue('un@foyer.example')
  await expect.element(dialog().getByText(/Cette adresse n’a pas été reprise.: autre@foyer/)).toBeVisible()
  await list.fill('appartement a01\tondine@exemple')
  await expect.element(dialog().getByText(/Cette adresse n’a pas été reprise.: ondine@exemple/)).toBeVisible()
  await list.fill('ondine@foyer.example\tAppartement A01')
  await expect.element(emailOf('Appartement A01')).toHaveValue('ondine@foyer.example')
  await expect.element(dialog().getByText(/reprise/)).not.toBeInTheDocument()
})

test('owners are invited at the address of their flat; a flat that takes no invitation says why', async () => {
  const flats = [
    { ...a01, email: 'acquereur@foyer.example', cannot: null },
    { ...a02, email: null, cannot: 'RESIDENCE_EMAIL_REQUIRED' },
  ]
  await open({
    [call]: { body: { data: { communication_channel_code: 'INVITE_OWNER', is_typed: false, flats } } },
  })
  await expect.element(dialog().getByText('acquereur@foyer.example')).toBeVisible()
  await expect
    .element(dialog().getByRole('row').filter({ hasText: 'Appartement A02' }))
    .toMatchTextContent(/e-mail|courriel/i)
  await expect.element(dialog().getByRole('button', { name: 'Envoyer 1 invitation' })).toBeEnabled()
  expect(dialog().getByRole('textbox').elements()).toEqual([])
})

test('addresses that were pasted are not lost without a question', async () => {
  await open({ [call]: tenants })
  await dialog().getByRole('textbox', { name: 'Liste copiée' }).fill('Appartement A01\tondine@foyer.example')
  await dialog().getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  const typed = dialog().getByRole('textbox', { name: 'E-mail de Appartement A01' })
  await expect.element(typed).toHaveValue('ondine@foyer.example')
  await dialog().getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})
