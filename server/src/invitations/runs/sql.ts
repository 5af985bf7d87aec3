import type { Reason } from '@logis/contract/errors'
import type { InvitationCode } from '@logis/contract/invitations.rules'
import { sql } from 'kysely'
import { db, type Db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { asCounted } from '#platform/lists.ts'
import type { ProjectScope } from '#platform/scope.ts'

export type Entry = { residence_id: number; email: string }

type FlatToInvite = { id: number; name: string; emails: string[]; is_activated: boolean }
/** The live flats of a building, by name, with the addresses that they are written to. */
export const listFlats = async ({ residenceId }: ProjectScope): Promise<FlatToInvite[]> => {
  const { rows } = await sql<FlatToInvite>`
    select r.id, r.name, r.activation_date is not null as is_activated,
      array(select e.email::text from emails e where e.contact_information_id = r.contact_information_id order by e.position) as emails
    from residences r where r.parent_id = ${residenceId} and r.deleted_at is null order by ${asCounted(sql`r.name_norm`)}, r.id`.execute(
    db,
  )
  return rows
}

type New = { run_key: string; channel_code: InvitationCode; entries: readonly Entry[]; impersonatorId: number | null }
/** The one of this key that its sender has begun already, or a new one; `isNew` says which. */
export const insertRun = async (
  { tx, residenceId, companyId, author }: Held,
  { run_key, channel_code, entries, impersonatorId }: New,
): Promise<{ id: number; isNew: boolean }> => {
  const key = { building_id: residenceId, user_id: author.userId!, run_key }
  const made = await tx
    .insertInto('invitation_runs')
    .values({
      ...key,
      company_id: companyId,
      impersonator_user_id: impersonatorId,
      channel_code,
      entries: JSON.stringify(entries),
      total: entries.length,
    })
    .onConflict((conflict) => conflict.constraint('invitation_runs_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, isNew: true }
  const { id } = await tx
    .selectFrom('invitation_runs')
    .select('id')
    .where('building_id', '=', residenceId)
    .where('user_id', '=', key.user_id)
    .where('run_key', '=', run_key)
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

export type Run = {
  id: number
  company_id: number
  building_id: number
  user_id: number
  impersonator_user_id: number | null
  channel_code: InvitationCode
  done: number
  next: Entry | null
  ended_at: string | null
}
/** Where a run is, for the job. */
export const findRun = async (on: Db, id: number): Promise<Run | undefined> => {
  const { rows } = await sql<Run>`
    select id, company_id, building_id, user_id, impersonator_user_id, channel_code, done, entries -> done as next, ended_at
    from invitation_runs where id = ${id}`.execute(on)
  return rows[0]
}

type Shown = { id: number; total: number; done: number; ended_at: string | null }
export const showRun = async (on: Db, { residenceId }: ProjectScope, id: number): Promise<Shown | undefined> =>
  on
    .selectFrom('invitation_runs')
    .select(['id', 'total', 'done', 'ended_at'])
    .where('building_id', '=', residenceId)
    .where('id', '=', id)
    .executeTakeFirst()

/** What a run left out, of what is a flat of the building still, by name. */
export const findMissed = async (on: Db, { residenceId }: ProjectScope, id: number) => {
  const { rows } = await sql<{ id: number; name: string; reason: Reason }>`
    select r.id, r.name, m.reason from invitation_runs t
    cross join jsonb_to_recordset(t.missed) as m (id bigint, reason text) join residences r on r.id = m.id
    where t.id = ${id} and t.building_id = ${residenceId} and r.parent_id = ${residenceId} order by r.name_norm, r.id`.execute(
    on,
  )
  return rows
}

/** Forgets whom a run wrote to; the mails have a log of their own. */
export const forgetEntries = (tx: Tx, { id }: Run) =>
  tx.updateTable('invitation_runs').set({ entries: '[]' }).where('id', '=', id).execute()
