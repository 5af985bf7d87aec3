import type { Sorting, SortingFile } from '@logis/contract/sortings'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { answersFor, listOf, openPortal, refusal, serve } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './SortingPage.tsx'

beforeEach(startAfresh)

const file: SortingFile = {
  id: 1,
  path: 'plan.pdf',
  name: 'plan.pdf',
  size: 900,
  state: 'UNSORTED',
  residence: null,
  folder: null,
  label: null,
  home_found: null,
  kind_found: null,
  valid_until: null,
  cause: null,
  reason: null,
  document_id: null,
}
const draft = (id: number, name: string): Sorting => ({
  id,
  name,
  state: 'DRAFT',
  author: null,
  created_at: '2026-11-20T08:05:00Z',
  started_at: null,
  ended_at: null,
  undoable_until: null,
  kept_until: null,
  counts: { UNSORTED: 1, REFUSED: 0, READY: 0, EXISTING: 0, LEFT_OUT: 0, FILED: 0, WAITING: 0 },
  total: 1,
  size: 900,
  homes: [],
  file_limit: 1_073_741_824,
  cannot: { add: null, correct: null, start: null, undo: 'SORTING_CLOSED', discard: null },
})

/** What leaves is taken, but a program. */
const takeAllButPrograms = () => {
  catchUploads({ data: file })
  const Taking = XMLHttpRequest
  class Choosing extends Taking {
    override send(form: FormData) {
      super.send(form)
      const response = { error_reason: 'FILE_TYPE_NOT_ALLOWED', error_message: 'Ce type de fichier n’est pas accepté.' }
      if (form.get('path') === 'jeu.exe') Object.assign(this, { status: 422, response })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Choosing)
}

test('what was refused is told with the files that it was brought with, and not over others', async () => {
  const [own, other] = [draft(3, 'Envoi de mardi'), draft(4, 'Envoi de lundi')]
  serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/sortings': listOf([own, other]),
    'POST /companies/1/sortings': { status: 201, body: { data: own } },
    ...Object.fromEntries(
      [own, other].flatMap((sorting) => [
        [`GET /companies/1/sortings/${sorting.id}`, { body: { data: sorting } }],
        [`GET /companies/1/sortings/${sorting.id}/files`, listOf([file])],
      ]),
    ),
  })
  takeAllButPrograms()
  const { router } = await openPortal('/project/files/1')
  await expect.element(page.getByRole('link', { name: 'Envoi de lundi' })).toBeVisible()
  const chosen = ['plan.pdf', 'jeu.exe'].map((name) => new File(['x'], name))
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, chosen)
  const told = page.getByText(/1 fichier n’a pas été pris/)
  await expect.element(told).toBeVisible()
  await router.navigate({ href: '/project/files/1' })
  await page.getByRole('link', { name: 'Envoi de lundi' }).click()
  await expect.element(page.getByText('Envoi de lundi')).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
  await router.navigate({ href: '/project/files/1?files=3' })
  await expect.element(told).toBeVisible()
})

test('a file that is larger than this portal takes is not sent, and the limit is told', async () => {
  const own = { ...draft(3, 'Envoi de mardi'), file_limit: 3_072 }
  serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/sortings': listOf([]),
    'POST /companies/1/sortings': { status: 201, body: { data: own } },
    'GET /companies/1/sortings/3': { body: { data: own } },
    'GET /companies/1/sortings/3/files': listOf([file]),
  })
  const uploads = catchUploads({ data: file })
  await openPortal('/project/files/1')
  await expect.element(page.getByRole('button', { name: 'Choisir des fichiers' })).toBeVisible()
  const chosen = [new File(['x'], 'plan.pdf'), new File(['x'.repeat(3_073)], 'maquette.pdf')]
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, chosen)
  await expect.element(page.getByText(/maquette\.pdf.*dépasse la taille maximale de 3\sko/i)).toBeVisible()
  expect(uploads).toHaveLength(1)
})

test('whoever watches files being filed for a company that is no more reads that alone', async () => {
  const filing = { ...draft(3, 'Envoi de mardi'), state: 'RUNNING' as const }
  const { answers } = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/sortings/3': { body: { data: filing } },
    'GET /companies/1/sortings/3/files': listOf([file]),
  })
  await openPortal('/project/files/1?files=3')
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
  answers['GET /companies/1/sortings/3'] = refusal(404, 'COMPANY_NOT_FOUND', 'Cette société est introuvable.')
  await expect.element(page.getByText('Cette société est introuvable.')).toBeVisible()
  expect(page.getByRole('progressbar').elements()).toEqual([])
})

for (const [place, pressed, other] of [
  [0, 'Choisir des fichiers', 'Choisir un dossier'],
  [1, 'Choisir un dossier', 'Choisir des fichiers'],
] as const)
  test(`« ${pressed} » turns while what it brought leaves, the other button is off and does not`, async () => {
    const never = new Promise<never>(() => undefined)
    serve({
      ...answersFor('RESIDENCE_BUILDER'),
      'GET /companies/1/sortings': listOf([]),
      'POST /companies/1/sortings': never,
    })
    await openPortal('/project/files/1')
    const button = (name: string) => page.getByRole('button', { name })
    await expect.element(button(pressed)).toBeVisible()
    const input = document.querySelectorAll<HTMLInputElement>('input[type="file"]')[place]!
    // A folder is chosen by a window of the browser alone.
    input.removeAttribute('webkitdirectory')
    await userEvent.upload(input, [new File(['x'], 'plan.pdf')])
    await expect.element(button(pressed)).toHaveAttribute('data-loading', 'true')
    await expect.element(button(other)).toBeDisabled()
    await expect.element(button(other)).not.toHaveAttribute('data-loading')
  })
