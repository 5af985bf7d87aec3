import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sent, startAfresh } from '../../projects/testing.ts'
import { dialog, file, labels, line, openDocuments, treeOf } from '../testing.ts'
import './EditFileDialog.tsx'

beforeEach(startAfresh)

const dpe = { id: 1, name: labels.dpe.name, code: 'dpe' }
const plan = file(1, 'plan.pdf', { labels: [dpe], valid_until: '2030-01-01' })
const patch = 'PATCH /documents/1'

const edit = async (change: () => Promise<void>) => {
  const served = await openDocuments(treeOf({ root: [plan], folders: { Notices: [] } }), {
    type: 'BUILDING',
    answers: { [patch]: { body: { data: plan } } },
  })
  await line('plan.pdf').getByRole('button', { name: 'Modifier plan.pdf' }).click()
  await change()
  await form().getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(form()).not.toBeInTheDocument()
  return sent(served, patch)
}
const form = () => dialog('Modifier le fichier')
const choose = async (folder: string) => {
  await form()
    .getByRole('combobox', { name: /Dossier/ })
    .click()
  await page.getByRole('option', { name: folder }).click()
}

test.each([
  ['a name', { name: 'plan du rez.pdf' }, () => form().getByRole('textbox', { name: 'Nom' }).fill('plan du rez')],
  [
    'an end that is emptied',
    { valid_until: null },
    () =>
      form()
        .getByLabelText(/^Valable/)
        .fill(''),
  ],
  [
    'that it is private',
    { is_private: true },
    () =>
      form()
        .getByRole('switch', { name: /^Privé/ })
        .click(),
  ],
  ['another place', { folder_id: 112 }, () => choose('Notices')],
] as const)('of a file is sent what was changed: %s alone', async (_what, changed, change) => {
  expect(await edit(change)).toEqual(changed)
})
