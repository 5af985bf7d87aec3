import { accountingYears } from '@logis/contract/retention.rules'
import { deleteContacts } from '#platform/contactInformation.ts'
import type { Db, Tx } from '#platform/db.ts'
import { holdToErase } from '#platform/holding.ts'
import * as sql from './sql.ts'

export type { Erased } from './sql.ts'

/** How many homes of each company stay, whatever is decided of what it left. */
export const countStaying = async (
  on: Db | Tx,
  companyIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (await sql.countStaying(on, companyIds, { day, years: accountingYears })).map(({ company_id, staying }) => [
      company_id,
      staying,
    ]),
  )

/** Nothing is left to erase when it is over; a home that somebody moved into meanwhile is none. */
export type Step = { erased: sql.Erased[]; isOver: boolean }

/**
 * Erases the next homes of a company, and answers what they were: rows, feed, equipment, papers and all. Never a home
 * where somebody lives, nor one whose accounts are to be kept, nor one that was made after somebody decided so.
 */
export const eraseHomes = async (
  tx: Tx,
  companyId: number,
  { most, day, decidedAt }: { most: number; day: string; decidedAt: string },
): Promise<Step> => {
  const accounts = { day, years: accountingYears }
  const held = await holdToErase(tx, companyId, await sql.findErasable(tx, companyId, { most, accounts, decidedAt }))
  if (held.length === 0) return { erased: [], isOver: true }
  const erased = await sql.describe(tx, held, accounts)
  const ids = new Set(erased.map(({ erased_residence_id }) => erased_residence_id))
  const going = held.filter(({ residenceId }) => ids.has(residenceId))
  await deleteContacts(tx, await sql.deleteHomes(tx, going))
  return { erased, isOver: false }
}
