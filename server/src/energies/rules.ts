import type { EnergyReading, EnergySubscription } from '@logis/contract/energies'
import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction } from '@logis/contract/feed.rules'
import { recordAdministration, type Administering } from '#platform/administering.ts'
import { administeringHome } from '#platform/administeringHome.ts'
import { db, type Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope, ProjectScope } from '#platform/scope.ts'
import { energyPolicy } from './policy.ts'
import * as sql from './sql.ts'

export const listSubscriptions = (scope: ProjectScope): Promise<EnergySubscription[]> =>
  sql.listSubscriptions(db, scope)

const find = async (reader: Db, place: InProject, id: number): Promise<EnergySubscription> =>
  (await sql.findSubscription(reader, place, id)) ?? refuse('ENERGY_SUBSCRIPTION_NOT_FOUND')

const onHome = <T>(
  scope: AdministratorScope,
  residenceId: number,
  work: (held: Held, by: Administering) => Promise<T>,
): Promise<T> => administeringHome(scope, { residenceId, needs: energyPolicy.needs.fill }, work)

/** By the home and the meter, never by whoever lives there: the entry outlives their account. */
const tell = async (
  by: Administering,
  held: Held,
  action: ActivityAction,
  { id, delivery_point }: Pick<EnergySubscription, 'id' | 'delivery_point'>,
  changes: AttributeChange[],
): Promise<void> => {
  const name = `${await sql.findHomeName(held)} · ${delivery_point}`
  await recordAdministration(by, { action, model: 'EnergySubscription', id, name, changes })
}

const told = async ({ tx }: Held, { energy, delivery_point, status, utility_id }: EnergySubscription) => ({
  energy,
  delivery_point,
  status,
  utility: utility_id === null ? null : await sql.findUtilityName(tx, utility_id),
})

type NewSubscription = Parameters<typeof sql.insertSubscription>[1]
/** By the consent of somebody who lives there; once for each energy. */
export const createSubscription = (
  scope: AdministratorScope,
  residenceId: number,
  subscription: NewSubscription,
): Promise<EnergySubscription> =>
  onHome(scope, residenceId, async (held, by) => {
    if (!(await sql.livesIn(held, subscription.user_id))) refuse('RESIDENCE_USER_NOT_FOUND')
    const made = await sql.insertSubscription(held, subscription)
    await tell(by, held, 'CREATED', made, created(await told(held, made)))
    return made
  })

export const editSubscription = (
  scope: AdministratorScope,
  residenceId: number,
  { id, ...edit }: sql.SubscriptionEdit & { id: number },
): Promise<EnergySubscription> =>
  onHome(scope, residenceId, async (held, by) => {
    const before = await find(held.tx, held, id)
    const after = (await sql.editSubscription(held, id, edit)) ?? refuse('ENERGY_SUBSCRIPTION_NOT_FOUND')
    await tell(by, held, 'UPDATED', after, changesBetween(await told(held, before), await told(held, after)))
    return after
  })

export const deleteSubscription = (scope: AdministratorScope, residenceId: number, id: number): Promise<void> =>
  onHome(scope, residenceId, async (held, by) => {
    const before = await find(held.tx, held, id)
    await sql.deleteSubscription(held, id)
    await tell(by, held, 'DELETED', before, deleted(await told(held, before)))
  })

export const listReadings = async (scope: ProjectScope, id: number): Promise<EnergyReading[]> => {
  await find(db, scope, id)
  return sql.listReadings(db, id)
}

/** Of two readings of a day in one call the last one counts. */
const byDay = (readings: readonly sql.NewReading[]): sql.NewReading[] => [
  ...new Map(readings.map((reading) => [reading.date, reading])).values(),
]

/** How many, of which days: what was counted is the household's and stands in no feed. */
const lineOf = (readings: readonly sql.NewReading[]): string => {
  const days = readings.map(({ date }) => date).toSorted()
  return `${days[0]} – ${days.at(-1)} (${days.length})`
}

export const recordReadings = (
  scope: AdministratorScope,
  residenceId: number,
  { id, readings }: { id: number; readings: readonly sql.NewReading[] },
): Promise<EnergyReading[]> =>
  onHome(scope, residenceId, async (held, by) => {
    const subscription = await find(held.tx, held, id)
    const days = byDay(readings)
    await sql.putReadings(held, id, days)
    const change = { attribute_name: 'readings', old_value: null, value: lineOf(days) }
    await tell(by, held, 'UPDATED', subscription, [change])
    return sql.listReadings(held.tx, id)
  })
