import type { Thing } from '@logis/contract/household'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { endSession } from '../platform/session.ts'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { homeOf } from '../residents/testing.ts'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
})

const thing = (more: Partial<Thing> = {}): Thing => ({
  id: 1,
  kind: 'DEVICE',
  title: 'Lave-linge',
  body: 'Filtre à nettoyer',
  brand: 'Bosch',
  serial_number: null,
  bought_on: null,
  warranty_until: '2028-03-12',
  author: { id: 7, name: 'Claire Aubry' },
  files: [{ id: 3, name: 'facture.pdf', size: 90_000, mime_type: 'application/pdf' }],
  created_at: '2026-11-23T09:00:00Z',
  updated_at: '2026-11-23T09:00:00Z',
  cannot: { write: null },
  ...more,
})
const home = homeOf(5, 'Maison Les Lilas')
const open = async (things: Thing[]) => {
  serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    'GET /users/7/residences/5': { body: { data: { ...home, last_connection_at: null } } },
    'GET /residences/5/pictures': {
      body: { data: { pictures: [], file_limit: 20_971_520, cannot: { change_pictures: 'FORBIDDEN' } } },
    },
    'GET /residences/5/household': { body: { data: things, file_limit: 3_072 } },
  })
  await openPortal('/logement/5/prive')
}

test('what is one’s own is read and changed; what another of the home added is read, with their name', async () => {
  const other = {
    id: 2,
    title: 'Bail',
    author: { id: 8, name: 'Tom Petit' },
    cannot: { write: 'THING_OF_ANOTHER' },
  } as const
  await open([thing(), thing(other)])
  await expect.element(page.getByText(/Bosch · garanti jusqu’au 12\/03\/2028/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Modifier « Lave-linge »' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Télécharger facture.pdf' }).first()).toBeVisible()
  await expect.element(page.getByText(/par Tom Petit/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Modifier « Bail »' })).not.toBeInTheDocument()
})

test('an empty page says that the company sees nothing of it; what is added is asked for by its kind', async () => {
  await open([])
  await expect.element(page.getByText(/n’y a pas accès/)).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter' }).click()
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Ajouter' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByLabelText(/^Numéro de série/)).not.toBeInTheDocument()
  await page.getByText('Appareil', { exact: true }).click()
  await expect.element(page.getByLabelText(/^Numéro de série/)).toBeVisible()
  await page.getByLabelText(/^Titre/).fill('Lave-linge')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'false')
})

const choose = (where: Element, size: number) =>
  userEvent.upload(
    where.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File(['x'.repeat(size)], 'bail.pdf'),
  )
const tooLarge = /«\sbail\.pdf\s» dépasse 3\sKo/

test('a paper that is larger than the portal takes is told before it is sent, of a new thing and of one that is there', async () => {
  const uploads = catchUploads({ data: thing() })
  await open([thing()])
  const card = page.getByRole('listitem').filter({ hasText: 'Lave-linge' }).first()
  await expect.element(card).toBeVisible()
  await choose(card.element(), 3_073)
  await expect.element(page.getByText(tooLarge)).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/5 à la fois, 3\sKo chacun/)).toBeVisible()
  await dialog.getByLabelText(/^Titre/).fill('Bail')
  await choose(dialog.element(), 3_073)
  await expect.element(dialog.getByText(tooLarge)).toBeVisible()
  expect(uploads).toEqual([])
  await choose(dialog.element(), 3_072)
  await expect.element(dialog.getByText(tooLarge)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await expect.poll(() => uploads.map(({ form }) => form.get('title'))).toEqual(['Bail'])
})
