import { activityModels, type ActivityModel } from '@logis/contract/feed.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let erables: number
beforeAll(async () => {
  erables = await world.project('Maison Les Érables')
})
const list = async (input: object = {}, who = 'hugo@clairiere.example') =>
  (await as(who)).call('feed.listActivity', { residence_id: erables, ...input })
type Entry = {
  id: number
  created_at: string
  actor_user: { username: string } | null
  logs: { action: string; model_name: string }[]
}
const entriesOf = async (input: object): Promise<Entry[]> => (await list({ page_size: -1, ...input })).data

test('FEED-05 FEED-08 an entry says who, for whom, when, by which act, and what it changed from and to', async () => {
  const answer = await list({ actor_user_id: await world.user('marie@horizon.example') })
  expect(answer.status).toBe(200)
  expect(answer.data).toContainEqual({
    id: expect.any(Number),
    actor_user: {
      id: expect.any(Number),
      first_name: 'Marie',
      last_name: 'Delattre',
      username: 'marie@horizon.example',
    },
    impersonator: null,
    actor_company: {
      id: await world.company('Groupe Horizon'),
      name: 'Groupe Horizon',
      picture_path: expect.stringContaining('/v2/pictures/'),
    },
    created_at: expect.stringMatching(/Z$/),
    session_id: null,
    context_http: 'PATCH /v2/companies/{company_id}/residences/{residence_id}',
    context_http_name: 'projects.editProject',
    logs: [
      {
        action: 'UPDATED',
        model_name: 'Residence',
        pretty_log: [{ attribute_name: 'name', old_value: 'Maison Erables', value: 'Maison Les Érables' }],
      },
    ],
  })
})

test('FEED-08 ten a page, newest first; the other direction on demand', async () => {
  const first = await list()
  expect(first.data).toHaveLength(10)
  expect(first.meta).toMatchObject({ per_page: 10, current_page: 1 })
  const all = await entriesOf({})
  expect(all).toHaveLength(first.meta.total)
  expect(all.map(({ created_at }) => created_at)).toEqual(
    all
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect((await list({ page: 2 })).data[0].id).toBe(all[10]?.id)
  expect((await entriesOf({ sort: 'created_at' })).map(({ id }) => id)).toEqual(all.map(({ id }) => id).toReversed())
})

test('one act with several consequences is one entry', async () => {
  const [entry] = await entriesOf({ action: 'DELETED' })
  expect(entry?.logs.map(({ model_name }) => model_name)).toEqual(['File', 'ResidenceFolder'])
})

test('what nobody in particular did has no actor', async () => {
  const unknown = (await entriesOf({})).filter(({ actor_user }) => actor_user === null)
  expect(unknown).toHaveLength(1)
  expect(unknown[0]).toMatchObject({ actor_user: null, actor_company: null })
})

test('FEED-06/asked FEED-07 each of the eleven kinds and each act may be asked for', async () => {
  const kinds: ActivityModel[] = [
    'Address',
    'PurchaseOrder',
    'ResidenceContactLink',
    'File',
    'ResidenceFolder',
    'Email',
    'ResidenceActivationCode',
    'Device',
    'Note',
    'Residence',
    'Project',
  ]
  const [{ id: entry_id }] = (await entriesOf({})) as [Entry]
  const model_id = 987_654
  for (const model_name of kinds) {
    const log = { entry_id, model_id, action: 'UPDATED', model_name, pretty_log: '[]' } as const
    await db.insertInto('activity_logs').values(log).execute()
    const found = await entriesOf({ model_type: model_name })
    expect(found.map(({ id }) => id)).toContain(entry_id)
    for (const { logs } of found) expect(logs.map((each) => each.model_name)).toContain(model_name)
  }
  await db.deleteFrom('activity_logs').where('model_id', '=', model_id).execute()
  expect([...activityModels].toSorted()).toEqual(kinds.toSorted())
  for (const action of ['CREATED', 'UPDATED', 'DELETED']) {
    const found = await entriesOf({ action })
    expect(found.length).toBeGreaterThan(0)
    for (const { logs } of found) expect(logs.map((each) => each.action)).toContain(action)
  }
  expect(await list({ model_type: 'Banana' })).toMatchObject({ status: 422 })
})

test('FEED-08 a kind and an act asked for together are of one line', async () => {
  expect((await entriesOf({ model_type: 'File', action: 'UPDATED' })).length).toBeGreaterThan(0)
  expect(await entriesOf({ model_type: 'Address', action: 'CREATED' })).toEqual([])
})

test('FEED-08 the filters as parameters and in search say the same; the parameter wins', async () => {
  const [hugo, marie] = [await world.user('hugo@clairiere.example'), await world.user('marie@horizon.example')]
  const byParameter = await entriesOf({ actor_user_id: marie })
  expect(byParameter.length).toBeGreaterThan(2)
  expect(await entriesOf({ search: { actor_user_id: String(marie) } })).toEqual(byParameter)
  expect(await entriesOf({ search: `actor_user_id=${marie}` })).toEqual(byParameter)
  expect(await entriesOf({ search: { actor_user_id: String(hugo) }, actor_user_id: marie })).toEqual(byParameter)
  const byCompany = await entriesOf({ actor_company_id: await world.company('Groupe Horizon') })
  expect(new Set(byCompany.map(({ actor_user }) => actor_user?.username))).toEqual(
    new Set(['marie@horizon.example', 'paul@horizon.example']),
  )
  expect(await list({ search: { attribute_name: 'size' } })).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_NOT_SUPPORTED',
  })
})

