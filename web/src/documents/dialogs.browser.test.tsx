import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../platform/testing.tsx'
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
] as const)('DOC-12/others PRJ-44/documents: %s is a dialog of at most 600 px', async (title, open) => {
  await openDocuments(lilas)
  await open()
  await expect.element(dialog(title)).toBeVisible()
  await expect.poll(() => dialog(title).element().getBoundingClientRect().width).toBe(600)
})

test.each([
  ['Supprimer le fichier', 'devis.pdf', 'POST /residences/9/documents/bulk-delete'],
  ['Supprimer le dossier', 'Notices', 'DELETE /document-folders/112'],
] as const)(
  'PRJ-41/documents: « %s » that is refused is told in its dialog, and nothing goes',
  async (title, name, call) => {
    await openDocuments(lilas, { answers: { [call]: refusal(409, 'RESIDENCE_CANCELLED', 'Ce projet est annulé.') } })
    await press(name, `${title} ${name}`.replace('le fichier ', ''))
    await dialog(title).getByRole('button', { name: title }).click()
    await expect.element(dialog(title).getByRole('alert')).toMatchTextContent(/Ce projet est annulé\./)
    await expect.element(line(name)).toBeInTheDocument()
  },
)
