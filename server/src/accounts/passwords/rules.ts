import { isCommonPassword } from '@logis/contract/accounts.rules'
import type { Call } from '#platform/call.ts'
import { isAmongTheMostUsed } from '#platform/commonPasswords.ts'
import { db, write } from '#platform/db.ts'
import { enqueue } from '#platform/jobs.ts'
import { demandLimit, forgive, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { burnToken, findToken } from '#platform/oneTimeTokens.ts'
import { hashPassword, verifyPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import type { SignInScope } from '../opening/rules.ts'
import { isPartner, isResident } from '../opening/sql.ts'
import { accountPolicy } from '../policy.ts'
import { endSessions } from '../sessions/rules.ts'
import * as users from '../sql.ts'
import { isUnproven, takeOver } from '../takeover/rules.ts'
import { sendPasswordReset } from './jobs.ts'

const resetsPerAddress: Limit = { name: 'reset-address', times: 3, seconds: 3600 }
const resetsPerNetwork: Limit = { name: 'reset-network', times: 50, seconds: 3600 }
const proofsPerUser: Limit = { name: 'password-proof', times: 10, seconds: 900 }

/**
 * AUTH-17, AUTH-32. Whether the account exists is found out by the job: the answer and its time are the same for
 * everyone, and so is the limit, which counts the addresses that are typed.
 */
export const requestReset = async (call: Call, email: string): Promise<Record<string, never>> => {
  await demandLimit(resetsPerNetwork, subnetOf(call.ip))
  await demandLimit(resetsPerAddress, email)
  await write((tx) => enqueue(tx, sendPasswordReset, { email, locale: call.locale }))
  return {}
}

/** AUTH-19. Looking never burns the token: mail programs follow links before their readers do. */
export const checkReset = async (token: string | null): Promise<{ is_valid: boolean }> => {
  const found = token === null ? undefined : await findToken(db, 'PASSWORD_RESET', token)
  return { is_valid: found !== undefined }
}

/**
 * AUTH-22. Of two who use one link at once, one sets the password; every session ends. The link proves the address:
 * whoever had it without that proof has it no more.
 */
export const resetPassword = async (
  call: Call,
  token: string,
  password: string,
): Promise<{ account_scope: SignInScope }> => {
  await demandGoodPassword('new_password', password)
  const found = (await findToken(db, 'PASSWORD_RESET', token)) ?? refuse('PASSWORD_RESET_TOKEN_INVALID')
  const password_hash = await hashPassword(password)
  return write(async (tx) => {
    // The account first, as everyone does who ends its links: two who prove one address take turns.
    const user = await users.lockUser(tx, found.user_id ?? 0)
    const burnt = (await burnToken(tx, 'PASSWORD_RESET', token)) ?? refuse('PASSWORD_RESET_TOKEN_INVALID')
    // The link went to the address of then: it opens nothing once the account has another.
    if (!user?.is_active || user.email?.toLowerCase() !== burnt.email.toLowerCase())
      return refuse('PASSWORD_RESET_TOKEN_INVALID')
    const id = isUnproven(user) ? await takeOver(tx, call, user) : user.id
    await users.updateUser(tx, id, { password_hash, email_validated_at: new Date() })
    await note(tx, call, 'PASSWORD_CHANGED', { actorId: id, details: {} })
    await endSessions(tx, call, id, 'PASSWORD_RESET')
    await recordMail(tx, {
      channel_code: 'PASSWORD_CHANGED',
      recipient: burnt.email,
      recipient_user_id: id,
      locale: user.locale,
    })
    const isOfResidents = !(await isPartner(tx, id)) && (await isResident(tx, id))
    return { account_scope: isOfResidents ? 'resident' : 'partner' }
  })
}

/** PROF-36. The other sessions end; the reset links on their way end too. */
export const changePassword = async (
  scope: UserScope,
  userId: number,
  old: string,
  password: string,
): Promise<Record<string, never>> => {
  accountPolicy.demand(scope.actor, 'change_password', { id: userId })
  await demandGoodPassword('new_password', password)
  const verified = await provePassword(scope, old)
  const password_hash = await hashPassword(password)
  await write(async (tx) => {
    const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    if (user.password_hash !== verified) refuse('PASSWORD_INCORRECT') // changed by another hand since it was proven
    await users.updateUser(tx, userId, { password_hash })
    await users.revokeTokens(tx, userId, ['PASSWORD_RESET'])
    await note(tx, scope.call, 'PASSWORD_CHANGED', { details: {} })
    await endSessions(tx, scope.call, userId, 'PASSWORD_CHANGED', scope.actor)
    await recordMail(tx, {
      channel_code: 'PASSWORD_CHANGED',
      recipient: user.email ?? user.username,
      recipient_user_id: userId,
      locale: user.locale,
    })
  })
  return {}
}

/** The caller's own password, proven once more before what cannot be undone. Guesses are counted. */
export const provePassword = async ({ actor }: UserScope, password: string | undefined): Promise<string> => {
  await demandLimit(proofsPerUser, String(actor.userId))
  const hash = await users.findPasswordHash(db, actor.userId)
  if (!hash || !password || !(await verifyPassword(hash, password))) return refuse('PASSWORD_INCORRECT')
  await forgive(proofsPerUser, String(actor.userId))
  return hash
}

/** What the rule of the contract accepts and everybody guesses first. */
export const demandGoodPassword = async (field: string, password: string): Promise<void> => {
  if (isCommonPassword(password) || (await isAmongTheMostUsed(password)))
    refuse('VALIDATION_ERROR', { errors: { [field]: [{ code: 'too_common' }] } })
}
