import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { worksFor } from '#platform/worksFor.ts'

/** Whom an account elsewhere opens, to the provider that it was linked by: none speaks for what another has proven. */
export const findIdentity = (
  reader: Db | Tx,
  provider: string,
  { issuer, subject }: Record<'issuer' | 'subject', string>,
) =>
  reader
    .selectFrom('user_identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .where('i.provider', '=', provider)
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .where('u.deleted_at', 'is', null)
    .select(['i.id', 'i.user_id', 'u.is_active'])
    .executeTakeFirst()

export const noteUse = (tx: Tx, identityId: number) =>
  tx.updateTable('user_identities').set({ last_used_at: new Date() }).where('id', '=', identityId).execute()

/**
 * Links: whom the provider's issuer knew by another subject is known by this one now. A subject opens one account, by
 * whichever provider: one that it opened before, of someone who has closed it or whose address has gone to another, it
 * opens no more.
 */
export const putIdentity = async (
  tx: Tx,
  identity: { user_id: number; issuer: string; subject: string; provider: string },
): Promise<{ id: number }> => {
  await tx
    .deleteFrom('user_identities')
    .where('issuer', '=', identity.issuer)
    .where((eb) => {
      const [isSubject, isPerson] = [eb('subject', '=', identity.subject), eb('user_id', '=', identity.user_id)]
      const isProvider = eb('provider', '=', identity.provider)
      return eb.or([eb.and([isSubject, eb.not(isPerson)]), eb.and([isProvider, eb.or([isSubject, isPerson])])])
    })
    .execute()
  return tx
    .insertInto('user_identities')
    .values({ ...identity, last_used_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const membership = (reader: Db | Tx, userId: number, companyId: number) =>
  reader
    .selectFrom('user_role_companies')
    .select('is_active')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()

/** Whether someone belongs to a company's staff. */
export const isMember = async (reader: Db | Tx, userId: number, companyId: number): Promise<boolean> =>
  (await membership(reader, userId, companyId))?.is_active ?? false

/** Whether someone was of the company's staff, and somebody has ended that. */
export const wasMember = async (reader: Db | Tx, userId: number, companyId: number): Promise<boolean> =>
  (await membership(reader, userId, companyId))?.is_active === false

/** Whether someone gets in at another company too. */
export const worksElsewhere = async (tx: Tx, userId: number, companyId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from ${worksFor(userId)} and c.disabled_at is null and m.company_id <> ${companyId} limit 1`.execute(tx)
  return rows.length > 0
}

export const findAddressee = (tx: Tx, userId: number): Promise<{ email: string | null; locale: Locale }> =>
  tx.selectFrom('users').select(['email', 'locale']).where('id', '=', userId).executeTakeFirstOrThrow()
