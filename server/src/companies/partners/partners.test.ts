import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let admin: Client
let [horizon, clairiere, rivages] = [0, 0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  horizon = await world.company('Groupe Horizon')
  clairiere = await world.company('Maisons Clairière')
  rivages = await world.company('Habitat Rivages')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

const on = (act: string, company_id: number, more: object = {}) =>
  admin.call(`partners.${act}`, { company_id, ...more })
const list = (input: Record<string, unknown> = {}) => admin.call('partners.listPartners', { page_size: -1, ...input })
let drawn = 0
const create = (more: object = {}) =>
  admin.call('partners.createPartner', { name: `Société neuve ${(drawn += 1)}`, type: 'RENOVATION', ...more })
const made = async (more: object = {}) => (await create(more)).data.id as number
const told = async (id: number) => {
  const { data } = await admin.call('administration.listEntries', { search: { model_name: 'Company' }, page_size: -1 })
  return data.filter(({ model_id }: { model_id: number }) => model_id === id)
}
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

test('every company with type, parent, state, people and homes; searched, ordered and paged', async () => {
  const [row] = (await list({ search: 'maisons CLAIRIERE' })).data
  expect(row).toMatchObject({
    id: clairiere,
    type: 'RESIDENCE_BUILDER',
    parent: { id: horizon, name: 'Groupe Horizon' },
    state: 'ACTIVE',
    people_count: expect.any(Number),
    cannot: { delete: 'COMPANY_HAS_RESIDENCES', disable: null, enable: 'COMPANY_NOT_DISABLED' },
  })
  expect(row.homes_count).toBeGreaterThan(0)
  expect(idsOf((await list({ search: { parent_id: String(horizon) } })).data)).toContain(clairiere)
  expect(idsOf((await list({ search: { type: 'SOCIAL_LANDLORD' } })).data)).toEqual([rivages])
  expect((await list({ search: { state: 'DISABLED' } })).data).toEqual([])
  const never = idsOf((await list({ search: { has_invited: '0' } })).data)
  // One without homes, and one whose homes have waited so far.
  expect(never).toEqual(expect.arrayContaining([horizon, await world.company('Promotion Belvédère')]))
  expect(never).not.toContain(clairiere)
  const ever = idsOf((await list({ search: { has_invited: '1' } })).data)
  expect(ever).toContain(clairiere)
  expect(ever.length + never.length).toBe((await list()).data.length)
  const most = await list({ sort: '-homes', page: 1, page_size: 2 })
  expect(most.data[0].homes_count).toBeGreaterThanOrEqual(most.data[1].homes_count)
  expect(most.meta).toMatchObject({ per_page: 2, current_page: 1 })
})

test('one company whole: figures, people, invitations, those above, below and tied to it', async () => {
  const { status, data } = await on('readPartner', clairiere)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    parents: [{ id: horizon, name: 'Groupe Horizon' }],
    children: [],
    disabled_reason: null,
    people: expect.arrayContaining([
      expect.objectContaining({ username: 'hugo@clairiere.example', role: 'COMPANY_ADMIN' }),
    ]),
  })
  expect(data.activated_count).toBeGreaterThan(0)
  expect(data.activated_count).toBeLessThanOrEqual(data.homes_count)
  const above = (await on('readPartner', horizon)).data
  expect(above.homes_below_count).toBeGreaterThanOrEqual(data.homes_count)
  for (const [act, more] of [
    ['readPartner', {}],
    ['editPartner', { name: 'X' }],
    ['previewMove', {}],
    ['movePartner', { parent_id: null }],
    ['disablePartner', { reason: 'X' }],
    ['enablePartner', {}],
    ['setLinkedPartners', { ids: [] }],
    ['deletePartner', {}],
  ] as const)
    expect([act, (await on(act, 999_999_999, more)).error_reason]).toEqual([act, 'COMPANY_NOT_FOUND'])
})

