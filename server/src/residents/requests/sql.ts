import type { OwnRequest } from '@logis/contract/residents'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import type { Role } from '../sql.ts'

export type Asked = { user_id: number; role_code: Role }

/** A request that waits; a second one of the same person breaks the index that allows one. */
export const insertPending = ({ tx, residenceId }: Held, asked: Asked) =>
  tx
    .insertInto('access_requests')
    .values({ ...asked, residence_id: residenceId })
    .returning('id')
    .executeTakeFirstOrThrow()

export const insertAccepted = ({ tx, residenceId }: Held, asked: Asked) =>
  tx
    .insertInto('access_requests')
    .values({ ...asked, residence_id: residenceId, status: 'ACCEPTED', decided_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()

/** What somebody has asked for here, whatever became of it. */
export const listAsked = ({ tx, residenceId }: Held, userId: number) =>
  tx
    .selectFrom('access_requests')
    .select(['role_code', 'status'])
    .where('residence_id', '=', residenceId)
    .where('user_id', '=', userId)
    .execute()

/** A request of these roles in the held home, whatever became of it. */
export const findRequest = ({ tx, residenceId }: Held, id: number, roles: readonly Role[]) =>
  tx
    .selectFrom('access_requests')
    .select(['id', 'user_id', 'role_code', 'status'])
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('role_code', 'in', roles)
    .executeTakeFirst()

export const decide = ({ tx, residenceId, author }: Held, id: number, status: 'ACCEPTED' | 'REJECTED') =>
  tx
    .updateTable('access_requests')
    .set({ status, decided_at: new Date(), decided_by_user_id: author.userId })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()

/** What somebody asked for who is at home here now. */
export const settleRequests = ({ tx, residenceId }: Held, userId: number) =>
  tx
    .updateTable('access_requests')
    .set({ status: 'CANCELLED', decided_at: new Date() })
    .where('residence_id', '=', residenceId)
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .execute()

/** Where somebody has asked for access, whatever became of it. */
export const findOwnRequest = (on: Db, userId: number, id: number) =>
  on
    .selectFrom('access_requests')
    .select('residence_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Whether it still waited. */
export const withdraw = async ({ tx, residenceId }: Held, userId: number, id: number): Promise<boolean> =>
  (await tx
    .updateTable('access_requests')
    .set({ status: 'CANCELLED', decided_at: new Date() })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst()) !== undefined

/** What a person waits for in homes that are there, the longest first. */
export const listOwnRequests = async (on: Db, userId: number): Promise<OwnRequest[]> => {
  const { rows } = await sql<OwnRequest>`
    select q.id, q.role_code, q.created_at from access_requests q join residences r on r.id = q.residence_id
    left join residences p on p.id = r.parent_id
    where q.user_id = ${userId} and q.status = 'PENDING' and r.deleted_at is null and p.deleted_at is null
    order by q.created_at, q.id`.execute(on)
  return rows
}
