import { companyTypes, type CompanyType } from '@logis/contract/companies.rules'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../platform/session.ts'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { template } from '../templates/testing.ts'
import { horizon } from './testing.ts'

beforeEach(async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
})

const bypass = { id: 31, option_type: 'BYPASS_OWNER_VALIDATION_FOR_TENANT', value: '1' }
const channel = (id: number, name: string, more: object) => ({
  id,
  code: `CODE_${id}`,
  name,
  target: 'user',
  type: 'mail',
  is_active: true,
  is_optional: true,
  ...more,
})
const clients = { id: 8, name: 'Service clients', email: 'clients@horizon.example', phone_number: null, position: 0 }
const contacts = '/companies/1/credential-contacts'
const options = '/companies/1/options'
type Served = { stored?: object[]; channels?: object[]; named?: object[]; cannot?: object; company?: object }
const openSettings = async (
  type: CompanyType,
  { stored = [], channels = [], named = [], cannot = { add: null, edit: null }, company = {} }: Served = {},
) => {
  const wire = serve({
    ...answersFor(type),
    'GET /companies/1': { body: { data: { ...horizon, type, ...company } } },
    'PATCH /companies/1': { body: { data: { ...horizon, type } } },
    'GET /company-types': {
      body: {
        data: [
          { code: 'COMPANY_MANAGER', name: 'Gestionnaire' },
          { code: 'DEVELOPER', name: 'Promoteur' },
        ],
      },
    },
    'GET /companies/1/second-factor': {
      body: { data: { is_demanded: false, people: 3, ready: 1, cannot: { change: null } } },
    },
    'GET /companies/1/communication-channel-settings': { body: { data: channels } },
    [`GET ${contacts}`]: listOf(named, { cannot }),
    [`POST ${contacts}`]: { status: 201, body: { data: clients } },
    [`PATCH ${contacts}/8`]: { body: { data: clients } },
    [`DELETE ${contacts}/8`]: { status: 204 },
    'GET /companies/1/templates': listOf([template(5, 'Maison')]),
    [`GET ${options}`]: { body: { data: { data: stored } } },
    [`POST ${options}`]: { status: 201, body: { data: bypass } },
    [`DELETE ${options}/31`]: { status: 204 },
    'GET /companies/1/services': {
      body: {
        data: [
          {
            code: 'MSL_PREMIUM',
            name: 'Offre Premium',
            description: '',
            quantity: null,
            starts_on: '2026-01-01',
            ends_on: null,
            is_active: true,
          },
          {
            code: 'MSL_REPCONSOS',
            name: 'Consommations',
            description: '',
            quantity: 12,
            starts_on: '2024-01-01',
            ends_on: '2024-12-31',
            is_active: false,
          },
        ],
      },
    },
  })
  await openPortal('/settings/1')
  await expect.element(page.getByRole('region', { name: 'Offre et modules' })).toBeVisible()
  return wire
}
const tenants = () => page.getByRole('switch', { name: /sans l’accord du propriétaire/ })
const sent = (wire: ReturnType<typeof serve>, name: string) => wire.calls.find((call) => call.name === name)?.body

test.each(companyTypes)('PROF-21 PROF-23 PROV-16/types what %s finds among its settings', async (type) => {
  await openSettings(type, { channels: [channel(1, 'Logement activé', {})] })
  const has = (name: string) => page.getByRole('region', { name, exact: true }).elements().length === 1
  await expect.poll(() => has('Application tierce')).toBe(true)
  expect([has('Compte propriétaire'), has('Société'), has('Communication')]).toEqual([
    type === 'SOCIAL_LANDLORD',
    type === 'COMPANY_MANAGER',
    true,
  ])
})

test('PROF-38/on a landlord turns the tenants’ requests on: the option is added, with the value 1', async () => {
  const wire = await openSettings('SOCIAL_LANDLORD')
  await expect.element(tenants()).not.toBeChecked()
  await tenants().click({ force: true })
  await expect.poll(() => sent(wire, `POST ${options}`)).toBeDefined()
  expect(JSON.parse(sent(wire, `POST ${options}`)!)).toEqual({ option_type: bypass.option_type, value: 1 })
})

test('PROF-38/off and off: the option is deleted', async () => {
  const wire = await openSettings('SOCIAL_LANDLORD', { stored: [bypass] })
  await expect.element(tenants()).toBeChecked()
  await tenants().click({ force: true })
  await expect.poll(() => wire.names()).toContain(`DELETE ${options}/31`)
})

test('PROF-30 PROF-38/landlords no other type has the switch; the default template is chosen here as on its own page', async () => {
  const wire = await openSettings('RESIDENCE_BUILDER')
  expect(tenants().elements()).toHaveLength(0)
  await page.getByRole('combobox', { name: 'Modèle par défaut' }).click()
  await page.getByRole('option', { name: 'Maison' }).click()
  await expect.poll(() => sent(wire, `POST ${options}`)).toBeDefined()
  expect(JSON.parse(sent(wire, `POST ${options}`)!)).toEqual({ option_type: 'DEFAULT_PROJECT_TEMPLATE', value: '5' })
})

test('PROF-40/listed the offer and the modules are listed with their dates, and nothing of them can be changed', async () => {
  await openSettings('RESIDENCE_BUILDER')
  const card = page.getByRole('region', { name: 'Offre et modules' })
  await expect.element(card).toMatchTextContent('Offre Premium')
  await expect.element(card).toMatchTextContent('Depuis le 01/01/2026')
  await expect.element(card).toMatchTextContent('Du 01/01/2024 au 31/12/2024')
  await expect.element(card).toMatchTextContent('Terminé')
  expect(card.getByRole('button').elements()).toHaveLength(0)
})

