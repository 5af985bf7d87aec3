import { db } from '../db.ts'

/** What the feed holds of a project, oldest first: who did what, from and to. */
export const journalOf = async (residenceId: number, since = 0) =>
  db
    .selectFrom('activity_logs as l')
    .innerJoin('activity_entries as e', 'e.id', 'l.entry_id')
    .leftJoin('users as u', 'u.id', 'e.actor_user_id')
    .where('e.residence_id', '=', residenceId)
    .where('l.id', '>', since)
    .select(['l.id', 'u.username', 'l.action', 'l.model_name', 'l.model_id', 'l.pretty_log', 'e.context_http_name'])
    .orderBy('l.id')
    .execute()

/** A mark to read the journal from. */
export const journalMark = async (): Promise<number> => {
  const { last } = await db
    .selectFrom('activity_logs')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
