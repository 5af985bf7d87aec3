import type { Company } from '@logis/contract/companies'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../../platform/session.ts'
import { answersFor, listOf, openPortal, refusal, serve, type Answer } from '../../platform/testing.tsx'
import { horizon } from '../testing.ts'

beforeEach(async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
})

const contact = {
  public_name: 'Horizon Habitat',
  website_url: 'https://horizon.example',
  notes: 'Ouvert le matin.',
  addresses: [
    {
      street_number: '3',
      street_name: 'Quai de la Fosse',
      zip_code: '44000',
      city: 'Nantes',
      region: 'Pays de la Loire',
      country_code: 'FR',
      country_name: null,
      extra_infos: 'Bâtiment B',
      latitude: 47.21,
      longitude: -1.56,
    },
  ],
  emails: [
    { email: 'contact@horizon.example', label: 'Accueil' },
    { email: 'presse@horizon.example', label: 'Presse' },
  ],
  phones: [{ phone_number: '02 40 00 10 20', label: null }],
}
const sheet: Company = {
  ...horizon,
  contact_information: contact,
  cannot: { edit_sheet: 'COMPANY_FIELD_NOT_ALLOWED', set_owner: null, administer: null },
}
const put = 'PUT /companies/1/contact-information'
const patch = 'PATCH /companies/1'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#'

const openHome = async (more: object = {}, answers: Record<string, Answer> = {}) => {
  const wire = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1': { body: { data: { ...sheet, ...more } } },
    'GET /companies/1/contact-information': { body: { data: contact } },
    'GET /company-types': { body: { data: [{ code: 'RESIDENCE_BUILDER', name: 'Constructeur' }] } },
    [put]: { body: { data: contact } },
    [patch]: { body: { data: sheet } },
    ...answers,
  })
  await openPortal('/company/1')
  await page.getByRole('button', { name: 'Fiche société' }).click()
  await expect.element(resume()).toBeVisible()
  return wire
}
const resume = () => page.getByRole('region', { name: 'Coordonnées' })
const edit = () => resume().getByRole('button', { name: 'Modifier' })
const dialog = () => page.getByRole('dialog', { name: 'Fiche de la société' })
const field = (name: RegExp) => dialog().getByRole('textbox', { name })
const save = () => dialog().getByRole('button', { name: 'Enregistrer' })
const sent = (wire: ReturnType<typeof serve>, name: string) => {
  const call = wire.calls.find((one) => one.name === name)
  return call && (JSON.parse(call.body) as unknown)
}
const openDialog = async (...given: Parameters<typeof openHome>) => {
  const wire = await openHome(...given)
  await edit().click()
  await expect.element(dialog().getByRole('textbox').first()).toBeVisible()
  return wire
}
const manager = { cannot: { ...sheet.cannot, edit_sheet: null } }

test('DASH-14: the resume shows the picture, both names, the address with its supplement, and how to reach the company', async () => {
  await openHome({ picture_path: pixel })
  for (const text of [
    'Groupe Horizon',
    'Horizon Habitat',
    '3 Quai de la Fosse, 44000 Nantes',
    'Bâtiment B',
    'https://horizon.example',
    'contact@horizon.example',
    '02 40 00 10 20',
  ])
    await expect.element(resume()).toMatchTextContent(text)
  expect(resume().element().querySelector('img')).not.toBeNull()
  await expect.element(edit()).toBeVisible()
})

test('someone who may not change the company has no button for it', async () => {
  await openHome({ cannot: { edit_sheet: 'FORBIDDEN', set_owner: 'FORBIDDEN', administer: 'FORBIDDEN' } })
  expect(edit().elements()).toHaveLength(0)
})

