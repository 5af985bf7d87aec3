import type { TemplatePreview, TemplateRow } from '@logis/contract/templates'
import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journal } from '../platform/journal.ts'
import { answersFor, listOf, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'
import { full } from './testing.ts'
import './TemplatesPage.tsx'

beforeEach(async () => {
  await startAfresh()
  journal.clear()
})
afterEach(() => void vi.restoreAllMocks())

const list = listOf([full])
const dialog = () => page.getByRole('dialog')

const openList = async (more: Record<string, Answer>) => {
  const served = serve({ ...answersFor('RESIDENCE_BUILDER'), 'GET /companies/1/templates': list, ...more })
  await openPortal('/templates/1')
  await page.getByRole('button', { name: 'Afficher le détail : Maison neuve' }).click()
  return served
}

test('SHELL-46 TPL-26: a template that cannot be renamed says so once, where it was asked, and may be sent again', async () => {
  await openList({ 'PATCH /companies/1/templates/3': refusal(503, 'SERVICE_UNAVAILABLE', 'Service indisponible.') })
  await page.getByRole('button', { name: 'Renommer le modèle' }).click()
  const save = dialog().getByRole('button', { name: 'Enregistrer' })
  await dialog().getByLabelText('Nom').fill('Maison')
  await save.click()
  await expect.element(dialog().getByText(/^Service indisponible/)).toBeVisible()
  await expect.element(save).not.toHaveAttribute('data-loading')
  await expect.element(save).toBeEnabled()
  await expect.element(dialog().getByLabelText('Nom')).toHaveValue('Maison')
  expect(journal.entries()).toEqual([])
})

test.each([
  ['Nouveau modèle', 'Créer le modèle', ''],
  ['Renommer le modèle', 'Enregistrer', 'Maison neuve'],
])('TPL-13: « %s » asks for a name, and « %s » is off without one', async (opener, act, name) => {
  const { names } = await openList({})
  await page.getByRole('button', { name: opener }).first().click()
  const save = dialog().getByRole('button', { name: act })
  const field = dialog().getByLabelText('Nom')
  await expect.element(field).toHaveValue(name)
  for (const typed of ['Chalet', '', 'Chalet', '  ']) {
    await field.fill(typed)
    await expect.element(save).toHaveAttribute('aria-disabled', String(typed.trim() === ''))
  }
  await save.click({ force: true })
  expect(names().filter((call) => /^(POST|PATCH) /.test(call) && call.includes('templates'))).toEqual([])
})

test('SHELL-46 TPL-26: an option that cannot be set leaves the switch as it is, and says so once', async () => {
  await openList({ 'POST /companies/1/options': refusal(403, 'FORBIDDEN', 'Vous n’avez pas les droits.') })
  const byDefault = page.getByRole('switch', { name: /^Modèle par défaut/ })
  await byDefault.click()
  await dialog().getByRole('button', { name: 'Définir le modèle par défaut' }).click()
  await expect.element(dialog().getByText('Vous n’avez pas les droits.')).toBeVisible()
  expect(journal.entries()).toEqual([])
  await dialog().getByRole('button', { name: 'Annuler' }).click()
  await expect.element(byDefault).not.toBeChecked()
})

const none = { entries: 0, projects: 0 }
const previewOf = (more: Partial<TemplatePreview>): Answer => ({
  body: {
    data: {
      receiving: 1,
      complete: 0,
      documents: none,
      devices: { entries: 2, projects: 1 },
      contacts: none,
      left_out: [],
      left_out_count: 0,
      ...more,
    },
  },
})
const apply = async (answer: Answer) => {
  await openProject(lilas, {
    'GET /companies/1/templates': list,
    'POST /companies/1/templates/3/preview': previewOf({}),
    'POST /companies/1/templates/3/apply': answer,
  })
  await page
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Appliquer un modèle' }).click()
  await dialog().getByRole('combobox', { name: 'Modèle' }).click()
  await page.getByRole('option', { name: 'Maison neuve' }).click()
  await dialog().getByRole('button', { name: 'Appliquer', exact: true }).click()
}

test('API2-07 SHELL-49 TPL-24: on the page of a project the success of a template is said for thirty seconds', async () => {
  const shown = vi.spyOn(notifications, 'show')
  await apply({ body: { data: [{ id: 9, name: 'Maison Les Lilas' }] } })
  await expect.element(page.getByText('Le modèle a été appliqué à Maison Les Lilas.').first()).toBeVisible()
  expect(shown.mock.calls.map(([{ message, autoClose }]) => ({ message, autoClose }))).toEqual([
    { message: 'Le modèle a été appliqué à Maison Les Lilas.', autoClose: 30_000 },
  ])
})

test('SHELL-46 TPL-26: a template that cannot be applied says so in its dialog, without a toast', async () => {
  await apply(refusal(500, 'INTERNAL_ERROR', 'Une erreur est survenue.'))
  await expect.element(dialog().getByText('Une erreur est survenue.')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Appliquer', exact: true })).toBeEnabled()
  expect(journal.entries()).toEqual([])
})

const part = (name: string) => page.getByRole('region', { name })
const plumber = { id: 9, code: 'plumber', name: 'Plombier' }
const product = {
  ...full.devices[0]!.product,
  id: 51,
  name: 'Linéo',
  parent: null,
  category_ids: [],
  nature: null,
  generic: false,
  is_boiler: false,
  picture_path: null,
  lifespan: null,
}
const found = { body: { data: [product], meta: { total: 1, per_page: 10, current_page: 1, last_page: 1 } } }

test('TPL-05/devices TPL-08/devices: the devices of a template are listed; a product is added with its fields, one changed, and one removed', async () => {
  const added = { status: 201, body: { data: full } }
  const { calls } = await openList({
    'GET /products': found,
    'POST /companies/1/templates/3/devices': added,
    'PATCH /companies/1/templates/3/devices/5': { body: { data: full } },
    'DELETE /companies/1/templates/3/devices/5': { status: 204 },
  })
  const devices = part('Équipements du modèle')
  await expect.element(devices.getByText('Viessmann, B2HF, 26 · × 2', { exact: true })).toBeVisible()

  await devices.getByRole('button', { name: 'Ajouter un équipement' }).click()
  await expect.element(dialog().getByLabelText(/^Numéro de série/)).not.toBeInTheDocument()
  await dialog().getByLabelText('Nom ou référence').fill('lin')
  await dialog().getByRole('button', { name: /Linéo/ }).click()
  await dialog()
    .getByLabelText(/^Quantité/)
    .fill('3')
  await dialog().getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect.element(page.getByText('L’équipement a bien été ajouté au modèle.').first()).toBeVisible()
  const sent = calls.find(({ name }) => name.startsWith('POST /companies/1/templates'))
  expect(JSON.parse(sent!.body)).toMatchObject({ product_id: 51, quantity: 3 })

  await devices.getByRole('button', { name: 'Modifier Vitodens 200-W' }).click()
  const quantity = dialog().getByLabelText(/^Quantité/)
  await expect.element(quantity).toHaveValue('2')
  await quantity.fill('4')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('L’équipement du modèle a bien été modifié.').first()).toBeVisible()
  const changed = calls.find(({ name }) => name.startsWith('PATCH /companies'))
  expect(JSON.parse(changed!.body)).toEqual({ quantity: 4 })

  await devices.getByRole('button', { name: 'Retirer Vitodens 200-W' }).click()
  await page.getByRole('alertdialog').or(dialog()).getByRole('button', { name: 'Retirer l’équipement' }).click()
  await expect.poll(() => calls.some(({ name }) => name.startsWith('DELETE'))).toBe(true)
})

test('TPL-05/contacts TPL-08/contacts: the contacts of a template are listed by trade; one is added by a trade it is not there for, and one removed', async () => {
  const jobs = [full.contacts[0]!.job, plumber]
  const yann = { id: 60, name: 'Yann Lenoir', company_name: 'Chauffage Lenoir', jobs, cannot: { write: null } }
  const empty = { emails: [], phones: [], addresses: [], website_url: null, notes: null }
  const contact = { ...yann, ...empty, created_at: '2026-01-01T00:00:00Z', projects_count: 0 }
  const all = listOf([contact], { cannot: { write: null } })
  const { calls } = await openList({
    'GET /companies/1/contacts': all,
    'POST /companies/1/templates/3/contacts': { status: 201, body: { data: full } },
    'DELETE /companies/1/templates/3/contacts/6': { status: 204 },
  })
  const contacts = part('Contacts du modèle')
  await expect.element(contacts.getByText('Chauffagiste · Chauffage Lenoir', { exact: true })).toBeVisible()

  await contacts.getByRole('button', { name: 'Ajouter un contact' }).click()
  await dialog().getByRole('combobox', { name: 'Contact' }).click()
  await page.getByRole('option', { name: /Yann Lenoir/ }).click()
  await expect.element(dialog().getByRole('combobox', { name: 'Métier' })).toHaveValue('Plombier')
  await dialog().getByRole('button', { name: 'Ajouter un contact' }).click()
  await expect.element(page.getByText('Le contact a bien été ajouté au modèle.').first()).toBeVisible()
  const sent = calls.find(({ name }) => name.startsWith('POST /companies/1/templates'))
  expect(JSON.parse(sent!.body)).toEqual({ contact_id: 60, job_id: 9 })

  await contacts.getByRole('button', { name: 'Retirer Yann Lenoir' }).click()
  await page.getByRole('alertdialog').or(dialog()).getByRole('button', { name: 'Retirer le contact' }).click()
  await expect.poll(() => calls.some(({ name }) => name.startsWith('DELETE'))).toBe(true)
})

test('whoever may not change a template reads what it holds, without a control', async () => {
  const closed: TemplateRow = { ...full, cannot: { edit: 'FORBIDDEN', set_default: 'FORBIDDEN' } }
  await openList({ 'GET /companies/1/templates': listOf([closed]) })
  for (const name of ['Équipements du modèle', 'Contacts du modèle']) {
    await expect.element(part(name).getByRole('listitem')).toBeVisible()
    expect(part(name).getByRole('button').elements()).toEqual([])
  }
})

test.each([
  ['MANUFACTURER', false],
  ['INSTALLER', false],
  ['RESIDENCE_BUILDER', true],
] as const)('TPL-02: the menu of a company of type %s', async (type, isThere) => {
  serve({ ...answersFor(type), 'GET /companies/1/templates': list })
  await openPortal('/settings/1')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect.element(menu.getByRole('link', { name: /^Paramètres/ })).toBeVisible()
  expect(menu.getByRole('link', { name: /^Modèles/ }).elements()).toHaveLength(isThere ? 1 : 0)
})

const project = (id: number, name: string) => ({ ...lilasRow, id, name })
const { cannot: lilasCannot, ...lilasFields } = lilas
const lilasRow = { ...lilasFields, cannot: { cancel: lilasCannot.cancel } }
const three = listOf([project(9, 'Maison A'), project(10, 'Maison B'), project(11, 'Maison C')])
const applyToThree = async (more: Record<string, Answer | Promise<Answer>>) => {
  const served = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/residences': three,
    'GET /companies/1/templates': list,
    ...more,
  })
  await openPortal('/projects/1')
  for (const name of ['Maison A', 'Maison B', 'Maison C'])
    await page.getByRole('checkbox', { name: `Sélectionner : ${name}` }).click()
  await page.getByRole('button', { name: 'Appliquer un modèle' }).click()
  return served
}
const choose = async () => {
  await dialog().getByRole('combobox', { name: 'Modèle' }).click()
  await page.getByRole('option', { name: 'Maison neuve' }).click()
}
const submit = () => dialog().getByRole('button', { name: 'Appliquer', exact: true })

