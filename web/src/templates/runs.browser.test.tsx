import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { lilas, startAfresh } from '../projects/testing.ts'
import { full } from './testing.ts'

beforeEach(startAfresh)

const { cannot, ...fields } = lilas
const many = Array.from({ length: 501 }, (_, index) => ({
  ...fields,
  id: 100 + index,
  name: `Maison ${index}`,
  cannot: { cancel: cannot.cancel },
}))
const none = { entries: 0, projects: 0 }
const run: Answer = {
  body: { data: { id: 7, template_name: full.name, total: 501, done: 250, left_out: [], ended_at: null } },
}

test('of a template that was being applied for a company that is no more, nothing is said to go on', async () => {
  const { answers } = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/residences': listOf(many),
    'GET /companies/1/templates': listOf([full]),
    'POST /companies/1/templates/3/preview': {
      body: {
        data: {
          receiving: 501,
          complete: 0,
          documents: none,
          devices: none,
          contacts: none,
          left_out: [],
          left_out_count: 0,
        },
      },
    },
    'POST /companies/1/templates/3/runs': { ...run, status: 202 },
    'GET /companies/1/template-runs/7': run,
  })
  await openPortal('/projects/1')
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).click()
  await page.getByRole('button', { name: 'Appliquer un modèle' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Modèle' }).click()
  await page.getByRole('option', { name: full.name }).click()
  await dialog.getByRole('button', { name: 'Appliquer', exact: true }).click()
  await expect.element(dialog.getByText('250 projets sur 501')).toBeVisible()
  answers['GET /companies/1/template-runs/7'] = refusal(404, 'COMPANY_NOT_FOUND', 'Cette société est introuvable.')
  await expect.element(dialog.getByText('Cette société est introuvable.')).toBeVisible()
  expect(dialog.getByRole('progressbar').elements()).toEqual([])
})
