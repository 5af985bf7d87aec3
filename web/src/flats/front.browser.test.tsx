import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from '../platform/preferences.ts'
import { startAfresh } from '../projects/testing.ts'
import { flatsAnswer, flatsCall, openBuilding, three } from './testing.ts'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
  prefer({ flats: 'list' })
})

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
const panel = () => page.getByRole('complementary', { name: /^Appartement/ })
const front = () => page.getByRole('group', { name: 'Façade : un carré par logement' })

test('the front of a building stands beside its name: a cell opens its flat, with what is done to it, whatever the list shows', async () => {
  const portal = await openBuilding()
  const cells = front().getByRole('button')
  await expect.poll(() => cells.elements().map((cell) => cell.textContent)).toEqual(['A11', 'A01', 'A02'])
  await expect
    .element(cells.nth(2))
    .toHaveAttribute('aria-label', 'Appartement A02, Rez-de-chaussée, Sans locataire, Demande à traiter')
  portal.answers[flatsCall] = flatsAnswer([three[1]!])
  await page.getByRole('button', { name: 'Non activés' }).click()
  await expect.element(rowOf('A01')).not.toBeInTheDocument()
  portal.answers[flatsCall] = flatsAnswer()
  await cells.first().click()
  await expect.element(panel()).toMatchTextContent(/1 sur 3.*Appartement A11.*1er étage.*Inviter.*Fiche \(PDF\)/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(panel()).toMatchTextContent(/2 sur 3.*Appartement A01/)
  await userEvent.keyboard('{Escape}')
  await expect.element(cells.first()).toHaveFocus()
})

test('whoever may neither invite nor print sheets is offered neither beside a flat', async () => {
  const closed = { invite_flats: 'FORBIDDEN', download_building_credentials: 'FORBIDDEN' } as const
  await openBuilding(flatsAnswer(three, undefined, 3, closed))
  await front().getByRole('button').first().click()
  await expect.element(panel()).toMatchTextContent(/Appartement A11/)
  expect(
    panel()
      .getByRole('button', { name: /Inviter|Fiche/ })
      .elements(),
  ).toEqual([])
})

test('of more than sixty flats the front is a bar for each floor', async () => {
  const floors = [
    { floor: 1, total: 40, taken: 30, requested: 2 },
    { floor: null, total: 31, taken: 0, requested: 0 },
  ]
  await openBuilding(flatsAnswer(three, undefined, 71), {
    'GET /buildings/9/floors': { body: { data: { shows: { residents: true, tenants: true }, floors } } },
  })
  await expect.element(page.getByText('30 logements occupés sur 71')).toBeVisible()
  const bars = page.getByRole('group', { name: 'Étages de l’immeuble' }).getByRole('listitem')
  await expect.element(bars.nth(0)).toMatchTextContent(/1er étage.*30 loués sur 40.*2 demandes à traiter/)
  await expect.element(bars.nth(1)).toMatchTextContent(/Étage non précisé.*aucun loué sur 31/)
  // No wider than the narrowest window that a page is read in.
  await page.viewport(320, 640)
  const group = page.getByRole('group', { name: 'Étages de l’immeuble' }).element()
  expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(front().elements()).toEqual([])
})

test('a flat that is gone when its link is opened says so', async () => {
  const { router } = await openBuilding()
  await expect.element(rowOf('A01')).toBeVisible()
  await router.navigate({ to: '.', search: { logement: 999 } })
  const gone = page.getByRole('complementary', { name: 'Ce logement a quitté l’immeuble.' })
  await expect.element(gone).toBeVisible()
  await gone.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(gone).not.toBeInTheDocument()
})
