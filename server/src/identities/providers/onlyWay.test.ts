import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const lea = 'lea@horizon.example'
const signIn = () => anonymous.call('accounts.signIn', { username: lea, password: 'Logement2026', scope: 'partner' })

const hashOf = async (username: string) =>
  (await db.selectFrom('users').select('password_hash').where('username', '=', username).executeTakeFirstOrThrow())
    .password_hash

/** Léa works for two companies, of which the first lets its people in by its provider alone. */
let strict: number
beforeEach(async () => {
  strict = await world.company('Groupe Horizon')
  const provider = { company_id: strict, preset: 'OTHER' as const, name: 'Compte', issuer: 'https://compte.example' }
  for (const table of ['identity_providers', 'identity_domains'] as const) await db.deleteFrom(table).execute()
  const domain = { company_id: strict, domain: 'horizon.example', proof: 'preuve', proven_at: new Date() }
  await db.insertInto('identity_domains').values(domain).execute()
  await db
    .insertInto('identity_providers')
    .values({
      ...provider,
      client_id: 'logis',
      client_secret: 'v1.',
      new_people_role: null,
      is_only_way: true,
      only_way_by_user_id: null,
    })
    .execute()
  const member = { user_id: await world.user(lea), company_id: await world.company('Bâtir Ouest') }
  await db
    .insertInto('user_role_companies')
    .values({ ...member, role: 'COMPANY_READER' })
    .onConflict((known) => known.doNothing())
    .execute()
})

test('« only by our provider » of a company that is disabled keeps nobody from the other company that they work for', async () => {
  expect(await signIn()).toMatchObject({ status: 403, error_reason: 'IDENTITY_PROVIDER_REQUIRED' })
  const admin = await as('admin@logis.example')
  const disabled = await admin.call('partners.disablePartner', { company_id: strict, reason: 'Contrat terminé' })
  expect(disabled.status).toBe(200)
  const entered = await signIn()
  expect(entered.status).toBe(200)
  // Nor does it end what they have opened there.
  expect((await clientWith(entered.data.access_token).call('accounts.refreshSession')).status).toBe(200)
  // Whoever works for it alone is told why, and not to go to its provider.
  await db
    .deleteFrom('user_role_companies')
    .where('company_id', '=', await world.company('Bâtir Ouest'))
    .execute()
  expect(await signIn()).toMatchObject({ status: 403, error_reason: 'COMPANY_DISABLED' })
  expect((await admin.call('partners.enablePartner', { company_id: strict })).status).toBe(200)
  expect(await signIn()).toMatchObject({ status: 403, error_reason: 'IDENTITY_PROVIDER_REQUIRED' })
})

test('whom another company adds is not bound by it: neither in their own company, nor as a resident, nor on the platform', async () => {
  const [hugo, claire, admin] = ['hugo@clairiere.example', 'claire@foyer.example', 'admin@logis.example']
  const marie = await as('marie@horizon.example')
  for (const email of [hugo, claire, admin])
    await marie.call('companies.inviteColleague', { company_id: strict, email, role: 'COMPANY_READER' })
  const entering = (username: string, scope: 'partner' | 'resident') =>
    anonymous.call('accounts.signIn', { username, password: 'Logement2026', scope })
  expect((await entering(hugo, 'partner')).status).toBe(200)
  expect((await entering(claire, 'resident')).status).toBe(200)
  expect((await entering(admin, 'partner')).status).toBe(200)
  // Whoever works for no other company is bound by it, and is told that nothing is offered to their address.
  expect(await entering(claire, 'partner')).toMatchObject({ status: 403, error_reason: 'IDENTITY_PROVIDER_UNOFFERED' })
})

