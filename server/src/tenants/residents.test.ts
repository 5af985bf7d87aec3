import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { hired } from '#platform/testing/inbox.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { activationOf, building, flatOf, newRequest, newTenant, roleIn } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let samira: Client
let [flat, tilleuls] = [0, 0]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  flat = await flatOf('A02')
  tilleuls = await world.project(building)
})

const residentsOf = (residence_id: number, who = samira) => who.call('tenants.listResidents', { residence_id })
const remove = (residence_id: number, user_id: number, who = samira) =>
  who.call('tenants.removeTenant', { residence_id, user_id })
const absent = { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' }

test('TEN-11: those at home here, owners too; a tenant who is removed is there no more', async () => {
  const { data, meta } = await residentsOf(flat)
  expect(meta.total).toBe(2)
  expect(data.map(({ username, role_code }: Record<string, string>) => [username, role_code])).toEqual([
    ['patrimoine@rivages.example', 'OWNER'],
    ['nadia.benali@foyer.example', 'TENANT'],
  ])
  expect(data[1]).toMatchObject({ name: 'Nadia Benali', residence: { id: flat, name: 'Appartement A02' } })
  expect(data.map(({ cannot }: { cannot: object }) => cannot)).toEqual([
    { remove: 'RESIDENCE_OWNER_NOT_REMOVABLE' },
    { remove: null },
  ])

  const tenant = await newTenant(flat)
  const mark = await journalMark()
  expect((await remove(flat, tenant.id)).status).toBe(204)
  expect((await residentsOf(flat)).data).toEqual(data)
  expect(await journalOf(flat, mark)).toMatchObject([
    {
      username: 'samira@rivages.example',
      pretty_log: [{ attribute_name: 'tenant', old_value: 'Inès Garnier', value: null }],
    },
  ])
  expect(await mailsTo(tenant.username)).toMatchObject([{ subject: 'Accès terminé\u00a0: Appartement A02', links: [] }])
})

test('a landlord removes whoever came to own a flat of its, but its own account; nobody owns it by its code then', async () => {
  const home = await flatOf('A06')
  await db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', home).execute()
  const owner = await newTenant(home)
  await db.updateTable('residence_users').set({ role_code: 'OWNER' }).where('user_id', '=', owner.id).execute()
  await moveIn('patrimoine@rivages.example', home, 'OWNER')
  const { data } = await residentsOf(home)
  expect(data).toMatchObject([
    { user_id: owner.id, role_code: 'OWNER', cannot: { remove: null } },
    { username: 'patrimoine@rivages.example', role_code: 'OWNER', cannot: { remove: 'RESIDENCE_OWNER_NOT_REMOVABLE' } },
  ])
  const person = await owner.client()
  const mark = await journalMark()
  const answers = await Promise.all([remove(home, owner.id), remove(home, owner.id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  expect(await roleIn(home, owner.id)).toBeNull()
  expect(await journalOf(home, mark)).toMatchObject([
    { pretty_log: [{ attribute_name: 'owner', old_value: 'Inès Garnier', value: null }] },
  ])
  expect(await mailsTo(owner.username)).toMatchObject([{ subject: 'Accès terminé\u00a0: Appartement A06', links: [] }])
  const { residence_code } = (await world.flats(building)).find(({ id }) => id === home)!
  expect(await person.call('residents.activateByCode', { activation_code: residence_code })).toMatchObject({
    status: 409,
  })
  expect(await activationOf(home)).not.toBeNull()
})

test('TEN-05: of a tenant who they are, since when, when they were last seen, and how the meters of their home are connected', async () => {
  const { data } = await residentsOf(flat)
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(data[1]).toEqual({
    user_id: await world.user('nadia.benali@foyer.example'),
    username: 'nadia.benali@foyer.example',
    name: 'Nadia Benali',
    role_code: 'TENANT',
    created_at: instant,
    last_connection_at: instant,
    electricity_connection: { created_at: instant, status: 'EXPIRED' },
    gas_connection: { created_at: instant, status: 'NO_READINGS' },
    residence: { id: flat, name: 'Appartement A02' },
    cannot: { remove: null },
  })
  expect(data[0]).toMatchObject({ electricity_connection: null, gas_connection: null })
})

test('on the page of a building, the residents of its flats are named with their flat', async () => {
  const { data } = await residentsOf(tilleuls)
  const tom = data.find(({ username }: { username: string }) => username === 'tom@foyer.example')
  expect(tom).toMatchObject({ role_code: 'TENANT', residence: { name: 'Appartement A01' } })
})

test('404 and 409: nobody is removed from where they do not live, and no owner', async () => {
  const elsewhere = await newTenant(await flatOf('A05'))
  for (const user_id of [elsewhere.id, 999_999_999])
    expect(await remove(flat, user_id)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_USER_NOT_FOUND' })
  // Of a building's flat neither: it is ended where it was begun.
  expect(await remove(tilleuls, elsewhere.id)).toMatchObject({ error_reason: 'RESIDENCE_USER_NOT_FOUND' })
  const owner = await world.user('patrimoine@rivages.example')
  expect(await remove(flat, owner)).toMatchObject({ status: 409, error_reason: 'RESIDENCE_OWNER_NOT_REMOVABLE' })
  expect(await roleIn(flat, owner)).toBe('OWNER')
})

test('D2-C13: whoever is removed keeps their account and sees nothing of the home or its building from the next call on', async () => {
  const home = await flatOf('A05')
  const tenant = await newTenant(home)
  const person = await tenant.client()
  const { id: user_id } = tenant
  const reads = [
    ['projects.getProject', { residence_id: home }],
    ['projects.getProject', { residence_id: tilleuls }],
    ['residents.getHome', { user_id, residence_id: home }],
    ['documents.listHomeDocuments', { residence_id: home }],
    ['devices.listDevices', { residence_id: home }],
    ['contacts.listProjectContacts', { residence_id: home }],
    ['pictures.listPictures', { residence_id: home }],
  ] as const
  for (const [name, input] of reads) expect([name, (await person.call(name, input)).status]).toEqual([name, 200])
  const { data } = await person.call('documents.listHomeDocuments', { residence_id: home })
  const document_id = data.building.files[0].id
  expect((await person.call('documents.downloadDocument', { document_id })).status).toBe(200)

  await remove(home, user_id)
  for (const [name, input] of reads)
    expect([name, await person.call(name, input)]).toMatchObject([name, { status: 404 }])
  expect(await person.call('documents.downloadDocument', { document_id })).toMatchObject({ status: 404 })
  expect((await person.call('residents.listHomes', { user_id })).data).toEqual([])
  expect((await person.call('accounts.getMe')).status).toBe(200)
})

test('the end of a lease leaves the home free and activated; the next tenant finds nothing of the one before', async () => {
  const home = await flatOf('B02')
  await db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', home).execute()
  const before = await newTenant(home, 'Prune', 'Lescot')
  const visited = await before.client()
  await visited.call('residents.getHome', { user_id: before.id, residence_id: home })
  const occupied = async () => {
    const company_id = await world.company('Habitat Rivages')
    const search = { occupied: '1', name: 'Appartement B02' }
    return (await samira.call('projects.listProjects', { company_id, search })).meta.total
  }
  expect(await occupied()).toBe(1)
  const since = await activationOf(home)
  const admin = await as('admin@logis.example')
  const meter = { energy: 'GAS', delivery_point: '14411000099999', status: 'COMMUNICATING' }
  const connected = { residence_id: home, user_id: before.id, ...meter }
  expect((await admin.call('energies.createSubscription', connected)).status).toBe(201)
  await remove(home, before.id)
  expect((await admin.call('energies.listSubscriptions', { residence_id: home })).data).toEqual([])
  expect([await occupied(), await activationOf(home)]).toEqual([0, since])

  const next = await newTenant(home, 'Gaspard', 'Roy')
  const person = await next.client()
  const sees = await Promise.all([
    person.call('residents.getHome', { user_id: next.id, residence_id: home }),
    person.call('projects.getProject', { residence_id: home }),
    person.call('documents.listHomeDocuments', { residence_id: home }),
    person.call('accounts.listNotifications', { user_id: next.id }),
  ])
  for (const { status, bytes } of sees) {
    expect(status).toBe(200)
    expect(bytes.toString()).not.toMatch(new RegExp(`Prune|Lescot|${before.username}`))
  }
  expect(sees[0].data.last_connection_at).not.toBeNull()
  expect(sees[3].data).toEqual([])
})

test('TEN-17: residents neither see who else lives there, nor decide, nor remove', async () => {
  const home = await flatOf('A03')
  const owner = await newTenant(home)
  await db.updateTable('residence_users').set({ role_code: 'OWNER' }).where('user_id', '=', owner.id).execute()
  const neighbour = await newTenant(await flatOf('A04'))
  const { id: user_id, client } = await newTenant(home)
  const { request_id } = await newRequest(home)
  for (const person of [await client(), await owner.client(), await neighbour.client()]) {
    for (const answer of [
      await residentsOf(home, person),
      await person.call('tenants.listAccessRequests', { residence_id: home }),
      await person.call('tenants.acceptRequest', { residence_id: home, request_id }),
      await person.call('tenants.rejectRequest', { residence_id: home, request_id }),
      await remove(home, user_id, person),
    ])
      expect(answer).toMatchObject(absent)
  }
  // Staff who change things may, those who only look may not; the company's own and a manager's above it.
  for (const who of ['samira@rivages.example', 'paul@horizon.example']) {
    const answered = await (
      await as(who)
    ).call('tenants.acceptRequest', { residence_id: home, request_id: (await newRequest(home)).request_id })
    expect(answered.status).toBe(200)
    expect((await remove(home, (await newTenant(home)).id, await as(who))).status).toBe(204)
  }
  const lea = await as('lea@horizon.example')
  expect((await residentsOf(home, lea)).status).toBe(200)
  expect(await remove(home, user_id, lea)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})

test('TEN-01/server: the tenants of a landlord’s homes are no third party’s business, and other homes have none', async () => {
  await authorise('Habitat Rivages', 'Gaz Service Sud')
  const nora = await as('nora@gaz-sud.example')
  expect((await nora.call('projects.getProject', { residence_id: flat })).status).toBe(200)
  expect((await nora.call('projects.getProject', { residence_id: flat })).data).toMatchObject({
    journey: { owner: null },
    cannot: { activate: 'FORBIDDEN', invite_tenant: 'FORBIDDEN' },
  })
  for (const name of ['tenants.listResidents', 'tenants.listAccessRequests'])
    expect(await nora.call(name, { residence_id: flat })).toMatchObject(absent)
  const { id } = await newTenant(flat)
  expect(await remove(flat, id, nora)).toMatchObject({ status: 403 })

  const marie = await as('marie@horizon.example')
  const erables = await world.project('Maison Les Érables')
  const { data } = await marie.call('projects.getProject', { residence_id: erables })
  expect(data.cards).not.toContain('tenants')
  expect(data.cannot).toMatchObject({ activate: 'FORBIDDEN', invite_tenant: 'CHANNEL_NOT_ALLOWED' })
  await moveIn('tom@foyer.example', erables)
  expect(await residentsOf(erables, marie)).toMatchObject({ status: 403 })
  expect(await remove(erables, await world.user('tom@foyer.example'), marie)).toMatchObject({ status: 403 })
})

test('API-21: a company that moved under another parent takes its tenants along: the old one does not find them', async () => {
  const horizon = await world.company('Groupe Horizon')
  const rivages = await world.company('Habitat Rivages')
  const { parent_id } = await db
    .selectFrom('companies')
    .select('parent_id')
    .where('id', '=', rivages)
    .executeTakeFirstOrThrow()
  expect(parent_id).toBe(horizon)
  const marie = await as('marie@horizon.example')
  const { id: user_id } = await newTenant(flat)
  const admin = await as('admin@logis.example')
  const { data } = await admin.call('companies.createChild', {
    company_id: horizon,
    data: { name: 'Groupe Nouveau', type: 'COMPANY_MANAGER' },
  })
  const other = data.id as number
  await db.updateTable('companies').set({ parent_id: null }).where('id', '=', other).execute()
  await db.updateTable('companies').set({ parent_id: other }).where('id', '=', rivages).execute()
  expect(await residentsOf(flat, marie)).toMatchObject(absent)
  expect(await remove(flat, user_id, marie)).toMatchObject(absent)
  expect((await residentsOf(flat)).status).toBe(200)
  const { username } = await hired('Groupe Nouveau', 'COMPANY_MEMBER')
  expect((await residentsOf(flat, await as(username))).status).toBe(200)
  await db.updateTable('companies').set({ parent_id: horizon }).where('id', '=', rivages).execute()
  expect((await remove(flat, user_id, marie)).status).toBe(204)
})

test('a cancelled building closes its flats to whoever would change who lives there', async () => {
  const home = await flatOf('B01')
  const { id } = await newTenant(home)
  const { request_id } = await newRequest(home)
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', tilleuls).execute()
  const cancelled = { status: 409, error_reason: 'RESIDENCE_CANCELLED' }
  expect(await remove(home, id)).toMatchObject(cancelled)
  expect(await samira.call('tenants.acceptRequest', { residence_id: home, request_id })).toMatchObject(cancelled)
  const company_id = await world.company('Habitat Rivages')
  expect(await samira.call('tenants.activateForCompany', { company_id, residence_id: tilleuls })).toMatchObject(
    cancelled,
  )
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', tilleuls).execute()
})