test('one is created at the root or below another, edited and renamed; the feed has it; types follow the tree', async () => {
  const root = await create({ name: 'Groupe Neuf', type: 'COMPANY_MANAGER' })
  expect(root).toMatchObject({ status: 201, data: { parent: null, people_count: 0, homes_count: 0 } })
  const child = await made({ type: 'INSTALLER', parent_id: root.data.id })
  expect(await create({ type: 'RENOVATION', parent_id: child })).toMatchObject({
    status: 422,
    error_reason: 'COMPANY_CHILD_TYPE_NOT_ALLOWED',
  })
  expect(await create({ parent_id: 999_999_999 })).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  expect(await create({ name: ' ' })).toMatchObject({ status: 422 })
  const edited = await on('editPartner', child, { name: 'Chauffage Neuf', sellsy_client_id: 'S-12' })
  expect(edited).toMatchObject({
    status: 200,
    data: { name: 'Chauffage Neuf', type: 'INSTALLER', sellsy_client_id: 'S-12' },
  })
  expect(await on('editPartner', root.data.id, { type: 'RENOVATION' })).toMatchObject({
    status: 409,
    error_reason: 'COMPANY_TYPE_IN_USE',
  })
  const below = await made({ type: 'INSTALLER', parent_id: child })
  expect(await on('editPartner', below, { type: 'RENOVATION' })).toMatchObject({
    error_reason: 'COMPANY_CHILD_TYPE_NOT_ALLOWED',
  })
  expect(await told(child)).toMatchObject([
    {
      action: 'UPDATED',
      name: 'Chauffage Neuf',
      operation: 'partners.editPartner',
      changes: [
        { attribute_name: 'name', value: 'Chauffage Neuf' },
        { attribute_name: 'sellsy_client_id', old_value: null, value: 'S-12' },
      ],
    },
    { action: 'CREATED' },
  ])
})

test('a move is shown before it is made: who gains sight, who loses it; and then it is so', async () => {
  const group = await made({ type: 'COMPANY_MANAGER' })
  const { data } = await on('previewMove', clairiere, { parent_id: group })
  expect(idsOf(data.gains)).toEqual([group])
  expect(data.loses).toMatchObject([{ id: horizon, people_count: expect.any(Number) }])
  expect(data.loses[0].people_count).toBeGreaterThan(0)
  expect(data.homes_count).toBeGreaterThan(0)
  const marie = await as('marie@horizon.example')
  const sees = async () => (await marie.call('companies.getCompany', { company_id: clairiere })).status
  expect(await sees()).toBe(200)
  expect(await on('movePartner', clairiere, { parent_id: group })).toMatchObject({
    status: 200,
    data: { parent: { id: group }, parents: [{ id: group }] },
  })
  expect(await sees()).toBe(404)
  const root = await on('previewMove', clairiere)
  expect([idsOf(root.data.gains), idsOf(root.data.loses)]).toEqual([[], [group]])
  await on('movePartner', clairiere, { parent_id: null })
  await on('movePartner', clairiere, { parent_id: horizon })
  expect(await sees()).toBe(200)
  expect((await told(clairiere))[0]).toMatchObject({
    operation: 'partners.movePartner',
    changes: [{ attribute_name: 'parent_company', old_value: null, value: 'Groupe Horizon' }],
  })
})

test('409 and 422: no company below itself, none below another of another type; of two moves at once no circle comes', async () => {
  const [upper, lower] = [await made({ type: 'COMPANY_MANAGER' }), await made({ type: 'COMPANY_MANAGER' })]
  for (const act of ['previewMove', 'movePartner']) {
    expect(await on(act, horizon, { parent_id: clairiere })).toMatchObject({
      status: 409,
      error_reason: 'COMPANY_TREE_CYCLE',
    })
    expect(await on(act, upper, { parent_id: upper })).toMatchObject({ error_reason: 'COMPANY_TREE_CYCLE' })
    expect(await on(act, clairiere, { parent_id: rivages })).toMatchObject({
      status: 422,
      error_reason: 'COMPANY_CHILD_TYPE_NOT_ALLOWED',
    })
    expect(await on(act, upper, { parent_id: 999_999_999 })).toMatchObject({ error_reason: 'COMPANY_NOT_FOUND' })
  }
  const answers = await Promise.all([
    on('movePartner', upper, { parent_id: lower }),
    on('movePartner', lower, { parent_id: upper }),
  ])
  expect(statusesOf(answers)).toEqual([200, 409])
  // Leaving a place while somebody moves in below leaves no trace of the way above.
  const [top, middle, leaf] = [upper, lower, await made()]
  const [above, below] = answers[0].status === 200 ? [middle, top] : [top, middle]
  await Promise.all([on('movePartner', below, { parent_id: null }), on('movePartner', leaf, { parent_id: below })])
  const { data } = await on('readPartner', leaf)
  expect(idsOf(data.parents)).toEqual([below])
  expect((await on('readPartner', above)).data.children).toEqual([])
})

