import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import {
  activate,
  age,
  call,
  draftOf,
  happens,
  house,
  houses,
  hugo,
  read,
  rowsOf,
  started,
} from '#platform/testing/campaigns.ts'
import { as } from '#platform/testing/client.ts'
import { forgetTold, listOf } from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'
import { goOn, relaunchDue, tick } from './rules.ts'

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await forgetTold()
})

test('killed midway, gone on with by several at once, and stopped: each home has one mail, and what had not left waits', async () => {
  const some = await houses(8)
  const campaign = await started(some)
  await goOn(campaign.id, 3) // and there the server was killed
  expect((await read(campaign)).counts).toMatchObject({ LEAVING: 3, WAITING: 5 })
  // Nothing has begun to leave: all of it is taken back.
  expect((await call('stopCampaign', campaign)).data).toMatchObject({ state: 'STOPPED', counts: { WAITING: 8 } })
  await runJobs()
  for (const { email } of some) expect(await mailsTo(email)).toHaveLength(0)
  expect(await call('stopCampaign', campaign)).toMatchObject({ error_reason: 'CAMPAIGN_NOT_RUNNING' })
  expect(await call('relaunchCampaign', campaign)).toMatchObject({ error_reason: 'CAMPAIGN_RUNNING' })
  expect((await call('resumeCampaign', campaign)).status).toBe(202)
  expect(await call('resumeCampaign', campaign)).toMatchObject({ error_reason: 'CAMPAIGN_NOT_STOPPED' })
  await Promise.all([goOn(campaign.id), goOn(campaign.id), tick(0), goOn(campaign.id)])
  await runJobs()
  expect(await read(campaign)).toMatchObject({ state: 'SENT', figures: { sent: 8 } })
  for (const { email } of some) expect(await mailsTo(email)).toHaveLength(1)
  expect(await listOf('hugo@clairiere.example')).toHaveLength(1)
})

const sentTo = async (homes: readonly { id: number }[]) => {
  const ids = homes.map(({ id }) => id)
  const sent = await db
    .selectFrom('residences')
    .select('id')
    .where('id', 'in', ids)
    .where('credentials_sent_at', 'is not', null)
    .execute()
  const states = await db
    .selectFrom('residence_states_history')
    .select('residence_id')
    .where('residence_id', 'in', ids)
    .where('state', '=', 'CREDENTIALS_SENT')
    .execute()
  return { homes: sent.length, states: states.length }
}

test('a stopped campaign leaves no home whose credentials it says were sent, but for one that had them before; resumed, all have', async () => {
  const some = await houses(4)
  const campaign = await started(some)
  await goOn(campaign.id, 3)
  expect(await sentTo(some)).toEqual({ homes: 3, states: 3 })
  // They had left before the campaign wrote to it.
  await db
    .updateTable('residence_states_history')
    .set({ created_at: new Date('2026-01-02') })
    .where('residence_id', '=', some[0]!.id)
    .where('state', '=', 'CREDENTIALS_SENT')
    .execute()
  await call('stopCampaign', campaign)
  expect(await sentTo(some)).toEqual({ homes: 1, states: 1 })
  await call('resumeCampaign', campaign)
  await goOn(campaign.id)
  await runJobs()
  expect(await sentTo(some)).toEqual({ homes: 4, states: 4 })
})

