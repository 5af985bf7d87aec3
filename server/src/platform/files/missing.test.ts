import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../config.ts'
import { db } from '../db.ts'
import { as } from '../testing/client.ts'
import { world } from '../testing/world.ts'

test('503 FILE_UNAVAILABLE: a file that the storage has lost is told as that, and everything else is there', async () => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  const { document_id, storage_key } = await db
    .selectFrom('documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.stored_file_id')
    .select(['d.id as document_id', 'f.storage_key'])
    .where('d.residence_id', '=', residence_id)
    .executeTakeFirstOrThrow()
  const file = path.join(settings.STORAGE_FOLDER, storage_key)
  const download = () => hugo.call('documents.downloadDocument', { document_id })
  await fs.rename(file, `${file}.away`)
  expect(await download()).toMatchObject({
    status: 503,
    error_reason: 'FILE_UNAVAILABLE',
    error_message: expect.stringContaining('pas disponible'),
  })
  expect(await hugo.call('documents.listHomeDocuments', { residence_id })).toMatchObject({ status: 200 })
  await fs.rename(`${file}.away`, file)
  expect((await hugo.download('documents.downloadDocument', { document_id })).status).toBe(200)
})
