import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Intake, IntakeRow } from './api.ts'
import { catchUploads } from '../documents/testing.ts'
import { answersFor, listOf, openPortal, refusal, serve } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import './ImportPage.tsx'

beforeEach(startAfresh)

const none = { NEW: 0, EXISTING: 0, FAULTY: 0, CREATED: 0, LEFT_OUT: 0, CANCELLED: 0, KEPT: 0 }
const intake: Intake = {
  id: 5,
  file_name: 'lots.csv',
  sheet_name: null,
  state: 'DRAFT',
  author: { id: 7, name: 'Marie Tessier' },
  created_at: '2026-11-25T09:00:00Z',
  started_at: null,
  ended_at: null,
  undone_at: null,
  undoable_until: null,
  header_line: 1,
  passed_over: 0,
  columns: [{ title: 'Client', field: 'name', is_remembered: false, samples: ['Maison Martin'] }],
  counts: { ...none, NEW: 1, FAULTY: 1 },
  total: 2,
  cannot: { correct: null, start: null, undo: null, discard: null },
}
const row: IntakeRow = {
  line: 3,
  state: 'FAULTY',
  values: { name: 'Maison Petit', emails: 'petit chez orange', commissioning_date: '2026-12-23' },
  faults: [{ field: 'emails', code: 'email', line: null }],
  residence: null,
  cancelled: null,
  reason: null,
}
const at = '/companies/1/intakes'
const answers = (counts: Intake['counts'], rows: IntakeRow[], type?: 'SOCIAL_LANDLORD') => ({
  ...answersFor(type),
  [`GET ${at}`]: listOf([]),
  [`GET ${at}/5`]: { body: { data: { ...intake, counts } } },
  [`GET ${at}/5/rows`]: listOf(rows),
})

test('a sheet comes by being dropped, and its lines by being pasted as a spreadsheet copies them', async () => {
  const uploads = catchUploads({ data: intake })
  serve(answers(intake.counts, [row]))
  await openPortal('/project/import/1')
  const zone = page.getByText('Déposez votre fichier ici')
  await expect.element(zone).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['Client;Ville'], 'lots.csv'))
  zone.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('1 colonne reconnue sur 1.')).toBeVisible()
  expect(uploads.map(({ form }) => (form.get('file') as File).name)).toEqual(['lots.csv'])

  await page.getByRole('button', { name: 'Retour' }).click()
  const pasted = 'Client\tVille\nMaison Martin\tNantes'
  await page.getByRole('textbox', { name: 'Ou collez vos lignes' }).fill(pasted)
  await page.getByRole('button', { name: 'Lire les lignes' }).click()
  await expect.element(page.getByText('1 colonne reconnue sur 1.')).toBeVisible()
  expect(await (uploads[1]!.form.get('file') as File).text()).toBe(pasted)
})

test('while a file is sent what was pressed is busy, and the other way waits without turning', async () => {
  catchUploads({ data: intake }, 201, new Promise(() => {}))
  serve(answers(intake.counts, [row]))
  const turns = (name: string) => page.getByRole('button', { name }).element().hasAttribute('data-loading')
  const busy = () => ['Choisir un fichier', 'Lire les lignes'].map(turns)
  await openPortal('/project/import/1')
  await page.getByRole('textbox', { name: 'Ou collez vos lignes' }).fill('Client\tVille')
  const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['Client;Ville'], 'lots.csv'))
  chooser!.files = chosen.files
  chooser!.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(busy()).toEqual([true, false]))
  await expect.element(page.getByRole('button', { name: 'Lire les lignes' })).toBeDisabled()
  await cleanup()

  await openPortal('/project/import/1')
  await page.getByRole('textbox', { name: 'Ou collez vos lignes' }).fill('Client\tVille')
  await page.getByRole('button', { name: 'Lire les lignes' }).click()
  await vi.waitFor(() => expect(busy()).toEqual([false, true]))
  await expect.element(page.getByRole('button', { name: 'Choisir un fichier' })).toBeDisabled()
})

test('a fault is told beside its field, a day stands in the reader’s order, and once the last is put right all lines are shown', async () => {
  const served = serve(answers(intake.counts, [row]))
  await openPortal('/project/import/1?sheet=5&step=check&q.state=FAULTY')
  await page.getByRole('button', { name: /^Afficher le détail/ }).click()
  const form = page.getByRole('form', { name: 'Corriger la ligne 3' })
  await expect.element(form.getByLabelText('Mise en service')).toHaveValue('23/12/2026')
  await expect.element(form.getByLabelText('E-mails')).toHaveAccessibleDescription('adresse e-mail non valable.')
  const mended = { ...row, state: 'NEW' as const, faults: [], values: { ...row.values, emails: 'petit@foyer.example' } }
  Object.assign(served.answers, answers({ ...none, NEW: 2 }, [mended]))
  served.answers[`PATCH ${at}/5/rows/3`] = { body: { data: mended } }
  await form.getByLabelText('E-mails').fill('petit@foyer.example')
  await form.getByRole('button', { name: 'Enregistrer la ligne' }).click()
  await expect.element(page.getByText('2 projets seront créés.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Tous/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Maison Petit')).toBeVisible()
})

