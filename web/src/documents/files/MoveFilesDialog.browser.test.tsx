import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sent, startAfresh } from '../../projects/testing.ts'
import { dialog, file, line, openDocuments, treeOf } from '../testing.ts'
import './MoveFilesDialog.tsx'

beforeEach(startAfresh)

test('DOC-10/move DOC-52/dialog: the selected files are moved together by the dialog, each to the folder that is chosen there', async () => {
  const move = 'PATCH /residences/9/documents'
  const served = await openDocuments(
    treeOf({ root: [file(1, 'devis.pdf'), file(2, 'plan.pdf'), file(3, 'reste.pdf')], folders: { Notices: [] } }),
    { answers: { [move]: { body: { data: [] } } } },
  )
  await line('devis.pdf').click()
  await line('plan.pdf').click({ modifiers: ['Control'] })
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click()
  const form = dialog('Déplacer 2 fichiers')
  await form.getByRole('combobox', { name: 'Dossier', exact: true }).click()
  await page.getByRole('option', { name: 'Notices' }).click()
  await form.getByRole('button', { name: 'Déplacer', exact: true }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(sent(served, move)).toEqual({
    documents: [
      { id: 1, folder_id: 112, name: 'devis.pdf' },
      { id: 2, folder_id: 112, name: 'plan.pdf' },
    ],
  })
})

test('DOC-52/dialog: of a folder they go to the root too', async () => {
  const move = 'PATCH /residences/9/documents'
  const served = await openDocuments(treeOf({ folders: { Notices: [file(1, 'devis.pdf'), file(2, 'plan.pdf')] } }), {
    answers: { [move]: { body: { data: [] } } },
  })
  await line('Notices').click()
  await line('devis.pdf').click()
  await line('plan.pdf').click({ modifiers: ['Control'] })
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click()
  const form = dialog('Déplacer 2 fichiers')
  await form.getByRole('combobox', { name: 'Dossier', exact: true }).click()
  await page.getByRole('option', { name: 'Racine (aucun dossier)' }).click()
  await form.getByRole('button', { name: 'Déplacer', exact: true }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(sent(served, move)).toEqual({
    documents: [
      { id: 1, folder_id: null, name: 'devis.pdf' },
      { id: 2, folder_id: null, name: 'plan.pdf' },
    ],
  })
})
