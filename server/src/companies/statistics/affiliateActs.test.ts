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

type Lacking = Record<'projects' | 'lacking_documents', number> & Record<'lacking_papers' | 'booklets', unknown>
test('what the homes of each affiliate lack is what its own home page counts', async () => {
  const marie = await as('marie@horizon.example')
  const company_id = await world.company('Groupe Horizon')
  const { data } = await marie.call('companies.listAffiliates', { company_id })
  const rows = data as ({ id: number; type: string } & Lacking)[]
  for (const { id, type, lacking_documents, lacking_papers, booklets } of rows) {
    const own = await marie.call('companies.getStatistics', { company_id: id })
    // Of its own an installer counts its gas passports, which are no homes here.
    if (type !== 'INSTALLER') {
      const { lacking_documents: homes, lacking_papers: papers, booklets: kept } = own.data
      expect({ lacking_documents, lacking_papers, booklets }).toEqual({
        lacking_documents: homes,
        lacking_papers: papers,
        booklets: kept,
      })
    }
    const lacking = { company_id: id, search: { lacks_documents: '1' } }
    if (lacking_documents > 0)
      expect((await marie.call('projects.listProjects', lacking)).meta.total).toBe(lacking_documents)
  }
})

test('the affiliates whose homes lack the most come first where they are asked for by that', async () => {
  const company_id = await world.company('Groupe Horizon')
  const { data } = await (
    await as('marie@horizon.example')
  ).call('companies.listAffiliates', { company_id, sort: 'complete' })
  const shares = (data as Lacking[])
    .filter(({ projects }) => projects > 0)
    .map(({ projects, lacking_documents }) => 1 - lacking_documents / projects)
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('the last to do something there is named, unless their account is gone; support in their name does not count', async () => {
  const rivages = await world.company('Habitat Rivages')
  const samira = await world.user('samira@rivages.example')
  const act = async (created_at: string, impersonator_user_id: number | null = null) =>
    db
      .insertInto('activity_entries')
      .values({
        residence_id: await world.project('Résidence Les Tilleuls'),
        actor_company_id: rivages,
        actor_user_id: samira,
        impersonator_user_id,
        created_at,
        context_http: 'PATCH',
        context_http_name: 'projects.editProject',
        request_id: crypto.randomUUID(),
      })
      .execute()
  await act('2027-04-01T10:00:00.000Z')
  await act('2027-05-01T10:00:00.000Z', await world.user('admin@logis.example'))
  const last = { last_activity_at: '2027-04-01T10:00:00.000Z' }
  expect(await rowOf('marie@horizon.example', 'rivages')).toMatchObject({
    ...last,
    last_activity_by: 'Samira Belkacem',
  })
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', samira).execute()
  expect(await rowOf('marie@horizon.example', 'rivages')).toMatchObject({ ...last, last_activity_by: null })
})

test('the quota of an installer is told to whoever acts for it, and to nobody else above it', async () => {
  expect(await rowOf('marie@horizon.example', 'lenoir')).toMatchObject({ quota: { used: 12, limit: 20 } })
  expect(await rowOf('marie@horizon.example', 'rivages')).toMatchObject({ quota: null })
  const company_id = await world.company('Chauffage Lenoir')
  const yann = await as('yann@lenoir.example')
  const child = await yann.call('companies.createChild', { company_id, data: { name: 'Lenoir Sud' } })
  await (await as('admin@logis.example')).call('passports.setQuota', { company_id: child.data.id, value: 7 })
  const quotaTo = async (username: string) =>
    (await (await as(username)).call('companies.listAffiliates', { company_id })).data[0].quota
  expect(await quotaTo('marie@horizon.example')).toEqual({ used: 0, limit: 7 })
  expect(await quotaTo('yann@lenoir.example')).toBeNull()
})
