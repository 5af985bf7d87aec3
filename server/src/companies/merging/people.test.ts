import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { personOf } from '#platform/testing/administration.ts'
import { as, type Client } from '#platform/testing/client.ts'
import type { Tables } from '#platform/tables.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

let drawn = 0
const company = async (): Promise<number> => {
  const name = `À réunir ${(drawn += 1)}`
  return (await admin.call('partners.createPartner', { name, type: 'RENOVATION' })).data.id
}
const merge = async (company_id: number, into_id: number) =>
  expect((await admin.call('partners.mergePartner', { company_id, into_id })).status).toBe(200)

type Role = Tables['user_role_companies']['role']
const [administrator, member, reader] = ['COMPANY_ADMIN', 'COMPANY_MEMBER', 'COMPANY_READER'] as const
type Link = { role: Role; is_active?: boolean; is_primary?: boolean }
const join = (user_id: number, company_id: number, { role, is_active = true, is_primary = false }: Link) =>
  db.insertInto('user_role_companies').values({ user_id, company_id, role, is_active, is_primary }).execute()
const linksOf = (user_id: number) =>
  db
    .selectFrom('user_role_companies')
    .select(['company_id', 'role', 'is_active', 'is_primary'])
    .where('user_id', '=', user_id)
    .execute()
const rolesOf = async (user_id: number) =>
  (
    await db
      .selectFrom('security_log')
      .select(['company_id', 'details', 'actor_user_id'])
      .where('kind', '=', 'ROLE_CHANGED')
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute()
  ).slice(1)

const ended = (role: Role): Link => ({ role, is_active: false })
test.each([
  ['both: the higher role', { role: reader }, { role: member }, { role: member, is_active: true }],
  ['both: the higher role of the other', { role: member }, { role: administrator }, { role: administrator }],
  ['a role that was ended gives nothing', { role: reader }, ended(administrator), { role: reader, is_active: true }],
  ['nor does one that ended there', ended(administrator), { role: reader }, { role: reader, is_active: true }],
  ['two that were ended', ended(member), ended(reader), { is_active: false }],
  ['one that was ended moves as it is', ended(member), null, { role: member, is_active: false }],
] as [string, Link, Link | null, object][])('who works for %s', async (_case, there, here, after) => {
  const [from, into] = [await company(), await company()]
  const id = await personOf()
  await join(id, from, there)
  if (here) await join(id, into, here)
  await merge(from, into)
  expect(await linksOf(id)).toMatchObject([{ company_id: into, ...after }])
})

test('the company that somebody acts for is the other one, where it was the merged one', async () => {
  const [from, into, third] = [await company(), await company(), await company()]
  const id = await personOf()
  await join(id, from, { role: reader, is_primary: true })
  await join(id, into, { role: member })
  await join(id, third, { role: member })
  await merge(from, into)
  expect(await linksOf(id)).toEqual(
    expect.arrayContaining([
      { company_id: into, role: member, is_active: true, is_primary: true },
      { company_id: third, role: member, is_active: true, is_primary: false },
    ]),
  )
})

test('the security log tells of a role that moves in both companies', async () => {
  const [from, into] = [await company(), await company()]
  const id = await personOf()
  await join(id, from, { role: member })
  await merge(from, into)
  const actor_user_id = (await admin.call('accounts.getMe')).data.id
  expect(await rolesOf(id)).toEqual([
    { company_id: from, details: { from: member, to: null }, actor_user_id },
    { company_id: into, details: { from: null, to: member }, actor_user_id },
  ])
})

test('who works there already is not invited any more, by either of them; of two invitations the other one’s stays', async () => {
  const [from, into] = [await company(), await company()]
  const [id, other] = [await personOf(), await personOf()]
  await join(id, into, { role: member })
  await join(other, from, { role: member })
  const nameOf = async (one: number) =>
    (await db.selectFrom('users').select('username').where('id', '=', one).executeTakeFirstOrThrow()).username
  const invite = (company_id: number, email: string, role: Role) =>
    db
      .insertInto('staff_invitations')
      .values({ company_id, email, role, sender_user_id: null, expires_at: new Date(Date.now() + 3_600_000) })
      .execute()
  const new_ = `${id}@nouvelle.example`
  await invite(from, await nameOf(id), administrator)
  await invite(into, await nameOf(other), administrator)
  await invite(from, new_, administrator)
  await invite(into, new_, reader)
  await invite(from, `autre-${new_}`, member)
  await merge(from, into)
  const waiting = await db
    .selectFrom('staff_invitations')
    .select(['email', 'role'])
    .where('company_id', 'in', [from, into])
    .orderBy('email')
    .execute()
  expect(waiting).toEqual([
    { email: new_, role: reader },
    { email: `autre-${new_}`, role: member },
  ])
})
