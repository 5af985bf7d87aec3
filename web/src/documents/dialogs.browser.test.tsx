import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, file, line, openDocuments, treeOf } from './testing.ts'

const lilas = treeOf({ root: [file(1, 'devis.pdf')], folders: { Notices: [file(2, 'vmc.pdf')] } })
const press = (row: string, name: string) => line(row).getByRole('button', { name }).click()

test.each([
  ['Nouveau dossier', () => page.getByRole('button', { name: 'Nouveau dossier' }).click()],
  ['Renommer le dossier', () => press('Notices', 'Renommer le dossier Notices')],
  ['Supprimer le dossier', () => press('Notices', 'Supprimer le dossier Notices')],
  ['Modifier le fichier', () => press('devis.pdf', 'Modifier devis.pdf')],
  [
    'Déplacer le fichier',
    async () => {
      await line('devis.pdf').click({ modifiers: ['Control'] })
      await page.getByRole('button', { name: 'Déplacer', exact: true }).click()
    },
  ],
  ['Supprimer le fichier', () => press('devis.pdf', 'Supprimer devis.pdf')],
] as const)('DOC-12/others: %s is a dialog of at most 600 px', async (title, open) => {
  await openDocuments(lilas)
  await open()
  await expect.element(dialog(title)).toBeVisible()
  await expect.poll(() => dialog(title).element().getBoundingClientRect().width).toBe(600)
})
