import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catchUploads, file, treeOf } from '../documents/testing.ts'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'
import { listOf } from '../platform/testing.tsx'
import { data, device, dialog, documentsOf, openDevices, row } from './testing.ts'

beforeEach(startAfresh)

const tree = 'GET /companies/1/residences/9/documents'
const notice = { ...file(70, 'notice.pdf', { size: 12_000 }), from_product: false }

test('the storage gauge follows a file of an equipment: it was told of the documents alone', async () => {
  const boiler = row(1, 'Vitodens')
  const portal = await openProject(
    { ...lilas, cards: ['documents', 'devices'] },
    {
      [tree]: data(treeOf({ used: 2_097_152 })),
      'GET /document-labels': data([]),
      'GET /residences/9/devices': listOf([boiler], {
        cannot: { write: null, add: null },
        room: { used: 1, limit: 1500 },
      }),
      'GET /manufacturers': listOf([]),
      'GET /devices/1': data(device(1, 'Vitodens')),
      'GET /devices/1/documents': documentsOf([notice]),
      'GET /products/101/tasks': data([]),
      'DELETE /devices/1/documents/70': { status: 204 },
    },
  )
  const gauge = (used: RegExp) => page.getByText(used)
  await expect.element(gauge(/^2(,0)?\sMo utilisés/)).toBeVisible()
  await page.getByRole('button', { name: 'Afficher le détail : Vitodens' }).click()
  await page.getByRole('button', { name: 'Supprimer notice.pdf' }).click()
  portal.answers[tree] = data(treeOf({ used: 1_048_576 }))
  await dialog('Supprimer le document').getByRole('button', { name: 'Supprimer le document' }).click()
  await expect.element(gauge(/^1(,0)?\sMo utilisés/)).toBeVisible()
})

test('a file that is larger than the portal takes is told and not sent; those beside it leave', async () => {
  const uploads = catchUploads({ data: notice })
  await openDevices([row(1, 'Vitodens')], {
    'GET /devices/1': data(device(1, 'Vitodens')),
    'GET /devices/1/documents': documentsOf([notice], 3_072),
    'GET /products/101/tasks': data([]),
  })
  await page.getByRole('button', { name: 'Afficher le détail : Vitodens' }).click()
  await expect.element(page.getByText('notice.pdf')).toBeVisible()
  const files = page.getByRole('region', { name: 'Documents de l’équipement' }).element()
  const pdf = (name: string, size: number) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
  await userEvent.upload(files.querySelector<HTMLInputElement>('input[type="file"]')!, [
    pdf('trop.pdf', 3_073),
    pdf('juste.pdf', 3_072),
  ])
  await expect.element(page.getByText(/trop\.pdf dépasse la taille maximale de 3\sKo par fichier/)).toBeVisible()
  await expect.poll(() => uploads.map(({ form }) => form.get('name'))).toEqual(['juste.pdf'])
})
