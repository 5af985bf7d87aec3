import { sql } from 'kysely'
import { db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'

/** False when it was linked already. */
export const insertLink = async ({ tx, residenceId }: Held, contactId: number, jobId: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('residence_contact_links')
    .values({ residence_id: residenceId, contact_id: contactId, job_id: jobId })
    .onConflict((conflict) => conflict.constraint('residence_contact_links_once').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type LinkRow = { residence_id: number; contact_id: number; job_id: number; name: string; job: string }
const told = sql`l.residence_id, l.contact_id, l.job_id, c.name, j.name_fr as job
  from residence_contact_links l join contacts c on c.id = l.contact_id join jobs j on j.id = l.job_id`

/** The links of a contact of the company, but for those by the trades that it keeps. */
export const linksOf = async (
  tx: Tx,
  { companyId }: CompanyScope,
  contactId: number,
  keptJobs: readonly number[],
): Promise<LinkRow[]> => {
  const { rows } = await sql<LinkRow>`
    select ${told} where c.company_id = ${companyId} and l.contact_id = ${contactId}
      and l.job_id <> all(${keptJobs}::bigint[]) order by l.id`.execute(tx)
  return rows
}

export const findLink = async (
  { tx, residenceId }: Held,
  contactId: number,
  jobId: number,
): Promise<LinkRow | undefined> => {
  const { rows } = await sql<LinkRow>`
    select ${told} where l.residence_id = ${residenceId} and l.contact_id = ${contactId} and l.job_id = ${jobId}`.execute(
    tx,
  )
  return rows[0]
}

/** False when it was not there any more. */
export const deleteLink = async ({ tx, residenceId }: Held, contactId: number, jobId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('residence_contact_links')
    .where('residence_id', '=', residenceId)
    .where('contact_id', '=', contactId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The contacts that all the live flats of a building have, each by the trades that all of them have. */
export const listOfEveryFlat = async ({ residenceId }: ProjectScope) => {
  const { rows } = await sql<{ id: number; jobs: { id: number }[] }>`
    with flats as (select id from residences where parent_id = ${residenceId} and deleted_at is null),
    everywhere as (select l.contact_id, l.job_id from residence_contact_links l join flats f on f.id = l.residence_id
      group by 1, 2 having count(*) = (select count(*) from flats))
    select contact_id as id, json_agg(json_build_object('id', job_id) order by job_id) as jobs
    from everywhere group by 1 order by 1`.execute(db)
  return rows
}