test('a home that two campaigns name is invited once; one that was activated, cancelled or sold meanwhile is left out; an address of two homes has both mails', async () => {
  const [shared, live, gone] = await houses(3)
  const twin = await house({ email: shared!.email })
  const [first, second] = [await draftOf([shared!]), await draftOf([shared!, live!, gone!, twin])]
  await call('startCampaign', first)
  await call('startCampaign', second)
  await activate(live!)
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', gone!.id).execute()
  await Promise.all([goOn(first.id), goOn(second.id)])
  await runJobs()
  const rows = [...(await rowsOf(first)), ...(await rowsOf(second))]
  const left = (id: number) =>
    rows.filter(({ residence }) => residence.id === id).map(({ step, reason }) => reason ?? step)
  // The one that came later had either its turn postponed, or found the home invited.
  expect(left(live!.id)).toEqual(['RESIDENCE_ALREADY_ACTIVATED'])
  expect(left(gone!.id)).toEqual(['RESIDENCE_CANCELLED'])
  await db.updateTable('campaign_homes').set({ due_at: new Date() }).where('state', '=', 'WAITING').execute()
  const early = new Date(Date.now() - 61_000)
  await db.updateTable('communication_logs').set({ created_at: early }).where('recipient', '=', shared!.email).execute()
  await db
    .updateTable('campaigns')
    .set({ lined_up_at: new Date(Date.now() - 120_000) })
    .where('id', 'in', [first.id, second.id])
    .execute()
  await tick(0)
  await runJobs()
  const mails = await db
    .selectFrom('communication_logs')
    .select('residence_id')
    .where('recipient', '=', shared!.email)
    .execute()
  expect(new Set(mails.map(({ residence_id }) => residence_id))).toEqual(new Set([shared!.id, twin.id]))
  expect(mails).toHaveLength(2)
  expect([...(await rowsOf(first)), ...(await rowsOf(second))].map(({ reason }) => reason)).toContain(
    'INVITED_MEANWHILE',
  )
})

test('whoever did nothing is written to again after seven days and no sooner: never who is in, bounced or unsubscribed; once by itself where that was asked', async () => {
  const [idle, read_, live, back, off] = await houses(5)
  const some = [idle!, read_!, live!, back!, off!]
  const campaign = await started(some, { relaunches: true })
  await runJobs()
  await happens(read_!.email, 'opened')
  await activate(live!)
  await happens(back!.email, 'hardBounces')
  await happens(off!.email, 'unsubscribed')
  expect(await call('relaunchCampaign', campaign)).toMatchObject({ error_reason: 'CAMPAIGN_RELAUNCHES_NOBODY' })
  await relaunchDue()
  await age(campaign, 8)
  expect((await read(campaign)).to_relaunch).toEqual({ UNOPENED: 1, OPENED: 1 })
  await Promise.all([relaunchDue(), relaunchDue()])
  await runJobs()
  const counts = async () => Promise.all(some.map(async ({ email }) => (await mailsTo(email)).length))
  expect(await counts()).toEqual([2, 2, 1, 1, 1])
  expect(await read(campaign)).toMatchObject({ state: 'SENT', relaunched_at: expect.any(String), figures: { sent: 5 } })
  // Once by itself; by hand again a week later, and only those who never opened it.
  await age(campaign, 8)
  await relaunchDue()
  expect((await call('relaunchCampaign', campaign, { who: ['UNOPENED'] })).status).toBe(202)
  await runJobs()
  expect(await counts()).toEqual([3, 2, 1, 1, 1])
  await age(campaign, 8)
  // Another campaign has just written to this person.
  await db
    .updateTable('communication_logs')
    .set({ created_at: new Date() })
    .where('recipient', '=', idle!.email)
    .execute()
  expect((await read(campaign)).to_relaunch).toEqual({ UNOPENED: 0, OPENED: 1 })
})

