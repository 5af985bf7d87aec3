import type { Reason } from '@logis/contract/errors'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { reachedBy } from '#platform/reach.ts'
import type { CompanyScope } from '#platform/scope.ts'

type NewRun = { template: { id: number; name: string }; projects: readonly number[] }
export const insertRun = async (
  tx: Tx,
  { companyId, actor }: CompanyScope,
  { template, projects }: NewRun,
): Promise<number> => {
  const { id } = await tx
    .insertInto('template_runs')
    .values({
      company_id: companyId,
      template_id: template.id,
      template_name: template.name,
      user_id: actor.userId,
      impersonator_user_id: actor.impersonatorId,
      project_ids: [...projects],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Run = {
  id: number
  company_id: number
  template_id: number | null
  template_name: string
  user_id: number
  impersonator_user_id: number | null
  total: number
  done: number
  next: number | null
  ended_at: string | null
}
const columns = sql`id, company_id, template_id, template_name, user_id, impersonator_user_id,
  cardinality(project_ids) as total, done, project_ids[done + 1] as next, ended_at`

/** Where a run is. For the job; a reader is shown one of their company. */
export const findRun = async (on: Db, id: number): Promise<Run | undefined> =>
  (await sql<Run>`select ${columns} from template_runs where id = ${id}`.execute(on)).rows[0]

type Shown = { id: number; template_name: string; total: number; done: number; ended_at: string | null }
export const showRun = async (on: Db, { companyId }: CompanyScope, id: number): Promise<Shown | undefined> =>
  (
    await sql<Shown>`
      select id, template_name, cardinality(project_ids) as total, done, ended_at from template_runs
      where company_id = ${companyId} and id = ${id}`.execute(on)
  ).rows[0]

/** What a run left out, of what its company reaches still, by name. */
export const findMissed = async (on: Db, { companyId }: CompanyScope, id: number) => {
  const { rows } = await sql<{ id: number; name: string; reason: Reason }>`
    select r.id, r.name, m.reason from template_runs t
    cross join jsonb_to_recordset(t.missed) as m (id bigint, reason text) join residences r on r.id = m.id
    where t.id = ${id} and t.company_id = ${companyId} and ${reachedBy(companyId)} order by f_norm(r.name), r.id`.execute(
    on,
  )
  return rows
}
