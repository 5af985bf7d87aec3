import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lilas, sent, startAfresh } from '../../projects/testing.ts'
import { flatsAnswer, openBuilding, three } from '../testing.ts'
import './MailSheets.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
const bar = () => page.getByRole('toolbar')
const mail = 'POST /buildings/9/flats/credentials/send'

test('what is done to flats that are ticked is asked for them alone, and none is ticked afterwards', async () => {
  const data = { recipient: 'samira@rivages.example', flats: 2 }
  const served = await openBuilding(flatsAnswer(), { [mail]: { status: 202, body: { data } } })
  for (const name of ['A01', 'A11']) await box(name).click()
  await bar().getByRole('button', { name: 'Plus' }).click()
  await page.getByRole('menuitem', { name: 'Recevoir les fiches par e-mail' }).click()
  const ask = page.getByRole('dialog', { name: 'Recevoir les fiches par e-mail' })
  await expect.element(ask.getByText(/^2 fiches/)).toBeVisible()
  await ask.getByRole('button', { name: 'Recevoir les fiches par e-mail' }).click()
  await expect.poll(() => sent(served, mail)).toMatchObject({ flat_ids: [101, 111] })
  await expect.element(bar()).not.toBeInTheDocument()
})

test('what is done most often is in sight, the invitation first; on a phone it alone, and the rest behind one button', async () => {
  await openBuilding()
  await box('A01').click()
  const names = () =>
    bar()
      .getByRole('button')
      .elements()
      .map((button) => button.textContent)
      .filter((text) => text && !/Sélectionner/.test(text))
  await expect.poll(names).toEqual(['Inviter', 'Fiches (PDF)', 'Équipement', 'Contact', 'Plus'])
  await expect.element(bar().getByRole('button', { name: 'Ajouter un équipement' })).toBeVisible()
  await page.viewport(390, 800)
  await page.getByRole('button', { name: 'Logements', exact: true }).click()
  await expect.poll(names).toEqual(['Inviter', 'Plus'])
  await bar().getByRole('button', { name: 'Plus' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Fiches (PDF)' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Lier un contact' })).toBeVisible()
})

test('where none of the acts is the reader’s, no flat can be ticked', async () => {
  const closed = 'FORBIDDEN' as const
  const cannot = { link_flats: closed, add_flat_devices: closed, download_building_credentials: closed }
  await openBuilding(flatsAnswer(three, { residents: true, tenants: true }, 3, { ...cannot, invite_flats: closed }))
  await expect.element(page.getByRole('row').filter({ hasText: 'A01' })).toBeVisible()
  expect(box('A01').elements()).toEqual([])
})

test('an act behind the button that is closed stays there and says why: what is ticked, or the company', async () => {
  const activate = () => page.getByRole('menuitem', { name: /^Activer/ })
  await openBuilding(flatsAnswer(), {}, { cannot: { ...lilas.cannot, activate: 'COMPANY_OWNER_USER_REQUIRED' } })
  await box('A01').click()
  await bar().getByRole('button', { name: 'Plus' }).click()
  await expect.element(activate()).toMatchTextContent(/Les logements cochés sont déjà activés\./)
  await userEvent.keyboard('{Escape}')
  await box('A11').click()
  await bar().getByRole('button', { name: 'Plus' }).click()
  await expect.element(activate()).toMatchTextContent(/La société doit disposer d’un compte propriétaire/)
  await expect.element(activate()).toHaveAttribute('aria-disabled', 'true')
})
