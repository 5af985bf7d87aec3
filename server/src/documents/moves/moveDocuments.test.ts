import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

type Move = { id: number; folder_id: number | null; name: string }

let hugo: Client
let erables: number
let plans: number
let n = 0

beforeEach(async () => {
  hugo = await as('hugo@clairiere.example')
  erables = await world.project('Maison Les Érables')
  plans = (
    await db
      .selectFrom('document_folders')
      .select('id')
      .where('residence_id', '=', erables)
      .where('default_code', '=', 'plans')
      .executeTakeFirstOrThrow()
  ).id
})

const aFile = async (
  name = `Feuille ${++n}.pdf`,
  folder_id: number | null = null,
  residence_id = erables,
  who = hugo,
) => {
  const fields = { name, ...(folder_id && { folder_id: String(folder_id) }) }
  const { data } = await who.upload('documents.uploadDocument', { residence_id }, fields, [{ name, bytes: '%PDF-1.4' }])
  return { id: data.id as number, name }
}
const move = (who: Client, documents: Move[], residence_id = erables) =>
  who.call('documents.moveDocuments', { residence_id, documents })
const placeOf = (id: number) =>
  db.selectFrom('documents').select(['name', 'extension', 'folder_id']).where('id', '=', id).executeTakeFirstOrThrow()

test('200: each file in its new folder under its new name, in the order asked for', async () => {
  const [one, other] = [await aFile(), await aFile()]
  const mark = await journalMark()
  const answer = await move(hugo, [
    { ...other, folder_id: plans },
    { id: one.id, folder_id: plans, name: 'Renommée.pdf' },
  ])
  expect(answer).toMatchObject({
    status: 200,
    data: [
      { ...other, folder_id: plans },
      { id: one.id, name: 'Renommée.pdf', folder_id: plans },
    ],
  })
  expect(await journalOf(erables, mark)).toMatchObject([
    {
      action: 'UPDATED',
      model_name: 'File',
      model_id: one.id,
      pretty_log: [{ attribute_name: 'name' }, { attribute_name: 'folder', old_value: null, value: 'Plans' }],
    },
    { model_id: other.id, pretty_log: [{ attribute_name: 'folder', old_value: null, value: 'Plans' }] },
  ])
})

test('two files exchange their names', async () => {
  const [one, other] = [await aFile(), await aFile()]
  expect(
    await move(hugo, [
      { id: one.id, name: other.name, folder_id: null },
      { id: other.id, name: one.name, folder_id: null },
    ]),
  ).toMatchObject({ status: 200 })
  expect(await placeOf(one.id)).toMatchObject({ name: other.name.replace('.pdf', '') })
})

test('DOC-37/taken DOC-39 409: a name taken in the destination, told by its place in the batch; nothing moves', async () => {
  const [one, other] = [await aFile(), await aFile()]
  await aFile('Pris.pdf', plans)
  const clash = await move(hugo, [
    { ...one, folder_id: plans },
    { id: other.id, name: 'PRIS.pdf', folder_id: plans },
  ])
  expect(clash).toMatchObject({
    status: 409,
    error_reason: 'DOCUMENT_NAME_EXISTS',
    errors: { 'documents.1.name': [{ code: 'exists' }] },
  })
  expect(clash.errors['documents.1.name'][0].message).toBe(
    'Un fichier portant ce nom existe déjà dans le dossier de destination.',
  )
  expect(await placeOf(one.id)).toMatchObject({ folder_id: null })
})

test('DOC-38 DOC-40/batch 409: two of the batch with one name in one folder', async () => {
  const [one, other] = [await aFile(), await aFile()]
  const clash = await move(hugo, [
    { id: one.id, name: 'Même.pdf', folder_id: plans },
    { id: other.id, name: 'même.pdf', folder_id: plans },
  ])
  expect(clash).toMatchObject({
    status: 409,
    errors: { 'documents.0.name': [{ code: 'batch' }], 'documents.1.name': [{ code: 'batch' }] },
  })
  expect(clash.errors['documents.0.name'][0].message).toBe(
    'Deux fichiers d’un même dossier ne peuvent pas porter le même nom.',
  )
})

test('nothing moved leaves no trace', async () => {
  const one = await aFile()
  const mark = await journalMark()
  expect(await move(hugo, [{ ...one, folder_id: null }])).toMatchObject({ status: 200 })
  expect(await journalOf(erables, mark)).toEqual([])
})

test('the default folder that a move empties is virtual again', async () => {
  const { data: folder } = await hugo.call('documents.createFolder', {
    residence_id: erables,
    name: 'PDL',
  })
  const one = await aFile(undefined, folder.id)
  await move(hugo, [{ ...one, folder_id: plans }])
  expect(await db.selectFrom('document_folders').select('id').where('id', '=', folder.id).execute()).toEqual([])
})

test('404: one foreign document, 422: one foreign folder, and nothing moves', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const villa = await world.project('Villa Rivale')
  const foreign = await aFile('Rivale.pdf', null, villa, zoe)
  const rivalFolder = (
    await db.selectFrom('document_folders').select('id').where('residence_id', '=', villa).executeTakeFirstOrThrow()
  ).id
  const one = await aFile()
  for (const id of [foreign.id, 999_999]) {
    expect(
      await move(hugo, [
        { ...one, folder_id: plans },
        { id, name: 'x.pdf', folder_id: null },
      ]),
    ).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
  }
  for (const folder_id of [rivalFolder, 999_999]) {
    expect(await move(hugo, [{ ...one, folder_id }])).toMatchObject({
      status: 422,
      error_reason: 'DOCUMENT_FOLDER_NOT_FOUND',
    })
  }
  expect(await placeOf(one.id)).toMatchObject({ folder_id: null })
  expect(await move(zoe, [{ ...one, folder_id: null }])).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
})

test('403 for a reader; 422 for the same document twice, and for none', async () => {
  const one = await aFile()
  expect(await move(await as('lea@horizon.example'), [{ ...one, folder_id: plans }])).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  expect(
    await move(hugo, [
      { ...one, folder_id: plans },
      { ...one, folder_id: null },
    ]),
  ).toMatchObject({ status: 422, errors: { documents: [{ code: 'invalid' }] } })
  expect(await move(hugo, [])).toMatchObject({ status: 422 })
})

test('two batches take one name at once: exactly one wins', async () => {
  const [one, other] = [await aFile(), await aFile()]
  const both = await Promise.all(
    [one, other].map(({ id }) => move(hugo, [{ id, name: 'Disputé.pdf', folder_id: plans }])),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
