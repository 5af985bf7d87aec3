import type { Held } from '#platform/holding.ts'
import * as sql from './sql.ts'

/**
 * A home changes hands, or waits for its next owner: what the former ones paid stays with the company, and no later
 * resident reads it.
 */
export const withholdPaid = async (held: Held): Promise<void> => {
  await sql.withholdPaid(held)
}

/** The same of what is put back into a home that has changed hands since it was deleted. */
export const withholdPaidAmong = async (held: Held, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await sql.withholdPaidAmong(held, ids)
}
