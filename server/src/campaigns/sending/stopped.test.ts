import type { Campaign } from '@logis/contract/campaigns'
import type { CompanyRole } from '@logis/contract/companies.rules'
import { beforeEach, expect, test } from 'vitest'
import { db, pool } from '#platform/db.ts'
import {
  age,
  call,
  draftOf,
  happens,
  house,
  houses,
  hugo,
  read,
  rowOf,
  started,
  type House,
} from '#platform/testing/campaigns.ts'
import { as } from '#platform/testing/client.ts'
import { forgetTold, hired, kindsOf, listOf } from '#platform/testing/inbox.ts'
import { runJobs, sendMails } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'
import { goOn, relaunchDue } from './rules.ts'

const builder = 'Maisons Clairière'
const paul = 'paul@horizon.example'

beforeEach(async () => {
  await runJobs()
  await forgetTold()
})

const inRole = async (username: string, role: CompanyRole, work: () => Promise<unknown>) => {
  const link = db.updateTable('user_role_companies').where('user_id', '=', await world.user(username))
  await link.set({ role }).execute()
  await work()
  await link.set({ role: 'COMPANY_MEMBER' }).execute()
}

/** A campaign that paul, of the company above, has sent; it stops, as he may only read by now. */
const stoppedOfPaul = async (name: string) => {
  const draft = await draftOf(await houses(2), { name })
  await call('startCampaign', draft, {}, await as(paul))
  await inRole(paul, 'COMPANY_READER', runJobs)
  expect(await read(draft)).toMatchObject({ state: 'STOPPED', stop_reason: 'FORBIDDEN' })
  return draft
}

test('a campaign whose sender may not any more tells those who administer its company, and whoever sent it, once', async () => {
  const company_id = await world.company(builder)
  const [colleague, reader] = [await hired(builder), await hired(builder, 'COMPANY_READER')]
  const draft = await stoppedOfPaul('Remise d’avril')
  await runJobs()
  const said = { kind: 'CAMPAIGN_STOPPED', actor: null, job: null }
  const campaign = { id: draft.id, company_id, name: 'Remise d’avril' }
  expect(await listOf(hugo)).toMatchObject([{ ...said, campaign, company: { id: company_id } }])
  expect(await listOf(paul)).toMatchObject([
    { ...said, campaign, company: { id: await world.company('Groupe Horizon') } },
  ])
  for (const { username } of [colleague, reader]) expect(await kindsOf(username)).toEqual([])
  expect(await kindsOf('marie@horizon.example')).toEqual([])
  expect(await listOf(hugo, { search: { kind: 'CAMPAIGN_STOPPED' } })).toHaveLength(1)
  // Its name is the one that it has when it is read.
  await call('editCampaign', draft, { name: 'Remise de mai' })
  expect((await listOf(hugo))[0]!.campaign).toMatchObject({ name: 'Remise de mai' })
})

test('who stops it by hand tells nobody, nor is told who wants to know nothing of it', async () => {
  const campaign = await started(await houses(1))
  await call('stopCampaign', campaign)
  await runJobs()
  expect(await kindsOf(hugo)).toEqual([])
  const choices = [{ kind: 'CAMPAIGN_STOPPED', is_active: false }]
  await (await as(hugo)).call('notifications.setChoices', { choices })
  await stoppedOfPaul('Remise de juin')
  expect([await kindsOf(hugo), await kindsOf(paul)]).toEqual([[], ['CAMPAIGN_STOPPED']])
})

test('one that stopped with its company says so, and is told once the company is enabled again', async () => {
  const campaign = await started(await houses(2))
  const company = db.updateTable('companies').where('id', '=', await world.company(builder))
  await company.set({ disabled_at: new Date(), disabled_reason: 'Abonnement échu' }).execute()
  await runJobs()
  await company.set({ disabled_at: null, disabled_reason: null }).execute()
  expect(await read(campaign)).toMatchObject({ state: 'STOPPED', stop_reason: 'COMPANY_DISABLED' })
  expect(await kindsOf(hugo)).toEqual(['CAMPAIGN_STOPPED'])
})

const disabling = `update companies set disabled_at = now(), disabled_reason = 'Abonnement échu' where id = $1`
const enabled = async (id: number) =>
  db.updateTable('companies').set({ disabled_at: null, disabled_reason: null }).where('id', '=', id).execute()
const stepsOf = async (campaign: Campaign, homes: readonly House[]) =>
  (await Promise.all(homes.map((home) => rowOf(campaign, home)))).map(({ step, reason }) => reason ?? step)

test('a home whose turn it is while the company is disabled waits like the others, and is invited once it goes on', async () => {
  const homes = await houses(2)
  const campaign = await started(homes)
  const company = await world.company(builder)
  await meanwhile(
    ({ run }) => run('select from residences where id = any($1) for update', [homes.map(({ id }) => id)]),
    () => goOn(campaign.id),
    ({ run }) => run(disabling, [company]),
  )
  await enabled(company)
  expect(await read(campaign)).toMatchObject({ state: 'STOPPED', stop_reason: 'COMPANY_DISABLED' })
  expect(await stepsOf(campaign, homes)).toEqual(['WAITING', 'WAITING'])
  await call('resumeCampaign', campaign)
  await runJobs()
  expect(await stepsOf(campaign, homes)).toEqual(['SENT', 'SENT'])
})

