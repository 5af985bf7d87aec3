import type { Held } from '#platform/holding.ts'
import * as sql from './sql.ts'

/**
 * A home changes hands, or waits for its next owner: what the former ones paid stays with the company, and no later
 * resident reads it.
 */
export const withholdPaid = async (held: Held): Promise<void> => {
  await sql.withholdPaid(held)
}
