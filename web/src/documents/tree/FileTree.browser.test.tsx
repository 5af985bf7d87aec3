import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plain } from '../../ui/testing.tsx'
import {
  catchUploads,
  computerFile,
  dialog,
  drag,
  drop,
  aCall,
  file,
  labels,
  line,
  openDocuments,
  treeOf,
} from '../testing.ts'

const content = {
  root: [file(1, 'devis.pdf'), file(2, 'Accueil.pdf')],
  folders: {
    Plans: [
      file(3, 'rez-de-chaussée.pdf', { labels: [labels.sections, labels.dpe, labels.cil, labels.ath] }),
      file(4, 'étage.pdf'),
    ],
    Divers: [file(5, 'étage.pdf')],
  },
}
const lilas = treeOf(content)
const moved = { 'PATCH /residences/9/documents': { body: { data: [] } } }

/** The default folder as it is after its first use. */
const used = (id: number, name: string, code: string) => ({
  'POST /document-folders': {
    status: 201,
    body: {
      data: {
        id,
        info: { name, code },
        is_default: true,
        is_virtual: false,
        files: [],
        cannot: { rename: null, remove: null },
      },
    },
  },
})

const press = (keys: string) => userEvent.keyboard(keys)
const expanded = (name: string) => line(name).element().getAttribute('aria-expanded')
const shown = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => element.getAttribute('aria-label')?.split(',')[0])
const selected = () =>
  page
    .getByRole('treeitem', { selected: true })
    .elements()
    .map((element) => element.getAttribute('aria-label')?.split(',')[0])
const lastBody = ({ calls }: Awaited<ReturnType<typeof openDocuments>>, name: string): unknown => {
  const call = calls.findLast((one) => one.name === name)
  return call && JSON.parse(call.body)
}

test('DOC-05 DOC-18/lock: folders by name, the virtual default ones among them with their lock, then the files of the root', async () => {
  await openDocuments(lilas)
  expect(shown()).toEqual([
    'Assurances',
    'Attestation de conformité thermique (ATh)',
    'Attestations',
    'Consuel',
    'Contrats / Avenants',
    'Divers',
    'Études / Diagnostics',
    'Factures',
    'PCE',
    'PDL',
    'Photos',
    'Plans',
    'Qualigaz',
    'Accueil.pdf',
    'devis.pdf',
  ])
  const locked = line('Qualigaz').element().querySelector('.tabler-icon-lock')
  expect(locked).not.toBeNull()
  expect(line('Divers').element().querySelector('.tabler-icon-lock')).toBeNull()
  await expect.element(line('Qualigaz')).toHaveAccessibleName(/dossier par défaut/)
})

test('PDL and PCE are names; what they stand for is heard with the line and comes as a tip, and no other folder has one', async () => {
  await openDocuments(lilas)
  await expect.element(line('PDL')).toHaveAccessibleName('PDL, dossier par défaut, Point de livraison (électricité)')
  await expect.element(line('Qualigaz')).toHaveAccessibleName('Qualigaz, dossier par défaut')
  await line('PCE').hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Point de comptage et d’estimation (gaz)')
})

test('DOC-04: the tree is 485 px high at most and scrolls beyond', async () => {
  await openDocuments(lilas)
  const tree = page.getByRole('tree').element()
  expect(tree.getBoundingClientRect().height).toBe(485)
  expect(tree.scrollHeight).toBeGreaterThan(tree.clientHeight)
  expect(getComputedStyle(tree).overflowY).toBe('auto')

  await openDocuments(treeOf({ root: [file(1, 'devis.pdf')] }), { folded: true })
  expect(page.getByRole('tree').element().getBoundingClientRect().height).toBeLessThan(120)
})

test('DOC-06: a folder has add, rename and delete; a file has download, edit and delete', async () => {
  await openDocuments(lilas)
  const buttons = (name: string) =>
    line(name)
      .getByRole('button')
      .elements()
      .map((element) => element.getAttribute('aria-label'))
  expect(buttons('Divers')).toEqual([
    'Ajouter des fichiers dans Divers',
    'Renommer le dossier Divers',
    'Supprimer le dossier Divers',
  ])
  expect(buttons('devis')).toEqual([
    'Aperçu de devis.pdf',
    'Télécharger devis.pdf',
    'Modifier devis.pdf',
    'Supprimer devis.pdf',
  ])
})

test('DOC-07: pointing at a file shows when it was added, by whom, its size and its labels', async () => {
  await openDocuments(lilas)
  await line('Plans').click()
  await line('rez').hover()
  const tip = page.getByRole('tooltip')
  await expect.element(tip).toBeVisible()
  const text = plain(tip.element().textContent)
  expect(text).toContain('Ajouté le 03/02/2026 par Hugo Bertin')
  expect(text).toContain('Taille : 12 Ko')
  expect(text).toContain(`Labels : ${labels.sections.name}, ${labels.dpe.name}, ${labels.cil.name}, ${labels.ath.name}`)
})