test('at its hour, spread over hours: nothing leaves before, and one that waits is a draft again when it is stopped', async () => {
  const some = await houses(4)
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const campaign = await started(some, { starts_at: inAnHour, spread_hours: 4 })
  expect(await read(campaign)).toMatchObject({ state: 'SCHEDULED', cannot: { stop: null } })
  await tick(0)
  await runJobs()
  expect(await mailsTo(some[0]!.email)).toHaveLength(0)
  expect((await call('stopCampaign', campaign)).data.state).toBe('DRAFT')
  await call('startCampaign', campaign)
  await db.updateTable('campaigns').set({ starts_at: new Date() }).where('id', '=', campaign.id).execute()
  const rows = await db
    .selectFrom('campaign_homes')
    .select(['residence_id', 'due_at'])
    .where('campaign_id', '=', campaign.id)
    .orderBy('position')
    .execute()
  expect(rows.map(({ due_at }) => Math.round((Date.parse(due_at!) - Date.parse(inAnHour)) / 3_600_000))).toEqual([
    0, 1, 2, 3,
  ])
  await db.updateTable('campaign_homes').set({ due_at: new Date() }).where('residence_id', '=', some[0]!.id).execute()
  await tick(0)
  await runJobs()
  expect((await read(campaign)).counts).toMatchObject({ SENT: 1, WAITING: 3 })
  const past = await draftOf(await houses(1), { starts_at: new Date(Date.now() - 3_600_000).toISOString() })
  expect(await call('startCampaign', past)).toMatchObject({ status: 422, error_reason: 'CAMPAIGN_TIME_PAST' })
})

test('a home of two campaigns that wait for their hour is invited by the one that comes first, and one that was invited by hand meanwhile by neither', async () => {
  const [shared, byHand, own] = await houses(3)
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const later = await started([shared!, byHand!, own!], { starts_at: inAnHour })
  const first = await started([shared!], { starts_at: inAnHour })
  const hourOf = async ({ id }: { id: number }) => {
    await db.updateTable('campaigns').set({ starts_at: new Date() }).where('id', '=', id).execute()
    await db.updateTable('campaign_homes').set({ due_at: new Date() }).where('campaign_id', '=', id).execute()
    await tick(0)
    await runJobs()
  }
  const hand = { residence_id: byHand!.id, email: byHand!.email }
  expect((await (await as(hugo)).call('invitations.inviteResidence', hand)).status).toBe(201)
  await hourOf(first)
  // Past the minute that an address has between two mails.
  await db
    .updateTable('communication_logs')
    .set({ created_at: sql<string>`created_at - interval '61 seconds'` })
    .where('recipient', 'in', [shared!.email, byHand!.email])
    .execute()
  await db
    .updateTable('campaigns')
    .set({ lined_up_at: new Date(Date.now() - 120_000) })
    .where('id', 'in', [first.id, later.id])
    .execute()
  await hourOf(later)
  const told = (await rowsOf(later)).map(({ residence, reason, step }) => [residence.id, reason ?? step])
  expect(Object.fromEntries(told)).toEqual({
    [shared!.id]: 'INVITED_MEANWHILE',
    [byHand!.id]: 'INVITED_MEANWHILE',
    [own!.id]: 'SENT',
  })
  for (const { email } of [shared!, byHand!, own!]) expect(await mailsTo(email)).toHaveLength(1)
})

/** As if a stopped campaign had been stopped so many hours earlier. */
const stoppedFor = async ({ id }: { id: number }, hours: number) => {
  const past = sql<string>`make_interval(hours => ${hours})`
  const stopped_at = sql<string>`stopped_at - ${past}`
  await db.updateTable('campaigns').set({ stopped_at }).where('id', '=', id).execute()
  const due_at = sql<string>`due_at - ${past}`
  await db.updateTable('campaign_homes').set({ due_at }).where('campaign_id', '=', id).execute()
}

test('spread over hours, stopped and resumed much later: what had not had its turn is spread over the hours that were left', async () => {
  const some = await houses(4)
  const campaign = await started(some, { spread_hours: 4 })
  await runJobs()
  expect((await read(campaign)).counts).toMatchObject({ SENT: 1, WAITING: 3 })
  expect((await call('stopCampaign', campaign)).data.state).toBe('STOPPED')
  await stoppedFor(campaign, 10)
  await call('resumeCampaign', campaign)
  await runJobs()
  expect((await read(campaign)).counts).toMatchObject({ SENT: 1, WAITING: 3 })
  const due = await db
    .selectFrom('campaign_homes')
    .select('due_at')
    .where('campaign_id', '=', campaign.id)
    .where('state', '=', 'WAITING')
    .orderBy('position')
    .execute()
  expect(due.map(({ due_at }) => Math.round((Date.parse(due_at!) - Date.now()) / 3_600_000))).toEqual([1, 2, 3])
  expect(Date.parse((await read(campaign)).last_leaves_at!)).toBe(Date.parse(due[2]!.due_at!))
})

