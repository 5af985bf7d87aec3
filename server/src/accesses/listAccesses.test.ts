import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const guests = ['Gaz Service Sud', 'Études Isotherme', 'Rénov’Est']
const days = ['2026-01-10T09:00:00Z', '2026-02-20T22:30:00Z', '2026-03-05T10:00:00Z']

beforeEach(async () => {
  await db.deleteFrom('resource_accesses').execute()
  const company_id = await world.company('Maisons Clairière')
  for (const [index, guest] of guests.entries()) {
    await db
      .insertInto('resource_accesses')
      .values({
        company_id,
        authorized_company_id: await world.company(guest),
        resource_type: 'Company',
        resource_id: company_id,
        created_at: days[index]!,
      })
      .execute()
  }
})

const authorized = async (input: object = {}, username = 'hugo@clairiere.example') =>
  (await as(username)).call('accesses.listAuthorizedAccesses', {
    company_id: await world.company('Maisons Clairière'),
    ...input,
  })
const names = ({ data }: { data: { authorized_company_name: string }[] }) =>
  data.map(({ authorized_company_name }) => authorized_company_name)

test('ACC-01/server ACC-02 ACC-03 ACC-04/order what the company gives, the oldest first; and what it receives', async () => {
  const answer = await authorized()
  expect(answer).toMatchObject({ status: 200, meta: { total: 3 } })
  expect(names(answer)).toEqual(guests)
  expect(answer.data[0]).toMatchObject({ company_name: 'Maisons Clairière', created_at: '2026-01-10T09:00:00.000Z' })
  expect(names(await authorized({ sort: '-created_at' }))).toEqual(guests.toReversed())
  expect(names(await authorized({ page_size: 2, page: 2 }))).toEqual(guests.slice(2))

  const luc = await as('luc@isotherme.example')
  const granted = await luc.call('accesses.listGrantedAccesses', {
    company_id: await world.company('Études Isotherme'),
  })
  expect(granted.data).toMatchObject([
    { resource_name: 'Maisons Clairière', company_name: 'Maisons Clairière', created_at: '2026-02-20T22:30:00.000Z' },
  ])
})

test('ACC-03 ACC-06 ACC-07 by company and by day of Paris, from that day on unless told otherwise', async () => {
  expect(names(await authorized({ search: { company_id: String(await world.company('Gaz Service Sud')) } }))).toEqual([
    'Gaz Service Sud',
  ])
  // 22:30 in UTC is the half hour before midnight in Paris.
  expect(names(await authorized({ search: { created_at: '2026-02-20' } }))).toEqual(guests.slice(1))
  expect(names(await authorized({ search: { created_at: '2026-02-20', created_at_symbol: '<=' } }))).toEqual(
    guests.slice(0, 2),
  )
  expect(names(await authorized({ search: { created_at: '2026-02-20', created_at_symbol: '=' } }))).toEqual([
    'Études Isotherme',
  ])
  expect(await authorized({ sort: 'company_name' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
  expect(await authorized({ search: { name: 'x' } })).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_NOT_SUPPORTED',
  })
})

test('the answer says to whom adding and removing are closed', async () => {
  const closedTo = async (username: string) => {
    const { bytes, data } = await authorized({}, username)
    return [JSON.parse(bytes.toString()).cannot.grant, data[0].cannot.remove]
  }
  expect(await closedTo('hugo@clairiere.example')).toEqual([null, null])
  expect(await closedTo('paul@horizon.example')).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect(await closedTo('support@logis.example')).toEqual(['FORBIDDEN', 'FORBIDDEN'])
})
