import { beforeEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { moveIn } from '#platform/testing/people.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()
beforeEach(() => db.deleteFrom('rate_limits').execute())

const theirs = 'Premier-Venu1'
const mine = 'Vrai-Lecteur2'
const person = (username: string, password: string, more: object = {}) => ({
  username,
  password,
  first_name: 'Faux',
  last_name: 'Nom',
  cgu: true,
  ...more,
})
const signIn = (username: string, password: string, scope = 'resident') =>
  anonymous.call('accounts.signIn', { username, password, scope })
/** Someone opens an account with an address that is not theirs, and puts something in it. */
const squat = async (username: string) => {
  expect((await anonymous.call('accounts.createUser', person(username, theirs))).status).toBe(200)
  await moveIn(username, await world.project('Maison Les Saules'))
  return clientWith((await signIn(username, theirs)).data.access_token)
}
const liveRow = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).where('deleted_at', 'is', null).executeTakeFirst()
const resetLink = async (email: string) => {
  await anonymous.call('accounts.requestPasswordReset', { email })
  const links = (await mailsTo(email)).flatMap((mail) => mail.links)
  return links
    .findLast((link) => link.includes('/reset/'))!
    .split('/')
    .at(-1)!
}
const reset = (token: string, new_password = mine) => anonymous.call('accounts.resetPassword', { token, new_password })
const invite = (email: string, payload: Record<string, unknown>) =>
  write((tx) => issueToken(tx, { kind: 'INVITATION', email, userId: null, payload, seconds: 3600 }))

const expectNothingOfTheFirst = async (
  username: string,
  squatter: Awaited<ReturnType<typeof squat>>,
  password = mine,
) => {
  expect((await squatter.call('accounts.getMe')).status).toBe(401)
  expect((await signIn(username, theirs)).status).toBe(401)
  const { data } = await signIn(username, password)
  const reader = clientWith(data.access_token)
  const me = (await reader.call('accounts.getMe')).data
  expect(me).toMatchObject({ username, email_validated: true, residences_count: 0 })
  expect(me.first_name).not.toBe('Faux')
  await reader.call('accounts.acceptTerms', { user_id: me.id, version: '2026-09' })
  const exported = (await reader.call('accounts.exportUserData', { user_id: me.id })).data
  expect(exported).toMatchObject({ residences: [], activity: [], documents: [], access_requests: [] })
  expect(exported.sessions).toHaveLength(1)
  return me
}

test('whoever proves an address by a link to choose a password gets it, and nothing of who had it without proof', async () => {
  const address = 'victime@foyer.example'
  const squatter = await squat(address)
  const before = (await liveRow(address))!
  expect((await reset(await resetLink(address))).status).toBe(200)
  const me = await expectNothingOfTheFirst(address, squatter)
  expect(me.id).not.toBe(before.id)
  const closed = await db.selectFrom('users').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow()
  expect(closed).toMatchObject({ is_active: false })
  const log = await db.selectFrom('security_log').selectAll().where('user_id', '=', before.id).execute()
  expect(log.map(({ kind, details }) => ({ kind, details }))).toEqual(
    expect.arrayContaining([
      { kind: 'SESSIONS_ENDED', details: { cause: 'ADDRESS_PROVEN', session_ids: [expect.any(Number)] } },
      { kind: 'ACCOUNT_CLOSED', details: {} },
    ]),
  )
})

test('a proven account keeps what is its own when its password is chosen anew', async () => {
  const address = 'claire@foyer.example'
  const before = (await liveRow(address))!.id
  await reset(await resetLink(address))
  expect((await liveRow(address))!.id).toBe(before)
  const { data } = await signIn(address, mine)
  expect((await clientWith(data.access_token).call('accounts.getMe')).data.residences_count).toBeGreaterThan(0)
})

test('so does whoever registers from an invitation to that address', async () => {
  const address = 'invitee@foyer.example'
  const squatter = await squat(address)
  const invitation_token = await invite(address, {
    residence_id: await world.project('Maison Les Lilas'),
    role: 'OWNER',
  })
  const answer = await anonymous.call(
    'accounts.createUser',
    person(address, mine, { invitation_token, first_name: 'Vraie', last_name: 'Lectrice' }),
  )
  expect(answer).toMatchObject({ status: 200, data: { first_name: 'Vraie', email_validated: true } })
  await expectNothingOfTheFirst(address, squatter)
})