test('two labels are shown and the others counted', async () => {
  await openDocuments(lilas)
  await line('Plans').click()
  expect(line('rez').element().textContent).toContain('+2')
})

test('DOC-08 DOC-21: a private file bears a crossed eye, and says that the residents do not see it', async () => {
  await openDocuments(treeOf({ root: [file(1, 'impayés.pdf', { isPrivate: true }), file(2, 'règlement.pdf')] }), {
    type: 'BUILDING',
  })
  await expect.element(line('impayés')).toHaveAccessibleName(/Privé\s: les résidents ne voient pas ce fichier/)
  expect(line('impayés').element().querySelector('.tabler-icon-eye-off')).not.toBeNull()
  expect(line('règlement').element().querySelector('.tabler-icon-eye-off')).toBeNull()
})

test('DOC-10/delete DOC-13/move: click, Ctrl+click, Shift+click, Space and Ctrl+A select; the bar moves or deletes them all', async () => {
  const served = await openDocuments(lilas, {
    answers: {
      'POST /residences/9/documents/bulk-delete': { body: { data: { deleted_ids: [3, 4], deleted_folder_ids: [] } } },
    },
  })
  await line('Plans').click()
  await line('étage').click()
  expect(selected()).toEqual(['étage.pdf'])
  await line('devis').click({ modifiers: ['Control'] })
  expect(selected()).toEqual(['étage.pdf', 'devis.pdf'])
  await line('rez').click()
  await line('Accueil').click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['rez-de-chaussée.pdf', 'Accueil.pdf'])
  await press(' ')
  expect(selected()).not.toContain('Accueil.pdf')
  await press('{Control>}a{/Control}')
  expect(selected()).toHaveLength(4)
  await press('{Escape}')
  expect(selected()).toEqual([])

  await line('étage').click()
  await line('rez').click({ modifiers: ['Control'] })
  await expect.element(page.getByRole('status').getByText('2 fichiers')).toBeVisible()
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click()
  await expect.element(dialog('Déplacer 2 fichiers')).toBeVisible()
  const cards = dialog('Déplacer 2 fichiers').getByRole('textbox', { name: 'Nom', exact: true })
  await expect
    .poll(() =>
      cards
        .elements()
        .map((each) => (each as HTMLInputElement).value)
        .toSorted(),
    )
    .toEqual(['rez-de-chaussée', 'étage'])
  const folder = dialog('Déplacer 2 fichiers').getByRole('combobox', { name: 'Dossier', exact: true })
  await expect.element(folder).toHaveValue('Plans')
  await dialog('Déplacer 2 fichiers').getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await dialog('Supprimer 2 fichiers').getByRole('button', { name: 'Supprimer 2 fichiers' }).click()
  await expect.element(dialog('Supprimer 2 fichiers')).not.toBeInTheDocument()
  expect(lastBody(served, 'POST /residences/9/documents/bulk-delete')).toEqual({ ids: [4, 3] })
})

test('the arrows walk, open and close; Home and End go to the ends; only one line is on the way of Tab', async () => {
  await openDocuments(lilas)
  await line('Photos').click()
  await press('{ArrowDown}')
  await expect.element(line('Plans')).toHaveFocus()
  expect(expanded('Plans')).toBe('false')
  await press('{ArrowRight}')
  expect(expanded('Plans')).toBe('true')
  await press('{ArrowRight}')
  await expect.element(line('étage')).toHaveFocus()
  await press('{ArrowLeft}')
  await expect.element(line('Plans')).toHaveFocus()
  await press('{ArrowLeft}')
  expect(expanded('Plans')).toBe('false')
  await press('{End}')
  await expect.element(line('devis')).toHaveFocus()
  await press('{Home}')
  await expect.element(line('Assurances')).toHaveFocus()
  expect(document.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1)
  await userEvent.tab()
  await expect.element(line('Assurances').getByRole('button').first()).toHaveFocus()
})

test('Enter shows a file, F2 edits it, Del asks before deleting it; the focus comes back to its line', async () => {
  await openDocuments(lilas)
  await line('devis').click()
  await press('{Enter}')
  await expect.element(dialog('devis.pdf')).toBeVisible()
  await press('{Escape}')
  await expect.element(line('devis')).toHaveFocus()
  await press('{F2}')
  await expect.element(dialog('Modifier le fichier')).toBeVisible()
  await press('{Escape}')
  await expect.element(line('devis')).toHaveFocus()
  await press('{Delete}')
  await expect.element(dialog('Supprimer le fichier')).toBeVisible()
})