test('an address that is put right while a spread campaign is stopped leaves as it is resumed', async () => {
  const some = await houses(2)
  const campaign = await started(some, { spread_hours: 4 })
  await runJobs()
  await happens(some[0]!.email, 'hardBounces')
  await call('stopCampaign', campaign)
  await stoppedFor(campaign, 10)
  const email = 'corrigee.a.l.arret@foyer.example'
  await call('mendCampaignHome', campaign, { residence_id: some[0]!.id, email })
  await call('resumeCampaign', campaign)
  await runJobs()
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await mailsTo(some[1]!.email)).toHaveLength(0)
})

test('whoever may not any more stops the campaign, and a colleague resumes it; a reader follows it without acts; a rival finds none', async () => {
  const some = await houses(2)
  const [paul, lea, zoe] = await Promise.all([
    as('paul@horizon.example'),
    as('lea@horizon.example'),
    as('zoe@batir-ouest.example'),
  ])
  const draft = await draftOf(some)
  await call('startCampaign', draft, {}, paul)
  const roles = db.updateTable('user_role_companies').where('user_id', '=', await world.user('paul@horizon.example'))
  await roles.set({ role: 'COMPANY_READER' }).execute()
  await runJobs()
  await roles.set({ role: 'COMPANY_MEMBER' }).execute()
  expect(await read(draft)).toMatchObject({ state: 'STOPPED', stop_reason: 'FORBIDDEN', counts: { WAITING: 2 } })
  await call('resumeCampaign', draft)
  await runJobs()
  expect(await read(draft)).toMatchObject({ state: 'SENT', stop_reason: null, figures: { sent: 2 } })
  const seen = await call('getCampaign', draft, {}, lea)
  expect(seen.status).toBe(200)
  expect(new Set(Object.values(seen.data.cannot))).toEqual(new Set(['FORBIDDEN', 'RESIDENCE_CODE_MASKED']))
  expect(await call('relaunchCampaign', draft, {}, lea)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await call('downloadCampaignSheets', draft, {}, lea)).toMatchObject({ error_reason: 'RESIDENCE_CODE_MASKED' })
  expect(await call('getCampaign', draft, {}, zoe)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  const sheets = await call('downloadCampaignSheets', draft)
  expect(sheets.headers.get('content-type')).toBe('application/pdf')
  expect(sheets.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('a landlord’s tenants are invited at addresses that are typed, which are forgotten once they have left', async () => {
  const samira = await as('samira@rivages.example')
  const landlord = await world.company('Habitat Rivages')
  const flats = (await world.flats('Résidence Les Tilleuls')).slice(0, 2)
  const place = { company_id: landlord }
  const { data: draft } = await samira.call('campaigns.createCampaign', {
    ...place,
    residence_ids: flats.map(({ id }) => id),
  })
  expect(draft).toMatchObject({ is_for_tenants: true })
  const named = { ...place, campaign_id: draft.id as number }
  for (const [index, { id }] of flats.entries())
    await samira.call('campaigns.mendCampaignHome', {
      ...named,
      residence_id: id,
      email: `locataire.campagne.${index}@foyer.example`,
    })
  await samira.call('campaigns.startCampaign', named)
  expect(await mailsTo('locataire.campagne.0@foyer.example')).toMatchObject([
    { subject: 'Habitat Rivages vous ouvre l’espace de votre logement' },
  ])
  const kept = await db.selectFrom('campaign_homes').select('email').where('campaign_id', '=', draft.id).execute()
  expect(kept).toEqual([{ email: null }, { email: null }])
  expect((await samira.call('campaigns.listCampaignHomes', named)).data[0]).toMatchObject({
    email: expect.stringContaining('locataire.campagne'),
    step: 'SENT',
  })
})
