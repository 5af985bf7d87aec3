import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { checkFiles } from '#platform/files/checker.ts'
import { announce } from '#platform/files/instance.ts'
import { sweepOrphans } from '#platform/files/janitor.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { sorter } from '#platform/testing/sorter.ts'
import { zipOfFiles } from '#platform/testing/zip.ts'
import { forgetOld } from './rules.ts'

const { hugo, company_id, on, open, sendZip, sendFile, zip, dropped, filesOf, started, aHome, documentsOf, content } =
  await sorter()

test('422 ARCHIVE_REFUSED: small bombs that are a large one together, and entries that share the bytes of one', async () => {
  const sorting = await open()
  const zeros = Buffer.alloc(9 * 1_048_576)
  const many = zipOfFiles(Array.from({ length: 3 }, (_, n) => [`x/${n}.txt`, zeros]))
  const one = zipOfFiles([['x/0.txt', zeros]])
  const start = one.readUInt32LE(one.length - 6)
  const entry = one.subarray(start, one.length - 22)
  const named = (n: number) => Buffer.concat([entry.subarray(0, 46), Buffer.from(`x/${n}.txt`)])
  const directory = Buffer.concat([entry, named(1), named(2)])
  const end = Buffer.from(one.subarray(-22))
  for (const at of [8, 10]) end.writeUInt16LE(3, at)
  end.writeUInt32LE(directory.length, 12)
  const sharing = Buffer.concat([one.subarray(0, start), directory, end])
  for (const bytes of [many, sharing])
    expect(await sendZip(sorting, bytes)).toMatchObject({
      status: 422,
      error_reason: 'ARCHIVE_REFUSED',
      errors: { file: [{ code: 'too_large' }] },
    })
  expect((await sendZip(sorting, zip([['x/a.txt', content()]]))).status).toBe(201)
})

test('taken back within the hour: it is to be sorted again with all that was said; what somebody has touched since stays', async () => {
  const home = await aHome()
  const sorting = await dropped([
    [`${home.name}/dpe.txt`, content()],
    [`${home.name}/plan.txt`, content()],
  ])
  const [dpe] = await filesOf(sorting, { label: 'dpe' })
  await on('correctSortingFiles', sorting, { ids: [dpe!.id], label: 'ptg_others' })
  await started(sorting)
  const [first, second] = await documentsOf(home.id)
  await hugo.call('documents.editDocument', { document_id: second!.id, name: 'à nous.txt' })
  const both = await Promise.all([on('undoSorting', sorting), on('undoSorting', sorting)])
  expect(both.map(({ status }) => status)).toContain(200)
  const { data } = await on('getSorting', sorting)
  expect(data).toMatchObject({ state: 'DRAFT', counts: { READY: 1, FILED: 1 }, undoable_until: null })
  expect((await documentsOf(home.id)).map(({ id }) => id)).toEqual([second!.id])
  const { storage_bytes } = await db
    .selectFrom('residences')
    .select('storage_bytes')
    .where('id', '=', home.id)
    .executeTakeFirstOrThrow()
  expect(storage_bytes).toBeLessThan(20)
  expect((await journalOf(home.id)).at(-1)).toMatchObject({ action: 'DELETED', model_id: first!.id })
  expect(await on('undoSorting', sorting)).toMatchObject({ status: 409, error_reason: 'SORTING_NOT_UNDOABLE' })
  // Filed once more, elsewhere or not.
  expect(await started(sorting)).toMatchObject({ state: 'DONE', counts: { FILED: 2 } })
})

test('left out and taken in again by hand, many at once; a draft is dropped, or forgotten after a week, with its bytes', async () => {
  const sorting = await dropped([
    ['x/a.txt', content()],
    ['x/b.txt', content()],
  ])
  const ids = (await filesOf(sorting)).map(({ id }) => id)
  expect((await on('correctSortingFiles', sorting, { ids, is_left_out: true })).data.counts).toMatchObject({
    LEFT_OUT: 2,
  })
  expect((await on('correctSortingFiles', sorting, { ids, is_left_out: false })).data.counts).toMatchObject({
    UNSORTED: 2,
  })
  const home = await aHome()
  await on('correctSortingFiles', sorting, { ids: [ids[0]], residence_id: home.id })
  await started(sorting)
  expect((await hugo.call('sortings.listSortings', { company_id })).data[0]).toMatchObject({ id: sorting.id })
  expect(await on('discardSorting', sorting)).toMatchObject({ status: 204 })
  // What was filed keeps its report; the rest is given up.
  expect((await on('getSorting', sorting)).data).toMatchObject({ state: 'DONE', counts: { FILED: 1, LEFT_OUT: 1 } })
  const old = await dropped([['x/c.txt', content()]])
  const days = (n: number) => new Date(Date.now() - n * 86_400_000)
  await db
    .updateTable('sortings')
    .set({ touched_at: days(8) })
    .where('id', '=', old.id)
    .execute()
  await forgetOld()
  expect(await on('getSorting', old)).toMatchObject({ status: 404, error_reason: 'SORTING_NOT_FOUND' })
})

test('ten drafts wait in a company at most; ten thousand files in a draft', async () => {
  const { id } = await open()
  await db
    .deleteFrom('sortings')
    .where('company_id', '=', company_id)
    .where('state', '=', 'DRAFT')
    .where('id', '<>', id)
    .execute()
  const full = await dropped([['x/a.txt', content()]])
  await db
    .updateTable('sorting_files')
    .set({ size_bytes: 4 * 1024 ** 3 })
    .where('sorting_id', '=', full.id)
    .execute()
  expect(await sendFile(full, 'b.txt', content())).toMatchObject({ status: 409, error_reason: 'SORTING_FULL' })
  expect(await sendZip(full, zip([['c.txt', content()]]))).toMatchObject({ status: 409, error_reason: 'SORTING_FULL' })
  for (let n = 0; n < 9; n += 1) await sendFile(await open(), 'a.txt', content())
  expect(await hugo.call('sortings.openSorting', { company_id, name: 'Onze' })).toMatchObject({
    status: 409,
    error_reason: 'SORTINGS_TOO_MANY',
  })
  const { missing } = await checkFiles()
  expect(missing).toEqual([])
  const leave = await announce()
  expect(await sweepOrphans(0)).toMatchObject({ files: 0 })
  await leave()
})
