import type { EnergyReading, EnergySubscription } from '@logis/contract/energies'
import { db, type Db } from '#platform/db.ts'
import { holding, type Held, type InProject } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

export const listSubscriptions = (scope: ProjectScope): Promise<EnergySubscription[]> =>
  sql.listSubscriptions(db, scope)

const find = async (reader: Db, place: InProject, id: number): Promise<EnergySubscription> =>
  (await sql.findSubscription(reader, place, id)) ?? refuse('ENERGY_SUBSCRIPTION_NOT_FOUND')

type NewSubscription = Parameters<typeof sql.insertSubscription>[1]
/** By the consent of somebody who lives there; once for each energy. */
export const createSubscription = (scope: ProjectScope, subscription: NewSubscription): Promise<EnergySubscription> =>
  holding(scope, async (held: Held) => {
    if (!(await sql.livesIn(held, subscription.user_id))) refuse('RESIDENCE_USER_NOT_FOUND')
    return sql.insertSubscription(held, subscription)
  })

export const editSubscription = (
  scope: ProjectScope,
  id: number,
  edit: sql.SubscriptionEdit,
): Promise<EnergySubscription> =>
  holding(
    scope,
    async (held: Held) => (await sql.editSubscription(held, id, edit)) ?? refuse('ENERGY_SUBSCRIPTION_NOT_FOUND'),
  )

export const deleteSubscription = (scope: ProjectScope, id: number): Promise<void> =>
  holding(scope, async (held: Held) => {
    if (!(await sql.deleteSubscription(held, id))) refuse('ENERGY_SUBSCRIPTION_NOT_FOUND')
  })

export const listReadings = async (scope: ProjectScope, id: number): Promise<EnergyReading[]> => {
  await find(db, scope, id)
  return sql.listReadings(db, id)
}

/** Of two readings of a day in one call the last one counts. */
const byDay = (readings: readonly sql.NewReading[]): sql.NewReading[] => [
  ...new Map(readings.map((reading) => [reading.date, reading])).values(),
]

export const recordReadings = (
  scope: ProjectScope,
  id: number,
  readings: readonly sql.NewReading[],
): Promise<EnergyReading[]> =>
  holding(scope, async (held: Held) => {
    await find(held.tx, held, id)
    await sql.putReadings(held, id, byDay(readings))
    return sql.listReadings(held.tx, id)
  })
