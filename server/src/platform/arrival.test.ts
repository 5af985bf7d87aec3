import { expect, test, vi } from 'vitest'
import { db, pool } from './db.ts'
import { as } from './testing/client.ts'
import { world } from './testing/world.ts'

const project = 'Maison Les Lilas'
const open = async (client: Awaited<ReturnType<typeof as>>) =>
  client.call('projects.getProject', { residence_id: await world.project(project) })

test('a project is read in the statement that asks who reaches it, and stays unseen by those who do not', async () => {
  const asked = vi.spyOn(pool, 'query')
  const statements = () => asked.mock.calls.filter(([query]) => typeof query === 'object' && 'name' in query).length
  for (const [who, status] of [
    ['hugo@clairiere.example', 200],
    ['zoe@batir-ouest.example', 404],
  ] as const) {
    const client = await as(who)
    const residence_id = await world.project(project)
    const before = statements()
    const { bytes, ...answer } = await client.send('GET', `/v2/residences/${residence_id}`)
    expect(answer.status).toBe(status)
    expect(bytes.toString().includes(project)).toBe(status === 200)
    expect(statements() - before).toBe(1)
  }
  asked.mockRestore()
})

test('API-21 every request checks the token and the rights anew, and the nearest of several companies gives the role', async () => {
  let hugo = await as('hugo@clairiere.example')
  const user_id = await world.user('hugo@clairiere.example')
  const { ancestor_id } = await db
    .selectFrom('company_closure')
    .innerJoin('companies', 'companies.id', 'descendant_id')
    .select('ancestor_id')
    .where('companies.name', '=', 'Maisons Clairière')
    .where('depth', '>', 0)
    .executeTakeFirstOrThrow()
  const leave = (company_id: number) =>
    db.deleteFrom('user_role_companies').where('user_id', '=', user_id).where('company_id', '=', company_id).execute()

  await db
    .insertInto('user_role_companies')
    .values({ user_id, company_id: ancestor_id, role: 'COMPANY_READER' })
    .execute()
  hugo = await as('hugo@clairiere.example') // a role that changes ends the sessions from before
  expect((await open(hugo)).data.cannot.edit).toBeNull()
  await leave(await world.company('Maisons Clairière'))
  hugo = await as('hugo@clairiere.example')
  expect((await open(hugo)).data.cannot.edit).toBe('FORBIDDEN')
  await leave(ancestor_id)
  hugo = await as('hugo@clairiere.example')
  expect(await open(hugo)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  await db.updateTable('access_tokens').set({ revoked_at: new Date().toISOString() }).execute()
  expect(await open(hugo)).toMatchObject({ status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' })
})
