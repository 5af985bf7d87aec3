import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'
import './BookletCard.tsx'
import './ImportDialog.tsx'

beforeEach(startAfresh)

const booklet = {
  kind: null,
  triggered_on: null,
  reference: null,
  touched: [],
  proposed: null,
  done: 0,
  total: 0,
  items: [],
  works: [],
  handover: null,
  last_export: null,
  asks: [],
  own_works: [],
  cannot: { write: null, tell: null },
}
const dialog = () => page.getByRole('dialog')
const entry = (kind: string, name: string, outcome: string, reason: string | null = null) => ({
  kind,
  name,
  outcome,
  reason,
})
const choose = () => {
  const picked = new DataTransfer()
  picked.items.add(new File(['PK'], 'carnet.zip', { type: 'application/zip' }))
  const input = dialog().element().querySelector<HTMLInputElement>('input[type="file"]')!
  input.files = picked.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const open = async (entries: object[]) => {
  const report = { home: 'Maison d’avant', exported_at: '2026-09-22T10:00:00Z', is_taken: false, entries }
  const uploads = catchUploads({ data: report })
  await openProject({ ...lilas, cards: ['booklet'] }, { 'GET /residences/9/booklet': { body: { data: booklet } } })
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: 'Reprendre un paquet' }).click()
  await expect.element(dialog()).toBeVisible()
  choose()
  await expect.element(dialog().getByText(/Maison d’avant/)).toBeVisible()
  return uploads
}

test('a package is looked at, with what is left out and why, then taken by the same file', async () => {
  const uploads = await open([
    entry('FILE', 'Plan.pdf', 'CREATED'),
    entry('DEVICE', 'Chaudière', 'LEFT_OUT', 'PRODUCT_UNKNOWN'),
  ])
  await expect.element(dialog().getByText(/produit absent du catalogue/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Reprendre', exact: true }).click()
  await expect.element(page.getByText('Le paquet est repris dans le carnet.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(uploads.map(({ form }) => form.get('dry_run'))).toEqual(['1', '0'])
})

test('a package that brings nothing new is not taken', async () => {
  const uploads = await open([entry('FILE', 'Plan.pdf', 'KNOWN')])
  await expect.element(dialog().getByText('Il n’y a rien à créer.')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Reprendre', exact: true })).not.toBeInTheDocument()
  expect(uploads).toHaveLength(1)
})
