import { db, write, type Tx } from '#platform/db.ts'
import { changesBetween } from '#platform/journal.ts'
import { recordMail } from '#platform/mail.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { attribute, note } from '#platform/securityLog.ts'
import { closeAccount } from '../closing/rules.ts'
import { onAccount, type Tell } from '../others/rules.ts'
import { provePassword } from '../passwords/rules.ts'
import { takeRoster } from '../people/sql.ts'
import { accountPolicy } from '../policy.ts'
import { methodsOf } from '../totp/rules.ts'
import * as users from '../sql.ts'
import * as sql from './sql.ts'

/** API-11. The account closes at once; what it holds is erased a month later (`eraseClosedAccounts`). */
export const deleteUser = async (scope: UserScope, userId: number, password: string | undefined): Promise<void> => {
  accountPolicy.demand(scope.actor, 'remove', { id: userId })
  // Whoever has a second factor cannot fall back on less.
  const byPassword = scope.actor.userId === userId && (await methodsOf(db, userId)).length === 0
  if (byPassword && password !== undefined) await provePassword(scope, password)
  else demandProof(scope)
  const close = async (tx: Tx, tell: Tell) => {
    await demandReplaceable(tx, userId)
    const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    await attribute(tx, scope.call)
    await closeAccount(tx, userId)
    await note(tx, scope.call, 'ACCOUNT_CLOSED', { userId, details: {} })
    await users.revokeTokens(tx, userId, ['PASSWORD_RESET', 'EMAIL_VALIDATION'])
    await recordMail(tx, {
      channel_code: 'ACCOUNT_DELETED',
      recipient: user.email ?? user.username,
      recipient_user_id: userId,
      locale: user.locale,
    })
    await tell(changesBetween({ is_active: user.is_active }, { is_active: false }), 'DELETED')
  }
  await onAccount(scope, userId, close, takeRoster)
}

/** Each of these companies keeps an administrator without this person; which does not is told by its number. */
export const demandOthers = async (tx: Tx, companyIds: number[], userId: number): Promise<void> => {
  const kept = new Set(await sql.keepAdministrator(tx, companyIds, userId))
  const left = companyIds.filter((id) => !kept.has(id))
  const errors = Object.fromEntries(left.map((id) => [`companies.${id}`, [{ code: 'last_administrator' as const }]]))
  if (left.length > 0) refuse('LAST_COMPANY_ADMIN', { errors })
}

/** Nobody leaves who would leave a company, or the platform, without anyone to run it. */
const demandReplaceable = async (tx: Tx, userId: number) => {
  await demandOthers(tx, await sql.lockAdministered(tx, userId), userId)
  if (await sql.ownsCompany(tx, userId)) refuse('USER_IS_COMPANY_OWNER')
  const administrators = await sql.lockAdministrators(tx, userId)
  if (administrators.length === 1 && administrators[0] === userId) refuse('LAST_ADMINISTRATOR')
}

/** Drops the tokens that are long over. */
export const forgetOldTokens = (): Promise<unknown> => write(sql.forgetOldTokens)
