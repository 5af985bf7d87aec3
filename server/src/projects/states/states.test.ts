import { expect, test } from 'vitest'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { world } from '#platform/testing/world.ts'

const email = 'alice@foyer.example'

test('ADMIN-13/states the dated states of a residence: created, credentials sent, activated, cancelled, restored, each with who did it', async () => {
  const [admin, marie, alice] = [
    await as('admin@logis.example'),
    await as('marie@horizon.example'),
    await as(email, 'resident'),
  ]
  const company_id = await world.company('Maisons Clairière')
  const { data: home } = await marie.call('projects.createProject', {
    company_id,
    type: 'HOUSE',
    name: 'Maison des cinq états',
    contact_information: {
      addresses: [{ street_name: 'Rue des États', zip_code: '44000', city: 'Nantes' }],
      emails: [{ email }],
    },
  })
  const place = { company_id, residence_id: home.id as number }
  const invitation = { ...place, communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER', email }
  expect((await marie.call('invitations.inviteOwner', invitation)).status).toBe(201)
  await runJobs()
  const activation = { user_id: await world.user(email), activation_code: home.residence_code }
  expect((await alice.call('residents.activateHome', activation)).status).toBe(200)
  expect((await marie.call('projects.cancelProject', place)).status).toBe(204)
  expect((await admin.call('projects.restoreProject', { residence_id: home.id })).status).toBe(200)

  const { data } = await admin.call('projects.getStatesHistory', { residence_id: home.id })
  expect(data.map(({ state, actor }: { state: string; actor: string }) => [state, actor])).toEqual([
    ['RESTORED', 'admin@logis.example'],
    ['CANCELLED', 'marie@horizon.example'],
    ['ACTIVATED', email],
    ['CREDENTIALS_SENT', 'marie@horizon.example'],
    ['CREATED', 'marie@horizon.example'],
  ])
  const dates = data.map(({ created_at }: { created_at: string }) => Date.parse(created_at))
  expect(dates.toSorted((a: number, b: number) => b - a)).toEqual(dates)
  expect(dates.every((date: number) => Math.abs(Date.now() - date) < 60_000)).toBe(true)
})
