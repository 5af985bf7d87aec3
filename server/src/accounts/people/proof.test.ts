import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { personOf } from '#platform/testing/administration.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

test('403 PROOF_REQUIRED: nobody gives a role from a session that was left open', async () => {
  const admin = await as('admin@logis.example')
  await db
    .updateTable('access_tokens')
    .set({ proven_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', await world.user('admin@logis.example'))
    .execute()
  const person = { email: 'sans-role@personne.example', first_name: 'Alix', last_name: 'Roche' }
  const member = { company_id: await world.company('Maisons Clairière'), role: 'COMPANY_MEMBER' }
  const refused = { status: 403, error_reason: 'PROOF_REQUIRED' }
  const roles = { user_id: await personOf(), roles: ['SUPPORT'] }
  expect(await admin.call('people.setGlobalRoles', roles)).toMatchObject(refused)
  expect(await admin.call('people.createPerson', { ...person, ...member })).toMatchObject(refused)
  expect(await admin.call('people.createPerson', person)).toMatchObject({ status: 201 })
})

test('403 PROOF_REQUIRED: nor an address of somebody else, which opens their account', async () => {
  const admin = await as('admin@logis.example')
  const user_id = await personOf()
  const late = () =>
    db
      .updateTable('access_tokens')
      .set({ proven_at: new Date(Date.now() - 11 * 60_000) })
      .execute()
  await late()
  const refused = { status: 403, error_reason: 'PROOF_REQUIRED' }
  const email = 'ailleurs@personne.example'
  expect(await admin.call('people.editPerson', { user_id, email })).toMatchObject(refused)
  expect(await admin.call('accounts.changeEmail', { user_id, email })).toMatchObject(refused)
  expect(await admin.call('people.editPerson', { user_id, first_name: 'Alix' })).toMatchObject({ status: 200 })
})