test('a line whose contract a cancelled project bears says so, leads there, and is created all the same', async () => {
  await page.viewport(1440, 900)
  const cancelled = { id: 44, name: 'Maison Retour' }
  serve(answers({ ...none, NEW: 1 }, [{ ...row, state: 'NEW', faults: [], cancelled }]))
  await openPortal('/project/import/1?sheet=5&step=check')
  const line = page.getByRole('row').filter({ hasText: 'À créer' })
  await expect.element(line).toMatchTextContent(/est celui d’un projet annulé, qui le reste/)
  await expect.element(line.getByRole('link', { name: 'Maison Retour' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Créer/ })).toBeEnabled()
})

test.each([1280, 1440])('the name of a line is read whole, at %i pixels', async (width) => {
  await page.viewport(width, 900)
  const name = 'Résidence 71 - Bâtiment C - Appartement 12'
  serve(answers({ ...none, NEW: 1 }, [{ ...row, state: 'NEW', faults: [], values: { name } }]))
  await openPortal('/project/import/1?sheet=5&step=check')
  const cell = page.getByRole('cell', { name })
  await expect.element(cell).toBeVisible()
  expect(cell.element().scrollWidth).toBeLessThanOrEqual(cell.element().clientWidth)
  // Nor has what corrects it to be scrolled to.
  const frame = page.getByRole('region', { name: /^Tableau/ }).element()
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
})

test('what a line leaves empty is shown on demand and filled in where it stands', async () => {
  const served = serve(answers(intake.counts, [row]))
  await openPortal('/project/import/1?sheet=5&step=check&q.state=FAULTY')
  await page.getByRole('button', { name: /^Afficher le détail/ }).click()
  const form = page.getByRole('form', { name: 'Corriger la ligne 3' })
  await expect.element(form.getByLabelText('E-mails')).toBeVisible()
  expect(form.getByLabelText('Immeuble').elements()).toEqual([])
  await form.getByRole('button', { name: 'Afficher les champs vides' }).click()
  await expect.element(form.getByLabelText('Type', { exact: true })).toHaveFocus()
  served.answers[`PATCH ${at}/5/rows/3`] = { body: { data: row } }
  await form.getByLabelText('Immeuble').fill('Le Parc')
  await form.getByRole('button', { name: 'Enregistrer la ligne' }).click()
  await expect
    .poll(() => served.calls.find(({ name }) => name === `PATCH ${at}/5/rows/3`)?.body)
    .toBe('{"values":{"building":"Le Parc"}}')
})

test('what is corrected on a line and not saved is not left without a question', async () => {
  serve(answers(intake.counts, [row]))
  const { router, path } = await openPortal('/project/import/1?sheet=5&step=check&q.state=FAULTY')
  await page.getByRole('button', { name: /^Afficher le détail/ }).click()
  const emails = page.getByRole('form', { name: 'Corriger la ligne 3' }).getByLabelText('E-mails')
  await emails.fill('petit@foyer.example')
  await expect.poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  void router.navigate({ href: '/projects/1' })
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect.element(emails).toHaveValue('petit@foyer.example')
  void router.navigate({ href: '/projects/1' })
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click()
  await expect.poll(path).toBe('/projects/1')
})

test('whoever watches an import of a company that is no more reads that alone, and nothing is asked for again', async () => {
  const running = { ...intake, state: 'RUNNING' as const, counts: { ...none, NEW: 1, CREATED: 1 } }
  const data = { ...answers(running.counts, [row]), [`GET ${at}/5`]: { body: { data: running } } }
  const { answers: now, names } = serve(data)
  await openPortal('/project/import/1?sheet=5')
  await expect.element(page.getByText('Création des projets en cours').first()).toBeVisible()
  now[`GET ${at}/5`] = refusal(503, 'SERVICE_UNAVAILABLE')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('Création des projets en cours').first()).toBeVisible()
  now[`GET ${at}/5`] = refusal(404, 'COMPANY_NOT_FOUND')
  await expect.element(page.getByText('Création des projets en cours')).not.toBeInTheDocument()
  const asked = () => names().filter((name) => name === `GET ${at}/5`).length
  const before = asked()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(asked()).toBe(before)
})

test.each([
  ['a landlord is told that the addresses of a sheet invite no tenant', 'SOCIAL_LANDLORD'],
  ['a manager, whose sheets name owners, is not told so', undefined],
] as const)('%s', async (_what, type) => {
  const columns = [{ title: 'E-mail', field: 'emails' as const, is_remembered: false, samples: ['a@foyer.example'] }]
  const data = { ...intake, columns }
  catchUploads({ data })
  serve({ ...answers(intake.counts, [row], type), [`GET ${at}/5`]: { body: { data } } })
  await openPortal('/project/import/1')
  await page.getByRole('textbox', { name: 'Ou collez vos lignes' }).fill('E-mail\na@foyer.example')
  await page.getByRole('button', { name: 'Lire les lignes' }).click()
  await expect.element(page.getByText(/À indiquer pour créer les projets/)).toBeVisible()
  const note = page.getByText(/celui du propriétaire, qui n’est pas invité/)
  if (type) await expect.element(note).toBeVisible()
  else await expect.element(note).not.toBeInTheDocument()
})
