import { db } from '#platform/db.ts'
import type { Answer, Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'
import type { Person } from '../people.ts'
import { subjects } from '../subjects.ts'

export type Ids = Record<string, number>
export type Call = (client: Client, ids: Ids, person: Person) => Promise<Answer>

/** An act of a `cannot`, and the operation that it speaks of: named once, here. */
export type Act = {
  calls: string
  by: Call
  /** What is told closed and answers all the same, since a second click on what is done changes nothing. */
  repeats?: string
  /** Whether it happened, where being left out is no refusal. */
  happened?: (answer: Answer) => boolean
}

/** An answer that carries a `cannot`, the states of what it is about, and its acts. */
export type Told = {
  reads: string
  by: Call
  /** Where in the answer. */
  cannot: (answer: Answer, ids: Ids) => Record<string, string | null> | undefined
  states: Record<string, () => Promise<Ids>>
  acts: Record<string, Act>
}

/** The company that a person acts for in a project of Maisons Clairière. */
const companyOf = async (person: Person) => (person === 'nora' ? subjects.noras() : subjects.company())
const inPlace = async (person: Person, { residence_id }: Ids) => ({ company_id: await companyOf(person), residence_id })
export const call =
  (name: string, more: (ids: Ids, person: Person) => object | Promise<object>): Call =>
  async (client, ids, person) =>
    client.call(name, (await more(ids, person)) as Record<string, unknown>)
export const act = (
  calls: string,
  more: (ids: Ids, person: Person) => object | Promise<object>,
  rest: Partial<Act> = {},
): Act => ({
  calls,
  by: call(calls, more),
  ...rest,
})
export const uploading = (calls: string, by: Call, rest: Partial<Act> = {}): Act => ({ calls, by, ...rest })

export const house = async (): Promise<Ids> => {
  const { company_id, residence_id } = await subjects.house()
  return { company_id, residence_id }
}
const patched = (patch: object) => async () => {
  const ids = await house()
  await db.updateTable('residences').set(patch).where('id', '=', ids.residence_id!).execute()
  return ids
}
export const cancelled = patched({ deleted_at: new Date() })
const activated = patched({ activation_date: new Date() })
/** A home of an installer, as a gas passport is. */
export const passport = async (): Promise<Ids> => {
  const company_id = await world.company('Chauffage Lenoir')
  const ids = await house()
  const moved = { company_id, is_ptg: true }
  await db.updateTable('residences').set(moved).where('id', '=', ids.residence_id!).execute()
  return { ...ids, company_id }
}
const withoutEmail = async () => {
  const ids = await house()
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', ids.residence_id!)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('emails').where('contact_information_id', '=', contact_information_id).execute()
  return ids
}
export const withoutProvisions = async () => {
  const ids = await house()
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', ids.residence_id!).execute()
  return ids
}
/** A flat whose building is cancelled, and which is not. */
const inCancelledBuilding = async () => {
  const ids = await house()
  const building = await house()
  const { residence_id: parent_id } = building
  await db
    .updateTable('residences')
    .set({ type: 'BUILDING', deleted_at: new Date() })
    .where('id', '=', parent_id!)
    .execute()
  await db
    .updateTable('residences')
    .set({ type: 'FLAT', parent_id: parent_id! })
    .where('id', '=', ids.residence_id!)
    .execute()
  return ids
}
export const homes = {
  'in a cancelled building': inCancelledBuilding,
  live: house,
  cancelled,
  activated,
  'a passport': passport,
  'without e-mail': withoutEmail,
  'without provisions': withoutProvisions,
}

export const ofProject = ({ residence_id }: Ids) => ({ residence_id })
/** For the company of the path: the one that the person acts for. */
export const own = async (ids: Ids, person: Person) =>
  ids.company_id === (await subjects.company())
    ? inPlace(person, ids)
    : { company_id: ids.company_id!, residence_id: ids.residence_id }

/** A `cannot` that stands beside a list. */
export const besideList = (answer: Answer) => (answer as Answer & { cannot: Record<string, string | null> }).cannot
