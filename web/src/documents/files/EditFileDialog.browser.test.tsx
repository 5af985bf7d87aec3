import { residenceTypes } from '@logis/contract/projects.rules'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
  ['DOC-52/edit another place', { folder_id: 112 }, () => choose('Notices')],
  [
    'other labels',
    { label_ids: [1, 8] },
    async () => {
      await form()
        .getByRole('combobox', { name: /^Labels/ })
        .click()
      await page.getByRole('option', { name: labels.cil.name }).click()
      await userEvent.tab()
    },
  ],
] as const)('%s alone is what is sent of a file that is changed so', async (_what, changed, change) => {
  expect(await edit(change)).toEqual(changed)
})

test('DOC-52/edit a file of a folder goes to the root', async () => {
  const filed = { ...plan, folder_id: 112 }
  const served = await openDocuments(treeOf({ folders: { Notices: [filed] } }), {
    answers: { [patch]: { body: { data: plan } } },
  })
  await line('Notices').click()
  await line('plan.pdf').getByRole('button', { name: 'Modifier plan.pdf' }).click()
  await choose('Racine (aucun dossier)')
  await form().getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(form()).not.toBeInTheDocument()
  expect(sent(served, patch)).toEqual({ folder_id: null })
})

test.each(residenceTypes.map((type) => [type, type === 'BUILDING' ? 1 : 0] as const))(
  'DOC-49/edit: a file of a %s may be made private by %i switch',
  async (type, count) => {
    await openDocuments(treeOf({ root: [plan] }), { type })
    await line('plan.pdf').getByRole('button', { name: 'Modifier plan.pdf' }).click()
    await expect.element(form().getByRole('textbox', { name: 'Nom' })).toBeVisible()
    expect(
      form()
        .getByRole('switch', { name: /^Privé/ })
        .elements(),
    ).toHaveLength(count)
  },
)
