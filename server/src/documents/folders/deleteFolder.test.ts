import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'
import { checkStorage } from '../storage/rules.ts'

let hugo: Client
let erables: number
beforeEach(async () => {
  hugo = await as('hugo@clairiere.example')
  erables = await world.project('Maison Les Érables')
})
const aFolder = async (name: string, files: string[] = []) => {
  const { data } = await hugo.call('documents.createFolder', { residence_id: erables, name })
  for (const file of files) {
    await hugo.upload(
      'documents.uploadDocument',
      { residence_id: erables },
      { name: file, folder_id: String(data.id) },
      [{ name: file, bytes: '%PDF-1.4' }],
    )
  }
  return data.id as number
}
const remove = (who: Client, folder_id: number) => who.call('documents.deleteFolder', { folder_id })
const exists = async (id: number) =>
  (await db.selectFrom('document_folders').select('id').where('id', '=', id).execute()).length === 1

test('DOC-31/delete DOC-56/deleted 204: the folder and its files are gone, and the journal names each', async () => {
  const id = await aFolder('Chantier', ['Lot 1.pdf', 'Lot 2.pdf'])
  const mark = await journalMark()
  expect(await remove(hugo, id)).toMatchObject({ status: 204 })
  expect(await exists(id)).toBe(false)
  expect(await db.selectFrom('documents').select('id').where('folder_id', '=', id).execute()).toEqual([])
  const told = await journalOf(erables, mark)
  expect(told.map(({ action, model_name, pretty_log }) => [action, model_name, pretty_log[0]?.old_value])).toEqual([
    ['DELETED', 'ResidenceFolder', 'Chantier'],
    ['DELETED', 'File', 'Lot 1.pdf'],
    ['DELETED', 'File', 'Lot 2.pdf'],
  ])
  expect(await checkStorage()).toEqual([])
})

test('DOC-47 409: a default folder, whether it holds files or not, as its own record says', async () => {
  const full = await aFolder('Photos', ['Façade.jpg'])
  for (const id of [full, await aFolder('Qualigaz')]) {
    expect(await remove(hugo, id)).toMatchObject({ status: 409, error_reason: 'DOCUMENT_FOLDER_DEFAULT' })
    expect(await exists(id)).toBe(true)
    const company_id = await world.company('Maisons Clairière')
    const { data } = await hugo.call('documents.listDocuments', { company_id, residence_id: erables })
    const folder = data.folders.find((one: { id: number | null }) => one.id === id)
    expect(folder.cannot).toEqual({ rename: 'DOCUMENT_FOLDER_DEFAULT', remove: 'DOCUMENT_FOLDER_DEFAULT' })
  }
})

test('404: a rival, a foreign folder, an absent one', async () => {
  const id = await aFolder('Privé')
  const rival = await db
    .selectFrom('document_folders')
    .select('id')
    .where('residence_id', '=', await world.project('Villa Rivale'))
    .executeTakeFirstOrThrow()
  for (const [who, folder] of [
    [await as('zoe@batir-ouest.example'), id],
    [hugo, rival.id],
    [hugo, 999_999],
  ] as const) {
    expect(await remove(who, folder)).toMatchObject({ status: 404, error_reason: 'DOCUMENT_FOLDER_NOT_FOUND' })
  }
  expect([await exists(id), await exists(rival.id)]).toEqual([true, true])
})

test('403: a reader', async () => {
  const id = await aFolder('Lecture')
  expect(await remove(await as('lea@horizon.example'), id)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})

test('files arrive while their folder is deleted, twenty times: each goes with it or is refused, none is left without a folder', async () => {
  for (let n = 0; n < 20; n += 1) {
    const id = await aFolder('Course')
    const name = `Tardif ${n}.pdf`
    const arriving = hugo.upload(
      'documents.uploadDocument',
      { residence_id: erables },
      { name, folder_id: String(id) },
      [{ name, bytes: '%PDF' }],
    )
    await pause(n)
    const [arrived, removed] = await Promise.all([arriving, remove(hugo, id)])
    expect(removed.status).toBe(204)
    expect(arrived.status).toBeOneOf([201, 422])
  }
  expect(await db.selectFrom('documents').select('id').where('name', 'like', 'Tardif%').execute()).toEqual([])
  expect(await checkStorage()).toEqual([])
})
