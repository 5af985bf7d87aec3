import { sql, type SqlBool } from 'kysely'

/** What the log says of a mail that nobody needed any more as it was to leave, or that its reader does not want. */
export const notNeeded = 'no longer needed'

/** The mail `l` of the log never left, though it should have. */
export const isFailed = sql<SqlBool>`(l.status = 'FAILED' and l.last_error is distinct from ${notNeeded})`

/** The newest word of the provider says that the mail `l` will not arrive; a click says nothing of that (CODE-12, CODE-13). */
export const cameBack = (undelivered: readonly string[]) =>
  sql<SqlBool>`coalesce((select e.name from communication_log_events e where e.log_id = l.id and e.name <> 'clicks'
    order by e.time desc, e.id desc limit 1) = any(${[...undelivered]}::text[]), false)`
