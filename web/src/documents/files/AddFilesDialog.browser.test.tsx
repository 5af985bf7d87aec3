import { residenceTypes } from '@logis/contract/projects.rules'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plain } from '../../ui/testing.tsx'
import {
  aCall,
  catchUploads,
  computerFile,
  dialog,
  drop,
  file,
  labels,
  line,
  openDocuments,
  pick,
  treeOf,
} from '../testing.ts'
// The dialog's code is there before the first test begins to count its time.
import './AddFilesDialog.tsx'

const lilas = treeOf({ root: [file(1, 'devis.pdf')], folders: { Plans: [file(2, 'étage.pdf')] } })
const add = () => dialog('Ajouter des documents')
const validate = () => add().getByRole('button', { name: /^Ajouter/ })
const names = () => add().getByRole('textbox', { name: 'Nom', exact: true })
const proposals = () => add().getByRole('button', { name: /Renommer en/ })
const text = () => plain(add().element().textContent)

const open = async (...of: Parameters<typeof openDocuments>) => {
  const served = await openDocuments(...of)
  await page.getByRole('button', { name: 'Nouveaux documents' }).click()
  await expect.element(add()).toBeVisible()
  return served
}
const choose = async (folder: string) => {
  await add().getByRole('combobox', { name: 'Dossier', exact: true }).click()
  await page.getByRole('option', { name: folder }).click()
}

test('DOC-41 DOC-42: the button is off until there is a file, and several may be chosen or dropped at once', async () => {
  await open(lilas)
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'true')
  expect(text()).toContain('Ajoutez au moins un fichier.')
  await pick('a.pdf', 'b.pdf')
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'false')
  await expect.element(validate()).toHaveTextContent('Ajouter 2 fichiers')
  const button = add().getByRole('button', { name: /^Choisir/ })
  drop(button.element().parentElement!, computerFile('c.pdf'), computerFile('d.pdf'))
  await expect.element(validate()).toHaveTextContent('Ajouter 4 fichiers')
})

test('DOC-12/add DOC-13/add: 600 px wide, a folder to choose, and a card for each file with its name and labels', async () => {
  await open(lilas)
  await pick('a.pdf', 'b.pdf')
  await expect.poll(() => add().element().getBoundingClientRect().width).toBe(600)
  await expect.element(names().first()).toHaveValue('a')
  await expect.element(names().last()).toHaveValue('b')
  expect(
    add()
      .getByRole('combobox', { name: /^Labels/ })
      .elements(),
  ).toHaveLength(2)
  await add().getByRole('combobox', { name: 'Dossier', exact: true }).click()
  expect(page.getByRole('option').elements()).toHaveLength(13)
})

test('DOC-39 DOC-40/taken: a name that is taken in the destination is told, and another folder or the proposed name frees it', async () => {
  await open(lilas)
  await pick('Devis.PDF')
  // Its name is that of a contract's folder, where nothing is in its way.
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'false')
  await choose('Racine (aucun dossier)')
  await expect
    .element(names())
    .toHaveAccessibleDescription(/Un fichier portant ce nom existe déjà dans le dossier de destination\./)
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'true')
  await choose('Plans')
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'false')
  await choose('Racine (aucun dossier)')
  await proposals().click()
  await expect.element(names()).toHaveValue('Devis (2)')
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'false')
})

test('DOC-38 DOC-40/batch: two files of one batch may not bear one name; renaming or removing one is enough', async () => {
  await open(lilas)
  await pick('photo.jpg')
  await pick('photo.jpg')
  await expect
    .element(names().first())
    .toHaveAccessibleDescription(/Deux fichiers d’un même dossier ne peuvent pas porter le même nom\./)
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'true')
  await names().last().fill('façade')
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'false')
  await names().last().fill('photo')
  await add().getByRole('button', { name: 'Retirer photo.jpg' }).last().click()
  await expect.element(validate()).toHaveTextContent('Ajouter 1 fichier')
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'false')
})

