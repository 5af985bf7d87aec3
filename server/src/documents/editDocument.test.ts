import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let lilas: number
let folders: Record<string, number>
let label: Record<string, number>
let n = 0

beforeEach(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
  const rows = await db
    .selectFrom('document_folders')
    .select(['id', 'name'])
    .where('residence_id', '=', lilas)
    .execute()
  folders = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
  const labels = await db.selectFrom('document_labels').select(['id', 'code']).execute()
  label = Object.fromEntries(labels.map(({ id, code }) => [code, id]))
})

/** A file of the test's own. */
const aFile = async (fields: Record<string, string | string[]> = {}, residence_id = lilas, who = hugo) => {
  const name = `Pièce ${++n}.pdf`
  const { data } = await who.upload('documents.uploadDocument', { residence_id }, { name, ...fields }, [
    { name, bytes: '%PDF-1.4' },
  ])
  return data as { id: number; name: string }
}
const edit = (who: Client, document_id: number, changes: object) =>
  who.call('documents.editDocument', { document_id, ...changes })

test('DOC-32 200: name, labels, folder; the journal tells each from and to', async () => {
  const { id, name } = await aFile({ folder_id: String(folders.Plans), 'label_ids[]': String(label.dpe) })
  const mark = await journalMark()
  const answer = await edit(hugo, id, {
    name: ' Devis signé.PDF ',
    label_ids: [label.cil, label.ptg_estimate],
    is_private: false,
    folder_id: folders.Notices,
  })
  expect(answer).toMatchObject({
    status: 200,
    data: {
      id,
      name: 'Devis signé.PDF',
      extension: 'PDF',
      folder_id: folders.Notices,
      labels: [{ code: 'cil' }, { code: 'ptg_estimate' }],
    },
  })
  expect(await journalOf(lilas, mark)).toMatchObject([
    {
      action: 'UPDATED',
      model_name: 'File',
      model_id: id,
      pretty_log: [
        { attribute_name: 'name', old_value: name, value: 'Devis signé.PDF' },
        { attribute_name: 'folder', old_value: 'Plans', value: 'Notices' },
        {
          attribute_name: 'labels',
          old_value: 'Diagnostic de performance énergétique (DPE)',
          value: 'Carnet d’information du logement (CIL), Devis',
        },
      ],
    },
  ])
})

test('a renamed file keeps the kind that its name says, one by one and many at once; one that had none may be given one', async () => {
  const { id } = await aFile()
  const named = async (name: string) => (await edit(hugo, id, { name })).data.name as string
  expect(await named('Contrat')).toBe('Contrat.pdf')
  expect(await named('Contrat.exe')).toBe('Contrat.exe.pdf')
  expect(await named('facture.html')).toBe('facture.html.pdf')
  expect(await named('Avis v1.2.PDF')).toBe('Avis v1.2.PDF')
  expect(await named('a'.repeat(255))).toBe(`${'a'.repeat(251)}.PDF`)
  expect(await named(`${'a'.repeat(250)}🏠`)).toBe(`${'a'.repeat(250)}.PDF`)
  const move = { id, folder_id: null, name: 'Plan.cmd' }
  expect(await hugo.call('documents.moveDocuments', { residence_id: lilas, documents: [move] })).toMatchObject({
    status: 200,
    data: [{ name: 'Plan.cmd.PDF', extension: 'PDF' }],
  })
  // The name that it gets is the one that must be free.
  const other = await aFile()
  await edit(hugo, other.id, { name: 'Libre.pdf' })
  expect(await edit(hugo, id, { name: 'libre' })).toMatchObject({ status: 409, error_reason: 'DOCUMENT_NAME_EXISTS' })
  await db.updateTable('documents').set({ name: 'Plan v1', extension: '2' }).where('id', '=', id).execute()
  expect(await named('Plan v1.3')).toBe('Plan v1.3')
  expect(await named('Plan.jpeg')).toBe('Plan.jpeg')
  expect(await named('Plan.jpg')).toBe('Plan.jpg')
})

test('a move to null is one to the root', async () => {
  const { id, name } = await aFile({ folder_id: String(folders.Plans), 'label_ids[]': String(label.dpe) })
  expect(await edit(hugo, id, { folder_id: null, name })).toMatchObject({
    status: 200,
    data: { folder_id: null, name, labels: [{ code: 'dpe' }] },
  })
})

test('DOC-33 DOC-34 what is absent stays: labels and privacy of what is moved, name, folder and privacy of what is labelled', async () => {
  const samira = await as('samira@rivages.example')
  const tilleuls = await world.project('Résidence Les Tilleuls')
  const held = await samira.call('documents.createFolder', { residence_id: tilleuls, name: 'Pièces gardées' })
  const folder_id = held.data.id as number
  const { id, name } = await aFile({ is_private: '1', 'label_ids[]': String(label.cil) }, tilleuls, samira)
  const moved = await edit(samira, id, { folder_id, name: `moved ${name}` })
  expect(moved).toMatchObject({
    status: 200,
    data: { folder_id, tags: ['fileNotSharedWithChildren'], labels: [{ code: 'cil' }] },
  })
  const labelled = await edit(samira, id, { label_ids: [label.dpe] })
  expect(labelled).toMatchObject({
    status: 200,
    data: { folder_id, name: `moved ${name}`, tags: ['fileNotSharedWithChildren'], labels: [{ code: 'dpe' }] },
  })
  const mark = await journalMark()
  expect(await edit(samira, id, { is_private: 0 })).toMatchObject({ status: 200, data: { tags: [] } })
  expect(await journalOf(tilleuls, mark)).toMatchObject([
    { pretty_log: [{ attribute_name: 'is_private', old_value: 'true', value: 'false' }] },
  ])
})

