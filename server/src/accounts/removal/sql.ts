import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** The live companies that this person administers, held until the transaction ends: two who leave at once take turns. */
export const lockAdministered = async (tx: Tx, userId: number): Promise<number[]> => {
  const companies = await tx
    .selectFrom('companies as c')
    .innerJoin('user_role_companies as m', 'm.company_id', 'c.id')
    .where('m.user_id', '=', userId)
    .where('m.role', '=', 'COMPANY_ADMIN')
    .where('m.is_active', '=', true)
    .where('c.deleted_at', 'is', null)
    .select('c.id')
    .orderBy('c.id')
    .forUpdate('c')
    .execute()
  return companies.map(({ id }) => id)
}

/** Of these companies, those that keep an administrator without this person. */
export const keepAdministrator = async (tx: Tx, companyIds: number[], userId: number): Promise<number[]> => {
  const kept = await tx
    .selectFrom('user_role_companies as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.company_id', '=', sql<number>`any(${companyIds})`)
    .where('m.user_id', '<>', userId)
    .where('m.role', '=', 'COMPANY_ADMIN')
    .where('m.is_active', '=', true)
    .where('u.is_active', '=', true)
    .where('u.deleted_at', 'is', null)
    .select('m.company_id')
    .distinct()
    .execute()
  return kept.map(({ company_id }) => company_id)
}

export const ownsCompany = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx
    .selectFrom('companies')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** If this person is an administrator of the platform: all who are and could sign in, held until the transaction ends. */
export const lockAdministrators = async (tx: Tx, userId: number): Promise<number[]> => {
  const found = await tx
    .selectFrom('users as u')
    .innerJoin('user_global_roles as g', 'g.user_id', 'u.id')
    .where('g.role', '=', 'ADMINISTRATOR')
    .where('u.is_active', '=', true)
    .where('u.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_global_roles as own')
          .select('own.role')
          .where('own.user_id', '=', userId)
          .where('own.role', '=', 'ADMINISTRATOR'),
      ),
    )
    .select('u.id')
    .orderBy('u.id')
    .forUpdate('u')
    .execute()
  return found.map(({ id }) => id)
}

export const forgetOldTokens = (tx: Tx) =>
  tx
    .deleteFrom('one_time_tokens')
    .where('expires_at', '<', sql<string>`now() - interval '30 days'`)
    .execute()
