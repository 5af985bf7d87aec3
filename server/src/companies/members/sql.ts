import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'
import { worksFor } from '#platform/worksFor.ts'
import { isStillGiven } from '#platform/stillGiven.ts'

export const findCompanyName = async (tx: Tx, companyId: number): Promise<string | null> =>
  (
    await tx
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.name ?? null

/**
 * Writes down which company somebody acts for before they come to another one: the first of those that they work for. No
 * company becomes that by adding somebody, or by taking them back (decision 93). True where they work for none yet: the
 * one that they come to is their first.
 */
export const settleFirst = async (tx: Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ first: number | null; noted: number | null }>`
    select (select m.id from ${worksFor(userId)} order by m.is_primary desc, m.id limit 1) as first,
      (select id from user_role_companies where user_id = ${userId} and is_primary) as noted`.execute(tx)
  const { first, noted } = rows[0]!
  const put = (id: number, is_primary: boolean) =>
    tx.updateTable('user_role_companies').set({ is_primary }).where('id', '=', id).execute()
  if (noted !== null && noted !== first) await put(noted, false)
  if (first !== null && noted !== first) await put(first, true)
  return first === null
}

export const isMember = async (tx: Tx, userId: number, companyId: number): Promise<boolean> =>
  (await tx
    .selectFrom('user_role_companies')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst()) !== undefined

/** Links that were sent to somebody's address open no more: what the company gave or ended since is what counts. */
export const deleteInvitationsOf = async (tx: Tx, userId: number, companyId: number): Promise<void> => {
  await sql`
    delete from staff_invitations i using users u
    where i.company_id = ${companyId} and u.id = ${userId} and i.email = u.username`.execute(tx)
}

/** A first company is the one that the person acts for. Whoever belonged to it before has the role given now. */
export const insertMember = async (
  tx: Tx,
  userId: number,
  companyId: number,
  role: Tables['user_role_companies']['role'],
): Promise<void> => {
  const is_primary = await settleFirst(tx, userId)
  await tx
    .insertInto('user_role_companies')
    .values({ user_id: userId, company_id: companyId, role, is_primary })
    .onConflict((former) =>
      former.columns(['user_id', 'company_id']).doUpdateSet({
        role,
        is_active: true,
        is_primary: sql<boolean>`user_role_companies.is_primary or excluded.is_primary`,
      }),
    )
    .execute()
  await deleteInvitationsOf(tx, userId, companyId)
}

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

/** An invitation that may still be taken up, into a company that is there. */
export const findInvitation = (tx: Tx, id: number) =>
  tx
    .selectFrom('staff_invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .select(['i.email', 'i.company_id', 'c.name as company_name', 'i.role'])
    .where('i.id', '=', id)
    .where('i.expires_at', '>', sql<string>`now()`)
    .where('c.deleted_at', 'is', null)
    .where(isStillGiven)
    .executeTakeFirst()

/** Who sent it; undefined when it has been taken up, or withdrawn, or whoever sent it may not any more. */
export const takeInvitation = (tx: Tx, id: number) =>
  tx
    .deleteFrom('staff_invitations as i')
    .where('i.id', '=', id)
    .where(isStillGiven)
    .returning('i.sender_user_id')
    .executeTakeFirst()

/** Owner accounts and roles. A role that the other has already stays as it is. */
export const passOn = async (tx: Tx, fromUserId: number, toUserId: number): Promise<void> => {
  await tx.updateTable('companies').set({ owner_user_id: toUserId }).where('owner_user_id', '=', fromUserId).execute()
  const worksForNone = await settleFirst(tx, toUserId)
  await sql`
    insert into user_role_companies (user_id, company_id, role, is_primary, is_active)
    select ${toUserId}, company_id, role, is_primary and ${worksForNone}, is_active
    from user_role_companies where user_id = ${fromUserId} on conflict (user_id, company_id) do nothing`.execute(tx)
  await tx.deleteFrom('user_role_companies').where('user_id', '=', fromUserId).execute()
}

/** The administrators of a company whom a mail may go to, who may sign in or could until it was closed. */
export const listAdministrators = async (tx: Tx, companyId: number) => {
  const { rows } = await sql<{ id: number; email: string; locale: Locale }>`
    select u.id, u.email, u.locale from user_role_companies m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.is_active and m.role = 'COMPANY_ADMIN' and u.is_active and u.deleted_at is null
      and u.email is not null order by u.id`.execute(tx)
  return rows
}
