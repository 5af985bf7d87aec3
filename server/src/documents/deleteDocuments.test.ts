import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'
import { checkStorage } from './storage/rules.ts'

let hugo: Client
let lilas: number
let n = 0
beforeEach(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})

const aFile = async (folder_id: number | null = null, residence_id = lilas, who = hugo) => {
  const name = `Brouillon ${++n}.pdf`
  const fields = { name, ...(folder_id && { folder_id: String(folder_id) }) }
  const { data } = await who.upload('documents.uploadDocument', { residence_id }, fields, [{ name, bytes: '%PDF-1.4' }])
  return data as { id: number; name: string }
}
const remove = (who: Client, document_id: number) => who.call('documents.deleteDocument', { document_id })
const removeAll = (who: Client, ids: number[], residence_id = lilas) =>
  who.call('documents.deleteDocuments', { residence_id, ids })
const exists = async (id: number) =>
  (await db.selectFrom('documents').select('id').where('id', '=', id).execute()).length === 1
const aFolder = async (name: string) =>
  (await hugo.call('documents.createFolder', { residence_id: lilas, name })).data.id as number
const folderExists = async (id: number) =>
  (await db.selectFrom('document_folders').select('id').where('id', '=', id).execute()).length === 1

test('DOC-35/delete 204: the file is gone, the journal names it, and deleting it again is 404', async () => {
  const { id, name } = await aFile()
  const mark = await journalMark()
  expect(await remove(hugo, id)).toMatchObject({ status: 204 })
  expect(await exists(id)).toBe(false)
  expect(await journalOf(lilas, mark)).toMatchObject([
    {
      action: 'DELETED',
      model_name: 'File',
      model_id: id,
      pretty_log: [{ attribute_name: 'name', old_value: name, value: null }],
    },
  ])
  expect(await remove(hugo, id)).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
})

test('DOC-53 the default folders that a bulk deletion empties become virtual again; others stay', async () => {
  const consuel = await aFolder('Consuel')
  const pce = await aFolder('PCE')
  const own = await aFolder('Brouillons')
  const files = [await aFile(consuel), await aFile(pce), await aFile(own)]
  const kept = await aFile(pce)
  const answer = await removeAll(
    hugo,
    files.map(({ id }) => id),
  )
  expect(answer).toMatchObject({
    status: 200,
    data: { deleted_ids: files.map(({ id }) => id), deleted_folder_ids: [consuel] },
  })
  expect([await folderExists(consuel), await folderExists(pce), await folderExists(own)]).toEqual([false, true, true])
  expect(await exists(kept.id)).toBe(true)
  expect(await checkStorage()).toEqual([])
})

test('a single deletion empties a default folder just as well', async () => {
  const consuel = await aFolder('Consuel')
  const { id } = await aFile(consuel)
  await remove(hugo, id)
  expect(await folderExists(consuel)).toBe(false)
})

test('404: one foreign or absent document in the batch, and nothing is deleted', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const foreign = await aFile(null, await world.project('Villa Rivale'), zoe)
  const { id } = await aFile()
  for (const other of [foreign.id, 999_999]) {
    expect(await removeAll(hugo, [id, other])).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
  }
  expect([await exists(id), await exists(foreign.id)]).toEqual([true, true])
})

test('404: a rival, by the document and through the project', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const { id } = await aFile()
  expect(await remove(zoe, id)).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
  expect(await removeAll(zoe, [id])).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await removeAll(zoe, [id], await world.project('Villa Rivale'))).toMatchObject({
    status: 404,
    error_reason: 'DOCUMENT_NOT_FOUND',
  })
  expect(await exists(id)).toBe(true)
})

test('403 for a reader, 422 for an empty batch', async () => {
  const lea = await as('lea@horizon.example')
  const { id } = await aFile()
  expect(await remove(lea, id)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await removeAll(lea, [id])).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await removeAll(hugo, [])).toMatchObject({ status: 422 })
})

test('deleted twice at once: one deletion, one 404, room given back once', async () => {
  const { id } = await aFile()
  const both = await Promise.all([remove(hugo, id), remove(hugo, id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  expect(await checkStorage()).toEqual([])
})

test('files arrive in a default folder while its last one is deleted, twenty times: each is kept or refused', async () => {
  for (let n = 0; n < 20; n += 1) {
    const consuel = await aFolder('Consuel')
    const first = await aFile(consuel)
    const name = `Arrivant ${n}.pdf`
    const fields = { name, folder_id: String(consuel) }
    const arriving = hugo.upload('documents.uploadDocument', { residence_id: lilas }, fields, [{ name, bytes: '%PDF' }])
    await pause(n)
    const [arrived, removed] = await Promise.all([arriving, removeAll(hugo, [first.id])])
    expect(removed.status).toBe(200)
    expect(arrived.status).toBeOneOf([201, 422])
    expect(await folderExists(consuel)).toBe(arrived.status === 201)
  }
})
