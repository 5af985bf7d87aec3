import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Campaign } from '@logis/contract/campaigns'
import { db, pool } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs, sendMails } from '#platform/testing/jobs.ts'
import { companyOf, crowd, merge } from '#platform/testing/merging.ts'
import { goOn } from './rules.ts'

const username = 'karim@renovest.example'
let [from, into] = [0, 0]
beforeEach(async () => {
  await runJobs()
  await db.deleteFrom('rate_limits').execute()
  ;[from, into] = [await companyOf(username), await companyOf(username)]
})

let drawn = 0
const home = async (): Promise<number> => {
  const email = `reunie.${(drawn += 1)}@foyer.example`
  const addresses = [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }]
  const contact_information = { addresses, emails: [{ email }] }
  const project = { company_id: from, type: 'HOUSE', name: `Maison réunie ${drawn}`, contact_information }
  return (await (await as(username)).call('projects.createProject', project)).data.id
}
const begun = async (residence_ids: number[]): Promise<Campaign> => {
  const karim = await as(username)
  const { data } = await karim.call('campaigns.createCampaign', { company_id: from, name: 'Remise', residence_ids })
  const started = await karim.call('campaigns.startCampaign', { company_id: from, campaign_id: data.id })
  expect(started.status).toBe(202)
  return data
}
const read = async ({ id }: Campaign): Promise<Campaign> =>
  (await (await as(username)).call('campaigns.getCampaign', { company_id: into, campaign_id: id })).data
const merged = async () => expect((await merge(from, into)).status).toBe(200)

/** Mails of a campaign that stay on their way, as when the mail service is slow; answers what ends that. */
const slow = async ({ id: campaign_id }: Campaign, residence_id: number) => {
  const mail = { channel_code: 'INVITE_OWNER', recipient: 'lent@foyer.example', residence_id }
  const logs = await db
    .insertInto('communication_logs')
    .values(Array.from({ length: 40 }, () => mail))
    .returning('id')
    .execute()
  const ids = logs.map(({ id }) => id)
  await db
    .insertInto('campaign_mails')
    .values(ids.map((log_id, at) => ({ log_id, campaign_id, residence_id, round: at + 2 })))
    .execute()
  return () => db.deleteFrom('communication_logs').where('id', 'in', ids).execute()
}

test('a company that is merged while its campaign waits for the mail service: it goes on, by the rights in the other', async () => {
  const homes = [await home(), await home()]
  const campaign = await begun(homes)
  await goOn(campaign.id, 1)
  const end = await slow(campaign, homes[0]!)
  const going = goOn(campaign.id)
  await pause(300)
  await merged()
  await end()
  await going
  await goOn(campaign.id)
  expect(await read(campaign)).toMatchObject({ state: 'SENT', stop_reason: null, counts: { LEAVING: 2, LEFT_OUT: 0 } })
})

test('homes that are still to follow are written to all the while', async () => {
  const homes = [await home(), await home()]
  await crowd(from)
  const campaign = await begun(homes)
  await goOn(campaign.id, 1)
  await merged()
  await goOn(campaign.id)
  expect(await read(campaign)).toMatchObject({ state: 'SENT', counts: { LEAVING: 2, LEFT_OUT: 0 } })
  await sendMails()
  expect(await read(campaign)).toMatchObject({ counts: { SENT: 2, FAILED: 0 } })
})

test('a home whose turn gives way to another transaction, as in a deadlock, has it again', async () => {
  const campaign = await begun([await home()])
  // Counted outside of the transaction that fails.
  await pool.query(
    `create sequence tries; create function gives_way_once() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if; return new; end $$;
      create trigger gives_way before insert on campaign_mails for each row execute function gives_way_once()`,
  )
  await expect(goOn(campaign.id)).rejects.toThrow('deadlock detected')
  await goOn(campaign.id)
  const { data } = await (
    await as(username)
  ).call('campaigns.getCampaign', { company_id: from, campaign_id: campaign.id })
  expect(data).toMatchObject({ state: 'SENT', counts: { LEAVING: 1, LEFT_OUT: 0 } })
  await pool.query('drop trigger gives_way on campaign_mails')
})
