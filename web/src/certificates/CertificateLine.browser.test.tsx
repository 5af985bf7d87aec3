import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import type { Answer } from '../platform/testing.tsx'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'

beforeEach(startAfresh)

const path = 'GET /residences/9/energy-certificate'
const open = { import: null, remove: null }
const certificate = {
  id: 3,
  number: '9999E9999999A',
  standing: 'ACTIVE',
  established_on: '2023-04-11',
  valid_until: '2099-04-10',
  energy_class: 'D',
  emission_class: 'A',
  consumption: 187,
  emission: 5,
  surface: 89,
  year: 1984,
  file: { id: 6, name: 'DPE.xml' },
  created_at: '2026-09-22T10:00:00Z',
}
const answer = (data: object | null): Answer => ({ body: { data, cannot: open } })
const card = () => page.getByRole('region', { name: 'Informations' })
const dialog = () => page.getByRole('dialog')
const piece = (key: string, part: string, name: string, more: object = {}) => ({
  key,
  part,
  type: 'MATERIAL',
  name,
  surface: null,
  thickness: null,
  u_value: null,
  quantity: 1,
  there: false,
  ...more,
})
const proposals = [
  piece('walls:1', 'walls', 'Mur en béton', { surface: 81.84, thickness: 100 }),
  piece('heating:1', 'heating', 'PAC AIR/AIR'),
  piece('heating:2', 'heating', 'Poêle', { there: true }),
]

test('its classes, until when it is valid and its file; what is past its end or replaced is told', async () => {
  await openProject(lilas, { [path]: answer(certificate) })
  await expect.element(card()).toMatchTextContent(/Énergie\s?D\s?Climat\s?A/)
  await expect.element(card()).toMatchTextContent('Établi le 11/04/2023, valable jusqu’au 10/04/2099')
  await expect.element(card().getByRole('button', { name: 'Télécharger DPE.xml' })).toBeVisible()
  await startAfresh()
  await openProject(lilas, { [path]: answer({ ...certificate, valid_until: '2021-01-01' }) })
  await expect.element(card().getByText('Échu')).toBeVisible()
  await startAfresh()
  await openProject(lilas, { [path]: answer({ ...certificate, standing: 'REPLACED' }) })
  await expect.element(card().getByText('Remplacé par un autre DPE')).toBeVisible()
})

test('a file is looked at, then what is ticked of it is taken; what is there already is not offered again', async () => {
  const uploads = catchUploads({ data: { certificate, proposals, added: 1 } })
  await openProject(lilas, { [path]: answer(null) })
  await card().getByRole('button', { name: 'Importer un DPE' }).click()
  await expect.element(dialog()).toBeVisible()
  const picked = new DataTransfer()
  picked.items.add(new File(['<dpe/>'], 'DPE.xml', { type: 'application/xml' }))
  const input = dialog().element().querySelector<HTMLInputElement>('input[type="file"]')!
  input.files = picked.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await dialog().getByRole('button', { name: 'Lire le fichier' }).click()
  await expect.element(dialog().getByRole('group', { name: 'Chauffage' })).toBeVisible()
  await expect.element(dialog().getByRole('checkbox', { name: 'Poêle' })).toBeDisabled()
  await dialog().getByRole('checkbox', { name: 'PAC AIR/AIR' }).click()
  await dialog().getByRole('button', { name: 'Importer le DPE' }).click()
  await expect.poll(() => uploads.length).toBe(2)
  expect(uploads.map(({ url }) => url.replace(/^.*\/v2/, ''))).toEqual([
    '/residences/9/energy-certificate/preview',
    '/residences/9/energy-certificate',
  ])
  const { form } = uploads[1]!
  expect([...form.keys()].filter((name) => name !== 'file')).toEqual(['keys[]'])
  expect(form.getAll('keys[]')).toEqual(['walls:1'])
})
