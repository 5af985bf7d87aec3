import type { Me, User } from '@logis/contract/accounts'
import type { Locale } from '@logis/contract/locale'
import { db } from '#platform/db.ts'
import { changesBetween } from '#platform/journal.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { findAssistance } from './assistance/sql.ts'
import { onAccount } from './others/rules.ts'
import * as sql from './sql.ts'

const show = async ({ picture_file_id, ...user }: sql.UserRow): Promise<User> => ({
  ...user,
  picture_path: (await picturePaths())(picture_file_id),
})

/** An account as its owner sees it. */
export const readUser = async (userId: number): Promise<User> =>
  show((await sql.findUser(db, userId)) ?? refuse('USER_NOT_FOUND'))

/** API-10. */
export const getMe = async ({ actor }: UserScope): Promise<Me> => {
  const user = await readUser(actor.userId)
  const companies = actor.memberships.map(({ company_id }) => company_id)
  const waiting = await sql.findWaiting(db, actor.userId, companies)
  return {
    ...user,
    scope: actor.scope,
    company_id: actor.company?.company_id ?? null,
    companies: actor.memberships.map(({ company_id, company_name, company_type, role }) => ({
      id: company_id,
      name: company_name,
      type: company_type,
      role,
    })),
    former_companies: waiting.former_companies,
    global_roles: [
      ...(actor.isAdministrator ? (['ADMINISTRATOR'] as const) : []),
      ...(actor.isSupport ? (['SUPPORT'] as const) : []),
    ],
    residences_count: waiting.residences_count,
    cgu: { is_accepted: actor.hasAcceptedTerms, version: waiting.terms_version },
    unread_notifications: waiting.unread_notifications,
    owes_second_factor: actor.owesFactor,
    impersonated_by: actor.impersonatorId === null ? null : await findAssistance(db, actor.tokenId),
  }
}

/** API-11. Oneself, anyone to an administrator, and one's colleagues to a company's administrator. */
export const getUser = async ({ actor }: UserScope, userId: number): Promise<User> => {
  if (actor.userId === userId || actor.isAdministrator) return readUser(userId)
  const administered = actor.memberships
    .filter(({ role }) => role === 'COMPANY_ADMIN')
    .map(({ company_id }) => company_id)
  return show((await sql.findColleague(db, userId, administered)) ?? refuse('USER_NOT_FOUND'))
}

type UserEdit = { first_name?: string | undefined; last_name?: string | undefined; locale?: Locale | undefined }

/** API-11. What is absent stays as it is. */
export const updateUser = async (scope: UserScope, userId: number, edit: UserEdit): Promise<User> => {
  await onAccount(scope, userId, async (tx, tell) => {
    const before = (await sql.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    const entries = Object.entries(edit).filter(
      ([name, value]) => value !== undefined && value !== before[name as keyof UserEdit],
    )
    if (entries.length === 0) return
    const changed: Partial<typeof before> = Object.fromEntries(entries)
    await sql.updateUser(tx, userId, Object.fromEntries(entries))
    await tell(changesBetween(before, changed))
  })
  return readUser(userId)
}
