import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { impersonated_by, me, refusal } from '../platform/testing.tsx'
import type { Project } from './api.ts'
import { lilas, openProject, sent, startAfresh } from './testing.ts'

beforeEach(startAfresh)

const patch = 'PATCH /companies/1/residences/9'
const saved = {
  [patch]: { body: { data: lilas } },
}

const field = (name: RegExp) => page.getByRole('textbox', { name })
const city = () => page.getByRole('combobox', { name: 'Ville' })
const save = () => page.getByRole('button', { name: 'Enregistrer' })
const dialog = () => page.getByRole('dialog', { name: 'Modifier le projet' })

const openDialog = async (project: Project, more = {}) => {
  const portal = await openProject(project, more)
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Modifier le projet' }).click()
  await expect.element(field(/^Nom/)).toHaveFocus()
  return portal
}

test('PRJ-31: the menu has exactly two entries', async () => {
  await openProject(lilas)
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click()
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(['Modifier le projet', 'Appliquer un modèle'])
})

test('PRJ-32 PRJ-36/optional PRJ-37/sent: pre-filled; saving edits the project and its contact in one call, then reloads', async () => {
  const portal = await openDialog(lilas, saved)
  for (const [name, value] of [
    [/^Nom/, 'Maison Les Lilas'],
    [/^Numéro de contrat/, lilas.contract_number ?? ''],
    [/^Numéro \(/, '14'],
    [/^Voie/, 'Rue des Lilas'],
    [/^Complément/, ''],
    [/^Code postal/, '44300'],
    [/^E-mail/, 'famille.roux@foyer.example'],
  ] as const)
    await expect.element(field(name)).toHaveValue(value)
  await expect.element(city()).toHaveValue('Nantes')
  await field(/^Numéro de contrat/).fill('')
  await field(/^Numéro \(/).fill('')
  await field(/^Voie/).fill('Rue des Roses')
  const before = portal.calls.length
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(portal.names().slice(before, before + 2)).toEqual([patch, 'GET /residences/9'])
  expect(sent(portal, patch)).toEqual({
    contract_number: null,
    contact_information: {
      addresses: [
        {
          street_number: '',
          street_name: 'Rue des Roses',
          extra_infos: '',
          zip_code: '44300',
          city: 'Nantes',
          country_code: 'FR',
        },
      ],
    },
  })
})

test('of what nobody touched nothing is sent, the second time neither; an emptied e-mail is', async () => {
  const portal = await openDialog(lilas, { [patch]: refusal(503, 'SERVICE_UNAVAILABLE', 'Service indisponible.') })
  await field(/^E-mail/).fill('')
  for (const time of [1, 2]) {
    await save().click()
    await expect.poll(() => portal.names().filter((name) => name === patch)).toHaveLength(time)
    await expect.element(dialog()).toMatchTextContent('Service indisponible.')
  }
  for (const { body } of portal.calls.filter(({ name }) => name === patch))
    expect(JSON.parse(body)).toEqual({ contact_information: { emails: [] } })
})

test('PRJ-35 PRJ-36/email: nothing is saved until name, street, zip code, city and e-mail are right', async () => {
  const { names } = await openDialog(lilas, saved)
  await field(/^Code postal/).fill('4430')
  await field(/^E-mail/).fill('famille.roux')
  await city().fill('')
  await field(/^Nom/).click()
  await expect.element(dialog()).toMatchTextContent('Le code postal doit comporter 5 chiffres')
  await expect.element(dialog()).toMatchTextContent('Email invalide')
  await expect.element(dialog()).toMatchTextContent('3 champs à compléter ou à corriger')
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await save().click({ force: true })
  await expect.element(field(/^E-mail/)).toHaveFocus()
  expect(names()).not.toContain(patch)
})

test('PRJ-28: in tenant context the e-mail is neither shown, nor asked, nor sent', async () => {
  const portal = await openDialog({ ...lilas, tenant_context: true }, saved)
  expect(page.getByText('famille.roux@foyer.example').elements()).toHaveLength(0)
  expect(field(/^E-mail/).elements()).toHaveLength(0)
  await field(/^Code postal/).fill('44400')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(portal, patch)).toMatchObject({ contact_information: { addresses: [{ zip_code: '44400' }] } })
  expect(sent(portal, patch)).not.toHaveProperty('contact_information.emails')
})

test('whoever acts in someone’s name changes no address of a home, and reads why; the rest they may', async () => {
  const portal = await openDialog(lilas, { ...saved, 'GET /user': { body: { data: { ...me, impersonated_by } } } })
  await expect.element(field(/^E-mail/)).toHaveAttribute('readonly')
  await expect.element(field(/^E-mail/)).toHaveAccessibleDescription(/impossible depuis un accès d’assistance/)
  await field(/^Nom/).fill('Maison Lilas')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(portal, patch)).toEqual({ name: 'Maison Lilas' })
})

test('PRJ-29: in place of a missing e-mail stands a warning sign, with the way to add it', async () => {
  const contact_information = { ...lilas.contact_information, emails: [] }
  await openProject({ ...lilas, contact_information, journey: { ...lilas.journey, state: 'WITHOUT_EMAIL' } })
  const missing = page.getByRole('region', { name: 'Informations' }).getByText('Aucune adresse e-mail')
  await expect.element(missing).toBeVisible()
  expect(missing.element().querySelector('.tabler-icon-alert-triangle')).not.toBeNull()
  await page.getByRole('button', { name: 'Ajouter un e-mail' }).click()
  await expect.element(field(/^E-mail/)).toHaveFocus()
})

test('D2-B06: a refusal stands in the dialog, which keeps what was typed', async () => {
  const { names } = await openDialog(lilas, { [patch]: refusal(409, 'RESIDENCE_CANCELLED', 'Ce projet est annulé.') })
  await city().fill('Rezé')
  await save().click()
  await expect.element(dialog()).toMatchTextContent('Ce projet est annulé.')
  await expect.element(city()).toHaveValue('Rezé')
  expect(names().filter((name) => name === patch)).toHaveLength(1)
})

test('the limits of the fields are those of the contract', async () => {
  const { names } = await openDialog(lilas, saved)
  await field(/^Nom/).fill('x'.repeat(201))
  await field(/^Numéro de contrat/).fill('x'.repeat(101))
  await city().fill('x'.repeat(121))
  await field(/^Voie/).click()
  for (const max of [200, 100, 120])
    await expect.element(dialog()).toMatchTextContent(`Ne dépassez pas ${max} caractères`)
  await save().click({ force: true })
  expect(names()).not.toContain(patch)
})
