import { sql } from 'kysely'
import { db } from './db.ts'
import { demandLimit, type Limit } from './limits.ts'
import { demandProof } from './proof.ts'
import type { UserScope } from './scope.ts'
import { note } from './securityLog.ts'

/** Exports of more rows than these are counted. */
const bigExport = 1000
const bigExports: Limit = { name: 'big-exports', times: 20, seconds: 3600, reason: 'EXPORTS_TOO_MANY' }

export type Export = {
  rows: number
  /** Names of the criteria that were asked for. Their values stay out of the log: they may be a person's. */
  criteria?: string[]
  /** Whether whole residence codes are in it. */
  codes?: boolean
  companyId?: number
  residenceId?: number
}

/** The names of what a list was searched by. */
export const criteriaOf = ({
  search: { text, where },
}: {
  search: { text: string | null; where: object }
}): string[] => [...(text ? ['text'] : []), ...Object.keys(where)]

/** The newest row of a table that only grows: an export goes no further, so that what comes meanwhile shifts no page. */
export const newestOf = async (table: 'administration_entries' | 'intakes' | 'security_log'): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(db)
  return rows[0]!.id
}

/**
 * Tells the security log that data leaves as a file, before its first byte does. Of those of over 1,000 rows a person
 * takes twenty an hour, having proven just now that it is them; the next is refused, EXPORTS_TOO_MANY.
 */
export const noteExport = async (
  { actor, call }: Pick<UserScope, 'actor' | 'call'>,
  { companyId, residenceId, ...details }: Export,
): Promise<void> => {
  if (details.rows > bigExport) {
    demandProof({ actor })
    await demandLimit(bigExports, String(actor.userId))
  }
  await note(db, call, 'EXPORTED', { ...(companyId && { companyId }), ...(residenceId && { residenceId }), details })
}
