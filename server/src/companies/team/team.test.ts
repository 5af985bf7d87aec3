import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'
import { forgetInvitations } from './rules.ts'

const hugo = 'hugo@clairiere.example'
const ines = 'ines@belvedere.example'
const company_id = () => world.company('Maisons Clairière')
const call = async (operation: string, input: object = {}, username = hugo) =>
  (await as(username)).call(`companies.${operation}`, { company_id: await company_id(), ...input })
const linkOf = async (username: string) => {
  const { data } = await call('listRoles')
  return data.find(({ user }: { user: { username: string } }) => user.username === username)
}
const tokenIn = (links: string[]) => links.map((link) => /token=([^&]+)/.exec(link)?.[1]).find(Boolean)!
const invitedAs = async (email: string, role = 'COMPANY_MEMBER') => {
  const answer = await call('inviteColleague', { email, role })
  expect(answer).toMatchObject({ status: 201, data: { email, invited: true } })
  return tokenIn((await mailsTo(email)).at(-1)!.links)
}
const register = (username: string, invitation_token: string) =>
  anonymous.call('accounts.createUser', {
    username,
    password: 'Logement2027',
    first_name: 'Nina',
    last_name: 'Roche',
    invitation_token,
  })

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  const company = await company_id()
  await db.deleteFrom('staff_invitations').execute()
  await db
    .deleteFrom('user_role_companies')
    .where('company_id', '=', company)
    .where('user_id', '!=', await world.user(hugo))
    .execute()
  await db
    .updateTable('user_role_companies')
    .set({ role: 'COMPANY_ADMIN', is_active: true })
    .where('company_id', '=', company)
    .execute()
})

test('API-23/staff 201: an address without an account is invited by mail, registers with the link, and is a colleague with that role', async () => {
  const token = await invitedAs('nina@clairiere.example')
  const waiting = await call('listStaffInvitations')
  expect(waiting.data).toMatchObject([
    { email: 'nina@clairiere.example', role: 'COMPANY_MEMBER', cannot: { withdraw: null } },
  ])
  expect((await register('nina@clairiere.example', token)).status).toBe(200)
  expect((await call('listStaffInvitations')).data).toEqual([])
  const { data, meta } = await call('listColleagues', { search: 'nina' })
  expect(meta.total).toBe(1)
  expect(data[0]).toMatchObject({
    username: 'nina@clairiere.example',
    first_name: 'Nina',
    last_name: 'Roche',
    role: 'COMPANY_MEMBER',
    is_active: true,
    cannot: { change: null, remove: null },
  })
  expect(await linkOf('nina@clairiere.example')).toMatchObject({
    role: { code: 'COMPANY_MEMBER' },
    is_active: true,
  })
  const nina = await as('nina@clairiere.example')
  expect((await nina.call('projects.listProjects', { company_id: await company_id() })).status).toBe(200)
  expect((await register('nina@clairiere.example', token)).status).toBeGreaterThanOrEqual(400)
})

test('201: who has an account joins at once and is told by mail', async () => {
  expect(await call('inviteColleague', { email: ines, role: 'COMPANY_READER' })).toMatchObject({
    status: 201,
    data: { invited: false },
  })
  expect(await linkOf(ines)).toMatchObject({ role: { code: 'COMPANY_READER', name: 'Lecteur' }, is_active: true })
  expect((await mailsTo(ines)).at(-1)?.subject).toBe('Vous faites maintenant partie de l’équipe de Maisons Clairière')
  expect(await call('inviteColleague', { email: ines.toUpperCase(), role: 'COMPANY_ADMIN' })).toMatchObject({
    status: 409,
    error_reason: 'USER_ALREADY_MEMBER',
  })
})

test('201: an account that nobody has proven to be theirs is invited, not let in', async () => {
  await db.updateTable('users').set({ email_validated_at: null }).where('username', '=', ines).execute()
  expect((await call('inviteColleague', { email: ines, role: 'COMPANY_ADMIN' })).data.invited).toBe(true)
  expect(await linkOf(ines)).toBeUndefined()
  await db.updateTable('users').set({ email_validated_at: new Date() }).where('username', '=', ines).execute()
})

