import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const list = async (username: string) =>
  (await as(username)).call('provisions.listCompanyServices', { company_id: await world.company('Maisons Clairière') })

test('PROF-40/dates 200: what the company has subscribed to, with its dates and whether it runs today, to whoever reads it', async () => {
  const company_id = await world.company('Maisons Clairière')
  await db.deleteFrom('company_subscriptions').where('company_id', '=', company_id).execute()
  await db
    .insertInto('company_subscriptions')
    .values([
      { company_id, code: 'MSL_PREMIUM', quantity: null, starts_on: '2020-01-01', ends_on: null },
      { company_id, code: 'MSL_REPCONSOS', quantity: 12, starts_on: '2019-01-01', ends_on: '2019-12-31' },
    ])
    .execute()
  const answer = await list('lea@horizon.example')
  expect(answer).toMatchObject({
    status: 200,
    data: [
      {
        code: 'MSL_PREMIUM',
        name: 'Offre Premium',
        quantity: null,
        starts_on: '2020-01-01',
        ends_on: null,
        is_active: true,
      },
      { code: 'MSL_REPCONSOS', quantity: 12, starts_on: '2019-01-01', ends_on: '2019-12-31', is_active: false },
    ],
  })
})

test('404: another company’s are nobody else’s', async () => {
  expect((await list('zoe@batir-ouest.example')).status).toBe(404)
})
