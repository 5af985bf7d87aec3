import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { personOf } from '#platform/testing/administration.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let admin: Client
let [adminId, clairiere] = [0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  adminId = await world.user('admin@logis.example')
  clairiere = await world.company('Maisons Clairière')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

const list = (input: Record<string, unknown> = {}) => admin.call('people.listPeople', { page_size: -1, ...input })
const read = async (user_id: number) => (await admin.call('people.readPerson', { user_id })).data
const on = (act: string, user_id: number, more: object = {}) => admin.call(`people.${act}`, { user_id, ...more })
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
let drawn = 0
const newPerson = (more: object = {}) => ({
  email: `nouvelle${(drawn += 1)}@personne.example`,
  first_name: 'Alix',
  last_name: 'Roche',
  ...more,
})
const create = (more: object = {}) => admin.call('people.createPerson', newPerson(more))
const told = async (id: number) => {
  const { data } = await admin.call('administration.listEntries', { search: { model_name: 'User' }, page_size: -1 })
  return data.filter(({ model_id }: { model_id: number }) => model_id === id)
}
const colleagueOf = async (company_id: number, role: 'COMPANY_ADMIN' | 'COMPANY_MEMBER') => {
  const user_id = await personOf()
  await db.insertInto('user_role_companies').values({ user_id, company_id, role, is_primary: true }).execute()
  return user_id
}
const nameOf = async (id: number) =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow()).username
const emptyCompany = async () => {
  const { id: contact_information_id } = await db
    .insertInto('contact_informations')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow()
  return (
    await db
      .insertInto('companies')
      .values({ name: `Société ${(drawn += 1)}`, type: 'RENOVATION', contact_information_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

test('ADMIN-08/list: user name, name, company, role, last connection and state; searched, ordered and paged', async () => {
  const hugo = (await list({ search: 'hugo@clairiere' })).data
  expect(hugo).toMatchObject([
    {
      username: 'hugo@clairiere.example',
      first_name: 'Hugo',
      state: 'ACTIVE',
      global_roles: [],
      memberships: [{ role: 'COMPANY_ADMIN', company: { id: clairiere, name: 'Maisons Clairière' } }],
      homes_count: 0,
    },
  ])
  for (const search of ['CLAIRIERE', { company_id: String(clairiere) }, { role: 'COMPANY_ADMIN', '': 'hugo' }])
    expect((await list({ search })).data.map(({ id }: { id: number }) => id)).toContain(hugo[0].id)
  const names = (rows: { username: string }[]) => rows.map(({ username }) => username)
  expect(names((await list({ search: { global_role: 'ADMINISTRATOR' } })).data)).toEqual(['admin@logis.example'])
  const residents = names((await list({ search: { is_staff: '0' } })).data)
  expect(residents).toEqual(expect.arrayContaining(['claire@foyer.example']))
  expect(residents).not.toContain('hugo@clairiere.example')
  const invited = await personOf({ password_hash: null })
  const disabled = await personOf({ is_active: false })
  for (const [state, id] of [
    ['INVITED', invited],
    ['DISABLED', disabled],
  ] as const) {
    const found = (await list({ search: { state } })).data
    expect(found.find((row: { id: number }) => row.id === id)).toMatchObject({ state })
    expect(new Set(found.map((row: { state: string }) => row.state))).toEqual(new Set([state]))
  }
  await anonymous.call('accounts.signIn', {
    username: 'zoe@batir-ouest.example',
    password: 'Logement2026',
    scope: 'partner',
  })
  const last = await list({ sort: '-last_connection_at', page: 1, page_size: 1 })
  expect(last.data).toMatchObject([{ username: 'zoe@batir-ouest.example', last_connection_at: expect.any(String) }])
  expect(last.meta).toMatchObject({ per_page: 1, current_page: 1 })
})

test('one person is read whole; a machine is nobody, and so is who has left', async () => {
  const claire = await world.user('claire@foyer.example')
  expect(await read(claire)).toMatchObject({
    email: 'claire@foyer.example',
    email_validated: true,
    pending_email: null,
    locale: 'fr-FR',
    homes: [{ name: 'Maison Les Érables', role: 'OWNER', company_name: 'Maisons Clairière' }],
  })
  const gone = await personOf()
  await db.updateTable('users').set({ deleted_at: new Date(), is_active: false }).where('id', '=', gone).execute()
  for (const user_id of [gone, 999_999_999])
    for (const act of ['readPerson', 'disablePerson', 'enablePerson', 'sendPersonReset'])
      expect(await on(act, user_id)).toMatchObject({ status: 404, error_reason: 'USER_NOT_FOUND' })
  expect(await on('editPerson', gone, { first_name: 'A' })).toMatchObject({ status: 404 })
  expect(await on('setGlobalRoles', gone, { roles: [] })).toMatchObject({ status: 404 })
})

test('ADMIN-08/create 201: with a company and a role; the link that is mailed chooses the password and opens the company', async () => {
  const { email } = newPerson()
  const { status, data } = await create({ email, company_id: clairiere, role: 'COMPANY_MEMBER', locale: 'en-UK' })
  expect(status).toBe(201)
  expect(data).toMatchObject({
    username: email,
    state: 'INVITED',
    locale: 'en-UK',
    memberships: [{ role: 'COMPANY_MEMBER', company: { id: clairiere } }],
  })
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({ subject: 'Your Logis account is ready' })
  const token = mail!.links[0]!.split('/').at(-1)!
  const new_password = 'Maison-Bleue-42'
  expect(await anonymous.call('accounts.resetPassword', { token, new_password })).toMatchObject({ status: 200 })
  const session = await anonymous.call('accounts.signIn', { username: email, password: new_password, scope: 'partner' })
  expect(session.status).toBe(200)
  expect(await read(data.id)).toMatchObject({ state: 'ACTIVE', email_validated: true })
  const [entry] = await told(data.id)
  expect(entry).toMatchObject({ action: 'CREATED', name: email, operation: 'people.createPerson' })
  // The feed outlives the account: it names nobody.
  const kept = await db.selectFrom('administration_entries').selectAll().where('model_id', '=', data.id).execute()
  expect(JSON.stringify(kept)).not.toMatch(/Alix|Roche|nouvelle/)
})

test('409: an address that is used, also by two at once; 404: a company of nobody; 422: a role without a company', async () => {
  expect(await create({ email: 'hugo@clairiere.example' })).toMatchObject({
    status: 409,
    error_reason: 'EMAIL_ALREADY_USED',
  })
  const both = newPerson()
  const answers = await Promise.all([create(both), create(both)])
  expect(statusesOf(answers)).toEqual([201, 409])
  expect(await create({ company_id: 999_999_999, role: 'COMPANY_ADMIN' })).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
  expect(await create({ role: 'COMPANY_ADMIN' })).toMatchObject({ status: 422 })
  expect(await create({ first_name: ' ' })).toMatchObject({ status: 422 })
})

test('who had opened the address without proof makes room', async () => {
  const { email } = newPerson()
  const person = {
    username: email,
    password: 'Maison-Bleue-42',
    first_name: 'X',
    last_name: 'Y',
    locale: 'fr-FR',
    cgu: true,
  }
  const squatter = (await anonymous.call('accounts.createUser', person)).data.id
  const { status, data } = await create({ email })
  expect(status).toBe(201)
  expect(data).toMatchObject({ first_name: 'Alix', state: 'INVITED' })
  expect(await on('readPerson', squatter)).toMatchObject({ status: 404 })
})

test('ADMIN-08/edit 200: names and language at once, the address once its reader has proven it; what is absent stays', async () => {
  const id = await personOf()
  const former = await nameOf(id)
  const edited = await on('editPerson', id, { first_name: 'Noé', locale: 'en-UK' })
  expect(edited).toMatchObject({ status: 200, data: { first_name: 'Noé', last_name: null, locale: 'en-UK' } })
  const email = `autre${id}@personne.example`
  expect(await on('editPerson', id, { email })).toMatchObject({
    status: 200,
    data: { username: former, email: former, pending_email: email },
  })
  const [proof] = await mailsTo(email)
  expect((await mailsTo(former)).map(({ text }) => text).join()).toContain(email)
  const token = /token=([\w-]+)/.exec(proof!.links[0]!)![1]
  expect((await anonymous.call('accounts.validateEmail', { token })).data).toMatchObject({ is_valid: true })
  expect(await read(id)).toMatchObject({ username: email, email, pending_email: null })
  const entries = await told(id)
  expect(entries.map(({ changes }: { changes: unknown }) => changes)).toMatchObject([
    [{ attribute_name: 'email', old_value: '•••', value: '•••' }],
    [
      { attribute_name: 'first_name', value: '•••' },
      { attribute_name: 'locale', old_value: 'fr-FR', value: 'en-UK' },
    ],
  ])
  await on('editPerson', id, { first_name: 'Noé' })
  expect(await told(id)).toHaveLength(2)
})

test('409: an address that is proven elsewhere, and one’s own, which takes one’s password', async () => {
  expect(await on('editPerson', await personOf(), { email: 'zoe@batir-ouest.example' })).toMatchObject({
    status: 409,
    error_reason: 'EMAIL_ALREADY_USED',
  })
  expect(await on('editPerson', adminId, { email: 'moi@logis.example' })).toMatchObject({
    status: 409,
    error_reason: 'OWN_ACCOUNT',
  })
})

test('ADMIN-08/disable 200: every session ends at once and none opens; enabled again, the person signs in', async () => {
  const username = 'lea@horizon.example'
  const id = await world.user(username)
  const [partner, resident] = [await as(username), await as(username, 'resident')]
  expect(await on('disablePerson', id)).toMatchObject({ status: 200, data: { state: 'DISABLED', sessions_count: 0 } })
  for (const client of [partner, resident]) expect((await client.call('accounts.getMe')).status).toBe(401)
  const signIn = () => anonymous.call('accounts.signIn', { username, password: 'Logement2026', scope: 'partner' })
  expect(await signIn()).toMatchObject({ status: 403, error_reason: 'USER_DISABLED' })
  expect(await on('disablePerson', id)).toMatchObject({ status: 409, error_reason: 'USER_ALREADY_DISABLED' })
  expect(await on('sendPersonReset', id)).toMatchObject({ status: 403, error_reason: 'USER_DISABLED' })
  expect(await on('setGlobalRoles', id, { roles: ['SUPPORT'] })).toMatchObject({ error_reason: 'USER_DISABLED' })
  expect(await on('enablePerson', id)).toMatchObject({ status: 200, data: { state: 'ACTIVE' } })
  expect(await on('enablePerson', id)).toMatchObject({ status: 409, error_reason: 'USER_NOT_DISABLED' })
  expect((await signIn()).status).toBe(200)
  expect(await told(id)).toMatchObject([
    { changes: [{ attribute_name: 'is_active', old_value: 'false', value: 'true' }] },
    { changes: [{ attribute_name: 'is_active', old_value: 'true', value: 'false' }] },
  ])
  const ended = await db
    .selectFrom('security_log')
    .select(['actor_user_id', 'details'])
    .where('kind', '=', 'SESSIONS_ENDED')
    .where('user_id', '=', id)
    .execute()
  expect(ended).toMatchObject([{ actor_user_id: adminId, details: { cause: 'ACCOUNT_DISABLED' } }])
})

test('409: the last administrator of a company stays, also when two are disabled at once', async () => {
  const company = await emptyCompany()
  const [first, second] = [await colleagueOf(company, 'COMPANY_ADMIN'), await colleagueOf(company, 'COMPANY_ADMIN')]
  await colleagueOf(company, 'COMPANY_MEMBER')
  const answers = await Promise.all([on('disablePerson', first), on('disablePerson', second)])
  expect(statusesOf(answers)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ error_reason: 'LAST_COMPANY_ADMIN' })
  const left = answers[0].status === 200 ? second : first
  expect((await read(left)).cannot).toMatchObject({ disable: 'LAST_COMPANY_ADMIN', edit: null })
})

test('409: the last administrator of the platform stays, also when two disable or demote each other', async () => {
  const other = await personOf()
  expect(await on('setGlobalRoles', other, { roles: ['ADMINISTRATOR'] })).toMatchObject({ status: 200 })
  const second = await as(await nameOf(other))
  for (const [act, more] of [
    ['disablePerson', {}],
    ['setGlobalRoles', { roles: [] }],
  ] as const) {
    const answers = await Promise.all([
      on(act, other, more),
      second.call(`people.${act}`, { user_id: adminId, ...more }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const administrators = await db
      .selectFrom('user_global_roles as g')
      .innerJoin('users as u', 'u.id', 'g.user_id')
      .where('g.role', '=', 'ADMINISTRATOR')
      .where('u.is_active', '=', true)
      .select('u.id')
      .execute()
    expect(administrators).toHaveLength(1)
    await db.updateTable('users').set({ is_active: true }).where('id', 'in', [other, adminId]).execute()
    await db
      .insertInto('user_global_roles')
      .values([other, adminId].map((user_id) => ({ user_id, role: 'ADMINISTRATOR' as const })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    admin = await as('admin@logis.example')
    Object.assign(second, await as(await nameOf(other)))
  }
  // Who is disabled while they take a role has the roles of before in the database, and acts by none of them.
  const late = await meanwhile(
    async ({ run }) => {
      await run(`select pg_advisory_xact_lock(hashtext('administrators'))`)
      await run('update users set is_active = false where id = $1', [adminId])
    },
    () => on('setGlobalRoles', other, { roles: [] }),
  )
  expect(late).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  await db.updateTable('users').set({ is_active: true }).where('id', '=', adminId).execute()
  admin = await as('admin@logis.example')
  expect((await read(other)).global_roles).toEqual(['ADMINISTRATOR'])
  await on('setGlobalRoles', other, { roles: [] })
  expect((await read(adminId)).cannot).toMatchObject({ disable: 'OWN_ACCOUNT', set_roles: 'OWN_ACCOUNT' })
  expect(await on('disablePerson', adminId)).toMatchObject({ status: 409, error_reason: 'OWN_ACCOUNT' })
})

test('ADMIN-08/reset 200: a link to choose another password, or the first one; none without an address', async () => {
  const id = await world.user('karim@renovest.example')
  expect(await on('sendPersonReset', id)).toMatchObject({ status: 200, data: { email: 'karim@renovest.example' } })
  expect((await mailsTo('karim@renovest.example')).map(({ subject }) => subject)).toEqual([
    'Choisissez un nouveau mot de passe',
  ])
  const invited = await personOf({ password_hash: null })
  await on('sendPersonReset', invited)
  expect(await mailsTo(await nameOf(invited))).toMatchObject([{ subject: 'Votre compte Logis est prêt' }])
  await db.updateTable('users').set({ email: null }).where('id', '=', invited).execute()
  expect(await on('sendPersonReset', invited)).toMatchObject({ status: 409, error_reason: 'USER_WITHOUT_EMAIL' })
  expect((await told(id))[0]).toMatchObject({ changes: [{ attribute_name: 'password_reset', value: 'sent' }] })
})

test('roles on the whole platform are given and taken, and end the sessions from before', async () => {
  const id = await personOf()
  expect(await on('setGlobalRoles', id, { roles: ['SUPPORT', 'ADMINISTRATOR'] })).toMatchObject({
    data: { global_roles: ['ADMINISTRATOR', 'SUPPORT'] },
  })
  const session = await as(await nameOf(id))
  expect(await on('setGlobalRoles', id, { roles: ['SUPPORT'] })).toMatchObject({ data: { global_roles: ['SUPPORT'] } })
  expect((await session.call('accounts.getMe')).status).toBe(401)
  expect((await told(id))[0]).toMatchObject({
    changes: [{ attribute_name: 'global_roles', old_value: 'ADMINISTRATOR, SUPPORT', value: 'SUPPORT' }],
  })
})

test('409 USER_EMAIL_NOT_PROVEN: no role on the platform is given to an address that nobody has proven; one is taken away', async () => {
  const refused = { status: 409, error_reason: 'USER_EMAIL_NOT_PROVEN' }
  const { data: invited } = await create()
  expect(invited).toMatchObject({ state: 'INVITED', cannot: { set_roles: 'USER_EMAIL_NOT_PROVEN' } })
  expect(await on('setGlobalRoles', invited.id, { roles: ['ADMINISTRATOR'] })).toMatchObject(refused)
  for (const more of [{ password_hash: null }, {}]) {
    const id = await personOf(more)
    await on('setGlobalRoles', id, { roles: ['SUPPORT'] })
    await db.updateTable('users').set({ email_validated_at: null }).where('id', '=', id).execute()
    expect((await read(id)).cannot.set_roles).toBeNull()
    expect(await on('setGlobalRoles', id, { roles: ['SUPPORT', 'ADMINISTRATOR'] })).toMatchObject(refused)
    expect(await on('setGlobalRoles', id, { roles: ['ADMINISTRATOR'] })).toMatchObject(refused)
    expect(await on('setGlobalRoles', id, { roles: [] })).toMatchObject({ status: 200, data: { global_roles: [] } })
    expect(await on('setGlobalRoles', id, { roles: ['SUPPORT'] })).toMatchObject(refused)
    expect((await read(id)).cannot.set_roles).toBe('USER_EMAIL_NOT_PROVEN')
  }
})

test('403: whose role is taken away while the act waits changes nothing', async () => {
  const id = await personOf()
  const refused = await meanwhile(
    ({ run }) => run('delete from user_global_roles where user_id = $1', [adminId]),
    () => on('disablePerson', id),
  )
  await db.insertInto('user_global_roles').values({ user_id: adminId, role: 'ADMINISTRATOR' }).execute()
  admin = await as('admin@logis.example')
  expect(refused).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await read(id)).toMatchObject({ state: 'ACTIVE' })
})
