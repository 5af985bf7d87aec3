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
const kept = { extra_infos: 'Bât. A', region: 'Pays de la Loire', latitude: 47.24, longitude: -1.52 }

test('a new name leaves the address with its position, its region and what the form does not show', async () => {
  const portal = await openDialog()
  await page.getByRole('textbox', { name: 'Nom du client' }).fill('Mme Roux')
  await save().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent(portal, edit)).toMatchObject({
    name: 'Mme Roux',
    contact_information: { addresses: [kept], phones: passport.contact_information.phones },
  })
})

test('another street takes neither the position nor the region of the former one', async () => {
  const portal = await openDialog()
  await page.getByRole('textbox', { name: 'Voie' }).fill('Rue des Roses')
  await save().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent(portal, edit)).toMatchObject({ contact_information: { addresses: [{ extra_infos: 'Bât. A' }] } })
  expect(sent(portal, edit)).not.toHaveProperty('contact_information.addresses.0.region')
})
