import { sql } from 'kysely'
import { db } from '../db.ts'
import { jobKind } from '../jobs.ts'

const batch = 2000
const old = sql`now() - interval '12 months'`

/** The oldest mails first, a batch at a time, so that no statement lasts. Answers whether there may be more. */
const forgetSome = async (): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with over as (
      update communication_logs set recipient = '', subject = null, body_html = null, last_error = null
      where id in (select id from communication_logs
        where created_at < ${old} and status <> 'PROGRAMMED' and (recipient <> '' or body_html is not null or subject is not null)
        order by id limit ${batch} for update skip locked)
      returning id),
    links as (delete from unsubscribe_links where log_id in (select id from over)),
    raw as (update communication_log_events set raw = '{}' where log_id in (select id from over))
    select id from over`.execute(db)
  return rows.length === batch
}

/** A mail keeps for twelve months whom it went to and what it said; then only that it left, and what became of it. */
const forgetOldMails = async (): Promise<void> => {
  while (await forgetSome());
  await sql`delete from webhook_inbox where received_at < ${old}`.execute(db)
}

export const forgetMails = jobKind({ name: 'mail.forget', cron: '50 3 * * *', handle: forgetOldMails })
