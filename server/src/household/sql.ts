import type { NewThing, Thing } from '@logis/contract/household'
import { sql } from 'kysely'
import { db, type Db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { personName } from '#platform/people.ts'
import type { ProjectScope } from '#platform/scope.ts'

/**
 * What a reader sees of a home, by every way: what is kept there by those who live there now, and as the reader does,
 * owners as owners and tenants as tenants.
 */
const seen = ({ residenceId, actor }: ProjectScope) => sql`
  household_things h join residence_users a on a.residence_id = h.residence_id and a.user_id = h.user_id
  join residence_users me on me.residence_id = h.residence_id and me.role_code = a.role_code and me.user_id = ${actor.userId}
  join users u on u.id = h.user_id and u.deleted_at is null
  where h.residence_id = ${residenceId} and h.left_at is null`

const filesOf = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size_bytes, 'mime_type', s.mime_type) order by f.id)
  from household_files f join stored_files s on s.id = f.stored_file_id where f.thing_id = h.id), '[]')`
const columns = sql`h.id, h.kind, h.title, h.body, h.brand, h.serial_number, h.bought_on, h.warranty_until, h.created_at, h.updated_at,
  json_build_object('id', u.id, 'name', ${personName()}) as author, ${filesOf} as files`

export type ThingRow = Omit<Thing, 'cannot'>

export const listThings = async (scope: ProjectScope): Promise<ThingRow[]> => {
  const { rows } = await sql<ThingRow>`select ${columns} from ${seen(scope)} order by h.id desc`.execute(db)
  return rows
}

export const findThing = async (on: Db | Tx, scope: ProjectScope, id: number): Promise<ThingRow | undefined> => {
  const { rows } = await sql<ThingRow>`select ${columns} from ${seen(scope)} and h.id = ${id}`.execute(on)
  return rows[0]
}

type StoredFile = { name: string; size_bytes: number; mime_type: string; storage_key: string }

export const findFile = async (scope: ProjectScope, thingId: number, id: number): Promise<StoredFile | undefined> => {
  const { rows } = await sql<StoredFile>`
    select f.name, f.size_bytes, s.mime_type, s.storage_key
    from household_files f join stored_files s on s.id = f.stored_file_id
    where f.id = ${id} and f.thing_id in (select h.id from ${seen(scope)} and h.id = ${thingId})`.execute(db)
  return rows[0]
}

/** What someone keeps in a held home: how many things, and how heavy their files. */
export const measure = async ({ tx, residenceId, author }: Held): Promise<{ count: number; bytes: number }> => {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(distinct h.id)::int as count, coalesce(sum(f.size_bytes), 0)::float8 as bytes
    from household_things h left join household_files f on f.thing_id = h.id
    where h.residence_id = ${residenceId} and h.user_id = ${author.userId} and h.left_at is null`.execute(tx)
  return rows[0]!
}

export const insertThing = async ({ tx, residenceId, author }: Held, thing: NewThing): Promise<number> => {
  const { id } = await tx
    .insertInto('household_things')
    .values({ ...thing, residence_id: residenceId, user_id: author.userId! })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateThing = ({ tx, residenceId }: Held, id: number, facts: Omit<NewThing, 'kind'>) =>
  tx
    .updateTable('household_things')
    .set({ ...facts, updated_at: new Date() })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

export const deleteThing = ({ tx, residenceId }: Held, id: number) =>
  tx.deleteFrom('household_things').where('residence_id', '=', residenceId).where('id', '=', id).execute()

export type NewFile = { stored_file_id: number; name: string; size_bytes: number }

export const insertFiles = ({ tx }: Held, thing_id: number, files: readonly NewFile[]) =>
  tx
    .insertInto('household_files')
    .values(files.map((file) => ({ ...file, thing_id })))
    .execute()

/** False when the thing has no such file. */
export const deleteFile = async ({ tx }: Held, thingId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('household_files')
    .where('thing_id', '=', thingId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets what those who left a home have not taken along in time. */
export const deleteLeft = (days: number, now: Date) =>
  sql`delete from household_things where left_at < ${now}::timestamptz - make_interval(days => ${days})`.execute(db)

type OwnFile = StoredFile & { home: string; title: string; created_at: string }

/** The files of what someone keeps, where they live and where they lived. */
export const listOwnFiles = async (userId: number): Promise<OwnFile[]> => {
  const { rows } = await sql<OwnFile>`
    select f.name, f.size_bytes, s.mime_type, s.storage_key, h.title, h.created_at, r.name as home
    from household_files f join household_things h on h.id = f.thing_id join residences r on r.id = h.residence_id
    join stored_files s on s.id = f.stored_file_id where h.user_id = ${userId} order by r.name, h.id, f.id`.execute(db)
  return rows
}