test('PROF-26 the builder’s section is there when a message goes to the staff; push when a message has it', async () => {
  await openSettings('RESIDENCE_BUILDER', { channels: [channel(1, 'Logement activé', {})] })
  const card = page.getByRole('region', { name: 'Communication' })
  await expect.element(card.getByRole('heading', { name: 'Aux habitants' })).toBeVisible()
  expect(card.getByRole('heading', { level: 3 }).elements()).toHaveLength(1)
  await expect.element(card.getByRole('switch', { name: 'Logement activé E-mail' })).toBeChecked()
  expect(card.getByText('Notification').elements()).toHaveLength(0)
})

test('PROF-26 a message that goes both ways has a switch for each, named after its way', async () => {
  await openSettings('RESIDENCE_BUILDER', {
    channels: [
      channel(1, 'Logement activé', {}),
      channel(2, 'Logement activé', { type: 'push', is_active: false }),
      channel(3, 'Demande d’accès', { target: 'builder', type: 'push' }),
    ],
  })
  const card = page.getByRole('region', { name: 'Communication' })
  await expect.element(card.getByRole('heading', { name: 'À vos équipes' })).toBeVisible()
  await expect.element(card.getByRole('switch', { name: 'Logement activé E-mail' })).toBeChecked()
  await expect.element(card.getByRole('switch', { name: 'Logement activé Notification' })).not.toBeChecked()
  await expect.element(card.getByRole('switch', { name: 'Demande d’accès Notification' })).toBeChecked()
})

const named = () => page.getByRole('region', { name: 'Contacts des fiches d’identifiants' })

test('a contact is added to the credential sheets, another wording given, one taken off', async () => {
  const wire = await openSettings('RESIDENCE_BUILDER', { named: [clients] })
  await expect.element(named()).toMatchTextContent('clients@horizon.example')
  await named().getByRole('button', { name: 'Ajouter un contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/Adresse e-mail/).fill('accueil')
  await dialog.getByLabelText('Nom').fill('Accueil')
  await expect.element(dialog.getByText('Email invalide')).toBeVisible()
  await dialog.getByLabelText(/Adresse e-mail/).fill('')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => sent(wire, `POST ${contacts}`)).toBeDefined()
  expect(JSON.parse(sent(wire, `POST ${contacts}`)!)).toEqual({ name: 'Accueil', phone_number: '', email: '' })

  await named().getByRole('button', { name: 'Modifier Service clients' }).click()
  await dialog.getByLabelText(/Téléphone/).fill('02 40 00 00 00')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => sent(wire, `PATCH ${contacts}/8`)).toBeDefined()
  expect(JSON.parse(sent(wire, `PATCH ${contacts}/8`)!)).toEqual({ phone_number: '02 40 00 00 00' })

  await named().getByRole('button', { name: 'Retirer Service clients des fiches' }).click()
  await dialog.getByRole('button', { name: 'Retirer le contact des fiches' }).click()
  await expect.poll(() => wire.names()).toContain(`DELETE ${contacts}/8`)
})

test('the contacts of the sheets are put in order, a step at a time, by the keyboard too', async () => {
  const wire = await openSettings('RESIDENCE_BUILDER', {
    named: [clients, { ...clients, id: 9, name: 'Accueil', position: 1 }],
  })
  const down = named().getByRole('button', { name: 'Descendre Service clients' })
  await expect
    .element(named().getByRole('button', { name: 'Monter Service clients' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(named().getByRole('button', { name: 'Descendre Accueil' }))
    .toHaveAttribute('aria-disabled', 'true')
  ;(down.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent(wire, `PATCH ${contacts}/8`)).toBeDefined()
  expect(JSON.parse(sent(wire, `PATCH ${contacts}/8`)!)).toEqual({ position: 1 })
})

test('who may not change them sees whom the sheets name, and no button; a full sheet says why it takes no more', async () => {
  const full = { add: 'CREDENTIAL_CONTACTS_LIMIT_REACHED', edit: null }
  await openSettings('RESIDENCE_BUILDER', { named: [clients], cannot: full })
  const add = named().getByRole('button', { name: 'Ajouter un contact' })
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await cleanup()
  await openSettings('RESIDENCE_BUILDER', { named: [clients], cannot: { add: 'FORBIDDEN', edit: 'FORBIDDEN' } })
  await expect.element(named()).toMatchTextContent('Service clients')
  expect(named().getByRole('button').elements()).toHaveLength(0)
})

test('PROF-39/screen name, type and sponsorship link, which a manager changes; nobody else has the card', async () => {
  const wire = await openSettings('COMPANY_MANAGER', { company: { sponsorship_url: 'https://horizon.example/p' } })
  const card = page.getByRole('region', { name: 'Société', exact: true })
  for (const fact of ['Groupe Horizon', 'Gestionnaire', 'https://horizon.example/p'])
    await expect.element(card).toMatchTextContent(fact)
  await card.getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Nom').fill('Horizon')
  await dialog.getByLabelText(/Lien de parrainage/).fill('https://horizon.example/q')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => sent(wire, 'PATCH /companies/1')).toBeDefined()
  expect(JSON.parse(sent(wire, 'PATCH /companies/1')!)).toEqual({
    name: 'Horizon',
    sponsorship_url: 'https://horizon.example/q',
  })
  await cleanup()
  await openSettings('RESIDENCE_BUILDER')
  expect(card.elements()).toHaveLength(0)
})
