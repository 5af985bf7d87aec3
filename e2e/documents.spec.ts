import { expect, test } from './portal.ts'
import { card, drop, enter, expectOff, expectOn, pdf, Person, projectPath, unique, type Project } from './world.ts'
import type { APIRequestContext, Page } from '@playwright/test'

const karim = 'karim@renovest.example'
const newProject = async (request: APIRequestContext, type = 'HOUSE') => {
  const person = await Person.signIn(request, karim)
  return { person, project: await person.create(unique('Documents'), { type }) }
}
const folder = (person: Person, project: Project, name: string) =>
  person.call<{ id: number }>('POST', '/document-folders', { residence_id: project.id, name })
const item = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
/** The default folders that are still empty come out of their one line. */
const showEmptyFolders = (page: Page) => page.getByRole('button', { name: 'Afficher les dossiers vides' }).click()

test('DOC-01 DOC-03 DOC-05 DOC-11/computer: files dropped from the computer are counted, folders first, by name', async ({
  page,
  request,
}) => {
  const { person, project } = await newProject(request)
  await folder(person, project, 'Zinguerie')
  await enter(page, person, projectPath(project))
  const documents = card(page, 'Documents')
  for (const name of ['Nouveau dossier', 'Nouveaux documents']) await expectOn(documents.getByRole('button', { name }))
  await expectOff(documents.getByRole('button', { name: 'Tout télécharger' }))
  const root = documents.getByRole('button', { name: /^Déposez/ })
  await drop(page, root, [pdf('b.pdf'), pdf('a.pdf')])
  await expect(documents.getByText('2 fichiers').first()).toBeVisible()
  await showEmptyFolders(page)
  await drop(page, item(page, /^Plans/), [pdf('plan.pdf')])
  await expect(documents.getByText('3 fichiers').first()).toBeVisible()
  await expect(item(page, /^Plans/)).toContainText('1 fichier')
  await expectOn(documents.getByRole('button', { name: 'Tout télécharger' }))

  const labels = await page
    .getByRole('tree')
    .getByRole('treeitem', { expanded: false })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.replace(/, .*$/, '') ?? ''))
  const sorted = labels.toSorted(new Intl.Collator('fr', { numeric: true }).compare)
  expect(labels).toEqual(sorted)
  expect(labels).toContain('Zinguerie')
  const everything = page.getByRole('tree').getByRole('treeitem')
  await expect(everything.nth(-2)).toHaveAccessibleName(/^a\.pdf/)
  await expect(everything.last()).toHaveAccessibleName(/^b\.pdf/)
})

test('DOC-06 DOC-35/saved DOC-47: each line has its acts; a default folder is neither renamed nor deleted', async ({
  page,
  request,
}) => {
  const { person, project } = await newProject(request)
  await folder(person, project, 'Divers')
  await person.upload(project, pdf('seul.pdf'))
  await enter(page, person, projectPath(project))
  for (const act of ['Télécharger', 'Modifier', 'Supprimer']) {
    await expectOn(page.getByRole('button', { name: `${act} seul.pdf`, exact: true }))
  }
  await expectOn(page.getByRole('button', { name: 'Ajouter des fichiers dans Divers' }))
  await expectOn(page.getByRole('button', { name: 'Renommer le dossier Divers' }))
  await showEmptyFolders(page)
  await expectOff(page.getByRole('button', { name: 'Supprimer le dossier Plans', exact: true }))
  await page.getByRole('button', { name: 'Supprimer le dossier Plans', exact: true }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger seul.pdf', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('seul.pdf')
  await page.getByRole('button', { name: 'Supprimer le dossier Divers' }).click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }).click()
  await expect(item(page, 'Divers')).toHaveCount(0)
})