test('folder and label are proposed by the name, are so no more once they are touched, and are sent as they stand', async () => {
  const uploads = catchUploads()
  const made = { id: 101, info: { name: 'Plans', code: 'plans' }, is_default: true, is_virtual: false, files: [] }
  await open(lilas, {
    answers: {
      'POST /document-folders': { status: 201, body: { data: { ...made, cannot: { rename: null, remove: null } } } },
    },
  })
  await pick('facture 2231.pdf', 'xyz.pdf')
  const [bill, other] = [
    add().getByRole('group', { name: 'facture 2231.pdf' }),
    add().getByRole('group', { name: 'xyz.pdf' }),
  ]
  const place = (of: typeof bill) => of.getByRole('combobox', { name: /^Dossier de/ })
  await expect.element(place(bill)).toHaveValue('Factures')
  await expect.element(bill).toMatchTextContent(/Proposé/)
  await expect.element(bill).toMatchTextContent(labels.invoice.name)
  await expect.element(place(other)).toHaveValue('Racine (aucun dossier)')
  await expect.element(other).not.toMatchTextContent(/Proposé/)

  await place(bill).click()
  await page.getByRole('option', { name: 'Plans', exact: true }).click()
  await expect.element(bill).toMatchTextContent(/Proposé/)
  await userEvent.click(bill.getByRole('combobox', { name: /^Labels de/ }))
  await userEvent.keyboard('{Backspace}')
  await expect.element(bill).not.toMatchTextContent(/Proposé/)
  await userEvent.keyboard('{Tab}')
  await validate().click()
  await expect.poll(() => uploads.length, aCall).toBe(2)
  const sentAs = (name: string) => uploads.find(({ form }) => form.get('name') === name)!.form
  expect([sentAs('facture 2231.pdf').get('folder_id'), sentAs('facture 2231.pdf').getAll('label_ids[]')]).toEqual([
    '101',
    [],
  ])
  expect(sentAs('xyz.pdf').get('folder_id')).toBeNull()
})

test('several files that are ticked are given one folder, and the others stay where they were', async () => {
  await open(lilas)
  await pick('a.pdf', 'b.pdf', 'c.pdf')
  await add().getByRole('checkbox', { name: 'Cocher a.pdf' }).click()
  await add().getByRole('checkbox', { name: 'Cocher c.pdf' }).click()
  await expect.element(add()).toMatchTextContent(/Pour les 2 fichiers cochés\./)
  await choose('Plans')
  const places = () =>
    add()
      .getByRole('combobox', { name: /^Dossier de/ })
      .elements()
      .map((each) => (each as HTMLInputElement).value)
  expect(places()).toEqual(['Plans', 'Racine (aucun dossier)', 'Plans'])
  await add()
    .getByRole('checkbox', { name: /^Tout cocher/ })
    .click()
  await choose('Photos')
  expect(places()).toEqual(['Photos', 'Photos', 'Photos'])
})

test('DOC-41: a card without a name closes the button, which then leads to it', async () => {
  await open(lilas)
  await pick('a.pdf', 'b.pdf')
  await names().last().fill('  ')
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'true')
  await validate().click({ force: true })
  await expect.element(names().last()).toHaveFocus()
})

test.each(residenceTypes)('DOC-13/private DOC-49/add: whether a new file of a %s may be private', async (type) => {
  await open(lilas, { type })
  await pick('a.pdf')
  await expect.element(names()).toBeVisible()
  const choice = add().getByRole('switch', { name: /^Privé pour les résidents/ })
  expect(choice.elements()).toHaveLength(type === 'BUILDING' ? 1 : 0)
  if (type === 'BUILDING') await expect.element(choice).not.toBeChecked()
})

test('DOC-50: what is not made private is sent as shared', async () => {
  const uploads = catchUploads()
  await open(lilas, { type: 'BUILDING' })
  await pick('a.pdf')
  await expect.element(names()).toBeVisible()
  await validate().click()
  await expect.poll(() => uploads.length, aCall).toBe(1)
  expect(uploads[0]!.form.get('is_private')).toBe('0')
})

