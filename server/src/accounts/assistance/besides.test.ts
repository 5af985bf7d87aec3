import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, clientWith, type Client } from '#platform/testing/client.ts'
import { openEvents } from '#platform/testing/events.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const username = 'support@logis.example'
const refused = { status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' }
let support: Client
let [hugo, supportId, erables, clairiere] = [0, 0, 0, 0]
beforeAll(async () => {
  hugo = await world.user('hugo@clairiere.example')
  supportId = await world.user(username)
  erables = await world.project('Maison Les Érables')
  clairiere = await world.company('Maisons Clairière')
})
beforeEach(async () => {
  await db
    .insertInto('user_global_roles')
    .values({ user_id: supportId, role: 'SUPPORT', granted_by_user_id: await world.user('admin@logis.example') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  support = await as(username)
})

const start = (by = support) =>
  by.call('accounts.startAssistance', { user_id: hugo, reason: 'Un plan qui ne s’affiche pas', read_only: false })
const assist = async (by = support) => clientWith((await start(by)).data.access_token)
const date = (client: Client, day: string) =>
  client.call('projects.setCommissioningDate', { residence_id: erables, commissioning_date: day })
const kept = async () =>
  (await db.selectFrom('residences').selectAll().where('id', '=', erables).executeTakeFirstOrThrow()).commissioning_date
const isOver = async (client: Client) => expect(await client.call('accounts.getMe')).toMatchObject(refused)
const noRole = `delete from user_global_roles where user_id = $1`

test('what is open in someone’s name ends with the session that it was opened from, and the log says so', async () => {
  const other = await as(username)
  const [helper, byOther] = [await assist(), await assist(other)]
  const stream = await openEvents(helper, 'notifications.followNotifications')
  await expect.poll(() => stream.events.length).toBeGreaterThan(0)
  await support.call('accounts.signOut')
  await isOver(helper)
  await expect.poll(() => stream.state.ended).toBe(true)
  expect((await byOther.call('accounts.getMe')).status).toBe(200)
  const event = await db
    .selectFrom('security_log')
    .select(['actor_user_id', 'user_id', 'details'])
    .where('kind', '=', 'SESSIONS_ENDED')
    .where('user_id', '=', hugo)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ actor_user_id: supportId, details: { cause: 'ASSISTANT_LEFT' } })
  // Ended in its own right, it says so once.
  await byOther.call('accounts.signOut')
  expect((await other.call('accounts.getMe')).status).toBe(200)
})

test('a session that ends while another is opened from it opens none', async () => {
  const answer = await meanwhile(
    ({ run }) =>
      run(
        `update access_tokens set revoked_at = now() where user_id = $1 and impersonator_user_id is null and revoked_at is null`,
        [supportId],
      ),
    () => start(),
  )
  expect(answer).toMatchObject(refused)
})

test('the stream of someone’s name ends with the role of whoever assists', async () => {
  const stream = await openEvents(await assist(), 'notifications.followNotifications')
  await expect.poll(() => stream.events.length).toBeGreaterThan(0)
  await db.deleteFrom('user_global_roles').where('user_id', '=', supportId).execute()
  await expect.poll(() => stream.state.ended).toBe(true)
})

test.each([
  ['the role of whoever assists is taken', noRole, () => supportId],
  [
    'the access runs out',
    `update access_tokens set expires_at = now() where user_id = $1 and scope = 'support'`,
    () => hugo,
  ],
])('%s while something is written: it is not', async (_what, statement, whose) => {
  const helper = await assist()
  const before = await kept()
  const answer = await meanwhile(
    ({ run }) => run('select from residences where id = $1 for update', [erables]),
    () => date(helper, '2024-02-29'),
    ({ run }) => run(statement, [whose()]),
  )
  expect(answer).toMatchObject(refused)
  expect(await kept()).toEqual(before)
})

test('an upload that is longer than the access to the account is not kept', async () => {
  const helper = await assist()
  const pdf = [{ name: 'plan.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]
  const count = () =>
    db
      .selectFrom('documents')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst()
  const before = await count()
  const answer = await meanwhile(
    ({ run }) => run('select from residences where id = $1 for update', [erables]),
    () => helper.upload('documents.uploadDocument', { residence_id: erables }, {}, pdf),
    ({ run }) => run(noRole, [supportId]),
  )
  expect(answer).toMatchObject(refused)
  expect(await count()).toEqual(before)
})

test('a company whose people sign in by their own accounts alone: whoever assists them goes on', async () => {
  await db
    .insertInto('identity_providers')
    .values({
      company_id: clairiere,
      preset: 'OTHER',
      name: 'Clairière',
      issuer: 'https://sso.clairiere.example',
      client_id: 'logis',
      client_secret: 'x',
      is_only_way: true,
    })
    .execute()
  const helper = await assist()
  expect((await helper.call('accounts.refreshSession')).status).toBe(200)
  expect((await helper.call('accounts.getMe')).status).toBe(200)
  await db.deleteFrom('identity_providers').where('company_id', '=', clairiere).execute()
})

test('leaving the provider too ends what is open in someone’s name, and nothing else', async () => {
  const helper = await assist()
  expect(await helper.call('identities.leaveProvider')).toMatchObject({ status: 200, data: { url: null } })
  await isOver(helper)
  expect((await support.call('accounts.getMe')).status).toBe(200)
})

test('of two who assist the same person each has an access of their own', async () => {
  const [one, two] = [await assist(), await assist(await as('admin@logis.example'))]
  await one.call('accounts.signOut')
  expect((await two.call('accounts.getMe')).data.impersonated_by.username).toBe('admin@logis.example')
})

test('403: an address of a home, where its code may be mailed, is nothing that support writes; the rest of its sheet is', async () => {
  const [company_id, residence_id] = [await world.company('Maisons Clairière'), await world.project('Maison Les Lilas')]
  const place = { company_id, residence_id }
  const helper = await assist()
  const { data } = await helper.call('projects.getProjectContact', place)
  const addresses = [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }]
  const more = { ...place, addresses, phones: [] }
  const emails = [...data.emails, { email: 'support@logis.example', label: null }]
  const closed = { status: 403, error_reason: 'NOT_WHILE_IMPERSONATED' }
  expect(await helper.call('projects.setProjectContact', { ...more, emails })).toMatchObject(closed)
  expect(await helper.call('projects.editProject', { ...place, contact_information: { emails } })).toMatchObject(closed)
  for (const kept of [{}, { emails: data.emails }])
    expect(await helper.call('projects.setProjectContact', { ...more, ...kept })).toMatchObject({
      status: 200,
      data: { emails: data.emails, addresses },
    })
})

test('whose company is disabled is not assisted in it: in another one they are, and are told of it there', async () => {
  const belvedere = await world.company('Promotion Belvédère')
  const disable = (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Impayé' })
      .where('id', '=', clairiere)
      .execute()
  const found = async () =>
    (await support.call('accounts.listAssistable', { search: 'hugo@clairiere' })).data as { companies: object[] }[]
  await disable(new Date())
  try {
    expect(await start()).toMatchObject({ status: 403, error_reason: 'IMPERSONATION_NOT_ALLOWED' })
    expect(await found()).toEqual([])
    await db
      .insertInto('user_role_companies')
      .values({ user_id: hugo, company_id: belvedere, role: 'COMPANY_READER' })
      .execute()
    support = await as(username)
    expect((await start()).status).toBe(201)
    expect((await found())[0]?.companies).toMatchObject([{ id: belvedere }])
    const told = await (await as('hugo@clairiere.example')).call('notifications.listNotifications', {})
    expect(told.data[0]).toMatchObject({ kind: 'ASSISTED', company: { id: belvedere } })
  } finally {
    await db.deleteFrom('user_role_companies').where('user_id', '=', hugo).where('company_id', '=', belvedere).execute()
    await disable(null)
  }
})