test('inviting again sends a new link with the role given now, and there is one invitation', async () => {
  await invitedAs('deux@clairiere.example', 'COMPANY_ADMIN')
  const token = await invitedAs('deux@clairiere.example', 'COMPANY_READER')
  expect((await call('listStaffInvitations')).data).toMatchObject([{ role: 'COMPANY_READER' }])
  await register('deux@clairiere.example', token)
  expect(await linkOf('deux@clairiere.example')).toMatchObject({ role: { code: 'COMPANY_READER' } })
})

test('204: a withdrawn invitation opens no more; another company’s cannot be withdrawn', async () => {
  const token = await invitedAs('trois@clairiere.example')
  const [{ id }] = (await call('listStaffInvitations')).data
  const zoe = await as('zoe@batir-ouest.example')
  const foreign = { company_id: await world.company('Bâtir Ouest'), invitation_id: id }
  expect(await zoe.call('companies.withdrawInvitation', foreign)).toMatchObject({
    status: 404,
    error_reason: 'RESOURCE_NOT_FOUND',
  })
  expect((await call('withdrawInvitation', { invitation_id: id })).status).toBe(204)
  expect(await anonymous.call('accounts.readInvitation', { token })).toMatchObject({
    error_reason: 'INVITATION_TOKEN_INVALID',
  })
  expect(await register('trois@clairiere.example', token)).toMatchObject({ error_reason: 'INVITATION_TOKEN_INVALID' })
  expect(await call('withdrawInvitation', { invitation_id: id })).toMatchObject({ status: 404 })
})

test('an invitation that nobody took up in time opens no more, and is forgotten', async () => {
  const token = await invitedAs('tard@clairiere.example')
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect((await call('listStaffInvitations')).data).toEqual([])
  expect(await register('tard@clairiere.example', token)).toMatchObject({ error_reason: 'INVITATION_TOKEN_INVALID' })
  await forgetInvitations()
  expect(await db.selectFrom('staff_invitations').select('id').execute()).toEqual([])
})

test('an invitation taken up and withdrawn at once: one of both happens, wholly', async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = `course-${round}@clairiere.example`
    const token = await invitedAs(email)
    const [{ id }] = (await call('listStaffInvitations')).data
    const [joined, withdrawn] = await Promise.all([
      register(email, token),
      call('withdrawInvitation', { invitation_id: id }),
    ])
    expect([joined.status === 200, withdrawn.status === 204].filter(Boolean)).toHaveLength(1)
    expect((await linkOf(email)) !== undefined).toBe(joined.status === 200)
    expect((await call('listStaffInvitations')).data).toEqual([])
  }
})