test('no company becomes somebody’s first by adding them, or by taking them back, once theirs has let them go', async () => {
  const [own, second] = [await world.company('Maisons Clairière'), await world.company('Rénov’Est')]
  const email = 'nomade@personne.example'
  const { id: user_id } = await db
    .insertInto('users')
    .values({ username: email, email, email_validated_at: new Date(), password_hash: await hashOf(lea) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [hugo, karim, marie] = await Promise.all(
    ['hugo@clairiere.example', 'karim@renovest.example', 'marie@horizon.example'].map((name) => as(name)),
  )
  const role = 'COMPANY_READER'
  const add = (client: Client, company_id: number) =>
    client.call('companies.inviteColleague', { company_id, email, role })
  const remove = async (client: Client, company_id: number) => {
    const { data } = await client.call('companies.listRoles', { company_id })
    const link = data.find(({ user }: { user: { id: number } }) => user.id === user_id)
    return client.call('companies.removeColleague', { company_id, link_id: link.id })
  }
  const entering = () =>
    anonymous.call('accounts.signIn', { username: email, password: 'Logement2026', scope: 'partner' })
  const statuses = []
  // The strict one was left long ago, and the first one is left for the second.
  for (const act of [
    () => add(marie!, strict),
    () => remove(marie!, strict),
    () => add(hugo!, own),
    () => add(karim!, second),
  ])
    statuses.push((await act()).status)
  statuses.push((await remove(hugo!, own)).status)
  expect(statuses).toEqual([201, 204, 201, 201, 204])
  expect((await add(marie!, strict)).status).toBe(201)
  expect((await entering()).status).toBe(200)
  // Once it is the one that is left, it binds.
  expect((await remove(karim!, second)).status).toBe(204)
  expect(await entering()).toMatchObject({ status: 403, error_reason: 'IDENTITY_PROVIDER_UNOFFERED' })
  // Its own provider’s word is asked of nobody who has come to another one since.
  expect((await remove(marie!, strict)).status).toBe(204)
  expect((await add(karim!, second)).status).toBe(201)
  expect((await entering()).status).toBe(200)
})

test('it is made the only way where an administrator has a password; where none has any more, one who chooses one has the way back', async () => {
  const username = 'marie@horizon.example'
  const [marie, user_id] = [await as(username), await world.user(username)]
  const account = { user_id, issuer: 'https://compte.example', subject: 'marie-1', provider: `company-${strict}` }
  await db.insertInto('user_identities').values(account).execute()
  await db.updateTable('identity_providers').set({ is_only_way: false }).execute()
  const read = async () => (await marie.call('identities.getCompanyIdentity', { company_id: strict })).data
  const setOnly = () => marie.call('identities.setOnlyWay', { company_id: strict, only: true })
  const administrators = db
    .selectFrom('user_role_companies')
    .select('user_id')
    .where('company_id', '=', strict)
    .where('role', '=', 'COMPANY_ADMIN')
  const lose = () => db.updateTable('users').set({ password_hash: null }).where('id', 'in', administrators).execute()
  const password_hash = await hashOf(username)
  await lose()
  const missing = 'IDENTITY_WAY_BACK_MISSING'
  expect(await read()).toMatchObject({ way_back: null, cannot: { only: missing } })
  expect(await setOnly()).toMatchObject({ status: 409, error_reason: missing })
  await db.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute()
  expect(await read()).toMatchObject({ way_back: expect.stringContaining('Marie'), cannot: { only: null } })
  expect((await setOnly()).status).toBe(200)

  await lose()
  expect(await read()).toMatchObject({ way_back: null, provider: { is_only_way: true }, cannot: { only: null } })
  await anonymous.call('accounts.requestPasswordReset', { email: username })
  const [link] = (await mailsTo(username)).at(-1)!.links
  const new_password = 'Nos-Logements7'
  const token = /[\w-]{43}$/.exec(link!)![0]
  expect((await anonymous.call('accounts.resetPassword', { token, new_password })).status).toBe(200)
  const entering = { username, password: new_password, scope: 'partner' }
  expect((await anonymous.call('accounts.signIn', entering)).status).toBe(200)
})

test('who would keep the way back is named before it is the only way: whoever asks, if they administer the company', async () => {
  await db.updateTable('identity_providers').set({ is_only_way: false }).execute()
  const eve = 'eve@horizon.example'
  const { id: user_id } = await db
    .insertInto('users')
    .values({
      username: eve,
      email: eve,
      email_validated_at: new Date(),
      first_name: 'Ève',
      password_hash: await hashOf(lea),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = { user_id, company_id: strict, role: 'COMPANY_ADMIN' as const }
  await db.insertInto('user_role_companies').values(link).execute()
  const namedTo = async (client: Client) =>
    (await client.call('identities.getCompanyIdentity', { company_id: strict })).data.way_back
  expect(await namedTo(await as(eve))).toBe('Ève')
  expect(await namedTo(await as('admin@logis.example'))).not.toBe('Ève')
})