test('disabled: its people’s sessions end and they are told why as they sign in; its residents keep their homes; enabled again', async () => {
  const username = 'zoe@batir-ouest.example'
  const company = await world.company('Bâtir Ouest')
  const zoe = await as(username)
  const claire = await as('claire@foyer.example', 'resident')
  const reason = 'Le contrat a pris fin le 30 juin.'
  expect(await on('disablePartner', company, { reason: ' ' })).toMatchObject({ status: 422 })
  expect(await on('disablePartner', company, { reason })).toMatchObject({
    status: 200,
    data: { state: 'DISABLED', disabled_reason: reason, cannot: { disable: 'COMPANY_ALREADY_DISABLED' } },
  })
  expect((await zoe.call('accounts.getMe')).status).toBe(401)
  const signIn = () => anonymous.call('accounts.signIn', { username, password: 'Logement2026', scope: 'partner' })
  expect(await signIn()).toMatchObject({
    status: 403,
    error_reason: 'COMPANY_DISABLED',
    error_message: `Votre société est désactivée sur le portail. ${reason}`,
  })
  // A session from elsewhere stands in no company either.
  expect((await (await as(username)).call('companies.getCompany', { company_id: company })).status).toBe(403)
  expect(await on('disablePartner', company, { reason })).toMatchObject({ error_reason: 'COMPANY_ALREADY_DISABLED' })
  await on('disablePartner', clairiere, { reason })
  expect(
    (await claire.call('residents.listHomes', { user_id: await world.user('claire@foyer.example') })).data,
  ).toMatchObject([{ name: 'Maison Les Érables' }])
  const marie = await as('marie@horizon.example')
  expect((await marie.call('companies.getCompany', { company_id: clairiere })).status).toBe(200)
  for (const id of [company, clairiere])
    expect(await on('enablePartner', id)).toMatchObject({
      status: 200,
      data: { state: 'ACTIVE', disabled_reason: null },
    })
  expect(await on('enablePartner', company)).toMatchObject({ status: 409, error_reason: 'COMPANY_NOT_DISABLED' })
  expect((await signIn()).status).toBe(200)
  expect(await told(company)).toMatchObject([
    {
      changes: [
        { attribute_name: 'status', old_value: 'DISABLED', value: 'ACTIVE' },
        { attribute_name: 'disabled_reason', old_value: reason, value: null },
      ],
    },
    {
      changes: [
        { attribute_name: 'status', old_value: 'ACTIVE', value: 'DISABLED' },
        { attribute_name: 'disabled_reason', old_value: null, value: reason },
      ],
    },
  ])
  const { details } = await db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'SESSIONS_ENDED')
    .where('user_id', '=', await world.user(username))
    .executeTakeFirstOrThrow()
  expect(details).toMatchObject({ cause: 'COMPANY_DISABLED' })
})

test('who signs in while the company is being disabled has no session', async () => {
  const username = 'zoe@batir-ouest.example'
  const company = await world.company('Bâtir Ouest')
  const late = await meanwhile(
    ({ run }) =>
      run(`update companies set disabled_at = now(), disabled_reason = 'Contrat terminé' where id = $1`, [company]),
    () => anonymous.call('accounts.signIn', { username, password: 'Logement2026', scope: 'partner' }),
  )
  expect(late).toMatchObject({ status: 403, error_reason: 'COMPANY_DISABLED' })
  expect((await on('enablePartner', company)).status).toBe(200)
})