test('DOC-19/move: by the keyboard a file is cut and pasted into a virtual folder, and « Annuler » brings it back', async () => {
  const served = await openDocuments(lilas, { answers: { ...moved, ...used(77, 'Consuel', 'consuel') } })
  await line('devis').click()
  await press('{Control>}x{/Control}')
  await line('Attestations').click()
  await press('{ArrowDown}{Control>}v{/Control}')
  await expect
    .poll(() => lastBody(served, 'PATCH /residences/9/documents'), aCall)
    .toEqual({
      documents: [{ id: 1, folder_id: 77, name: 'devis.pdf' }],
    })
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect
    .poll(() => lastBody(served, 'PATCH /residences/9/documents'), aCall)
    .toEqual({
      documents: [{ id: 1, folder_id: null, name: 'devis.pdf' }],
    })
})

test('DOC-11/moved DOC-52/drag: a file dragged to a folder or to the root moves at once, by its folder and name alone', async () => {
  const served = await openDocuments(lilas, { answers: moved })
  await line('Plans').click()
  drag(line('rez').element(), line('Divers').element())
  await expect
    .poll(() => lastBody(served, 'PATCH /residences/9/documents'), aCall)
    .toEqual({
      documents: [{ id: 3, folder_id: 112, name: 'rez-de-chaussée.pdf' }],
    })
  drag(line('étage').element(), page.getByRole('button', { name: /^Déposez/ }).element())
  await expect
    .poll(() => lastBody(served, 'PATCH /residences/9/documents'), aCall)
    .toEqual({
      documents: [{ id: 4, folder_id: null, name: 'étage.pdf' }],
    })
})

test('a move that the server refuses is taken back and told', async () => {
  const refusal = { error_reason: 'RESIDENCE_CANCELLED', error_message: 'Ce projet est annulé.', request_id: 'x' }
  await openDocuments(lilas, { answers: { 'PATCH /residences/9/documents': { status: 409, body: refusal } } })
  drag(line('devis').element(), line('Divers').element())
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ce projet est annulé.')
  await expect.element(line('devis')).toHaveAttribute('data-place', 'root')
})

test('DOC-55: a dragged file whose name is taken there opens the edit dialog with that folder instead of moving', async () => {
  const { names } = await openDocuments(lilas, { answers: moved })
  await line('Plans').click()
  drag(line('étage').element(), line('Divers').element())
  const edit = dialog('Modifier le fichier')
  await expect.element(edit.getByRole('combobox', { name: 'Dossier' })).toHaveValue('Divers')
  await expect
    .element(edit.getByRole('textbox', { name: 'Nom' }))
    .toHaveAccessibleDescription(/existe déjà dans le dossier de destination/)
  expect(names()).not.toContain('PATCH /residences/9/documents')
})

test('DOC-11/computer DOC-54/direct DOC-03: valid files of the computer go straight to the folder or the root they are dropped on', async () => {
  const uploads = catchUploads()
  await openDocuments(lilas, { answers: used(101, 'Plans', 'plans') })
  drop(line('Plans').element(), computerFile('coupe.pdf'), computerFile('façade.pdf'))
  await expect
    .poll(() => uploads.map(({ form }) => [form.get('name'), form.get('folder_id')]), aCall)
    .toEqual([
      ['coupe.pdf', '101'],
      ['façade.pdf', '101'],
    ])
  drop(page.getByRole('button', { name: /^Déposez/ }).element(), computerFile('plan.pdf'))
  await expect.poll(() => uploads.length, aCall).toBe(3)
  expect([uploads[2]?.form.get('name'), uploads[2]?.form.get('folder_id')]).toEqual(['plan.pdf', null])
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test('DOC-54/dialog: when one name is taken the dialog opens with all the files and that folder, and nothing is sent', async () => {
  const uploads = catchUploads()
  await openDocuments(lilas)
  drop(line('Plans').element(), computerFile('étage.pdf'), computerFile('coupe.pdf'))
  const add = dialog('Ajouter des documents')
  await expect.element(add.getByRole('combobox', { name: 'Dossier' })).toHaveValue('Plans')
  await expect.element(add.getByRole('textbox', { name: 'Nom' }).first()).toHaveValue('étage')
  await expect.element(add.getByRole('textbox', { name: 'Nom' }).last()).toHaveValue('coupe')
  expect(uploads).toEqual([])
})

test('a folder opens under files that rest on it', async () => {
  await openDocuments(lilas)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(computerFile('coupe.pdf'))
  const over = () =>
    line('Plans')
      .element()
      .dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
  over()
  expect(expanded('Plans')).toBe('false')
  await expect.poll(() => expanded('Plans'), aCall).toBe('true')
})

test('for a reader nothing can be selected, dragged or changed, and no dead button stands there', async () => {
  await openDocuments(treeOf({ ...content, closed: 'FORBIDDEN' }))
  await line('devis').click()
  expect(selected()).toEqual([])
  expect(line('devis').element().getAttribute('draggable')).toBe('false')
  expect(page.getByRole('button', { name: /^(Supprimer|Modifier|Déplacer) / }).elements()).toEqual([])
  await expect
    .element(line('devis').getByRole('button', { name: 'Télécharger devis.pdf' }))
    .not.toHaveAttribute('aria-disabled')
  await press('{Delete}')
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})