test('200: another role holds from the next call on; an ended membership reads nothing', async () => {
  await call('inviteColleague', { email: ines, role: 'COMPANY_ADMIN' })
  const { id: link_id } = await linkOf(ines)
  expect(await call('changeRole', { link_id, role: 'COMPANY_READER' })).toMatchObject({
    status: 200,
    data: { role: { code: 'COMPANY_READER' } },
  })
  expect(await call('inviteColleague', { email: 'x@clairiere.example', role: 'COMPANY_READER' }, ines)).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  await call('changeRole', { link_id, is_active: false })
  expect(await call('listColleagues', {}, ines)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  expect((await call('listColleagues')).data.map(({ username }: { username: string }) => username)).toEqual([hugo])
  await call('changeRole', { link_id, is_active: true })
  expect((await call('listColleagues', {}, ines)).status).toBe(200)
})

test('204: who is removed loses everything here at once, and keeps the rest', async () => {
  await call('inviteColleague', { email: ines, role: 'COMPANY_MEMBER' })
  const { id: link_id } = await linkOf(ines)
  expect((await call('removeColleague', { link_id })).status).toBe(204)
  expect(await call('listColleagues', {}, ines)).toMatchObject({ status: 404 })
  const own = { company_id: await world.company('Promotion Belvédère') }
  expect((await (await as(ines)).call('companies.listColleagues', own)).status).toBe(200)
  expect(await call('removeColleague', { link_id })).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
})

test('409: the last administrator stays one, whatever is tried', async () => {
  const { id: link_id } = await linkOf(hugo)
  const last = { status: 409, error_reason: 'LAST_COMPANY_ADMIN' }
  expect(await call('changeRole', { link_id, role: 'COMPANY_MEMBER' })).toMatchObject(last)
  expect(await call('changeRole', { link_id, is_active: false })).toMatchObject(last)
  expect(await call('removeColleague', { link_id })).toMatchObject(last)
  expect((await call('changeRole', { link_id, role: 'COMPANY_ADMIN' })).status).toBe(200)
})

test('two administrators who remove each other at once: one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await call('inviteColleague', { email: ines, role: 'COMPANY_ADMIN' })
    const [hugos, iness] = [await linkOf(hugo), await linkOf(ines)]
    const both = await Promise.all([
      call('changeRole', { link_id: iness.id, role: 'COMPANY_READER' }, hugo),
      call('changeRole', { link_id: hugos.id, role: 'COMPANY_READER' }, ines),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const roles = [await linkOf(hugo), await linkOf(ines)].map(({ role }) => role.code)
    expect(new Set(roles)).toEqual(new Set(['COMPANY_ADMIN', 'COMPANY_READER']))
    await db.updateTable('user_role_companies').set({ role: 'COMPANY_ADMIN' }).where('id', '=', hugos.id).execute()
    await db.deleteFrom('user_role_companies').where('id', '=', iness.id).execute()
  }
})

test('a colleague of another company’s team is not of ours, whatever the company of the address', async () => {
  const zoes = (
    await (
      await as('zoe@batir-ouest.example')
    ).call('companies.listRoles', {
      company_id: await world.company('Bâtir Ouest'),
    })
  ).data[0]
  for (const operation of ['changeRole', 'removeColleague']) {
    expect(await call(operation, { link_id: zoes.id, role: 'COMPANY_READER' })).toMatchObject({
      status: 404,
      error_reason: 'RESOURCE_NOT_FOUND',
    })
  }
})

test('404 for strangers; members and readers look and change nothing', async () => {
  await call('inviteColleague', { email: ines, role: 'COMPANY_READER' })
  expect((await call('listColleagues', {}, ines)).data[0].cannot).toEqual({ change: 'FORBIDDEN', remove: 'FORBIDDEN' })
  const { id: link_id } = await linkOf(hugo)
  for (const [operation, input] of [
    ['inviteColleague', { email: 'y@clairiere.example', role: 'COMPANY_READER' }],
    ['changeRole', { link_id, role: 'COMPANY_READER' }],
    ['removeColleague', { link_id }],
    ['withdrawInvitation', { invitation_id: 1 }],
  ] as const) {
    expect(await call(operation, input, ines)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
    expect(await call(operation, input, 'zoe@batir-ouest.example')).toMatchObject({ status: 404 })
  }
  for (const operation of ['listColleagues', 'listRoles', 'listStaffInvitations'])
    expect(await call(operation, {}, 'zoe@batir-ouest.example')).toMatchObject({ status: 404 })
})

test('422: no role of that name, no change at all, no address', async () => {
  expect(await call('inviteColleague', { email: 'z@clairiere.example', role: 'OWNER' })).toMatchObject({ status: 422 })
  expect(await call('inviteColleague', { email: 'z', role: 'COMPANY_READER' })).toMatchObject({ status: 422 })
  const { id: link_id } = await linkOf(hugo)
  expect(await call('changeRole', { link_id })).toMatchObject({ status: 422, errors: { role: [{ code: 'required' }] } })
})

test('429: ten letters a day to one address, however many companies ask it to join and however it is typed', async () => {
  const marie = await as('marie@horizon.example')
  const companies = await Promise.all(['Groupe Horizon', 'Chauffage Lenoir'].map((name) => world.company(name)))
  const email = 'assiegee@ailleurs.example'
  const invite = (turn: number, address = email) =>
    marie.call('companies.inviteColleague', {
      company_id: companies[turn % 2],
      email: turn % 3 ? address : address.toUpperCase(),
      role: 'COMPANY_READER',
    })
  for (let turn = 0; turn < 10; turn += 1) expect((await invite(turn)).status).toBe(201)
  for (const turn of [10, 11]) expect(await invite(turn)).toMatchObject({ status: 429 })
  expect((await invite(12, 'tranquille@ailleurs.example')).status).toBe(201)
})
