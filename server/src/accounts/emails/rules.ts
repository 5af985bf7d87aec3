import { write, type Tx } from '#platform/db.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { provePassword } from '../passwords/rules.ts'
import { accountPolicy } from '../policy.ts'
import * as users from '../sql.ts'
import * as sql from './sql.ts'

const oneDay = 86_400
/** Each change writes to an address of the caller's choice. */
const perCaller: Limit = { name: 'email-change', times: 10, seconds: 3600 }

/** API-12. The address waits until its owner confirms it: the account keeps the old one, and the old one is told. */
export const changeEmail = async (
  scope: UserScope,
  userId: number,
  email: string,
  password: string | undefined,
): Promise<{ pending_email: string }> => {
  accountPolicy.demand(scope.actor, 'change_email', { id: userId })
  if (scope.actor.userId === userId) await provePassword(scope, password)
  await demandLimit(perCaller, String(scope.actor.userId))
  await write(async (tx) => {
    const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    await users.revokeTokens(tx, userId, ['EMAIL_VALIDATION'])
    if (user.email?.toLowerCase() === email.toLowerCase()) return // back to the address the account never left
    if (await users.isAddressTaken(tx, email, userId)) refuse('EMAIL_ALREADY_USED')
    await issuePending(tx, userId, email)
    const { locale } = user
    await recordMail(tx, { channel_code: 'EMAIL_VALIDATION', recipient: email, recipient_user_id: userId, locale })
    if (user.email === null) return
    const facts = { address: email }
    await recordMail(tx, {
      channel_code: 'EMAIL_CHANGED',
      recipient: user.email,
      recipient_user_id: userId,
      locale,
      facts,
    })
  })
  return { pending_email: email }
}

const issuePending = (tx: Tx, userId: number, email: string) =>
  issueToken(tx, { kind: 'EMAIL_VALIDATION', email, userId, payload: {}, seconds: oneDay })

/** The token of the address that an account waits for, drawn when the mail is written; null when it waits for no such address. */
export const redrawPending = async (tx: Tx, userId: number, email: string): Promise<string | null> =>
  (await sql.takePending(tx, userId, email)) ? issuePending(tx, userId, email) : null
