import type { Tx } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import * as sql from './sql.ts'

/**
 * Holds a company until the transaction ends. Only an empty one is removed: whatever is added to it (a project, an
 * affiliate, a member) takes this first, or it would be added to a company that is being removed.
 */
export const holdCompany = async (tx: Tx, id: number): Promise<{ name: string }> =>
  (await sql.holdCompany(tx, id)) ?? refuse('COMPANY_NOT_FOUND')
