import type { Campaign, CampaignHome } from '@logis/contract/campaigns'
import { expect } from 'vitest'
import { db } from '../db.ts'
import { noteEvent } from '../mail.ts'
import { as, type Answer, type Client } from './client.ts'
import { world } from './world.ts'

/** Whoever prepares the campaigns of the tests, for their own company. */
export const hugo = 'hugo@clairiere.example'
const builder = () => world.company('Maisons Clairière')

let drawn = 0
export type House = { id: number; email: string; contract: string }
/** A house that nobody was invited to, at an address of nobody. */
export const house = async (more: { email?: string | null } = {}): Promise<House> => {
  const number = (drawn += 1)
  const contract = `CAMP-${number}`
  const email = more.email === undefined ? `campagne.${number}@foyer.example` : more.email
  const marie = await as('marie@horizon.example')
  const { data } = await marie.call('projects.createProject', {
    company_id: await builder(),
    type: 'HOUSE',
    name: `Maison Campagne ${String(number).padStart(3, '0')}`,
    contract_number: contract,
    contact_information: {
      addresses: [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }],
      ...(email && { emails: [{ email }] }),
    },
  })
  return { id: data.id, email: email ?? '', contract }
}
export const houses = (count: number) => Promise.all(Array.from({ length: count }, () => house()))

export const call = async (name: string, { id }: Campaign, more: object = {}, who?: Client): Promise<Answer> =>
  (who ?? (await as(hugo))).call(`campaigns.${name}`, { company_id: await builder(), campaign_id: id, ...more })
export const create = async (choice: object) =>
  (await as(hugo)).call('campaigns.createCampaign', { company_id: await builder(), ...choice })
export const draftOf = async (some: readonly House[], more: object = {}): Promise<Campaign> => {
  const { data } = await create({ name: 'Remise', residence_ids: some.map(({ id }) => id) })
  return Object.keys(more).length > 0 ? (await call('editCampaign', data, more)).data : data
}
export const started = async (some: readonly House[], more: object = {}): Promise<Campaign> => {
  const draft = await draftOf(some, more)
  expect(await call('startCampaign', draft)).toMatchObject({ status: 202 })
  return draft
}
export const read = async (campaign: Campaign): Promise<Campaign> => (await call('getCampaign', campaign)).data
export const rowsOf = async (campaign: Campaign, more: object = {}): Promise<CampaignHome[]> =>
  (await call('listCampaignHomes', campaign, { page_size: -1, ...more })).data
export const rowOf = async (campaign: Campaign, { id }: House) =>
  (await rowsOf(campaign)).find(({ residence }) => residence.id === id)!
/** What the mail provider says of the last mail of an address. */
export const happens = async (email: string, name: string, ago = 0) => {
  const { external_message_id } = await db
    .selectFrom('communication_logs')
    .select('external_message_id')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const time = new Date(Date.now() - ago).toISOString()
  await db.transaction().execute((tx) => noteEvent(tx, external_message_id!, { name, time, raw: '{}' }))
}
export const activate = ({ id }: House) =>
  db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', id).execute()
/** Lets so many days pass since a campaign and its mails. */
export const age = async ({ id }: Pick<Campaign, 'id'>, days: number) => {
  const past = new Date(Date.now() - days * 86_400_000)
  const logs = db.selectFrom('campaign_mails').select('log_id').where('campaign_id', '=', id)
  await db.updateTable('communication_logs').set({ created_at: past }).where('id', 'in', logs).execute()
  await db.updateTable('campaigns').set({ started_at: past, ended_at: past }).where('id', '=', id).execute()
}