test('PROF-01: the button opens the form of what the company tells, filled in, with its picture', async () => {
  await openDialog()
  await expect.element(field(/^Nom public/)).toHaveValue('Horizon Habitat')
  await expect.element(field(/^Voie/)).toHaveValue('Quai de la Fosse')
  await expect.element(field(/^Complément/)).toHaveValue('Bâtiment B')
  await expect.element(field(/^Site internet/)).toHaveValue('https://horizon.example')
  await expect.element(field(/^Adresse e-mail/)).toHaveValue('contact@horizon.example')
  await expect.element(field(/^Téléphone/)).toHaveValue('02 40 00 10 20')
  await expect.element(dialog().getByRole('group', { name: 'Image de la société' })).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Choisir une image' })).toBeVisible()
})

test('the picture goes after a question; Esc closes the question alone, and what was typed stays', async () => {
  const remove = 'DELETE /companies/1/picture'
  const served = await openDialog({ picture_path: pixel }, { [remove]: { status: 204 } })
  await field(/^Nom public/).fill('Horizon')
  const question = page.getByRole('dialog', { name: 'Supprimer l’image' })
  await dialog().getByRole('button', { name: 'Supprimer l’image' }).click()
  await expect.element(question.getByText(/les initiales de la société la remplaceront/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field(/^Nom public/)).toHaveValue('Horizon')
  expect(served.names()).not.toContain(remove)

  await dialog().getByRole('button', { name: 'Supprimer l’image' }).click()
  served.answers['GET /companies/1'] = { body: { data: sheet } }
  await question.getByRole('button', { name: 'Supprimer l’image' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('button', { name: 'Choisir une image' })).toHaveFocus()
  expect(served.names()).toContain(remove)
})

test('all of it is saved in one call; other e-mails, labels and the notes stay', async () => {
  const wire = await openDialog()
  await field(/^Adresse e-mail/).fill('bonjour@horizon.example')
  await field(/^Téléphone/).fill('')
  await field(/^Voie/).fill('Rue Crébillon')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(wire, put)).toEqual({
    public_name: 'Horizon Habitat',
    website_url: 'https://horizon.example',
    notes: 'Ouvert le matin.',
    addresses: [
      {
        street_number: '3',
        street_name: 'Rue Crébillon',
        zip_code: '44000',
        city: 'Nantes',
        country_code: 'FR',
        extra_infos: 'Bâtiment B',
      },
    ],
    emails: [{ email: 'bonjour@horizon.example', label: 'Accueil' }, contact.emails[1]],
    phones: [],
    before: expect.objectContaining({
      notes: 'Ouvert le matin.',
      emails: contact.emails,
      phones: contact.phones,
    }) as object,
  })
})

test('the address is changed by a suggestion: its parts, its region and its place are saved, and the supplement stays', async () => {
  const place = {
    label: '14 Rue des Lilas 44300 Nantes',
    is_complete: true,
    street_number: '14',
    street_name: 'Rue des Lilas',
    zip_code: '44300',
    city: 'Nantes',
    region: 'Pays de la Loire',
    country_code: 'FR',
    country_name: null,
    extra_infos: null,
    latitude: 47.24,
    longitude: -1.52,
  }
  const wire = await openDialog(undefined, { 'GET /address-suggestions': listOf([place]) })
  await dialog().getByRole('button', { name: 'Chercher l’adresse' }).click()
  const search = dialog().getByRole('combobox', { name: 'Chercher l’adresse' })
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('3 Quai de la Fosse, 44000 Nantes')
  // What was there is selected: whoever writes writes over it.
  await userEvent.keyboard('14 rue des li')
  await page.getByRole('option', { name: place.label }).click()
  await expect.element(search).toHaveValue('14 Rue des Lilas, 44300 Nantes')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(wire, put)).toMatchObject({
    addresses: [
      {
        street_number: '14',
        street_name: 'Rue des Lilas',
        zip_code: '44300',
        city: 'Nantes',
        region: 'Pays de la Loire',
        country_code: 'FR',
        extra_infos: 'Bâtiment B',
        latitude: 47.24,
        longitude: -1.52,
      },
    ],
  })
})

