import type { CampaignState } from '@logis/contract/campaigns.rules'
import { db } from '#platform/db.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from './subjects.ts'

/** A campaign of a company, and the home that it is to be sent to. */
export const campaignOf = async (company_id: number, state: CampaignState = 'DRAFT') => {
  const { residence_id } = await subjects.house()
  const user_id = await world.user('marie@horizon.example')
  const { id } = await db
    .insertInto('campaigns')
    .values({
      company_id,
      user_id,
      sender_user_id: user_id,
      impersonator_user_id: null,
      name: 'Remise des clés',
      subject: null,
      note: null,
      state,
      stop_reason: null,
      started_at: state === 'DRAFT' ? null : new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('campaign_homes')
    .values({ campaign_id: id, residence_id, position: 1, email: null, reason: null })
    .execute()
  return { campaign_id: id, residence_id }
}
export const freshCampaign = async (company_id: number, homes = 1): Promise<number> => {
  const { campaign_id } = await campaignOf(company_id)
  for (let position = 2; position <= homes; position += 1) {
    const { residence_id } = await subjects.house()
    await db
      .insertInto('campaign_homes')
      .values({ campaign_id, residence_id, position, email: null, reason: null })
      .execute()
  }
  return campaign_id
}

/** One that has left eight days ago, and whose home did nothing. */
export const idleCampaign = async (company_id: number) => {
  const ids = await campaignOf(company_id, 'SENT')
  const past = new Date(Date.now() - 8 * 86_400_000)
  const { id: log_id } = await db
    .insertInto('communication_logs')
    .values({
      residence_id: ids.residence_id,
      company_id,
      channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER',
      recipient: `${crypto.randomUUID()}@foyer.example`,
      recipient_user_id: null,
      subject: 'Votre maison',
      body_html: '',
      status: 'SENT',
      external_message_id: null,
      sender_user_id: null,
      created_at: past,
      sent_at: past,
      last_error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('campaign_homes').set({ state: 'SENT' }).where('campaign_id', '=', ids.campaign_id).execute()
  await db
    .insertInto('campaign_mails')
    .values({ log_id, ...ids, round: 1 })
    .execute()
  return ids
}
