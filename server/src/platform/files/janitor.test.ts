import fs from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '../config.ts'
import { db, pool, write } from '../db.ts'
import { fileStore, keepFile, receiveFile, type ReceivedFile } from '../files.ts'
import { world } from '../testing/world.ts'
import { checkFiles } from './checker.ts'
import { janitor, sweepFiles } from './janitor.ts'

const hour = 3_600_000
beforeAll(async () => void (await world.project('Maison Les Lilas')))
beforeEach(async () => void (await sweepFiles(0)))

const received = (text: string) => receiveFile([Buffer.from(text)])
const kept = async (text: string) => {
  const file = await received(text)
  return { ...file, id: await write((tx) => keepFile(tx, file)) }
}
const isThere = async ({ storage_key }: ReceivedFile) => {
  const bytes = await fileStore.open(storage_key).catch(() => null)
  bytes?.destroy()
  return bytes !== null
}
const pathOf = ({ storage_key }: ReceivedFile) => path.join(settings.STORAGE_FOLDER, storage_key)

test('the demo world’s rows and files agree, and a sweep leaves them alone', async () => {
  const before = await checkFiles()
  expect(before).toMatchObject({ missing: [], altered: [], rows_unreferenced: 0, files_without_row: 0 })
  expect(before.rows).toBeGreaterThan(50)
  expect(await sweepFiles(0)).toEqual({ unfinished: 0, rows: 0, files: 0 })
  expect((await checkFiles()).rows).toBe(before.rows)
})

test('a file whose row never came is removed once it has waited', async () => {
  const stray = await received('stray')
  expect(await checkFiles()).toMatchObject({ files_without_row: 1 })
  expect(await sweepFiles(hour)).toMatchObject({ files: 0 })
  expect(await isThere(stray)).toBe(true)
  expect(await sweepFiles(0)).toMatchObject({ files: 1 })
  expect(await isThere(stray)).toBe(false)
})

test('a row that nothing refers to goes with its file, once it has waited since it was first seen', async () => {
  const file = await kept('unreferenced')
  await db
    .updateTable('stored_files')
    .set({ created_at: new Date(Date.now() - 72 * hour) })
    .where('id', '=', file.id)
    .execute()
  await fs.utimes(pathOf(file), new Date(0), new Date(0))
  expect(await checkFiles()).toMatchObject({ rows_unreferenced: 1, missing: [] })
  expect(await sweepFiles(hour)).toMatchObject({ rows: 0, files: 0 })
  expect(await sweepFiles(0)).toMatchObject({ rows: 1, files: 1 })
  expect(await isThere(file)).toBe(false)
})

test('of many that are due no statement removes more than a batch', async () => {
  for (let n = 0; n < 5; n += 1) await kept(`one of many ${n}`)
  await pool.query(`
    create table removals (files int);
    create function note_removal() returns trigger language plpgsql as
      $$ begin insert into removals select count(*) from gone; return null; end $$;
    create trigger note_removal after delete on stored_files referencing old table as gone
      for each statement execute function note_removal()`)
  const { batchSize } = janitor
  janitor.batchSize = 2
  const swept = await sweepFiles(0)
  janitor.batchSize = batchSize
  const { rows } = await pool.query<{ files: number }>('select files from removals')
  await pool.query('drop trigger note_removal on stored_files; drop function note_removal; drop table removals')
  expect(swept).toMatchObject({ rows: 5, files: 5 })
  expect(rows.map(({ files }) => files)).toEqual([2, 2, 1])
})

test('what a person’s or a company’s picture refers to stays', async () => {
  const [mine, theirs] = [await kept('my picture'), await kept('their logo')]
  await db
    .updateTable('users')
    .set({ picture_file_id: mine.id })
    .where('id', '=', await world.user('hugo@clairiere.example'))
    .execute()
  await db
    .updateTable('companies')
    .set({ picture_file_id: theirs.id })
    .where('id', '=', await world.company('Gaz Service Sud'))
    .execute()
  expect(await sweepFiles(0)).toMatchObject({ rows: 0 })
  expect([await isThere(mine), await isThere(theirs)]).toEqual([true, true])
})

test('what interrupted uploads left behind goes, what is being written stays', async () => {
  const unfinished = path.join(settings.STORAGE_FOLDER, 'unfinished')
  await fs.mkdir(unfinished, { recursive: true })
  await fs.writeFile(path.join(unfinished, 'old'), 'half')
  await fs.utimes(path.join(unfinished, 'old'), new Date(0), new Date(0))
  await fs.writeFile(path.join(unfinished, 'new'), 'half')
  expect(await sweepFiles(hour)).toMatchObject({ unfinished: 1 })
  expect(await fs.readdir(unfinished)).toEqual(['new'])
})

test('the checker finds a missing file, an altered one and a shortened one', async () => {
  const [missing, altered, shortened] = [await kept('one'), await kept('two'), await kept('three')]
  await fs.rm(pathOf(missing))
  await fs.writeFile(pathOf(altered), 'owt')
  await fs.writeFile(pathOf(shortened), 'thre')
  const found = await checkFiles()
  expect(found.missing).toEqual([missing.storage_key])
  expect(found.altered.toSorted()).toEqual([altered.storage_key, shortened.storage_key].toSorted())
})

test('a storage that fails at a file is told, with its key: nothing was found missing', async () => {
  const file = await kept('unreadable')
  await fs.rm(pathOf(file))
  await fs.mkdir(pathOf(file)) // is there, and is not read
  await expect(checkFiles()).rejects.toThrow(file.storage_key)
  await fs.rmdir(pathOf(file))
  expect(await checkFiles()).toMatchObject({ missing: expect.arrayContaining([file.storage_key]) })
})
