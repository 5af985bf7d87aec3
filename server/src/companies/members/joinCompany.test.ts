import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

test('a role that is taken up by an invitation was given by whoever invited', async () => {
  const [company_id, hugo] = [await world.company('Maisons Clairière'), await world.user('hugo@clairiere.example')]
  const username = 'recrue@nouvelle.example'
  const client = await as('hugo@clairiere.example')
  await client.call('companies.inviteColleague', { company_id, email: username, role: 'COMPANY_ADMIN' })
  const [invitation_token] = (await mailsTo(username)).flatMap(({ links }) =>
    links.flatMap((link) => /token=([^&]+)/.exec(link)?.[1] ?? []),
  )
  const person = { username, password: 'Logement2027', first_name: 'Nina', last_name: 'Roche' }
  const { status } = await anonymous.call('accounts.createUser', { ...person, invitation_token })
  expect(status).toBe(200)
  const events = await db
    .selectFrom('security_log')
    .select(['kind', 'actor_user_id', 'company_id', 'details'])
    .where('user_id', '=', await world.user(username))
    .orderBy('id')
    .execute()
  const given = { from: null, to: 'COMPANY_ADMIN' }
  expect(events).toContainEqual({ kind: 'ROLE_CHANGED', actor_user_id: hugo, company_id, details: given })
})