test('a plain text is looked for in what was changed, whatever its case and accents', async () => {
  const found = await entriesOf({ search: 'PLAN DE MASSE' })
  expect(found).toMatchObject([{ logs: [{ model_name: 'File', action: 'CREATED' }] }])
  expect(await entriesOf({ search: 'plan%masse' })).toEqual([])
})

test('FEED-08 FEED-09 a date compares with >= unless said otherwise, by the day in Paris', async () => {
  const all = await entriesOf({})
  const parisDay = (instant: string) =>
    new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date(instant))
  const day = parisDay(all[4]!.created_at)
  const expected = (keep: (of: string) => boolean) =>
    all.filter(({ created_at }) => keep(parisDay(created_at))).map(({ id }) => id)
  const ids = async (input: object) => (await entriesOf(input)).map(({ id }) => id)
  expect(await ids({ created_at: day })).toEqual(expected((of) => of >= day))
  expect(await ids({ search: { created_at: day } })).toEqual(expected((of) => of >= day))
  expect(await ids({ created_at: day, created_at_symbol: '<=' })).toEqual(expected((of) => of <= day))
  expect(await ids({ created_at: day, created_at_symbol: '=' })).toEqual(expected((of) => of === day))
})

test('the actors of a project, for its filters', async () => {
  const { status, data } = await (await as('hugo@clairiere.example')).call('feed.listActors', { residence_id: erables })
  expect(status).toBe(200)
  expect(data.users.map(({ name }: { name: string }) => name)).toEqual([
    'Claire Aubry',
    'Hugo Bertin',
    'Marie Delattre',
    'Paul Guérin',
  ])
  expect(data.companies.map(({ name }: { name: string }) => name)).toEqual(['Groupe Horizon', 'Maisons Clairière'])
})

test('a change of another request is there at once, with its author', async () => {
  await (
    await as('hugo@clairiere.example')
  ).call('projects.setCommissioningDate', { residence_id: erables, commissioning_date: '2025-11-21' })
  expect((await list()).data[0]).toMatchObject({
    actor_user: { username: 'hugo@clairiere.example' },
    context_http_name: 'projects.setCommissioningDate',
    logs: [
      {
        action: 'UPDATED',
        model_name: 'Residence',
        pretty_log: [{ attribute_name: 'commissioning_date', old_value: '2025-11-20', value: '2025-11-21' }],
      },
    ],
  })
})

test('no feed of the world shows a code or a token', async () => {
  const { data } = await list({ page_size: -1 })
  expect(JSON.stringify(data)).not.toContain(await world.code('Maison Les Érables'))
})

test('a cancelled project still tells its story', async () => {
  const charmes = await world.project('Maison Les Charmes')
  expect(await list({ residence_id: charmes })).toMatchObject({
    status: 200,
    data: [{ logs: [{ action: 'CREATED', model_name: 'Residence' }] }],
  })
})

test('404: not to a rival, a resident or an authorised third party', async () => {
  const row = {
    company_id: await world.company('Maisons Clairière'),
    authorized_company_id: await world.company('Rénov’Est'),
    resource_type: 'Company',
  }
  await db
    .insertInto('resource_accesses')
    .values({ ...row, resource_id: row.company_id, created_by_user_id: null })
    .execute()
  const strangers = [
    await as('zoe@batir-ouest.example'),
    await as('claire@foyer.example', 'resident'),
    await as('karim@renovest.example'),
  ]
  for (const stranger of strangers) {
    for (const operation of ['feed.listActivity', 'feed.listActors'])
      expect(await stranger.call(operation, { residence_id: erables })).toMatchObject({
        status: 404,
        error_reason: 'RESIDENCE_NOT_FOUND',
      })
  }
})

test('who works for two companies is told of under the one by which they reach the home', async () => {
  const nadia = await newColleague('Chauffage Lenoir')
  const clairiere = await world.company('Maisons Clairière')
  const link = { user_id: nadia.user_id, company_id: clairiere, role: 'COMPANY_MEMBER' as const }
  await db.insertInto('user_role_companies').values(link).execute()
  const client = await nadia.client()
  const { data: own } = await client.call('companies.getOwnCompany')
  expect(own.name).toBe('Chauffage Lenoir')
  const day = { residence_id: erables, commissioning_date: '2025-11-19' }
  expect((await client.call('projects.setCommissioningDate', day)).status).toBe(200)
  const { data: told } = await list({ actor_user_id: nadia.user_id })
  expect(told).toMatchObject([{ actor_company: { id: clairiere, name: 'Maisons Clairière' } }])
  expect((await list({ actor_company_id: own.id, actor_user_id: nadia.user_id })).data).toEqual([])
  const template = { company_id: clairiere, name: `Modèle ${nadia.user_id}` }
  const { data: made } = await client.call('templates.createTemplate', template)
  const place = { company_id: clairiere, template_id: made.id }
  const guide = { name: 'guide.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
  expect((await client.upload('templates.addTemplateDocument', place, {}, [guide])).status).toBe(201)
  const laidDown = db.selectFrom('documents').select('creator_company_id').where('template_id', '=', made.id)
  expect(await laidDown.execute()).toEqual([{ creator_company_id: clairiere }])
})
