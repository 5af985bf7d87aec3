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

export const hasPending = async ({ tx, residenceId }: Held, userId: number): Promise<boolean> =>
  (await tx
    .selectFrom('access_requests')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()) !== undefined
