import type { Locale } from '@logis/contract/locale'
import type { Call } from '#platform/call.ts'
import { write, type Tx } from '#platform/db.ts'
import { changesBetween } from '#platform/journal.ts'
import { demandLimit, demandWithin, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { burnToken, findToken, issueToken } from '#platform/oneTimeTokens.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { onAccount } from '../others/rules.ts'
import { provePassword } from '../passwords/rules.ts'
import { accountPolicy } from '../policy.ts'
import * as users from '../sql.ts'
import { makeRoom } from '../takeover/rules.ts'
import * as sql from './sql.ts'

const oneDay = 86_400
/** Each change writes to an address of the caller's choice. */
const perCaller: Limit = { name: 'email-change', times: 10, seconds: 3600 }
/** However many accounts ask for it. */
const perAddress: Limit = { name: 'email-asked', times: 10, seconds: 86_400 }

/** API-12. The address waits until its owner confirms it: the account keeps the old one, and the old one is told. */
export const changeEmail = async (
  scope: UserScope,
  userId: number,
  email: string,
  password: string | undefined,
): Promise<{ pending_email: string }> => {
  accountPolicy.demand(scope.actor, 'change_email', { id: userId })
  if (scope.actor.userId === userId) await provePassword(scope, password)
  else demandProof(scope)
  await demandLimit(perCaller, String(scope.actor.userId))
  await demandLimit(perAddress, email)
  await onAccount(scope, userId, async (tx, tell) => {
    const before = await askForAddress(tx, userId, email)
    await tell(changesBetween({ email: before?.toLowerCase() }, { email: email.toLowerCase() }))
  })
  return { pending_email: email }
}

/** A new address for an account: its reader is asked to prove it, and the old one, which is answered, is told. */
export const askForAddress = async (tx: Tx, userId: number, email: string): Promise<string | null> => {
  const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
  await users.revokeTokens(tx, userId, ['EMAIL_VALIDATION'])
  if (user.email?.toLowerCase() === email.toLowerCase()) return user.email // back to the address that it never left
  if (await users.isAddressTaken(tx, email, userId)) refuse('EMAIL_ALREADY_USED')
  await issuePending(tx, userId, email)
  const { locale } = user
  await recordMail(tx, { channel_code: 'EMAIL_VALIDATION', recipient: email, recipient_user_id: userId, locale })
  if (user.email === null) return null
  const facts = { address: email }
  await recordMail(tx, {
    channel_code: 'EMAIL_CHANGED',
    recipient: user.email,
    recipient_user_id: userId,
    locale,
    facts,
  })
  return user.email
}

/** Asks the reader of an account's own address to prove it, by the transaction that makes the account. */
export const askToProve = async (tx: Tx, userId: number, email: string, locale: Locale): Promise<void> => {
  await users.revokeTokens(tx, userId, ['EMAIL_VALIDATION'])
  await issuePending(tx, userId, email)
  await recordMail(tx, {
    channel_code: 'EMAIL_VALIDATION',
    recipient: email,
    recipient_user_id: userId,
    locale,
    facts: { own: 'yes' },
  })
}

/** Once more, for whoever has lost the mail. */
export const resendValidation = async ({ actor }: UserScope): Promise<Record<string, never>> => {
  accountPolicy.demand(actor, 'change_email', { id: actor.userId })
  await demandLimit(perCaller, String(actor.userId))
  await write(async (tx) => {
    const user = (await users.lockUser(tx, actor.userId)) ?? refuse('USER_NOT_FOUND')
    if (user.email === null || user.email_validated_at !== null) return refuse('EMAIL_ALREADY_VALIDATED')
    // Whoever registers with somebody else's address could have it written to for ever.
    await demandWithin(tx, perAddress, user.email)
    return askToProve(tx, user.id, user.email, user.locale)
  })
  return {}
}

export type Validation = { is_valid: boolean; needs_sign_in: boolean }
const invalid: Validation = { is_valid: false, needs_sign_in: false }

/**
 * AUTH-31. The link proves that its reader reads the address; it serves once. An address that no account has becomes
 * the account's at once. One that an account has without proof takes someone signed in to the account that asks: anyone
 * may ask for another's address, and a click of its reader must neither make a stranger's account good nor close the
 * account that stands there and hand what it holds to the stranger's.
 */
export const validateEmail = async (call: Call, token: string | null): Promise<Validation> => {
  if (token === null) return invalid
  return write(async (tx) => {
    const found = await findToken(tx, 'EMAIL_VALIDATION', token)
    const user = found?.user_id ? await users.lockUser(tx, found.user_id) : undefined
    // Two may have followed the link; whoever held the account first has used it up.
    if (!found || !user?.is_active || !(await findToken(tx, 'EMAIL_VALIDATION', token))) return invalid
    const isOwn = user.email?.toLowerCase() === found.email.toLowerCase()
    const standing = isOwn ? user : await lockStanding(tx, found.email)
    if (!isOwn && standing?.email_validated_at) return invalid // whoever has proven an address keeps it
    if (standing && !isSignedInAs(call, user.id)) return { is_valid: true, needs_sign_in: true }
    if (standing && standing.id !== user.id) await makeRoom(tx, call, standing, user.id)
    if (!(await burnToken(tx, 'EMAIL_VALIDATION', token))) return invalid
    await users.updateUser(tx, user.id, { username: found.email, email: found.email, email_validated_at: new Date() })
    // A link to choose a password that went to the address of before opens nothing any more.
    if (!isOwn) await users.revokeTokens(tx, user.id, ['PASSWORD_RESET'])
    await note(tx, call, 'EMAIL_CHANGED', { actorId: user.id, details: {} })
    return { is_valid: true, needs_sign_in: false }
  })
}

const isSignedInAs = ({ actor }: Call, userId: number) => actor?.userId === userId && actor.impersonatorId === null

/** The account that has an address, held: one that comes meanwhile is refused by the database. */
const lockStanding = async (tx: Tx, email: string) => {
  const standing = await users.findByUsername(tx, email)
  return standing && users.lockUser(tx, standing.id)
}

const issuePending = (tx: Tx, userId: number, email: string) =>
  issueToken(tx, { kind: 'EMAIL_VALIDATION', email, userId, payload: {}, seconds: oneDay })

/** The token of the address that an account waits for, drawn when the mail is written; null when it waits for no such address. */
export const redrawPending = async (tx: Tx, userId: number, email: string): Promise<string | null> =>
  (await sql.takePending(tx, userId, email)) ? issuePending(tx, userId, email) : null

/** Whose account asks for an address, as its reader may be told: `m•••@horizon.example`. */
export const nameAsker = async (tx: Tx, userId: number): Promise<string> => {
  const user = await users.findUser(tx, userId)
  return (user?.email ?? user?.username ?? '').replace(/^(.)[^@]*/u, '$1•••')
}
