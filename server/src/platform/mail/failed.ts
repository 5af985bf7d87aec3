import { sql, type SqlBool } from 'kysely'

/** What the log says of a mail that nobody needed any more as it was to leave, or that its reader does not want. */
export const notNeeded = 'no longer needed'

/** The mail `l` of the log never left, though it should have. */
export const isFailed = sql<SqlBool>`(l.status = 'FAILED' and l.last_error is distinct from ${notNeeded})`
