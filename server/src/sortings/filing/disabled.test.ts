import { expect, test } from 'vitest'
import type { SortingFile } from '@logis/contract/sortings'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { sorter } from '#platform/testing/sorter.ts'
import { fileOn } from './rules.ts'

const { company_id, on, aHome, dropped, content } = await sorter()

test('files whose company is disabled while they are filed wait, each saying so, and are filed once it is enabled again', async () => {
  const admin = await as('admin@logis.example')
  const homes = [await aHome(), await aHome(), await aHome()]
  const sorting = await dropped(homes.map(({ name }) => [`${name}/dpe.txt`, content()]))
  expect(await on('startSorting', sorting)).toMatchObject({ status: 202, data: { counts: { READY: 3 } } })
  await meanwhile(
    ({ run }) => run('select from residences where id = $1 for update', [homes[1]!.id]),
    () => fileOn(sorting.id),
    ({ run }) =>
      run(`update companies set disabled_at = now(), disabled_reason = 'Abonnement échu' where id = $1`, [company_id]),
  )
  await runJobs()
  const read = async () => (await on('getSorting', sorting, {}, admin)).data
  expect(await read()).toMatchObject({ state: 'DRAFT', counts: { FILED: 1, REFUSED: 2 } })
  const report = await on('exportSorting', sorting, {}, admin)
  expect(String(report.bytes).split('La société a été désactivée pendant le rangement.')).toHaveLength(3)
  expect(await admin.call('partners.enablePartner', { company_id })).toMatchObject({ status: 200 })
  const { data } = await on('listSortingFiles', sorting, { page_size: -1, search: { state: 'REFUSED' } }, admin)
  const refused = data as SortingFile[]
  expect(refused.map(({ reason }) => reason)).toEqual(['COMPANY_DISABLED', 'COMPANY_DISABLED'])
  for (const { id, residence } of refused)
    await on('correctSortingFiles', sorting, { ids: [id], residence_id: residence!.id }, admin)
  expect(await on('startSorting', sorting, {}, admin)).toMatchObject({ status: 202, data: { counts: { READY: 2 } } })
  await runJobs()
  expect(await read()).toMatchObject({ state: 'DONE', counts: { FILED: 3, REFUSED: 0 } })
})