test('PRJ-33 PRJ-44/template TPL-14 TPL-18/screen TPL-25: nothing is applied before a project is selected, nor before a template is chosen, and no message says so', async () => {
  const { calls } = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/residences': three,
    'GET /companies/1/templates': list,
    'POST /companies/1/templates/3/preview': previewOf({}),
  })
  await openPortal('/projects/1')
  const act = page.getByRole('button', { name: 'Appliquer un modèle' })
  await expect.element(act).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: 'Sélectionner : Maison A' }).click()
  await expect.element(act).not.toHaveAttribute('aria-disabled')
  await act.click()
  await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(800)
  await expect.poll(() => dialog().getByRole('combobox').elements()).toHaveLength(1)
  await expect.element(submit()).toBeDisabled()
  expect(dialog().getByRole('alert').elements()).toEqual([])
  expect(journal.entries()).toEqual([])
  await choose()
  await expect.element(submit()).toBeEnabled()
  const asked = () => calls.findLast(({ name }) => name === 'GET /companies/1/templates')?.query.get('light')
  expect(asked()).toBe('1')
  await openPortal('/templates/1')
  await expect.poll(asked).toBe('0')
})

test('TPL-22 TPL-23: a toast of five seconds names those that were updated, and a warning that stays names the others', async () => {
  const shown = vi.spyOn(notifications, 'show')
  await applyToThree({
    'POST /companies/1/templates/3/preview': previewOf({}),
    'POST /companies/1/templates/3/apply': {
      body: {
        data: [
          { id: 9, name: 'Maison A' },
          { id: 10, name: 'Maison B' },
        ],
      },
    },
  })
  await choose()
  await submit().click()
  const text = 'Le modèle a été appliqué à 2 projets : Maison A, Maison B.'
  await expect.element(page.getByText(text).first()).toBeVisible()
  expect(shown.mock.calls.map(([{ message, autoClose }]) => ({ message, autoClose }))).toEqual([
    { message: text, autoClose: 5000 },
  ])
  const warning = page.getByRole('alert').filter({ hasText: '1 projet n’a pas été mis à jour' })
  await expect.element(warning.getByText('Maison C')).toBeVisible()
  expect(warning.getByText('Maison A').elements()).toEqual([])
  await warning.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(warning).not.toBeInTheDocument()
})

