import { beforeEach, expect, test } from 'vitest'
import type { Sorting } from '@logis/contract/sortings'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { companyOf, crowd, merge } from '#platform/testing/merging.ts'
import { zipOfFiles } from '#platform/testing/zip.ts'
import { follow } from '../../companies/merging/rules.ts'
import { readOn } from '../reading/rules.ts'
import { fileOn } from './rules.ts'

const username = 'karim@renovest.example'
let [from, into] = [0, 0]
beforeEach(async () => {
  await runJobs()
  await db.deleteFrom('rate_limits').execute()
  ;[from, into] = [await companyOf(username), await companyOf(username)]
  await db
    .insertInto('company_subscriptions')
    .values({ company_id: from, code: 'MSL_PREMIUM', quantity: null, starts_on: '2020-01-01', ends_on: null })
    .execute()
  // What follows a merger by a job, after the homes of the tests, which came last and go first.
  await crowd(from, 420)
})

const names = ['Villa Aubépine', 'Villa Bergamote']
const homes = async (): Promise<number[]> => {
  const karim = await as(username)
  const contact_information = { addresses: [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }] }
  const made = names.map((name) => ({ company_id: from, type: 'HOUSE', name, contact_information }))
  return Promise.all(made.map(async (home) => (await karim.call('projects.createProject', home)).data.id as number))
}
const place = ({ id }: { id: number }, company_id: number) => ({ company_id, sorting_id: id })
const read = async (sorting: Sorting): Promise<Sorting> =>
  (await (await as(username)).call('sortings.getSorting', place(sorting, into))).data
/** A file for each home, which nobody has read yet. */
const dropped = async (): Promise<Sorting> => {
  const karim = await as(username)
  const { data } = await karim.call('sortings.openSorting', { company_id: from, name: 'Dossiers' })
  const bytes = zipOfFiles(names.map((name) => [`${name}/facture.txt`, Buffer.from(`facture ${name} ${data.id}`)]))
  const archive = { name: 'dossiers.zip', type: 'application/zip', bytes }
  expect((await karim.upload('sortings.addSortingArchive', place(data, from), {}, [archive])).status).toBe(201)
  return data
}
const confirmed = async (): Promise<Sorting> => {
  const sorting = await dropped()
  await readOn(sorting.id)
  const started = await (await as(username)).call('sortings.startSorting', place(sorting, from))
  expect(started).toMatchObject({ status: 202, data: { counts: { READY: 2 } } })
  return sorting
}
const merged = async () => expect((await merge(from, into)).status).toBe(200)

test('a company that is merged while files are filed: the other’s homes, which they have become, get theirs', async () => {
  await homes()
  const sorting = await confirmed()
  const { id } = await db
    .selectFrom('sorting_files')
    .select('id')
    .where('sorting_id', '=', sorting.id)
    .orderBy('residence_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await meanwhile(
    ({ run }) => run('select from sorting_files where id = $1 for update', [id]),
    () => fileOn(sorting.id),
    async () => {
      await merged()
      await follow(from) // but for the home that is being written on
    },
  )
  expect(await read(sorting)).toMatchObject({ state: 'DONE', counts: { FILED: 2, REFUSED: 0 } })
})

test('homes that are still to follow are the other company’s already: found by their names, chosen by hand, and filed onto', async () => {
  const [first] = await homes()
  const sorting = await dropped()
  await merged()
  await readOn(sorting.id)
  expect(await read(sorting)).toMatchObject({ counts: { READY: 2, UNSORTED: 0 } })
  const karim = await as(username)
  const { data } = await karim.call('sortings.listSortingFiles', { ...place(sorting, into), page_size: -1 })
  const correction = { ids: [data[0].id], residence_id: first }
  expect((await karim.call('sortings.correctSortingFiles', { ...place(sorting, into), ...correction })).status).toBe(
    200,
  )
  expect((await karim.call('sortings.startSorting', place(sorting, into))).status).toBe(202)
  await fileOn(sorting.id)
  expect(await read(sorting)).toMatchObject({ state: 'DONE', counts: { FILED: 2, REFUSED: 0 } })
})
