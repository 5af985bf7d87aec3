import type { AnyMail } from '@logis/contract/administration.mails'
import type { PlatformFigures } from '@logis/contract/administration.figures'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { newTenant } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'
import { eraseClosedAccounts } from '../../accounts/erasure/rules.ts'

const admin = 'admin@logis.example'
const list = async (input: Record<string, unknown> = {}, who = admin) =>
  (await as(who)).call('administration.listMails', input)
const found = async (search: object | string): Promise<AnyMail[]> => (await list({ search })).data
const toWhom = async (search: object | string) =>
  (await found(search)).map(({ recipient }) => recipient ?? '').toSorted((a, b) => a.localeCompare(b))
const failedFigure = async () => {
  const { data } = await (await as(admin)).call('administration.getFigures', {})
  return (data as PlatformFigures).mails_failed
}

type Logged = Partial<{
  residence_id: number
  company_id: number
  channel_code: string
  recipient_user_id: number
  status: 'SENT' | 'FAILED'
  sent_at: Date
  created_at: Date
  last_error: string
}>
const logged = async (recipient: string, more: Logged = {}): Promise<number> => {
  const mail = {
    channel_code: 'PASSWORD_RESET',
    recipient,
    subject: 'Objet secret',
    body_html: 'Corps secret',
    ...more,
  }
  const { id } = await db.insertInto('communication_logs').values(mail).returning('id').executeTakeFirstOrThrow()
  return id
}
const left = { status: 'SENT', sent_at: new Date() } as const
const happens = (log_id: number, name: string, time: Date) =>
  db.insertInto('communication_log_events').values({ log_id, name, time, raw: '{}' }).execute()
const hour = (of: number) => new Date(Date.now() - (24 - of) * 3_600_000)

beforeEach(() => db.deleteFrom('communication_logs').execute())

test('every mail is told with its kind, reader, home or company, hour and error, and never with what it says', async () => {
  const residence_id = await world.project('Maison Les Lilas')
  const company_id = await world.company('Maisons Clairière')
  await logged('schmitt@foyer.example', { residence_id, channel_code: 'INVITE_OWNER', ...left })
  await logged('hugo@clairiere.example', { company_id, status: 'FAILED', last_error: '550 no such mailbox' })
  const { data, meta } = await list()
  expect(meta.total).toBe(2)
  const company = { id: company_id, name: 'Maisons Clairière' }
  expect(data).toMatchObject([
    { recipient: 'hugo@clairiere.example', state: 'FAILED', error: '550 no such mailbox', company, residence: null },
    {
      recipient: 'schmitt@foyer.example',
      state: 'SENT',
      error: null,
      company,
      residence: { id: residence_id, name: 'Maison Les Lilas' },
      channel: { name_fr: expect.any(String), name_en: expect.any(String) },
    },
  ])
  expect(JSON.stringify(data)).not.toContain('secret')
})

test('by where they stand: the newest word of the provider decides, and what nobody needed has not failed', async () => {
  const before = await failedFigure()
  await logged('attend@foyer.example', { last_error: 'connect ECONNREFUSED' })
  await logged('parti@foyer.example', left)
  const back = await logged('revenu@foyer.example', left)
  await happens(back, 'delivered', hour(1))
  await happens(back, 'hardBounces', hour(2))
  await happens(back, 'clicks', hour(3))
  const late = await logged('arrive@foyer.example', left)
  await happens(late, 'hardBounces', hour(1))
  await happens(late, 'delivered', hour(2))
  await logged('refuse@foyer.example', { status: 'FAILED', last_error: '550 no' })
  await logged('inutile@foyer.example', { status: 'FAILED', last_error: 'no longer needed' })
  expect(await toWhom({ state: 'PROGRAMMED' })).toEqual(['attend@foyer.example'])
  expect(await toWhom({ state: 'SENT' })).toEqual(['arrive@foyer.example', 'parti@foyer.example'])
  expect(await toWhom({ state: 'UNDELIVERED' })).toEqual(['revenu@foyer.example'])
  expect(await toWhom({ state: 'FAILED' })).toEqual(['refuse@foyer.example'])
  expect(await found({ state: 'DROPPED' })).toMatchObject([{ recipient: 'inutile@foyer.example', error: null }])
  expect(await failedFigure()).toBe(before + 1)
})

test('the figure of failed mails is that of their list, of the same days', async () => {
  for (const days of [0, 29, 31, 400])
    await logged(`il.y.a.${days}@foyer.example`, {
      status: 'FAILED',
      last_error: '550 no',
      created_at: new Date(Date.now() - days * 86_400_000),
    })
  const since = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now() - 30 * 86_400_000)
  expect(await toWhom({ state: 'FAILED', since })).toHaveLength(await failedFigure())
  expect(await failedFigure()).toBe(2)
})

test('by kind, company, home, day and address', async () => {
  const residence_id = await world.project('Maison Les Lilas')
  const company_id = await world.company('Bâtir Ouest')
  await logged('schmitt@foyer.example', { residence_id, channel_code: 'INVITE_OWNER' })
  await logged('zoe@batir-ouest.example', { company_id })
  await logged('vieux@foyer.example', { created_at: new Date('2026-01-15T12:00:00Z') })
  const [{ channel }] = (await found({ residence_id })) as [AnyMail]
  expect(await toWhom({ channel_id: channel.id })).toEqual(['schmitt@foyer.example'])
  expect(await toWhom({ company_id })).toEqual(['zoe@batir-ouest.example'])
  expect(await toWhom({ company_id: await world.company('Maisons Clairière') })).toEqual(['schmitt@foyer.example'])
  expect(await toWhom({ created_at: '2026-01-15' })).toEqual(['vieux@foyer.example'])
  expect(await toWhom('BATIR-ouest')).toEqual(['zoe@batir-ouest.example'])
})

test('an account that is erased is named by no mail to it', async () => {
  const { id, username } = await newTenant(await world.project('Maison Les Érables'))
  await logged(username, { recipient_user_id: id, status: 'FAILED', last_error: `550 ${username}` })
  await db
    .updateTable('users')
    .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await eraseClosedAccounts()
  expect(await found(username)).toEqual([])
  expect(await found({ state: 'FAILED' })).toMatchObject([{ recipient: null, error: null }])
})

test.each(['support@logis.example', 'marie@horizon.example', 'hugo@clairiere.example'])('403: %s', async (who) => {
  expect(await list({}, who)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})
