import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journal } from '../platform/journal.ts'
import { answersFor, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'
import './TemplatesPage.tsx'

beforeEach(async () => {
  await startAfresh()
  journal.clear()
})
afterEach(() => void vi.restoreAllMocks())

const template = {
  id: 3,
  name: 'Maison neuve',
  is_default: false,
  documents: [],
  cannot: { edit: null, set_default: null },
}
const list = { body: { data: [template], meta: { total: 1, per_page: 1, current_page: 1, last_page: 1 } } }
const dialog = () => page.getByRole('dialog')

const openList = async (more: Record<string, Answer>) => {
  serve({ ...answersFor('RESIDENCE_BUILDER'), 'GET /companies/1/templates': list, ...more })
  await openPortal('/templates/1')
  await page.getByRole('button', { name: 'Afficher le détail : Maison neuve' }).click()
}

test('SHELL-46 TPL-26: a template that cannot be renamed says so once, where it was asked, and may be sent again', async () => {
  await openList({ 'PATCH /companies/1/templates/3': refusal(503, 'SERVICE_UNAVAILABLE', 'Service indisponible.') })
  await page.getByRole('button', { name: 'Renommer le modèle' }).click()
  await dialog().getByLabelText('Nom').fill('Maison')
  const save = dialog().getByRole('button', { name: 'Enregistrer' })
  await save.click()
  await expect.element(dialog().getByText(/^Service indisponible/)).toBeVisible()
  await expect.element(save).not.toHaveAttribute('data-loading')
  await expect.element(save).toBeEnabled()
  await expect.element(dialog().getByLabelText('Nom')).toHaveValue('Maison')
  expect(journal.entries()).toEqual([])
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

const apply = async (answer: Answer) => {
  await openProject(lilas, {
    'GET /companies/1/templates': list,
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
