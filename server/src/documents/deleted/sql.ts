import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { personName } from '#platform/people.ts'

const daysAgo = (days: number, now: Date) => sql<string>`${now}::timestamptz - make_interval(days => ${days})`

/** What can still be put back into a home, the last deleted first. */
export const listDeleted = (db: Db, { residenceId }: InProject, days: number, now: Date) =>
  db
    .selectFrom('deleted_documents as d')
    .leftJoin('users as u', 'u.id', 'd.deleted_by_user_id')
    .select(['d.id', 'd.folder', 'd.name', 'd.extension', 'd.size_bytes', 'd.deleted_at', 'd.has_changed_hands'])
    .select(sql<string | null>`case when u.id is not null then ${personName()} end`.as('deleted_by'))
    .where('d.residence_id', '=', residenceId)
    .where(sql<SqlBool>`d.deleted_at > ${daysAgo(days, now)}`)
    .orderBy('d.deleted_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
export type DeletedRow = Awaited<ReturnType<typeof listDeleted>>[number]

export type Returning = { id: number; folder_id: number | null; name: string; extension: string }

/** Puts deleted files of a held project back as documents, each where and under the name that is said of it. */
export const restore = ({ tx, residenceId }: Held, files: readonly Returning[]) =>
  sql`with back as (
      delete from deleted_documents d using jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
        as f(id bigint, folder_id bigint, name text, extension text)
      where d.residence_id = ${residenceId} and d.id = f.id
      returning d.*, f.folder_id, f.name as free_name, f.extension as free_extension),
    made as (
      insert into documents (id, context, residence_id, folder_id, stored_file_id, name, extension, size_bytes, is_private,
        is_withheld, valid_until, creator_user_id, creator_company_id, creator_name, created_at)
      overriding system value
      select id, 'RESIDENCE', residence_id, folder_id, stored_file_id, free_name, free_extension, size_bytes, is_private,
        is_withheld, valid_until, creator_user_id, creator_company_id, creator_name, created_at from back)
    insert into document_label_links (document_id, label_id)
    select b.id, l.id from back b join document_labels l on l.id = any(b.label_ids)`.execute(tx)

/** Forgets for good what was deleted so many days ago. Its bytes go as those of any file that nothing speaks of. */
export const forgetDeleted = (db: Db, days: number, now: Date) =>
  sql`delete from deleted_documents where deleted_at <= ${daysAgo(days, now)}`.execute(db)
