import type { DeletedDocument } from '@logis/contract/documents.deleted'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal, type Answer } from '../../platform/testing.tsx'
import { dialog, file, line, openDocuments, treeOf } from '../testing.ts'

const devis = file(1, 'devis.pdf')
const lilas = treeOf({ root: [devis], folders: { Notices: [file(2, 'vmc.pdf')] } })
const deleted = (id: number, name: string, parts: Partial<DeletedDocument> = {}): DeletedDocument => ({
  id,
  name,
  size: 12_345,
  folder_name: null,
  deleted_at: '2026-11-20T09:00:00Z',
  deleted_by: 'Hugo Bertin',
  kept_until: '2026-12-20',
  ...parts,
})
const listed = (files: DeletedDocument[]): Answer => ({ body: { data: files } })
const list = 'GET /residences/9/deleted-documents'
const restoring = 'POST /residences/9/deleted-documents/restore'
const entry = page.getByRole('button', { name: 'Fichiers supprimés' })

type Served = { calls: { name: string; body: string }[] }
/** What was to be put back. */
const asked = ({ calls }: Served) =>
  calls.filter(({ name }) => name === restoring).map(({ body }) => JSON.parse(body) as unknown)

const open = async (answers: Record<string, Answer>) => {
  const served = await openDocuments(lilas, { answers })
  await entry.click()
  await expect.element(dialog('Fichiers supprimés')).toBeVisible()
  return served
}

test('each deleted file is told with its folder, who deleted it and until when, and is put back by name', async () => {
  const avis = deleted(8, 'avis.pdf', { deleted_by: null })
  const served = await open({
    [list]: listed([deleted(7, 'plan.pdf', { folder_name: 'Plans' }), avis]),
    [restoring]: { body: { data: [file(7, 'plan.pdf')] } },
  })
  const rows = dialog('Fichiers supprimés').getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/plan\.pdf.*Dossier : Plans.*20\/11\/2026 par Hugo Bertin.*20\/12\/2026/)
  await expect.element(rows.nth(1)).toMatchTextContent(/avis\.pdf.*À la racine.*Supprimé le 20\/11\/2026Restaurable/)
  served.answers[list] = listed([avis])
  await page.getByRole('button', { name: 'Restaurer plan.pdf' }).click()
  await expect.element(page.getByText('Le fichier « plan.pdf » a été restauré.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Restaurer plan.pdf' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Restaurer avis.pdf' })).toHaveFocus()
  expect(asked(served)).toEqual([{ ids: [7] }])
})

test('all at once; what is refused is told there, and nothing leaves the list', async () => {
  const served = await open({
    [list]: listed([deleted(7, 'plan.pdf'), deleted(8, 'avis.pdf')]),
    [restoring]: refusal(409, 'STORAGE_LIMIT_REACHED', 'L’espace de stockage est plein.'),
  })
  await page.getByRole('button', { name: 'Tout restaurer' }).click()
  await expect
    .element(dialog('Fichiers supprimés').getByRole('alert'))
    .toMatchTextContent(/L’espace de stockage est plein\./)
  await expect.element(page.getByRole('button', { name: 'Restaurer avis.pdf' })).toBeVisible()
  expect(asked(served)).toEqual([{ ids: [7, 8] }])
})

test('nothing that was deleted is one sentence; who may not write has no way there', async () => {
  await open({ [list]: listed([]) })
  await expect.element(page.getByText('Aucun fichier supprimé ne peut être restauré.')).toBeVisible()
  await openDocuments(treeOf({ root: [devis], closed: 'FORBIDDEN' }))
  await expect.element(line('devis.pdf')).toBeVisible()
  expect(entry.elements()).toHaveLength(0)
})

test('a deletion is taken back from the notice that tells it', async () => {
  const served = await openDocuments(lilas, {
    answers: {
      'POST /residences/9/documents/bulk-delete': { body: { data: { deleted_ids: [1], deleted_folder_ids: [] } } },
      [restoring]: { body: { data: [devis] } },
    },
  })
  await line('devis.pdf').getByRole('button', { name: 'Supprimer devis.pdf' }).click()
  await expect.element(dialog('Supprimer le fichier')).toMatchTextContent(/restauré pendant 30 jours/)
  await dialog('Supprimer le fichier').getByRole('button', { name: 'Supprimer le fichier' }).click()
  await userEvent.click(page.getByRole('button', { name: 'Annuler', exact: true }))
  await expect.poll(() => asked(served)).toEqual([{ ids: [1] }])
})

test('a folder’s deletion is taken back with all its files; what refuses that is told', async () => {
  const served = await openDocuments(treeOf({ folders: { Notices: [file(2, 'vmc.pdf'), file(3, 'pac.pdf')] } }), {
    answers: {
      'DELETE /document-folders/112': { status: 204 },
      [restoring]: refusal(409, 'STORAGE_LIMIT_REACHED', 'L’espace de stockage est plein.'),
    },
  })
  await line('Notices').getByRole('button', { name: 'Supprimer le dossier Notices' }).click()
  await expect.element(dialog('Supprimer le dossier')).toMatchTextContent(/restauré pendant 30 jours/)
  await dialog('Supprimer le dossier').getByRole('button', { name: 'Supprimer le dossier' }).click()
  await userEvent.click(page.getByRole('button', { name: 'Annuler', exact: true }))
  await expect.poll(() => asked(served)).toEqual([{ ids: [2, 3] }])
  await expect.element(page.getByText(/L’espace de stockage est plein\./)).toBeVisible()
})

test('a list that does not come says so, and is asked again', async () => {
  const served = await open({ [list]: { status: 500 } })
  await expect.element(page.getByText('Les fichiers supprimés n’ont pas pu être chargés.')).toBeVisible()
  served.answers[list] = listed([deleted(7, 'plan.pdf')])
  await dialog('Fichiers supprimés').getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByRole('button', { name: 'Restaurer plan.pdf' })).toBeVisible()
})
