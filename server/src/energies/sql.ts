import type { EnergyReading, EnergySubscription } from '@logis/contract/energies'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

const columns = [
  'id',
  'residence_id',
  'user_id',
  'energy',
  'delivery_point',
  'status',
  'created_at',
  'utility_id',
] as const

export const listSubscriptions = (reader: Db, { residenceId }: InProject): Promise<EnergySubscription[]> =>
  reader
    .selectFrom('energy_subscriptions')
    .select(columns)
    .where('residence_id', '=', residenceId)
    .orderBy('id')
    .execute()

export const findSubscription = (reader: Db, { residenceId }: InProject, id: number) =>
  reader
    .selectFrom('energy_subscriptions')
    .select(columns)
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .executeTakeFirst()

export const findHomeName = async ({ tx, residenceId }: Held): Promise<string> =>
  (await tx.selectFrom('residences').select('name').where('id', '=', residenceId).executeTakeFirstOrThrow()).name

export const findUtilityName = async (tx: Tx, id: number): Promise<string> =>
  (await tx.selectFrom('energy_utilities').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

export const livesIn = async ({ tx, residenceId }: Held, userId: number): Promise<boolean> =>
  (await tx
    .selectFrom('residence_users')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

type NewSubscription = Pick<EnergySubscription, 'user_id' | 'energy' | 'delivery_point' | 'status'> & {
  utility_id?: number | null | undefined
}
export const insertSubscription = (
  { tx, residenceId }: Held,
  subscription: NewSubscription,
): Promise<EnergySubscription> =>
  tx
    .insertInto('energy_subscriptions')
    .values({ ...subscription, residence_id: residenceId })
    .returning(columns)
    .executeTakeFirstOrThrow()

export type SubscriptionEdit = Partial<Pick<EnergySubscription, 'status' | 'delivery_point' | 'utility_id'>>
export const editSubscription = ({ tx, residenceId }: Held, id: number, edit: SubscriptionEdit) =>
  tx
    .updateTable('energy_subscriptions')
    .set({ ...edit, updated_at: sql<string>`now()` })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

export const deleteSubscription = ({ tx, residenceId }: Held, id: number) =>
  tx
    .deleteFrom('energy_subscriptions')
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

export const listReadings = (reader: Db, subscriptionId: number): Promise<EnergyReading[]> =>
  reader
    .selectFrom('energy_readings')
    .select(['subscription_id', 'date', 'value', 'unit'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('date', 'desc')
    .execute()

export type NewReading = Omit<EnergyReading, 'subscription_id'>
/** A day that is known already is corrected. */
export const putReadings = ({ tx }: Held, subscription_id: number, readings: readonly NewReading[]) =>
  tx
    .insertInto('energy_readings')
    .values(readings.map((reading) => ({ ...reading, subscription_id })))
    .onConflict((known) =>
      known.columns(['subscription_id', 'date']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        unit: ref('excluded.unit'),
      })),
    )
    .execute()
