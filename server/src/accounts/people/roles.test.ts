import { expect, test } from 'vitest'
import { personOf } from '#platform/testing/administration.ts'
import { as } from '#platform/testing/client.ts'

const set = async (user_id: number, input: object) =>
  (await as('admin@logis.example')).call('people.setGlobalRoles', { user_id, ...input })

test('a role that whoever changes others did not touch stays as it is now, given or taken meanwhile', async () => {
  const id = await personOf()
  await set(id, { roles: ['SUPPORT'] })
  const before = ['SUPPORT', 'ADMINISTRATOR']
  expect(await set(id, { roles: ['ADMINISTRATOR'], before })).toMatchObject({
    status: 200,
    data: { global_roles: [] },
  })
  await set(id, { roles: ['ADMINISTRATOR'] })
  expect(await set(id, { roles: ['SUPPORT'], before: [] })).toMatchObject({
    data: { global_roles: ['ADMINISTRATOR', 'SUPPORT'] },
  })
})