test('DOC-10/delete: selected files are moved and deleted together, without a mouse', async ({ page, request }) => {
  const { person, project } = await newProject(request)
  for (const name of ['un.pdf', 'deux.pdf', 'trois.pdf']) await person.upload(project, pdf(name))
  await enter(page, person, projectPath(project))
  await showEmptyFolders(page)
  await item(page, 'deux.pdf').focus()
  await page.keyboard.press('Space')
  const bar = page.getByLabel('Fichiers sélectionnés')
  await expect(bar.getByRole('status')).toHaveText('1 fichier')
  await page.keyboard.press('Control+x')
  await item(page, /^Photos/).focus()
  await page.keyboard.press('Control+v')
  await expect(item(page, /^Photos/)).toContainText('1 fichier')

  await page.keyboard.press('Escape')
  for (const name of ['trois.pdf', 'un.pdf']) {
    await item(page, name).focus()
    await page.keyboard.press('Space')
  }
  await expect(bar.getByRole('status')).toHaveText('2 fichiers')
  await bar.getByRole('button', { name: 'Supprimer' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByRole('button', { name: 'Supprimer' }).focus()
  await page.keyboard.press('Enter')
  await expect(item(page, 'un.pdf')).toHaveCount(0)
  await expect(item(page, 'trois.pdf')).toHaveCount(0)
  await expect(card(page, 'Documents').getByText('1 fichier').first()).toBeVisible()
})

test('DOC-13/add DOC-39 DOC-41: the add dialog holds a card for each file and refuses a name that is taken', async ({
  page,
  request,
}) => {
  const { person, project } = await newProject(request)
  await person.upload(project, pdf('notice.pdf'))
  await enter(page, person, projectPath(project))
  await page.getByRole('button', { name: 'Nouveaux documents' }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: /^Ajouter/ }).last()
  await expectOff(add)
  await expect(dialog.getByLabel('Dossier', { exact: true }).first()).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([pdf('notice.pdf'), pdf('annexe.pdf')])
  await expect(dialog.getByRole('group', { name: 'notice.pdf' })).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'annexe.pdf' })).toBeVisible()
  await expect(dialog.getByText('Un fichier portant ce nom existe déjà dans le dossier de destination.')).toBeVisible()
  await expect(dialog.getByRole('switch')).toHaveCount(0)
  await expectOff(add)
  await dialog.getByRole('group', { name: 'notice.pdf' }).getByLabel('Nom').fill('mode d’emploi')
  await expect(add).toHaveText('Ajouter 2 fichiers')
  await expectOn(add)
  await add.click()
  await expect(item(page, 'mode d’emploi.pdf')).toBeVisible()
  await expect(item(page, 'annexe.pdf')).toBeVisible()
})

test('only in a building a file may be kept from the residents, and it says so', async ({ page, request }) => {
  const { person, project } = await newProject(request, 'BUILDING')
  await person.upload(project, pdf('syndic.pdf'))
  await enter(page, person, projectPath(project))
  // The flats come above the documents, which would move while they are pressed.
  await expect(page.getByText('Aucun logement dans cet immeuble.')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier syndic.pdf' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Privé pour les résidents').check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  const line = item(page, /^syndic\.pdf, .*les résidents ne voient pas ce fichier/)
  await expect(line).toBeVisible()
  await expect(line.getByText('Privé', { exact: true })).toBeVisible()
})

test('DOC-02 DOC-14/offered: an expected document is detached from its label, or deleted', async ({
  page,
  request,
}) => {
  const { person, project } = await newProject(request)
  const labels = await person.call<{ id: number; name: string }[]>('GET', '/document-labels?recommended=true')
  const [first, second] = labels
  await person.upload(project, pdf('diagnostic.pdf'), { label_ids: String(first!.id) })
  await enter(page, person, projectPath(project))
  await expect(page.getByRole('heading', { name: 'Documents attendus' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Ajouter : ${second!.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Afficher les documents reçus' }).click()
  const remove = page.getByRole('button', { name: /^Retirer diagnostic\.pdf de/ })
  await remove.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Supprimer le fichier')).toBeVisible()
  await dialog.getByLabel('Retirer seulement ce label').check()
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(remove).toHaveCount(0)
  await expect(item(page, 'diagnostic.pdf')).toBeVisible()
})

test('DOC-43 DOC-44 DOC-45: a folder’s name is neither empty nor taken', async ({ page, request }) => {
  const { person, project } = await newProject(request)
  await folder(person, project, 'Chantier')
  await folder(person, project, 'Toiture')
  await enter(page, person, projectPath(project))
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Nom du dossier')
  const taken = dialog.getByText('Un dossier portant ce nom existe déjà.')
  await page.getByRole('button', { name: 'Nouveau dossier' }).click()
  await expectOff(dialog.getByRole('button', { name: 'Créer le dossier' }))
  await name.fill('Chantier')
  await expect(taken).toBeVisible()
  await expectOff(dialog.getByRole('button', { name: 'Créer le dossier' }))
  await name.fill('Réception')
  await dialog.getByRole('button', { name: 'Créer le dossier' }).click()
  await expect(item(page, 'Réception')).toBeVisible()

  await page.getByRole('button', { name: 'Renommer le dossier Toiture' }).click()
  const save = dialog.getByRole('button', { name: 'Enregistrer' }).or(dialog.getByRole('button', { name: 'Renommer' }))
  for (const refused of ['Chantier', 'Plans']) {
    await name.fill(refused)
    await expect(taken).toBeVisible()
    await expectOff(save)
  }
  await name.fill('')
  await expectOff(save)
  await name.fill('Couverture')
  await save.click()
  await expect(item(page, 'Couverture')).toBeVisible()
})