test('DOC-19/add DOC-22 DOC-30: a virtual folder is made first, then the file goes into it with its name, labels and privacy', async () => {
  const uploads = catchUploads()
  const made = { id: 77, info: { name: 'Consuel', code: 'consuel' }, is_default: true, is_virtual: false, files: [] }
  const { names: asked } = await open(lilas, {
    type: 'BUILDING',
    answers: {
      'POST /document-folders': { status: 201, body: { data: { ...made, cannot: { rename: null, remove: null } } } },
    },
  })
  await pick('attestation.pdf')
  await choose('Consuel')
  await names().fill('Attestation Consuel')
  await add()
    .getByRole('combobox', { name: /^Labels/ })
    .click()
  await page.getByRole('option', { name: labels.completion.name }).click()
  await userEvent.tab()
  await add().getByRole('switch').click()
  await validate().click()
  await expect.poll(() => uploads.length, aCall).toBe(1)
  await expect.element(add()).not.toBeInTheDocument()
  expect(asked()).toContain('POST /document-folders')
  const { url, form } = uploads[0]!
  expect(url).toMatch(/\/v2\/residences\/9\/documents$/)
  expect([...form.keys()].at(-1)).toBe('file')
  expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toEqual({
    name: 'Attestation Consuel.pdf',
    'label_ids[]': '6',
    folder_id: '77',
    is_private: '1',
  })
})

test('a refusal to make the folder is told in the dialog, and nothing is sent', async () => {
  const uploads = catchUploads()
  await open(lilas, {
    answers: {
      'POST /document-folders': {
        status: 409,
        body: { error_reason: 'RESIDENCE_CANCELLED', error_message: 'Ce projet est annulé.', request_id: 'x' },
      },
    },
  })
  await pick('a.pdf')
  await choose('Consuel')
  await validate().click()
  await expect.element(add().getByRole('alert')).toMatchTextContent('Ce projet est annulé.')
  expect(uploads).toEqual([])
})

test('programs and what the project has no room for are refused before they are sent, with the limit', async () => {
  await open(treeOf({ used: 1_073_741_820 }))
  await pick('setup.exe', 'plan.pdf')
  const told = add().getByRole('alert')
  await expect.element(told).toMatchTextContent('setup.exe est un programme')
  expect(plain(told.element().textContent)).toContain(
    'plan.pdf ne tient pas dans l’espace restant de ce projet (0 Ko sur 1 Go).',
  )
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'true')
})

test('a file larger than this portal takes is refused before it is sent, with the limit', async () => {
  await open(treeOf({ fileLimit: 307_200 }))
  await expect.element(add().getByText(/^300.Ko par fichier au maximum/)).toBeVisible()
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type="file"][multiple]')!,
    new File([new Uint8Array(307_201)], 'plan.pdf'),
  )
  const told = add().getByRole('alert')
  await expect.element(told).toMatchTextContent('plan.pdf dépasse la taille maximale de 300 Ko par fichier.')
  await expect.element(validate()).toHaveAttribute('aria-disabled', 'true')
})

test('« Ajouter » beside a missing paper opens the dialog with its label chosen, and the file is sent with it', async () => {
  await openDocuments(lilas)
  const uploads = catchUploads()
  await page.getByRole('button', { name: `Ajouter : ${labels.dpe.name}` }).click()
  await pick('scan.pdf')
  await expect.element(add().getByText(labels.dpe.name)).toBeVisible()
  await validate().click()
  await expect.poll(() => uploads.length, aCall).toBe(1)
  expect(uploads[0]!.form.getAll('label_ids[]')).toEqual([String(labels.dpe.id)])
})

test('adding from the line of a folder chooses that folder', async () => {
  await openDocuments(lilas)
  await line('Photos').getByRole('button', { name: 'Ajouter des fichiers dans Photos' }).click()
  await expect.element(add().getByRole('combobox', { name: 'Dossier', exact: true })).toHaveValue('Photos')
})
