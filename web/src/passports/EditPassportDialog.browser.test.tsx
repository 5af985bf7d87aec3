import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openInstaller } from '../interventions/testing.ts'
import { lilas, sent, startAfresh } from '../projects/testing.ts'

beforeEach(startAfresh)

const [address] = lilas.contact_information.addresses
const passport = {
  ...lilas,
  name: 'M. Roux',
  is_ptg: true,
  cards: [],
  contact_information: {
    ...lilas.contact_information,
    addresses: [{ ...address!, region: 'Pays de la Loire', extra_infos: 'Bât. A' }],
  },
}
const edit = 'PATCH /companies/1/residences/9'

const openDialog = async () => {
  const portal = await openInstaller('/ptg/1/9', {
    'GET /residences/9': { body: { data: passport } },
    [edit]: { body: { data: passport } },
  })
  await page.getByRole('button', { name: 'Modifier le PTG' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return portal
}
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' })

test('a new name is sent alone', async () => {
  const portal = await openDialog()
  await page.getByRole('textbox', { name: 'Nom du client' }).fill('Mme Roux')
  await save().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent(portal, edit)).toEqual({ name: 'Mme Roux' })
})

test('another street takes neither the position nor the region of the former one', async () => {
  const portal = await openDialog()
  await page.getByRole('textbox', { name: 'Voie' }).fill('Rue des Roses')
  await save().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent(portal, edit)).toMatchObject({
    contact_information: { addresses: [{ extra_infos: 'Bât. A', city: 'Nantes' }] },
  })
  expect(sent(portal, edit)).not.toHaveProperty('contact_information.addresses.0.region')
})

test('PTG-37: it takes the form of a new one, and an emptied contract number is sent as none', async () => {
  const portal = await openDialog()
  const field = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true })
  const whole = {
    'Nom du client': 'M. Roux',
    'Adresse e-mail': 'famille.roux@foyer.example',
    Voie: 'Rue des Lilas',
    'Code postal': '44300',
    Ville: 'Nantes',
  }
  const wrong = [
    ...Object.keys(whole).map((name) => [name, ''] as const),
    ['Adresse e-mail', 'roux@foyer'] as const,
    ...['4430', '443000'].map((zip) => ['Code postal', zip] as const),
  ]
  for (const [name, typed] of wrong) {
    await field(name).fill(typed)
    await save().click({ force: true })
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await field(name).fill(whole[name as keyof typeof whole])
  }
  expect(portal.names()).not.toContain(edit)
  await page.getByRole('textbox', { name: /^N° de contrat/ }).fill('')
  await save().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent(portal, edit)).toEqual({ contract_number: null })
})
