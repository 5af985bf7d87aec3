import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plain } from '../../ui/testing.tsx'
import { computerFile, file, labels, line, openDocuments, treeOf } from '../testing.ts'

const lilas = treeOf({
  root: [file(1, 'devis.pdf')],
  folders: { Plans: [file(2, 'rez-de-chaussée.pdf', { labels: [labels.cil] })], Divers: [file(3, 'étage.pdf')] },
})
const shown = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => element.getAttribute('aria-label')?.split(',')[0])

test('empty default folders wait in one line, and come out of it by its button', async () => {
  await openDocuments(lilas, { folded: true })
  expect(shown()).toEqual(['Divers', 'Plans', 'devis.pdf'])
  await expect.element(page.getByText('11 dossiers prévus, encore vides')).toBeVisible()
  await page.getByRole('button', { name: 'Afficher les dossiers vides' }).click()
  expect(shown()).toHaveLength(14)
  await page.getByRole('button', { name: 'Masquer les dossiers vides' }).click()
  expect(shown()).toHaveLength(3)
})

test('what is dragged over the folders brings the empty ones out', async () => {
  await openDocuments(lilas, { folded: true })
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(computerFile('plan.pdf'))
  const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
  page.getByText('11 dossiers prévus, encore vides').element().dispatchEvent(over)
  await expect.element(line('Qualigaz')).toBeVisible()
})

test('DOC-15/own: a project without a file says that nothing was found, and where its folders are', async () => {
  await openDocuments(treeOf({}), { folded: true })
  await expect.element(page.getByText('Aucun document trouvé.')).toBeVisible()
  await expect.element(page.getByText('12 dossiers prévus, encore vides')).toBeVisible()
  expect(page.getByRole('tree').elements()).toEqual([])
})

test('DOC-26/panel expected papers: the missing ones first, the received ones in one line until they are wanted', async () => {
  await openDocuments(lilas)
  const wanted = () =>
    page
      .getByRole('button', { name: /^Ajouter : / })
      .elements()
      .map((button) => plain(button.getAttribute('aria-label')))
  const { dpe, sections, networks, rset, completion, conformity } = labels
  expect(wanted()).toEqual(
    [dpe, sections, networks, rset, completion, conformity].map(({ name }) => `Ajouter : ${name}`),
  )
  const remove = page.getByRole('button', { name: `Retirer rez-de-chaussée.pdf de : ${labels.cil.name}` })
  expect(remove.elements()).toEqual([])
  await page.getByRole('button', { name: 'Afficher les documents reçus' }).click()
  await expect.element(remove).toBeVisible()
})
