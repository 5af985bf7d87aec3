import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const luc = 'luc@isotherme.example'
let company_id = 0
beforeAll(async () => {
  company_id = await world.company('Études Isotherme')
})
const figures = async () => (await (await as(luc)).call('companies.getOfficeFigures', { company_id })).data
const clients = async (more: object = {}) =>
  (await (await as(luc)).call('companies.listOfficeClients', { company_id, ...more })).data as {
    name: string
    studies: number
    labels: number
    is_shared: boolean
  }[]

test('an office counts the current studies that name it, and the companies that work with them', async () => {
  const before = await figures()
  expect(before).toMatchObject({ studies: 1, clients: 2, labels: 2 })
  const study = { residence_id: await world.project('Villa Rivale'), company_id, type: 'RE2020' }
  const { id } = await db
    .insertInto('thermal_studies')
    .values({ ...study, from_automatic_import: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await figures()).toMatchObject({ studies: 2, automatic: 1, clients: 3, labels: 2 })
  expect(await clients({ search: 'bâtir' })).toMatchObject([{ name: 'Bâtir Ouest', studies: 1, labels: 0 }])
  const lefts: { is_current?: boolean; status?: 'PARSED' | 'PARSING'; company_id?: null }[] = [
    { is_current: false },
    { is_current: true, status: 'PARSING' },
    { status: 'PARSED', company_id: null },
  ]
  for (const left of lefts) {
    await db.updateTable('thermal_studies').set(left).where('id', '=', id).execute()
    expect(await figures()).toEqual(before)
  }
})

test('a client whose projects the office may read says so', async () => {
  const shared = async () => (await clients()).filter(({ is_shared }) => is_shared).map(({ name }) => name)
  expect(await shared()).not.toContain('Maisons Clairière')
  await authorise('Maisons Clairière', 'Études Isotherme')
  expect(await shared()).toContain('Maisons Clairière')
})

test('foreign offices are not told of', async () => {
  const hugo = await as('hugo@clairiere.example')
  for (const operation of ['companies.getOfficeFigures', 'companies.listOfficeClients'] as const)
    expect(await hugo.call(operation, { company_id })).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})
