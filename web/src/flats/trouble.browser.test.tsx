import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from '../platform/preferences.ts'
import type { Answer } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import { flat, flatsAnswer, openBuilding, three } from './testing.ts'
import '../invitations/flats/InviteFlatsDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
  prefer({ flats: 'list' })
})

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
const panel = () => page.getByRole('complementary', { name: /^Appartement/ })
const band = () => panel().getByRole('region', { name: 'À faire' })
const openPanel = (name: string) => page.getByRole('button', { name: `Ouvrir la fiche de ${name}` }).click()
const dialog = () => page.getByRole('dialog', { name: 'Inviter un locataire' })

const refused = flat(112, 'Appartement A12', {
  floor: 1,
  tenant_invited_at: '2026-11-17T10:00:00Z',
  invitation_refused_at: '2026-11-18T10:00:00Z',
})
const invited = flat(113, 'Appartement A13', { tenant_invited_at: '2026-11-17T10:00:00Z' })
const all = [...three, refused, invited]
const preview: Answer = {
  body: {
    data: {
      communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
      is_typed: true,
      flats: all.map(({ id, name }) => ({ id, name, email: null, cannot: null })),
    },
  },
}
const withPreview = { 'GET /buildings/9/flats/invitations': preview }

test('the one thing to be done about a flat is told in its row, with what does it', async () => {
  await openBuilding(flatsAnswer(all), withPreview)
  const request = rowOf('A02').getByRole('link', { name: 'Demande à traiter Appartement A02' })
  await expect.element(request).toHaveAttribute('href', '#tenants')
  await expect.element(rowOf('A12')).toMatchTextContent(/e-mail non arrivé/)
  expect(
    rowOf('A12')
      .getByText(/invité le/)
      .elements(),
  ).toEqual([])
  await expect.element(rowOf('A13')).toMatchTextContent(/invité le 17\/11\/2026/)
  for (const done of ['A01', 'A13'])
    expect(
      rowOf(done)
        .getByRole('button', { name: /Inviter|Corriger|Demande/ })
        .elements(),
    ).toEqual([])
  for (const [act, name] of [
    ['Inviter', 'Appartement A11'],
    ['Corriger l’adresse', 'Appartement A12'],
  ] as const) {
    await rowOf(name)
      .getByRole('button', { name: `${act} ${name}` })
      .click()
    // It alone: there is no list to copy into.
    await expect.element(dialog().getByRole('textbox')).toHaveAccessibleName(`E-mail de ${name}`)
    await dialog().getByRole('button', { name: 'Annuler' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
  }
})

test('beside the list it is told in words, and its act is offered once', async () => {
  const { router } = await openBuilding(flatsAnswer(all), withPreview)
  await openPanel('Appartement A11')
  await expect.element(band()).toMatchTextContent(/Personne n’est encore invité ici/)
  expect(
    panel()
      .getByRole('button', { name: /Inviter/ })
      .elements(),
  ).toHaveLength(1)
  await band().getByRole('button', { name: 'Inviter un locataire' }).click()
  await expect.element(dialog()).toBeVisible()
  await dialog().getByRole('button', { name: 'Annuler' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(band()).toMatchTextContent(/L’invitation n’est pas arrivée \(18\/11\/2026\).*Corriger l’adresse/)
  expect(
    panel()
      .getByText(/pas encore venu/)
      .elements(),
  ).toEqual([])
  await userEvent.keyboard('{Escape}')

  await openPanel('Appartement A01')
  await expect.element(band()).toMatchTextContent(/Gaz : accord expiré\. Les consommations ne remontent plus/)
  expect(band().getByRole('button').elements()).toEqual([])
  await expect.element(panel().getByRole('button', { name: 'Inviter' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await band().getByRole('button', { name: 'Voir la demande' }).click()
  await expect.element(panel()).not.toBeInTheDocument()
  expect(router.state.location.hash).toBe('tenants')
})

test('where owners are invited, each at the address of the flat, it is the code that was not sent, and the address is corrected on its page', async () => {
  const late = { ...refused, tenant_invited_at: null, credentials_sent_at: '2026-11-17T10:00:00Z' }
  await openBuilding(flatsAnswer([three[2]!, late], { residents: true, tenants: false }), withPreview)
  await expect.element(rowOf('A11').getByRole('button', { name: 'Envoyer le code Appartement A11' })).toBeVisible()
  const correct = rowOf('A12').getByRole('link', { name: /^Corriger l’adresse/ })
  await expect.element(correct).toHaveAttribute('href', '/project/1/112')
  await openPanel('Appartement A11')
  await expect.element(band()).toMatchTextContent(/Le code n’a pas encore été envoyé.*Envoyer le code/)
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(band().getByRole('link', { name: 'Corriger l’adresse' }))
    .toHaveAttribute('href', '/project/1/112')
})

test('whoever may invite nobody is told what is wrong, and offered nothing', async () => {
  await openBuilding(flatsAnswer(all, undefined, all.length, { invite_flats: 'FORBIDDEN' }))
  await expect.element(rowOf('A12')).toMatchTextContent(/e-mail non arrivé/)
  expect(
    page
      .getByRole('row')
      .getByRole('button', { name: /Inviter|Corriger/ })
      .elements(),
  ).toEqual([])
  await openPanel('Appartement A12')
  await expect.element(band()).toMatchTextContent(/L’invitation n’est pas arrivée/)
  expect(band().getByRole('button').elements()).toEqual([])
  await page.getByRole('button', { name: 'Logement précédent' }).click()
  await expect.element(panel()).toMatchTextContent(/Appartement A11/)
  expect(band().elements()).toEqual([])
})

test('the row that is shown beside the list is marked, and the mark goes along', async () => {
  await openBuilding()
  const current = () =>
    page
      .getByRole('row')
      .elements()
      .filter((row) => row.getAttribute('aria-current') === 'true')
  await openPanel('Appartement A01')
  await expect.poll(() => current().map((row) => row.textContent)).toEqual([expect.stringContaining('A01')])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => current().map((row) => row.textContent)).toEqual([expect.stringContaining('A02')])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => current()).toEqual([])
})

test('the facts and the code of a building are one press away, also from below a flat that is shown beside it', async () => {
  await openBuilding(flatsAnswer(), {}, { cards: ['information', 'code', 'flats'] })
  await openPanel('Appartement A01')
  await expect.element(panel()).toBeVisible()
  await page.getByRole('button', { name: 'Informations et code' }).click()
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Informations', exact: true })).toHaveFocus()
})

test('of a building whose code is not the reader’s the facts alone are spoken of', async () => {
  await openBuilding()
  await expect.element(page.getByRole('button', { name: 'Informations', exact: true })).toBeVisible()
})
