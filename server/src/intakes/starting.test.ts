import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { forgetTold, listOf } from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

beforeEach(forgetTold)

test('a sheet that a colleague confirms goes on by their rights, whatever becomes of whoever opened it, and they are told', async () => {
  const company_id = await world.company('Maisons Clairière')
  const hugo = await as('hugo@clairiere.example')
  const opener = await newColleague('Maisons Clairière')
  const bytes = 'Nom;Adresse;CP;Ville\nVilla reprise;1 rue du Relais;44000;Nantes'
  const sheet = [{ name: 'villas.csv', type: 'text/csv', bytes }]
  const { data: intake } = await (await opener.client()).upload('intakes.openIntake', { company_id }, {}, sheet)
  const named = { company_id, intake_id: intake.id }
  const { data: roles } = await hugo.call('companies.listRoles', { company_id })
  const { id: link_id } = roles.find(({ user }: { user: { id: number } }) => user.id === opener.user_id)
  expect((await hugo.call('companies.removeColleague', { company_id, link_id })).status).toBe(204)

  expect((await hugo.call('intakes.startIntake', named)).status).toBe(202)
  await runJobs()
  const { data } = await hugo.call('intakes.getIntake', named)
  const hugoId = await world.user('hugo@clairiere.example')
  expect(data).toMatchObject({ state: 'DONE', counts: { CREATED: 1, LEFT_OUT: 0 }, author: { id: hugoId } })
  const home = await db
    .selectFrom('residences')
    .select('id')
    .where('name', '=', 'Villa reprise')
    .executeTakeFirstOrThrow()
  expect((await journalOf(home.id)).map(({ username }) => username)).toContain('hugo@clairiere.example')
  expect(await listOf('hugo@clairiere.example')).toMatchObject([{ kind: 'PROJECTS_IMPORTED' }])
})