test('the same again leaves no trace', async () => {
  const { id, name } = await aFile({ 'label_ids[]': String(label.dpe) })
  const mark = await journalMark()
  expect(await edit(hugo, id, { name, label_ids: [label.dpe], is_private: false, folder_id: null })).toMatchObject({
    status: 200,
  })
  expect(await journalOf(lilas, mark)).toEqual([])
})

test('a default folder left by its last file is virtual again', async () => {
  const { data: folder } = await hugo.call('documents.createFolder', { residence_id: lilas, name: 'Qualigaz' })
  const { id } = await aFile({ folder_id: String(folder.id) })
  await edit(hugo, id, { folder_id: null })
  expect(await db.selectFrom('document_folders').select('id').where('id', '=', folder.id).execute()).toEqual([])
})

test('DOC-37/taken DOC-37/itself DOC-39 409: a name taken in the destination folder, and nothing is written', async () => {
  const { id, name } = await aFile()
  const mark = await journalMark()
  const clash = await edit(hugo, id, { name: 'contrat de construction.PDF', folder_id: folders['Contrats / Avenants'] })
  expect(clash).toMatchObject({ status: 409, error_reason: 'DOCUMENT_NAME_EXISTS' })
  expect(await edit(hugo, id, { name: name.toUpperCase() })).toMatchObject({ status: 200 }) // its own name in capitals is free
  expect(await journalOf(lilas, mark)).toHaveLength(1)
})

test('DOC-37/taken two files take one name at once: exactly one wins', async () => {
  const [one, other] = [await aFile(), await aFile()]
  const both = await Promise.all([
    edit(hugo, one.id, { name: 'Unique.pdf' }),
    edit(hugo, other.id, { name: 'UNIQUE.pdf' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('DOC-49/refused 422: a house has no private files', async () => {
  const { id } = await aFile()
  expect(await edit(hugo, id, { is_private: true })).toMatchObject({
    status: 422,
    error_reason: 'DOCUMENT_PRIVATE_BUILDING_ONLY',
  })
})

test.each([
  { name: '' },
  { name: 'a/b' },
  { name: null },
  { label_ids: ['x'] },
  { folder_id: 'x' },
  { is_private: 'maybe' },
  { owner: 1 },
])('422: %j is refused', async (changes) => {
  const { id } = await aFile()
  expect(await edit(hugo, id, changes)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('422: a label that does not exist; the others stay', async () => {
  const { id } = await aFile({ 'label_ids[]': String(label.dpe) })
  expect(await edit(hugo, id, { label_ids: [label.cil, 999_999] })).toMatchObject({
    status: 422,
    errors: { label_ids: [{ code: 'invalid' }] },
  })
  const links = await db.selectFrom('document_label_links').select('label_id').where('document_id', '=', id).execute()
  expect(links).toEqual([{ label_id: label.dpe }])
})

test('422: a folder of another project answers as one that does not exist', async () => {
  const { id } = await aFile()
  const rival = await db
    .selectFrom('document_folders')
    .select('id')
    .where('residence_id', '=', await world.project('Villa Rivale'))
    .executeTakeFirstOrThrow()
  for (const folder_id of [rival.id, 999_999]) {
    expect(await edit(hugo, id, { folder_id })).toMatchObject({
      status: 422,
      error_reason: 'DOCUMENT_FOLDER_NOT_FOUND',
    })
  }
})

test('404: a rival, and a resident, must not learn that the document exists', async () => {
  const { id } = await aFile()
  const zoe = await as('zoe@batir-ouest.example')
  const claire = await as('claire@foyer.example', 'resident')
  for (const [who, document_id] of [
    [zoe, id],
    [zoe, 999_999],
    [claire, id],
  ] as const) {
    expect(await edit(who, document_id, { name: 'mine.pdf' })).toMatchObject({
      status: 404,
      error_reason: 'DOCUMENT_NOT_FOUND',
    })
  }
})

test('404: the file of a thermal study, and of a template, are not edited here', async () => {
  const others = await db.selectFrom('documents').select('id').where('context', '!=', 'RESIDENCE').execute()
  for (const { id } of others)
    expect(await edit(hugo, id, { name: 'x.pdf' })).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
  expect(others.length).toBeGreaterThan(1)
})

test('403: a reader and a third party; 409 on a cancelled project', async () => {
  const { id } = await aFile()
  await authorise('Maisons Clairière', 'Études Isotherme')
  for (const username of ['lea@horizon.example', 'luc@isotherme.example']) {
    expect(await edit(await as(username), id, { name: 'x.pdf' })).toMatchObject({
      status: 403,
      error_reason: 'FORBIDDEN',
    })
  }
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', lilas).execute()
  const cancelled = await edit(hugo, id, { name: 'x.pdf' })
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', lilas).execute()
  expect(cancelled).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
})

test('DOC-14/detached detaching a label leaves the file and its other labels', async () => {
  const { id } = await aFile({ 'label_ids[]': [String(label.dpe), String(label.cil)] })
  const mark = await journalMark()
  const detach = (who: Client, document_id: number) =>
    who.call('documents.detachLabel', { document_id, label_id: label.dpe })
  expect(await detach(hugo, id)).toMatchObject({ status: 200, data: { id, labels: [{ code: 'cil' }] } })
  expect(await detach(hugo, id)).toMatchObject({ status: 200, data: { labels: [{ code: 'cil' }] } })
  expect(await journalOf(lilas, mark)).toHaveLength(1)
  expect(await detach(await as('zoe@batir-ouest.example'), id)).toMatchObject({
    status: 404,
    error_reason: 'DOCUMENT_NOT_FOUND',
  })
  expect(await detach(await as('lea@horizon.example'), id)).toMatchObject({ status: 403 })
})
