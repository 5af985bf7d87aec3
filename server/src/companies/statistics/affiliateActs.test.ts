import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const rowOf = async (username: string, name: string) => {
  const company_id = await world.company('Groupe Horizon')
  const { data } = await (await as(username)).call('companies.listAffiliates', { company_id, search: name })
  return (data as { cannot: { edit: string | null; delete: string | null } }[])[0]!
}

test('each affiliate says what may be done to it: as in the company above, but by the own role of whoever is of its staff too', async () => {
  expect((await rowOf('marie@horizon.example', 'rivages')).cannot).toEqual({ edit: null, delete: null })
  for (const username of ['paul@horizon.example', 'lea@horizon.example'])
    expect((await rowOf(username, 'rivages')).cannot).toEqual({ edit: 'FORBIDDEN', delete: 'FORBIDDEN' })

  const rivages = await world.company('Habitat Rivages')
  const ofRivages = (name: string) => world.user(name).then((user_id) => ({ company_id: rivages, user_id }))
  await db
    .insertInto('user_role_companies')
    .values([
      { ...(await ofRivages('marie@horizon.example')), role: 'COMPANY_READER' },
      { ...(await ofRivages('paul@horizon.example')), role: 'COMPANY_ADMIN' },
    ])
    .execute()
  expect((await rowOf('marie@horizon.example', 'rivages')).cannot).toEqual({ edit: 'FORBIDDEN', delete: null })
  expect((await rowOf('paul@horizon.example', 'rivages')).cannot).toEqual({ edit: null, delete: 'FORBIDDEN' })
  const paul = await as('paul@horizon.example')
  expect((await paul.call('companies.removeCompanyPicture', { company_id: rivages })).status).toBe(204)
})