test('a mail that does not leave as the company is disabled is taken back: its home is invited once the campaign goes on', async () => {
  const homes = await houses(2)
  const campaign = await started(homes)
  await goOn(campaign.id, 1)
  const company = await world.company(builder)
  await pool.query(disabling, [company])
  await sendMails()
  const failed = db.selectFrom('communication_logs').select('id').where('status', '=', 'FAILED')
  const mails = homes.map(({ email }) => email)
  expect(await failed.where('recipient', 'in', mails).execute()).toHaveLength(1)
  await runJobs()
  await enabled(company)
  expect(await stepsOf(campaign, homes)).toEqual(['WAITING', 'WAITING'])
  await call('resumeCampaign', campaign)
  await runJobs()
  expect(await stepsOf(campaign, homes)).toEqual(['SENT', 'SENT'])
})

test('of one that has ended, mails that do not leave as the company is disabled are taken back: it stops, and goes on', async () => {
  const homes = await houses(2)
  const campaign = await started(homes)
  await goOn(campaign.id)
  expect(await read(campaign)).toMatchObject({ state: 'SENT' })
  const company = await world.company(builder)
  await pool.query(disabling, [company])
  await sendMails()
  await enabled(company)
  await runJobs()
  const held = { state: 'STOPPED', stop_reason: 'COMPANY_DISABLED', ended_at: null }
  expect(await read(campaign)).toMatchObject({ ...held, figures: { failed: 0 } })
  expect(await stepsOf(campaign, homes)).toEqual(['WAITING', 'WAITING'])
  expect(await kindsOf(hugo)).toContain('CAMPAIGN_STOPPED')
  await call('resumeCampaign', campaign)
  await runJobs()
  expect(await stepsOf(campaign, homes)).toEqual(['SENT', 'SENT'])
})

test('of one that has ended, a tenant whose mail is taken back is written to at the address that was typed, once it goes on', async () => {
  const samira = await as('samira@rivages.example')
  const company_id = await world.company('Habitat Rivages')
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const email = 'locataire.repris@foyer.example'
  const recipients = { company_id, residence_ids: [flat!.id] }
  const { data: draft } = await samira.call('campaigns.createCampaign', recipients)
  const named = { company_id, campaign_id: draft.id as number }
  await samira.call('campaigns.mendCampaignHome', { ...named, residence_id: flat!.id, email })
  await samira.call('campaigns.startCampaign', named)
  await goOn(named.campaign_id)
  await pool.query(disabling, [company_id])
  await sendMails()
  await runJobs()
  await enabled(company_id)
  const again = await as('samira@rivages.example')
  const homes = async () => (await again.call('campaigns.listCampaignHomes', named)).data
  expect(await homes()).toMatchObject([{ step: 'WAITING', email }])
  await again.call('campaigns.resumeCampaign', named)
  await runJobs()
  expect(await homes()).toMatchObject([{ step: 'SENT', email }])
})

test('of a company that is disabled nothing leaves, whoever sends: an administrator’s campaign stops, and says why it is not resumed', async () => {
  const homes = await houses(2)
  const admin = await as('admin@logis.example')
  const [draft, other] = [await draftOf(homes), await draftOf([await house()])]
  const company = await world.company(builder)
  await call('startCampaign', draft, {}, admin)
  await pool.query(disabling, [company])
  const asAdmin = async () => (await call('getCampaign', draft, {}, admin)).data
  await runJobs()
  expect(await asAdmin()).toMatchObject({ state: 'STOPPED', stop_reason: 'COMPANY_DISABLED' })
  const refused = { status: 409, error_reason: 'CAMPAIGN_COMPANY_DISABLED' }
  expect(await call('resumeCampaign', draft, {}, admin)).toMatchObject(refused)
  expect(await call('startCampaign', other, {}, admin)).toMatchObject(refused)
  const cannot = { resume: refused.error_reason, start: 'CAMPAIGN_STARTED' }
  expect(await asAdmin()).toMatchObject({ state: 'STOPPED', counts: { WAITING: 2 }, cannot })
  const mails = homes.map(({ email }) => email)
  const logs = db.selectFrom('communication_logs').select('id').where('recipient', 'in', mails)
  expect(await logs.execute()).toEqual([])
  await enabled(company)
  await call('resumeCampaign', draft)
  await runJobs()
  expect(await stepsOf(draft, homes)).toEqual(['SENT', 'SENT'])
})

test('an address that an administrator puts right while the company is disabled begins nothing: it is refused, and kept as it was', async () => {
  const [home] = await houses(1)
  const campaign = await started([home!])
  await runJobs()
  await happens(home!.email, 'hardBounces')
  const company = await world.company(builder)
  await pool.query(disabling, [company])
  const admin = await as('admin@logis.example')
  const right = { residence_id: home!.id, email: 'corrigee.trop.tot@foyer.example' }
  const refused = { status: 409, error_reason: 'CAMPAIGN_COMPANY_DISABLED' }
  expect(await call('mendCampaignHome', campaign, right, admin)).toMatchObject(refused)
  await runJobs()
  await enabled(company)
  expect(await read(campaign)).toMatchObject({ state: 'SENT', figures: { failed: 1 } })
  expect(await rowOf(campaign, home!)).toMatchObject({ email: home!.email })
  expect(await call('mendCampaignHome', campaign, right)).toMatchObject({ status: 200, data: { step: 'WAITING' } })
})

test('one that writes once more by itself does not while its company is disabled, and does once it is not', async () => {
  const homes = await houses(1)
  const campaign = await started(homes, { relaunches: true })
  await runJobs()
  await age(campaign, 8)
  const company = await world.company(builder)
  await pool.query(disabling, [company])
  await relaunchDue()
  await runJobs()
  await enabled(company)
  expect(await read(campaign)).toMatchObject({ state: 'SENT', relaunched_at: null })
  await relaunchDue()
  await runJobs()
  expect(await read(campaign)).toMatchObject({ state: 'SENT', relaunched_at: expect.any(String) })
  expect(await mailsTo(homes[0]!.email)).toHaveLength(2)
})
