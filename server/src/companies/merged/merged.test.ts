import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { workerOf } from '#platform/testing/administration.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { tellAll, tellingPeople } from './rules.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

let drawn = 0
const company = async () => {
  const name = `À annoncer ${(drawn += 1)}`
  const { data } = await admin.call('partners.createPartner', { name, type: 'RENOVATION' })
  return { id: data.id as number, name }
}
type Company = Awaited<ReturnType<typeof company>>
const merge = async (from: Company, into: Company) =>
  expect((await admin.call('partners.mergePartner', { company_id: from.id, into_id: into.id })).status).toBe(200)

const alsoWorksFor = (user_id: number, company_id: number) =>
  db.insertInto('user_role_companies').values({ user_id, company_id, role: 'COMPANY_READER' }).execute()

/** What somebody reads of mergers: which company is part of which, in notifications and in mails. */
const toldOf = async ({ username }: { username: string }) => {
  const { data } = await (await as(username)).call('notifications.listNotifications', {})
  return {
    notifications: (data as { kind: string; partner: { name: string } | null; company: { name: string } }[])
      .filter(({ kind }) => kind === 'COMPANY_MERGED')
      .map((one) => `${one.partner?.name} > ${one.company.name}`),
    mails: (await mailsTo(username)).map(({ subject }) => subject).filter((said) => said.includes('fait désormais')),
  }
}
const expectUntold = async ({ user_id, username }: { user_id: number; username: string }) => {
  const rows = await db.selectFrom('notifications').select('id').where('user_id', '=', user_id).execute()
  expect([rows, (await mailsTo(username)).filter(({ subject }) => subject.includes('fait désormais'))]).toEqual([
    [],
    [],
  ])
}
const once = (from: Company, into: Company) => ({
  notifications: [`${from.name} > ${into.name}`],
  mails: [`${from.name} fait désormais partie de ${into.name}`],
})

test('whoever worked for a merged company reads once which one theirs is part of now, and who administers that one which has joined it; nobody else does', async () => {
  const [from, into] = [await company(), await company()]
  const [member, reader] = [await workerOf(from.id), await workerOf(from.id, 'COMPANY_READER')]
  const both = await workerOf(from.id)
  await alsoWorksFor(both.user_id, into.id)
  const former = await workerOf(from.id, 'COMPANY_MEMBER', false)
  const there = await workerOf(into.id)
  const administers = await workerOf(into.id, 'COMPANY_ADMIN')
  await merge(from, into)
  await Promise.all([tellAll(), tellAll()])
  await runJobs()
  for (const person of [member, reader, both]) expect(await toldOf(person)).toEqual(once(from, into))
  // Those who administer the company that stays read it too, without a mail.
  expect(await toldOf(administers)).toEqual({ ...once(from, into), mails: [] })
  expect(await toldOf(there)).toEqual({ notifications: [], mails: [] })
  await expectUntold(former)
  const mail = (await mailsTo(member.username)).find(({ subject }) => subject.includes('fait désormais'))
  expect(mail?.text).toContain(`/company/${into.id}`)
})

test('whoever is disabled is written no mail, and reads it once they are back; whoever leaves first is told nothing', async () => {
  const [from, into] = [await company(), await company()]
  const [disabled, removed, ended] = [await workerOf(from.id), await workerOf(from.id), await workerOf(from.id)]
  const closed = await workerOf(from.id)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', disabled.user_id).execute()
  await merge(from, into)
  await db.deleteFrom('user_role_companies').where('user_id', '=', removed.user_id).execute()
  await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', ended.user_id).execute()
  await admin.call('accounts.deleteUser', { user_id: closed.user_id })
  await runJobs()
  await db.updateTable('users').set({ is_active: true }).where('id', '=', disabled.user_id).execute()
  expect(await toldOf(disabled)).toEqual({ ...once(from, into), mails: [] })
  for (const person of [removed, ended, closed]) await expectUntold(person)
  const ordered = await db
    .selectFrom('communication_logs')
    .select('id')
    .where('channel_code', '=', 'COMPANY_MERGED')
    .where('company_id', '=', into.id)
    .execute()
  expect(ordered).toEqual([])
})

test('whoever leaves the company that theirs has become before the mail does is written none', async () => {
  const [from, into] = [await company(), await company()]
  const [member, left] = [await workerOf(from.id), await workerOf(from.id)]
  await merge(from, into)
  await tellingPeople.handle({ company: from.id })
  await db.deleteFrom('user_role_companies').where('user_id', '=', left.user_id).execute()
  await runJobs()
  expect((await toldOf(member)).mails).toHaveLength(1)
  const mails = await mailsTo(left.username)
  expect(mails.filter(({ subject }) => subject.includes('fait désormais'))).toEqual([])
})

test('a company that is merged in turn before anybody is told: they read what theirs is in the end', async () => {
  const [first, second, third] = [await company(), await company(), await company()]
  const [early, late] = [await workerOf(first.id), await workerOf(second.id)]
  await merge(first, second)
  await merge(second, third)
  await runJobs()
  expect(await toldOf(early)).toEqual(once(first, third))
  expect(await toldOf(late)).toEqual(once(second, third))
})

test('hundreds of people are told some at a time, and whose account somebody holds meanwhile is told after', async () => {
  const [from, into] = [await company(), await company()]
  const held = await workerOf(from.id)
  await sql`
    with made as (insert into users (username, email)
      select ${`${from.id}-`} || n || '@nombreux.example', ${`${from.id}-`} || n || '@nombreux.example' from generate_series(1, 250) n returning id)
    insert into user_role_companies (user_id, company_id, role) select id, ${from.id}, 'COMPANY_MEMBER' from made`.execute(
    db,
  )
  const told = async () =>
    (
      await db
        .selectFrom('notifications')
        .select('user_id')
        .where('kind', '=', 'COMPANY_MERGED')
        .where('company_id', '=', into.id)
        .execute()
    ).length
  await merge(from, into)
  expect(await told()).toBe(0)
  await meanwhile(
    ({ run }) => run('select from users where id = $1 for update', [held.user_id]),
    () => runJobs(),
    async () => expect(await told()).toBe(250),
  )
  const toldByThen = async () => {
    await runJobs()
    return told()
  }
  await expect.poll(toldByThen, { timeout: 10_000 }).toBe(251)
  expect((await toldOf(held)).notifications).toHaveLength(1)
})
