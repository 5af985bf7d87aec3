import { randomBytes } from 'node:crypto'
import type { EnergyStatus } from '@logis/contract/energies.rules'
import type { NoteModel } from '@logis/contract/notes.rules'
import { db } from '../db.ts'
import type { Tables } from '../tables.ts'
import { as } from './client.ts'
import { acceptTerms } from './people.ts'
import { world } from './world.ts'

const admin = () => as('admin@logis.example')

/** A fresh trade that nobody has. */
export const tradeOf = async (): Promise<number> => {
  const name = randomBytes(6).toString('hex')
  const trade = { code: `t${name}`, name_fr: `Métier ${name}`, name_en: `Trade ${name}` }
  return (await (await admin()).call('trades.createTrade', trade)).data.id as number
}

/** A fresh manufacturer without products. */
export const makerOf = async (): Promise<number> => {
  const name = `Fabricant ${randomBytes(6).toString('hex')}`
  return (await (await admin()).call('manufacturers.createMaker', { name })).data.id as number
}

/** A fresh label that no product bears. */
export const labelOf = async (): Promise<number> => {
  const name = randomBytes(6).toString('hex')
  const label = { code: `l${name}`, name_fr: `Label ${name}`, name_en: `Label ${name}` }
  return (await (await admin()).call('productLabels.createLabel', label)).data.id as number
}

/** A fresh class without products, below another or none. */
export const classOf = async (parent_id: number | null = null): Promise<number> => {
  const name = randomBytes(6).toString('hex')
  const input = { code: `c${name}`, name_fr: `Classe ${name}`, name_en: `Class ${name}`, type: 'PRODUCT', parent_id }
  return (await (await admin()).call('productClasses.createClass', input)).data.id as number
}

/** A fresh product of a fresh manufacturer, that nothing is of. */
export const productOf = async (): Promise<number> => {
  const name = `Produit ${randomBytes(6).toString('hex')}`
  const input = { name, manufacturer_id: await makerOf(), type: 'PRODUCT' }
  return (await (await admin()).call('products.createProduct', input)).data.id as number
}

export const channelOf = async (code: string): Promise<number> =>
  (await db.selectFrom('communication_channels').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

/** A request for the data of a meter of the demo world, in a state. */
export const requestOf = async (status: EnergyStatus): Promise<number> => {
  const { id } = await db
    .selectFrom('energy_subscriptions')
    .select('id')
    .where('energy', '=', 'ELECTRICITY')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('energy_subscriptions').set({ status }).where('id', '=', id).execute()
  return id
}

/** A fresh account that belongs nowhere, of someone who has chosen a password and proven the address. */
export const personOf = async (more: { is_active?: boolean; password_hash?: string | null } = {}): Promise<number> => {
  const username = `${randomBytes(6).toString('hex')}@personne.example`
  const { id } = await db
    .insertInto('users')
    .values({ username, email: username, password_hash: 'none', email_validated_at: new Date(), ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Role = Tables['user_role_companies']['role']
/** A fresh account of somebody who works for a company, or no longer does, and has accepted the terms. */
export const workerOf = async (company_id: number, role: Role = 'COMPANY_MEMBER', is_active = true) => {
  const user_id = await personOf()
  await acceptTerms(user_id)
  await db.insertInto('user_role_companies').values({ user_id, company_id, role, is_active }).execute()
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { user_id, username }
}

/** The Premium offer of a fresh company, from the beginning of 2026. */
export const subscriptionOf = async (more: { starts_on?: string; ends_on?: string } = {}): Promise<number> => {
  const client = await admin()
  const company = { name: `Société ${randomBytes(4).toString('hex')}`, type: 'RENOVATION' }
  const company_id = (await client.call('partners.createPartner', company)).data.id as number
  const terms = { company_id, code: 'MSL_PREMIUM', starts_on: '2026-01-01', ...more }
  return (await client.call('subscriptions.createSubscription', terms)).data.id as number
}

/** A fresh utility that no connection is of. */
export const utilityOf = async (): Promise<number> => {
  const utility = { name: `Fournisseur ${randomBytes(6).toString('hex')}`, energy: 'ELECTRICITY' }
  return (await (await admin()).call('energies.createUtility', utility)).data.id as number
}

/** A fresh note about a home or a company. */
export const noteOf = async (about: { model_type: NoteModel; model_id: number }): Promise<number> =>
  (await (await admin()).call('notes.createNote', { ...about, text: 'À rappeler' })).data.id as number

/** A fresh company whose data was to be kept until a year ago, and which was told so long before. */
export const retentionOf = async ({ isHeld = false, isTold = true } = {}): Promise<number> => {
  const client = await admin()
  const company = { name: `Partie ${randomBytes(4).toString('hex')}`, type: 'RENOVATION' }
  const company_id = (await client.call('partners.createPartner', company)).data.id as number
  const terms = { company_id, code: 'MSL_CONFORT', starts_on: '2018-01-01', ends_on: '2022-06-30' }
  await client.call('subscriptions.createSubscription', terms)
  const told_at = new Date('2025-06-15T08:00:00Z')
  const notice = { company_id, days: 15, kept_until: '2025-06-30', told_at }
  if (isTold) await db.insertInto('retention_notices').values(notice).execute()
  if (isHeld) await client.call('retentions.holdRetention', { company_id, reason: 'Litige en cours' })
  return company_id
}

/** Two drafts of imports of a builder. */
export const twoSheets = async (): Promise<Record<string, unknown>> => {
  const user_id = await world.user('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const sheets = ['un.csv', 'deux.csv'].map((file_name) => ({ file_name, user_id, company_id, columns: '[]' }))
  await db.insertInto('intakes').values(sheets).execute()
  return {}
}
