import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Activated, Role } from '../sql.ts'

type Asked = { residence_id: number; user_id: number; role_code: Role }

/** A request that waits; a second one of the same person breaks the index that allows one. */
export const insertPending = (tx: Tx, asked: Asked) =>
  tx.insertInto('access_requests').values(asked).returning('id').executeTakeFirstOrThrow()

export const insertAccepted = (tx: Tx, asked: Asked) =>
  tx
    .insertInto('access_requests')
    .values({ ...asked, status: 'ACCEPTED', decided_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()

export const hasPending = async (
  tx: Tx,
  { residence_id, user_id }: Pick<Asked, 'residence_id' | 'user_id'>,
): Promise<boolean> =>
  (await tx
    .selectFrom('access_requests')
    .select('id')
    .where('residence_id', '=', residence_id)
    .where('user_id', '=', user_id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()) !== undefined

/** Activates a home in the name of the company's owner account; it had been locked and found not activated. */
export const activateForCompany = (tx: Tx, residenceId: number, ownerId: number): Promise<Activated> =>
  tx
    .updateTable('residences')
    .set({ activation_date: new Date(), activated_by_user_id: ownerId })
    .where('id', '=', residenceId)
    .where('activation_date', 'is', null)
    .returning(['id', 'name', 'company_id', sql<string>`activation_date`.as('activation_date')])
    .executeTakeFirstOrThrow()
