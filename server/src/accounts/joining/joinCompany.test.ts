import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { anonymous, as, clientWith, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const password = 'Mon-Logement7'
const company_id = () => world.company('Maisons Clairière')
const hugo = async (operation: string, input: object = {}) =>
  (await as('hugo@clairiere.example')).call(`companies.${operation}`, { company_id: await company_id(), ...input })
const tokenTo = async (email: string) =>
  (await mailsTo(email))
    .flatMap(({ links }) => links.flatMap((link) => /\/invitation#token=([^&]+)/.exec(link)?.[1] ?? []))
    .at(-1)!
const invitedAs = async (email: string, role = 'COMPANY_MEMBER') => {
  expect(await hugo('inviteColleague', { email, role })).toMatchObject({ status: 201, data: { invited: true } })
  return tokenTo(email)
}
const register = async (username: string, invitation_token?: string) => {
  const person = { username, password, first_name: 'Nina', last_name: 'Roche', cgu: true }
  const answer = await anonymous.call('accounts.createUser', {
    ...person,
    ...(invitation_token && { invitation_token }),
  })
  expect(answer.status).toBe(200)
}
const signIn = (username: string, scope = 'resident') =>
  anonymous.call('accounts.signIn', { username, password, scope })
const resident = async (username: string) => clientWith((await signIn(username)).data.access_token)
const take = (client: Client, token: string) => client.call('accounts.joinCompany', { token })
const over = { status: 422, error_reason: 'INVITATION_TOKEN_INVALID' }
const linkOf = async (username: string) => {
  const { data } = await hugo('listRoles')
  return data.find(({ user }: { user: { username: string } }) => user.username === username)
}

let count = 0
/** Somebody who registered as a resident, and was invited as a colleague before or after. */
const invitedResident = async () => {
  const username = `nina-${(count += 1)}@nouvelle.example`
  await register(username)
  return { username, token: await invitedAs(username), nina: await resident(username) }
}

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await db.deleteFrom('staff_invitations').execute()
})

test('a resident takes up a colleague’s invitation: the role is theirs, and sessions begin anew as a partner’s', async () => {
  const { username, token, nina } = await invitedResident()
  expect((await anonymous.call('accounts.readInvitation', { token })).data).toMatchObject({
    account_exists: true,
    account_scope: 'resident',
  })
  expect((await signIn(username, 'partner')).error_reason).toBe('SCOPE_NOT_ALLOWED')
  expect(await take(nina, token)).toMatchObject({
    status: 200,
    data: { company_id: await company_id(), company_name: 'Maisons Clairière' },
  })
  expect((await nina.call('accounts.getMe')).status).toBe(401)
  const partner = clientWith((await signIn(username, 'partner')).data.access_token)
  expect((await partner.call('accounts.getMe')).data).toMatchObject({
    company_id: await company_id(),
    email_validated: true,
    companies: [{ role: 'COMPANY_MEMBER' }],
  })
  expect((await hugo('listStaffInvitations')).data).toEqual([])
  expect(await take(partner, token)).toMatchObject(over)
  const events = await db
    .selectFrom('security_log')
    .select(['actor_user_id', 'details'])
    .where('kind', '=', 'ROLE_CHANGED')
    .where('user_id', '=', await world.user(username))
    .execute()
  const actor_user_id = await world.user('hugo@clairiere.example')
  expect(events).toEqual([{ actor_user_id, details: { from: null, to: 'COMPANY_MEMBER' } }])
})

test('whoever registered by one company’s link takes up another one’s, and acts for the first one first', async () => {
  const username = 'deux@nouvelle.example'
  const token = await invitedAs(username, 'COMPANY_READER')
  const rival = await world.company('Bâtir Ouest')
  const zoe = await as('zoe@batir-ouest.example')
  await zoe.call('companies.inviteColleague', { company_id: rival, email: username, role: 'COMPANY_MEMBER' })
  await register(username, await tokenTo(username))
  expect((await anonymous.call('accounts.readInvitation', { token })).data).toMatchObject({ account_scope: 'partner' })
  const both = async () => clientWith((await signIn(username, 'partner')).data.access_token)
  expect((await take(await both(), token)).status).toBe(200)
  const { data } = await (await both()).call('accounts.getMe')
  expect(data).toMatchObject({ company_id: rival })
  expect(data.companies).toHaveLength(2)
})

test('403 INVITATION_OF_ANOTHER: by another address nobody joins, and the link stays good', async () => {
  const { username, token, nina } = await invitedResident()
  for (const other of [await as('alice@foyer.example', 'resident'), await as('zoe@batir-ouest.example')])
    expect(await take(other, token)).toMatchObject({ status: 403, error_reason: 'INVITATION_OF_ANOTHER' })
  expect((await anonymous.call('accounts.joinCompany', { token })).status).toBe(401)
  expect(await linkOf(username)).toBeUndefined()
  expect((await take(nina, token)).status).toBe(200)
})

test('422 INVITATION_TOKEN_INVALID: withdrawn, out of time, unknown, or of a home', async () => {
  const { token, nina } = await invitedResident()
  const [{ id }] = (await hugo('listStaffInvitations')).data
  await hugo('withdrawInvitation', { invitation_id: id })
  expect(await take(nina, token)).toMatchObject(over)
  const late = await invitedResident()
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect(await take(late.nina, late.token)).toMatchObject(over)
  expect(await take(nina, 'x'.repeat(43))).toMatchObject(over)
})

test('a former colleague does not come back by a link from before', async () => {
  const { username, token } = await invitedResident()
  await db.updateTable('users').set({ email_validated_at: new Date() }).where('username', '=', username).execute()
  expect((await hugo('inviteColleague', { email: username, role: 'COMPANY_READER' })).data.invited).toBe(false)
  expect((await hugo('listStaffInvitations')).data).toEqual([])
  const { id: link_id } = await linkOf(username)
  expect((await hugo('removeColleague', { link_id })).status).toBe(204)
  expect(await take(await resident(username), token)).toMatchObject(over)
  expect(await linkOf(username)).toMatchObject({ is_active: false })
})

test.each(['removeColleague', 'changeRole'])('%s: what was sent meanwhile opens no more either', async (operation) => {
  const { username, token, nina } = await invitedResident()
  await take(nina, token)
  await db.updateTable('users').set({ email_validated_at: null }).where('username', '=', username).execute()
  const second = await invitedAs(username, 'COMPANY_ADMIN')
  const partner = clientWith((await signIn(username, 'partner')).data.access_token)
  expect(await take(partner, second)).toMatchObject({ status: 409, error_reason: 'USER_ALREADY_MEMBER' })
  const { id: link_id } = await linkOf(username)
  await hugo(operation, operation === 'changeRole' ? { link_id, is_active: false } : { link_id })
  expect(await take(await resident(username), second)).toMatchObject(over)
})

/** An administrator of the company who has asked somebody in at another address. */
const invitedByColleague = async () => {
  const email = `encore-${(count += 1)}@nouvelle.example`
  const mona = await newColleague('Maisons Clairière')
  const { id: link_id } = await linkOf(mona.username)
  expect((await hugo('changeRole', { link_id, role: 'COMPANY_ADMIN' })).status).toBe(200)
  const asked = { company_id: await company_id(), email, role: 'COMPANY_ADMIN' }
  expect((await (await mona.client()).call('companies.inviteColleague', asked)).data).toMatchObject({ invited: true })
  return { mona, link_id, email, token: await tokenTo(email) }
}
const waiting = async () => (await hugo('listStaffInvitations')).data.map(({ email }: { email: string }) => email)

test.each([
  ['is removed', 'removeColleague', {}],
  ['administers no more', 'changeRole', { role: 'COMPANY_MEMBER' }],
  ['is ended', 'changeRole', { is_active: false }],
] as const)(
  'who %s gives nothing by what they had mailed: the link is over, and nobody waits',
  async (_, act, change) => {
    const { link_id, email, token } = await invitedByColleague()
    expect(await waiting()).toEqual([email])
    expect((await hugo(act, { link_id, ...change })).status).toBeLessThan(300)
    expect(await waiting()).toEqual([])
    expect(await anonymous.call('accounts.readInvitation', { token })).toMatchObject(over)
    await register(email)
    expect(await take(await resident(email), token)).toMatchObject(over)
    expect(await linkOf(email)).toBeUndefined()
    const again = await invitedAs(email)
    expect((await take(await resident(email), again)).status).toBe(200)
  },
)

test('what a colleague had mailed is over while their account is disabled, and good again after', async () => {
  const { mona, email, token } = await invitedByColleague()
  const set = (is_active: boolean) =>
    db.updateTable('users').set({ is_active }).where('id', '=', mona.user_id).execute()
  await set(false)
  expect(await anonymous.call('accounts.readInvitation', { token })).toMatchObject(over)
  await set(true)
  expect((await anonymous.call('accounts.readInvitation', { token })).data).toMatchObject({ email })
})

test('what somebody of the company above had mailed is over while that one is disabled, and good again after', async () => {
  const email = `groupe-${(count += 1)}@nouvelle.example`
  const marie = await as('marie@horizon.example')
  const asked = { company_id: await company_id(), email, role: 'COMPANY_MEMBER' }
  expect((await marie.call('companies.inviteColleague', asked)).data).toMatchObject({ invited: true })
  const token = await tokenTo(email)
  const set = async (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Contrat terminé' })
      .where('id', '=', await world.company('Groupe Horizon'))
      .execute()
  await set(new Date())
  expect(await anonymous.call('accounts.readInvitation', { token })).toMatchObject(over)
  await set(null)
  expect((await anonymous.call('accounts.readInvitation', { token })).data).toMatchObject({ email })
})

test('one invitation taken up twice at once is taken up once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { username, token, nina } = await invitedResident()
    const other = await resident(username)
    const answers = await Promise.all([take(nina, token), take(other, token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await linkOf(username)).toMatchObject({ role: { code: 'COMPANY_MEMBER' }, is_active: true })
  }
})

test('whoever is disabled while they take up a link works nowhere by it; it stays good for when they are back', async () => {
  const { username, token, nina } = await invitedResident()
  const set = (isActive: boolean) => `update users set is_active = ${isActive} where username = '${username}'`
  const late = await meanwhile(
    ({ run }) => run(set(false)),
    () => take(nina, token),
  )
  expect(late).toMatchObject({ status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' })
  await sql.raw(set(true)).execute(db)
  expect(await linkOf(username)).toBeUndefined()
  expect((await take(await resident(username), token)).status).toBe(200)
})

test('nobody joins in somebody else’s name', async () => {
  const username = 'ines@belvedere.example'
  const { id: staff_invitation_id } = await db
    .insertInto('staff_invitations')
    .values({
      company_id: await company_id(),
      email: username,
      role: 'COMPANY_ADMIN',
      sender_user_id: null,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = {
    kind: 'INVITATION',
    email: username,
    userId: null,
    payload: { staff_invitation_id },
    seconds: 60,
  } as const
  const token = await write((tx) => issueToken(tx, link))
  const admin = await as('admin@logis.example')
  const reason = 'Un plan qui ne s’affiche pas'
  const started = { user_id: await world.user(username), reason, read_only: false }
  const { data } = await admin.call('accounts.startAssistance', started)
  expect(await take(clientWith(data.access_token), token)).toMatchObject({
    status: 403,
    error_reason: 'NOT_WHILE_IMPERSONATED',
  })
  expect(await linkOf(username)).toBeUndefined()
})
