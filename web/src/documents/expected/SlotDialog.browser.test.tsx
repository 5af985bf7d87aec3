import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { sent, startAfresh } from '../../projects/testing.ts'
import { dialog, file, labels, openDocuments, treeOf } from '../testing.ts'
import './SlotDialog.tsx'

beforeEach(startAfresh)

const held = file(1, 'diagnostic.pdf', { labels: [labels.dpe, labels.cil] })
const detach = 'DELETE /documents/1/labels/1'
const remove = 'POST /residences/9/documents/bulk-delete'
const open = async () => {
  const served = await openDocuments(treeOf({ root: [held] }), {
    answers: {
      [detach]: { body: { data: { ...held, labels: [labels.cil] } } },
      [remove]: { body: { data: { deleted_ids: [1], deleted_folder_ids: [] } } },
    },
  })
  await page.getByRole('button', { name: 'Afficher les documents reçus' }).click()
  await page.getByRole('button', { name: `Retirer diagnostic.pdf de : ${labels.dpe.name}` }).click()
  return served
}
const question = () => dialog('Retirer un document attendu')

test('DOC-14/offered: taken from its slot, a file loses that label alone', async () => {
  const served = await open()
  await expect.element(question().getByLabelText('Supprimer le fichier')).not.toBeChecked()
  await question().getByLabelText('Retirer seulement ce label').click()
  await question().getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(served.names()).toContain(detach)
  expect(served.names()).not.toContain(remove)
})

test('DOC-14/deleted: taken from its slot, a file is deleted when that is what is chosen', async () => {
  const served = await open()
  await question().getByLabelText('Supprimer le fichier').click()
  await question().getByRole('button', { name: 'Supprimer le fichier' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(sent(served, remove)).toEqual({ ids: [1] })
  expect(served.names()).not.toContain(detach)
})
