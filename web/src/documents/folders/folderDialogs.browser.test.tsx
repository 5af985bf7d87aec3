import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plain } from '../../ui/testing.tsx'
import { dialog, file, line, openDocuments, treeOf } from '../testing.ts'

const lilas = treeOf({
  folders: { Plans: [file(1, 'étage.pdf')], Notices: [file(2, 'chaudière.pdf'), file(3, 'vmc.pdf')], Divers: [] },
})
const name = (title: string) => dialog(title).getByRole('textbox', { name: 'Nom du dossier' })
const exists = /Un dossier portant ce nom existe déjà\./

const made = (id: number, folder: string) => ({
  body: {
    data: {
      id,
      info: { name: folder, code: null },
      is_default: false,
      is_virtual: false,
      files: [],
      cannot: { rename: null, remove: null },
    },
  },
})

const openAdd = async () => {
  const served = await openDocuments(lilas, {
    answers: { 'POST /document-folders': { status: 201, ...made(55, 'Garanties') } },
  })
  await page.getByRole('button', { name: 'Nouveau dossier' }).click()
  return served
}
const create = () => dialog('Nouveau dossier').getByRole('button', { name: 'Créer le dossier' })

test('DOC-43 DOC-44: the button is off without a name and with one that exists, however it is typed', async () => {
  await openAdd()
  await expect.element(create()).toHaveAttribute('aria-disabled', 'true')
  for (const taken of ['notices', '  NOTICES ', 'Études / Diagnostics', 'etudes / diagnostics', 'Invoices', 'pdl']) {
    await name('Nouveau dossier').fill(taken)
    await expect.element(name('Nouveau dossier')).toHaveAccessibleDescription(exists)
    await expect.element(create()).toHaveAttribute('aria-disabled', 'true')
  }
  await name('Nouveau dossier').fill('   ')
  await expect.element(create()).toHaveAttribute('aria-disabled', 'true')
})

test('DOC-31/add: a free name makes the folder', async () => {
  const { calls } = await openAdd()
  await name('Nouveau dossier').fill('  Garanties ')
  await create().click()
  await expect.element(dialog('Nouveau dossier')).not.toBeInTheDocument()
  const call = calls.find((one) => one.name === 'POST /document-folders')
  expect(JSON.parse(call?.body ?? '{}')).toEqual({ residence_id: 9, name: 'Garanties' })
})

test('DOC-45 DOC-46: renaming asks for a name that no folder here and no default folder bears; its own is free', async () => {
  await openDocuments(lilas)
  await line('Notices').getByRole('button', { name: 'Renommer le dossier Notices' }).click()
  const title = 'Renommer le dossier'
  const save = dialog(title).getByRole('button', { name: 'Enregistrer' })
  await expect.element(name(title)).toHaveValue('Notices')
  await name(title).fill('')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  for (const taken of ['divers', 'Qualigaz', 'plans', 'PCE']) {
    await name(title).fill(taken)
    await expect.element(name(title)).toHaveAccessibleDescription(exists)
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  }
  await name(title).fill('NOTICES')
  await expect.element(save).toHaveAttribute('aria-disabled', 'false')
})

test('what the server knows better is told under the name', async () => {
  const refusal = { error_reason: 'DOCUMENT_FOLDER_EXISTS', error_message: 'Un dossier portant ce nom existe déjà.' }
  await openDocuments(lilas, {
    answers: { 'PATCH /document-folders/112': { status: 409, body: { ...refusal, request_id: 'x' } } },
  })
  await line('Notices').getByRole('button', { name: 'Renommer le dossier Notices' }).click()
  await name('Renommer le dossier').fill('Modes d’emploi')
  await dialog('Renommer le dossier').getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(name('Renommer le dossier')).toHaveAccessibleDescription(exists)
})

test('DOC-56/said: deleting a folder says how many files go with it', async () => {
  const { names } = await openDocuments(lilas, { answers: { 'DELETE /document-folders/112': { status: 204 } } })
  await line('Notices').getByRole('button', { name: 'Supprimer le dossier Notices' }).click()
  const confirm = dialog('Supprimer le dossier')
  await expect.element(confirm).toBeVisible()
  expect(plain(confirm.element().textContent)).toContain(
    'Le dossier « Notices » et les 2 fichiers qu’il contient seront supprimés.',
  )
  await confirm.getByRole('button', { name: 'Supprimer le dossier' }).click()
  await expect.element(confirm).not.toBeInTheDocument()
  expect(names()).toContain('DELETE /document-folders/112')
})

test('DOC-47: a default folder is neither renamed nor deleted; its buttons stay and say why', async () => {
  await openDocuments(lilas)
  for (const act of ['Renommer le dossier Plans', 'Supprimer le dossier Plans']) {
    const button = line('Plans').getByRole('button', { name: act })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  }
  await line('Plans').getByRole('button', { name: 'Renommer le dossier Plans' }).hover({ force: true })
  await expect
    .element(page.getByRole('tooltip'))
    .toMatchTextContent('Les dossiers par défaut ne peuvent être ni renommés ni supprimés.')
})
