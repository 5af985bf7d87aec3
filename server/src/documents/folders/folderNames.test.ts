import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const migration = fs.readFileSync(
  path.resolve(import.meta.dirname, '../../../db/migrations/0083_folder_names.sql'),
  'utf8',
)
const migrated = () => db.transaction().execute((tx) => sql.raw(migration).execute(tx))

let hugo: Client
let company_id: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  company_id = await world.company('Maisons Clairière')
})

/** A folder as a version before made it, with files of these names. */
const folderOfBefore = async (residence_id: number, name: string, default_code: string | null, files: string[]) => {
  const name_key = name.toLowerCase()
  const { id } = await db
    .insertInto('document_folders')
    .values({ residence_id, name, name_key, default_code })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const file of files)
    await hugo.upload('documents.uploadDocument', { residence_id }, { name: file, folder_id: String(id) }, [
      { name: file, bytes: '%PDF' },
    ])
  return id
}
type Folder = { id: number; info: { name: string; code: string | null }; files: { name: string }[] }
/** The folders of an abbreviation, as the company sees them. */
const shown = async (residence_id: number, starts: string) => {
  const { data } = await hugo.call('documents.listDocuments', { company_id, residence_id, scope: 'private' })
  return (data.folders as Folder[])
    .filter(({ info }) => info.name.startsWith(starts))
    .map(({ id, info, files }) => ({ id, ...info, files: files.map(({ name }) => name) }))
}

test('an upgrade: the default folders bear their short names; a folder of such a name of a home’s own is the default one, or joins it', async () => {
  const [lilas, erables] = [await world.project('Maison Les Lilas'), await world.project('Maison Les Érables')]
  const kept = await folderOfBefore(lilas, 'PDL (point de livraison – électricité)', 'pdl', ['Relevé.pdf'])
  await folderOfBefore(lilas, 'Pdl', null, ['relevé.PDF', 'Relevé (2).pdf', 'Linky.pdf'])
  const own = await folderOfBefore(erables, 'PCE', null, ['Gazpar.pdf'])
  await migrated()
  await migrated()
  expect(await shown(lilas, 'PDL')).toEqual([
    {
      id: kept,
      name: 'PDL',
      code: 'pdl',
      files: ['Linky.pdf', 'Relevé (2) (2).pdf', 'relevé (2).PDF', 'Relevé.pdf'],
    },
  ])
  expect(await shown(erables, 'PCE')).toEqual([{ id: own, name: 'PCE', code: 'pce', files: ['Gazpar.pdf'] }])
  const rows = await db
    .selectFrom('document_folders')
    .select(['name', 'name_key'])
    .where('default_code', 'in', ['pdl', 'pce'])
    .orderBy('name')
    .distinct()
    .execute()
  expect(rows).toEqual([
    { name: 'PCE', name_key: 'pce' },
    { name: 'PDL', name_key: 'pdl' },
  ])
  const again = await hugo.call('documents.createFolder', { residence_id: lilas, name: 'PDL' })
  expect(again).toMatchObject({ status: 201, data: { id: kept } })
})
