import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

export const findCompanyName = async (tx: Tx, companyId: number): Promise<string | null> =>
  (
    await tx
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.name ?? null

/** A first company is the one that the person acts for. */
export const insertMember = (tx: Tx, userId: number, companyId: number, role: Tables['user_role_companies']['role']) =>
  tx
    .insertInto('user_role_companies')
    .values({
      user_id: userId,
      company_id: companyId,
      role,
      is_primary: sql<boolean>`not exists (select from user_role_companies where user_id = ${userId} and is_primary)`,
    })
    .execute()

/** Whether an invited owner has still to prove the address by choosing a password; the account is held until the transaction ends. */
export const isWaitingForOwner = async (tx: Tx, userId: number): Promise<boolean> => {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_validated_at', 'is', null)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}