test('API-20/member an invited member of staff joins, and the squatter’s session gets none of it', async () => {
  const address = 'recrue@renovest.example'
  const squatter = await squat(address)
  const company_id = await world.company('Rénov’Est')
  const { id: staff_invitation_id } = await db
    .insertInto('staff_invitations')
    .values({
      company_id,
      email: address,
      role: 'COMPANY_MEMBER',
      sender_user_id: null,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const invitation_token = await invite(address, { staff_invitation_id })
  const answer = await anonymous.call('accounts.createUser', person(address, mine, { invitation_token, cgu: false }))
  expect(answer.status).toBe(200)
  expect((await squatter.call('accounts.getMe')).status).toBe(401)
  expect((await signIn(address, theirs, 'partner')).status).toBe(401)
  const { data } = await signIn(address, mine, 'partner')
  expect((await clientWith(data.access_token).call('accounts.getMe')).data).toMatchObject({
    company_id,
    first_name: 'Faux',
  })
})

test('an account that a company made for the address, and nobody has opened, is filled in by its invited reader', async () => {
  const address = 'amenage@foyer.example'
  const { id } = await db
    .insertInto('users')
    .values({ username: address, email: address })
    .returning('id')
    .executeTakeFirstOrThrow()
  const invitation_token = await invite(address, {
    residence_id: await world.project('Maison Les Lilas'),
    role: 'OWNER',
  })
  const answer = await anonymous.call('accounts.createUser', person(address, mine, { invitation_token }))
  expect(answer).toMatchObject({ status: 200, data: { id, first_name: 'Faux', email_validated: true } })
  expect((await signIn(address, mine)).status).toBe(200)
})

test('a company that named the address as its owner has the reader for owner, not the first; until then nobody', async () => {
  const address = 'bailleur@rivages.example'
  const squatter = await squat(address)
  const company_id = await world.company('Habitat Rivages')
  const samira = await as('samira@rivages.example')
  const before = await db
    .selectFrom('companies')
    .select('owner_user_id')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  expect((await samira.call('companies.updateCompany', { company_id, owner_user_username: address })).status).toBe(200)
  expect((await squatter.call('accounts.getMe')).data.residences_count).toBe(1) // its own alone
  const links = (await mailsTo(address)).flatMap((mail) => mail.links)
  const token = links
    .find((link) => link.includes('/reset/'))!
    .split('/')
    .at(-1)!
  expect((await reset(token)).status).toBe(200)
  const me = await expectNothingOfTheFirst(address, squatter)
  const { owner_user_id } = await db
    .selectFrom('companies')
    .select('owner_user_id')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  expect(owner_user_id).toBe(me.id)
  await db.updateTable('companies').set(before).where('id', '=', company_id).execute()
})

test('two proofs at once, by a link and by an invitation: one has the address, the other is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const address = `course${round}@foyer.example`
    const squatter = await squat(address)
    const token = await resetLink(address)
    const invitation_token = await invite(address, {
      residence_id: await world.project('Maison Les Lilas'),
      role: 'OWNER',
    })
    const other = 'Autre-Preuve3'
    const [byLink, byInvitation] = await Promise.all([
      reset(token),
      anonymous.call('accounts.createUser', person(address, other, { invitation_token, first_name: 'Vraie' })),
    ])
    const statuses = [byLink.status, byInvitation.status]
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual(statuses)
    await expectNothingOfTheFirst(address, squatter, byLink.status === 200 ? mine : other)
    const live = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', address)
      .where('deleted_at', 'is', null)
      .execute()
    expect(live).toHaveLength(1)
  }
})

test('a registration without proof takes nothing over: 409, and the first goes on', async () => {
  const address = 'tenace@foyer.example'
  const squatter = await squat(address)
  expect(await anonymous.call('accounts.createUser', person(address, mine))).toMatchObject({
    status: 409,
    error_reason: 'EMAIL_ALREADY_USED',
  })
  expect((await squatter.call('accounts.getMe')).status).toBe(200)
})

test('a role on the whole platform that was given to the address is the reader’s, never the first’s', async () => {
  const address = 'assistance@logis.example'
  const squatter = await squat(address)
  await db
    .insertInto('user_global_roles')
    .values({ user_id: await world.user(address), role: 'SUPPORT' })
    .execute()
  expect((await squatter.call('accounts.getMe')).status).toBe(401)
  expect((await reset(await resetLink(address))).status).toBe(200)
  const { data } = await signIn(address, mine, 'partner')
  expect((await clientWith(data.access_token).call('accounts.getMe')).data).toMatchObject({ global_roles: ['SUPPORT'] })
})
