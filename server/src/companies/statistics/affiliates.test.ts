import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const marie = 'marie@horizon.example'
let company_id = 0
beforeAll(async () => {
  company_id = await world.company('Groupe Horizon')
})

const affiliates = async (more: Record<string, unknown> = {}) =>
  (await as(marie)).call('companies.listAffiliates', { company_id, ...more })

test('a manager’s companies come row by row, each with its own homes and those of all below it', async () => {
  const { status, data } = await affiliates()
  expect(status).toBe(200)
  const rows = data as { id: number; name: string; projects: number; activated: number; passports: number }[]
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Chauffage Lenoir', 'Habitat Rivages', 'Maisons Clairière']),
  )
  for (const { id, projects, activated, passports } of rows) {
    const homes = await db
      .selectFrom('residences as r')
      .innerJoin('company_closure as k', (on) =>
        on.onRef('k.descendant_id', '=', 'r.company_id').on('k.ancestor_id', '=', id),
      )
      .select(['is_ptg', 'activation_date'])
      .where('r.deleted_at', 'is', null)
      .execute()
    const own = homes.filter(({ is_ptg }) => !is_ptg)
    expect({ projects, activated, passports }).toEqual({
      projects: own.length,
      activated: own.filter(({ activation_date }) => activation_date !== null).length,
      passports: homes.length - own.length,
    })
  }
})

test('an affiliate tells when its people, or those of a company below it, last did something; support in their name does not count', async () => {
  const rivages = await world.company('Habitat Rivages')
  const last = async () =>
    ((await affiliates()).data as { id: number; last_activity_at: string | null }[]).find(({ id }) => id === rivages)!
      .last_activity_at
  await db.deleteFrom('activity_entries').where('actor_company_id', '=', rivages).execute()
  expect(await last()).toBeNull()
  const contact = await db.insertInto('contact_informations').defaultValues().returning('id').executeTakeFirstOrThrow()
  const below = await db
    .insertInto('companies')
    .values({ name: 'Rivages Sud', type: 'SOCIAL_LANDLORD', parent_id: rivages, contact_information_id: contact.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const residence_id = await world.project('Résidence Les Tilleuls')
  const act = (actor_company_id: number, created_at: string, impersonator_user_id: number | null = null) =>
    db
      .insertInto('activity_entries')
      .values({
        residence_id,
        actor_company_id,
        impersonator_user_id,
        created_at,
        context_http: 'PATCH',
        context_http_name: 'projects.editProject',
        request_id: randomUUID(),
      })
      .execute()
  await act(rivages, '2026-03-01T10:00:00.000Z')
  await act(below.id, '2026-04-01T10:00:00.000Z')
  await act(rivages, '2026-02-01T10:00:00.000Z')
  await act(rivages, '2026-05-01T10:00:00.000Z', await world.user('admin@logis.example'))
  expect(await last()).toBe('2026-04-01T10:00:00.000Z')
})

test('the affiliates are ordered by name, homes, share of activated ones and what waits, and found by name', async () => {
  const namesBy = async (sort: string) =>
    ((await affiliates({ sort })).data as { name: string }[]).map(({ name }) => name)
  const byName = await namesBy('name')
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'fr')))
  for (const sort of ['projects', 'activated', 'waiting', 'complete', 'last_activity_at'])
    expect((await namesBy(sort)).toSorted()).toEqual(byName.toSorted())
  const homes = ((await affiliates({ sort: '-projects' })).data as { projects: number }[]).map(
    ({ projects }) => projects,
  )
  expect(homes).toEqual(homes.toSorted((a, b) => b - a))
  expect((await affiliates({ search: 'rivages' })).data).toMatchObject([{ name: 'Habitat Rivages' }])
  expect(await affiliates({ sort: 'nonsense' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
})

test('the least activated buildings come first, those that are wholly activated not at all', async () => {
  const samira = await as('samira@rivages.example')
  const rivages = await world.company('Habitat Rivages')
  const { data } = await samira.call('companies.listLateBuildings', { company_id: rivages })
  const rows = data as { id: number; homes: number; activated: number; company: { id: number } }[]
  expect(rows.length).toBeGreaterThan(0)
  const shares = rows.map(({ homes, activated }) => activated / homes)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  for (const row of rows) {
    const flats = await db
      .selectFrom('residences')
      .select('activation_date')
      .where('parent_id', '=', row.id)
      .where('deleted_at', 'is', null)
      .execute()
    expect([row.homes, row.activated]).toEqual([
      flats.length,
      flats.filter(({ activation_date }) => activation_date).length,
    ])
    expect(row.activated).toBeLessThan(row.homes)
  }
  const above = await (await as(marie)).call('companies.listLateBuildings', { company_id, children: '1' })
  expect(above.data).toEqual(
    expect.arrayContaining([expect.objectContaining({ company: { id: rivages, name: 'Habitat Rivages' } })]),
  )
  const [first] = rows
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', first!.id).execute()
  const left = (await samira.call('companies.listLateBuildings', { company_id: rivages })).data as { id: number }[]
  expect(left.map(({ id }) => id)).not.toContain(first!.id)
})

test('readers above read them; a third party, a sister and the company below do not', async () => {
  for (const operation of [
    'companies.listAffiliates',
    'companies.listLateBuildings',
    'companies.listHandOvers',
  ] as const) {
    expect((await (await as('lea@horizon.example')).call(operation, { company_id })).status).toBe(200)
    for (const [reader, name] of [
      ['nora@gaz-sud.example', 'Maisons Clairière'],
      ['hugo@clairiere.example', 'Habitat Rivages'],
      ['hugo@clairiere.example', 'Groupe Horizon'],
    ] as const) {
      const answer = await (await as(reader)).call(operation, { company_id: await world.company(name) })
      expect(answer).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
    }
  }
})

test('a company above sees of one below that it is disabled, wherever it is named, and not why', async () => {
  const lenoir = await world.company('Chauffage Lenoir')
  const [admin, above] = [await as('admin@logis.example'), await as(marie)]
  const seen = async () => {
    const answers = [
      await affiliates(),
      await above.call('companies.listChildren', { company_id }),
      await above.call('companies.getCompany', { company_id: lenoir }),
    ]
    expect(answers.map(({ bytes }) => String(bytes)).join()).not.toContain('Factures impayées')
    return answers.map(({ data }) => [data].flat().flatMap(({ id, is_disabled }) => (is_disabled ? id : [])))
  }
  expect(await seen()).toEqual([[], [], []])
  const reason = 'Factures impayées'
  expect(await admin.call('partners.disablePartner', { company_id: lenoir, reason })).toMatchObject({ status: 200 })
  expect(await seen()).toEqual([[lenoir], [lenoir], [lenoir]])
  expect(await admin.call('partners.enablePartner', { company_id: lenoir })).toMatchObject({ status: 200 })
  expect(await seen()).toEqual([[], [], []])
})