test('the companies tied to one are set all at once, and seen from both sides; never itself, never one of nobody', async () => {
  const [one, two, three] = [await made(), await made(), await made()]
  expect((await on('setLinkedPartners', one, { ids: [two, three, two] })).data).toHaveLength(2)
  expect(idsOf((await on('readPartner', two)).data.linked_companies)).toEqual([one])
  expect(idsOf((await on('setLinkedPartners', two, { ids: [three] })).data)).toEqual([three])
  expect(idsOf((await on('readPartner', one)).data.linked_companies)).toEqual([three])
  expect(await on('setLinkedPartners', one, { ids: [one] })).toMatchObject({
    status: 422,
    error_reason: 'COMPANY_LINK_SELF',
  })
  expect(await on('setLinkedPartners', one, { ids: [999_999_999] })).toMatchObject({
    error_reason: 'COMPANY_NOT_FOUND',
  })
  expect(idsOf((await on('readPartner', one)).data.linked_companies)).toEqual([three])
  expect((await told(two))[0]).toMatchObject({ changes: [{ attribute_name: 'linked_companies' }] })
})

test('only an empty company is deleted', async () => {
  for (const [id, error_reason] of [
    [horizon, 'COMPANY_HAS_CHILDREN'],
    [clairiere, 'COMPANY_HAS_RESIDENCES'],
    [await world.company('Thermalia'), 'COMPANY_HAS_USERS'],
  ] as const)
    expect(await on('deletePartner', id)).toMatchObject({ status: 409, error_reason })
  const id = await made()
  expect((await on('deletePartner', id)).status).toBe(204)
  expect((await on('readPartner', id)).status).toBe(404)
  expect((await told(id))[0]).toMatchObject({ action: 'DELETED' })
})

test('a company is deleted, or something is added to it; never both', async () => {
  const joined = await made()
  const paul = await world.user('paul@horizon.example')
  const answer = await meanwhile(
    ({ run }) =>
      run(`insert into user_role_companies (company_id, user_id, role) values ($1, $2, 'COMPANY_READER')`, [
        joined,
        paul,
      ]),
    () => on('deletePartner', joined),
  )
  expect(answer).toMatchObject({ status: 409, error_reason: 'COMPANY_HAS_USERS' })
  const address = { street_name: 'Rue Commune', zip_code: '44000', city: 'Nantes' }
  for (let pair = 0; pair < 10; pair += 1) {
    const company_id = await made()
    const home = { type: 'HOUSE', name: `Maison ${pair}`, contact_information: { addresses: [address] } }
    const answers = await Promise.all([
      admin.call('projects.createProject', { company_id, ...home }),
      on('deletePartner', company_id),
    ])
    expect([
      [201, 409],
      [404, 204],
    ]).toContainEqual(answers.map(({ status }) => status))
  }
})

test('of a company that has moved away, what was opened of it is its own to close, and of those above it now', async () => {
  const [above, reader, elsewhere] = [await made(), await made(), await made({ type: 'COMPANY_MANAGER' })]
  const moving = await made({ parent_id: above })
  const below = await made({ parent_id: moving })
  const opened = async (giver: number, resource_id: number): Promise<number> => {
    const grant = { company_id: giver, authorized_company_id: reader, resource_type: 'Company', resource_id }
    return (await admin.call('accesses.grantAccess', grant)).data.id
  }
  const ids = [await opened(above, moving), await opened(above, below)]
  const stays = await opened(above, above)
  const given = async (company_id: number) =>
    idsOf((await admin.call('accesses.listAuthorizedAccesses', { company_id, page_size: -1 })).data)
  expect(new Set(await given(above))).toEqual(new Set([...ids, stays]))
  expect((await on('movePartner', moving, { parent_id: elsewhere })).status).toBe(200)
  expect(await given(above)).toEqual([stays])
  expect(await given(moving)).toEqual([ids[0]])
  expect(await given(below)).toEqual([ids[1]])
  expect(await admin.call('accesses.removeAccess', { company_id: above, access_id: ids[0] })).toMatchObject({
    status: 404,
  })
})

test('an administrator of the portal invites the first administrator of a company', async () => {
  const company_id = await made()
  const invited = await admin.call('companies.inviteColleague', {
    company_id,
    email: 'premiere@societe-neuve.example',
    role: 'COMPANY_ADMIN',
  })
  expect(invited).toMatchObject({ status: 201, data: { invited: true } })
  expect((await on('readPartner', company_id)).data.invitations).toMatchObject([
    { email: 'premiere@societe-neuve.example', role: 'COMPANY_ADMIN' },
  ])
})