test('before it is applied, a template tells what it would add to how many, and which cannot receive it and why', async () => {
  const { calls } = await applyToThree({
    'POST /companies/1/templates/3/preview': previewOf({
      receiving: 1,
      complete: 1,
      documents: { entries: 3, projects: 1 },
      left_out: [{ id: 11, name: 'Maison C', reason: 'RESIDENCE_CANCELLED' }],
      left_out_count: 1,
    }),
  })
  await choose()
  await expect.element(dialog().getByText('3 documents, dans 1 projet')).toBeVisible()
  await expect.element(dialog().getByText('2 équipements, dans 1 projet')).toBeVisible()
  await expect.element(dialog().getByText('1 projet a déjà tout ce que contient ce modèle.')).toBeVisible()
  await expect.element(dialog().getByText(/^Maison C/)).toBeVisible()
  const sent = calls.find(({ name }) => name.endsWith('/preview'))
  expect(JSON.parse(sent!.body)).toEqual({ residences: [9, 10, 11] })
})

test('to more projects than one call takes, a job applies it: its progress is shown, and its end told as any other', async () => {
  const many = Array.from({ length: 501 }, (_, index) => project(100 + index, `Maison ${index}`))
  const of = (done: number, ended_at: string | null = null) => ({
    body: {
      data: {
        id: 7,
        template_name: 'Maison neuve',
        total: 501,
        done,
        left_out: [{ id: 100, name: 'Maison 0', reason: 'RESIDENCE_CANCELLED' }],
        ended_at,
      },
    },
  })
  const first = { data: many.slice(0, 1), meta: { total: 501, per_page: 10, current_page: 1, last_page: 51 } }
  const served = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/residences': { body: first },
    'GET /companies/1/templates': list,
    'POST /companies/1/templates/3/preview': previewOf({ receiving: 500 }),
    'POST /companies/1/templates/3/runs': { status: 202, ...of(0) },
    'GET /companies/1/template-runs/7': of(250),
  })
  await openPortal('/projects/1')
  await page.getByRole('checkbox', { name: 'Sélectionner : Maison 0' }).click()
  served.answers['GET /companies/1/residences'] = listOf(many)
  await page.getByRole('button', { name: 'Sélectionner les 501 résultats' }).click()
  await page.getByRole('button', { name: 'Appliquer un modèle' }).click()
  await choose()
  await submit().click()
  await expect.element(dialog().getByText('250 projets sur 501')).toBeVisible()
  served.answers['GET /companies/1/template-runs/7'] = of(501, '2026-11-22T10:00:00Z')
  await expect.element(page.getByText(/^Le modèle a été appliqué à 500 projets/).first()).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('Maison 0')).toBeVisible()
})