test('what a colleague changed while the form stood open stays', async () => {
  const wire = await openDialog()
  await field(/^Téléphone/).fill('02 40 99 99 99')
  const [street, emails] = [{ ...contact.addresses[0]!, street_name: 'Rue Crébillon' }, contact.emails.slice(1)]
  const now = { ...contact, notes: 'Fermé en août.', addresses: [street], emails }
  wire.answers['GET /companies/1/contact-information'] = { body: { data: now } }
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(wire, put)).toMatchObject({
    notes: 'Fermé en août.',
    addresses: [{ street_name: 'Rue Crébillon' }],
    emails,
    phones: [{ phone_number: '02 40 99 99 99' }],
    // What is changed at this very moment stays too: the server is told what was seen.
    before: { notes: 'Fermé en août.', addresses: [{ street_name: 'Rue Crébillon' }], emails },
  })
})

test('PROF-04: without the right to it the form has no field of the company itself, and sends none; with it, it has', async () => {
  const wire = await openDialog()
  expect(field(/^Nom$/).elements()).toHaveLength(0)
  await field(/^Nom public/).fill('Horizon')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(wire.names()).not.toContain(patch)
  await cleanup()
  const admin = await openDialog(manager)
  await field(/^Nom$/).fill('Groupe Horizon SA')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(admin, patch)).toEqual({ name: 'Groupe Horizon SA' })
  expect(admin.names()).not.toContain(put)
})

test('an administrator who leaves the company as it is changes only what it tells', async () => {
  const wire = await openDialog(manager)
  await field(/^Nom public/).fill('Horizon')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(wire.names()).not.toContain(patch)
})

test('a company that was renamed before the rest of the form was refused is called so behind it', async () => {
  const wire = await openDialog(manager, { [put]: refusal(403, 'FORBIDDEN', 'Vous n’y avez pas accès.') })
  await field(/^Nom$/).fill('Groupe Horizon SA')
  await field(/^Nom public/).fill('Horizon')
  wire.answers['GET /companies/1'] = { body: { data: { ...sheet, ...manager, name: 'Groupe Horizon SA' } } }
  await save().click()
  await expect.element(dialog().getByText('Vous n’y avez pas accès.')).toBeVisible()
  await expect.poll(() => document.body.textContent).toContain('Groupe Horizon SA')
})

test('PROF-05: the form of an administrator requires a name', async () => {
  const wire = await openDialog(manager)
  await field(/^Nom$/).fill(' ')
  await field(/^Nom public/).click()
  await expect.element(dialog()).toMatchTextContent('Ce champ est obligatoire')
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  expect(wire.names()).not.toContain(patch)
})

test('PROF-06 PROF-19: public name, website and phone are taken as typed; an e-mail is one', async () => {
  await openDialog()
  await field(/^Nom public/).fill('???')
  await field(/^Site internet/).fill('pas une adresse')
  await field(/^Téléphone/).fill('sur demande')
  await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true')
  await field(/^Adresse e-mail/).fill('contact')
  await field(/^Téléphone/).click()
  await expect.element(dialog()).toMatchTextContent('Email invalide')
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
})

test('PROF-07: a supplement without an address, or an invalid field, cannot be saved', async () => {
  await openDialog()
  for (const part of [/^Numéro/, /^Voie/, /^Code postal/]) await field(part).fill('')
  await dialog().getByRole('combobox', { name: 'Ville' }).fill('')
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await field(/^Complément/).fill('')
  await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true')
  await field(/^Adresse e-mail/).fill('contact')
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
})

test('a refused type is told under its field, and what the company tells is not sent', async () => {
  const answers = { [patch]: refusal(409, 'COMPANY_TYPE_IN_USE', 'Ses filiales en dépendent.') }
  const wire = await openDialog(manager, answers)
  await field(/^Nom$/).fill('Groupe')
  await save().click()
  await expect.element(dialog()).toMatchTextContent('Ses filiales en dépendent.')
  expect(wire.names()).not.toContain(put)
})
