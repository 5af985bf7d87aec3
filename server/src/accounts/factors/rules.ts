import type { Factors } from '@logis/contract/accounts.factors'
import { recoveryCodeCount, typedCode } from '@logis/contract/accounts.factors.rules'
import { Secret } from 'otpauth'
import { db, write, type Tx } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope, UserScope } from '#platform/scope.ts'
import { seal } from '#platform/sealing.ts'
import { note } from '#platform/securityLog.ts'
import { administering, recordAdministration } from '#platform/administering.ts'
import { deleted } from '#platform/journal.ts'
import { accountPolicy } from '../policy.ts'
import { countAttempt } from '../attempts/rules.ts'
import { listPasskeys, removeAll } from '../passkeys/sql.ts'
import { endSessions } from '../sessions/rules.ts'
import * as users from '../sql.ts'
import { demandFactorLeft, hashCode, isDemandedOf, makeCode, openTotp, placeOf, stepOf, totpOf } from '../totp/rules.ts'
import * as sql from './sql.ts'

/** What proves that a person is themselves; an administrator may look for someone who asks for help. */
export const listFactors = async ({ actor }: UserScope, userId: number): Promise<Factors> => {
  accountPolicy.demand(actor, 'sessions', { id: userId })
  const totp = await sql.findTotp(db, userId)
  return {
    is_demanded: await isDemandedOf(db, userId),
    totp: totp?.confirmed_at ? { created_at: totp.confirmed_at, last_used_at: totp.last_used_at } : null,
    recovery_codes_left: await sql.countRecoveryCodes(db, userId),
    passkeys: await listPasskeys(db, userId),
    has_password: (await users.findPasswordHash(db, userId)) !== null,
  }
}

type Begun = { secret: string; uri: string; qr_svg: string }

export const startTotp = async (scope: UserScope, userId: number): Promise<Begun> => {
  accountPolicy.demand(scope.actor, 'set_factors', { id: userId })
  demandProof(scope)
  const secret = new Secret({ size: 20 }).base32
  const sealed = seal(placeOf(userId), secret)
  if (!(await write((tx) => sql.putPending(tx, userId, sealed)))) refuse('FACTOR_ALREADY_SET')
  const totp = totpOf(secret, scope.actor.username)
  const uri = totp.toString()
  const { default: qrcode } = await import('qrcode')
  return { secret, uri, qr_svg: await qrcode.toString(uri, { type: 'svg', margin: 2 }) }
}

/** How long the set-up of a second factor may take. */
const setUpMs = 15 * 60_000

/** Two-step sign-in begins: every other session ends, for it was opened by less. */
export const confirmTotp = async (
  scope: UserScope,
  userId: number,
  typed: string,
): Promise<{ recovery_codes: string[] }> => {
  const { actor, call } = scope
  accountPolicy.demand(actor, 'set_factors', { id: userId })
  demandProof(scope)
  const attempt = await countAttempt(call, actor.username, 'code')
  const codes = await write(async (tx) => {
    const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    const pending = (await sql.findTotp(tx, userId)) ?? refuse('FACTOR_NOT_SET')
    if (pending.confirmed_at) refuse('FACTOR_ALREADY_SET')
    // One that was begun and left is nobody's to go on guessing at.
    if (Date.now() - new Date(pending.created_at).getTime() > setUpMs) refuse('FACTOR_NOT_SET')
    // Nor is one whose key is lost: another one is begun.
    const secret = openTotp(userId, pending.secret) ?? refuse('FACTOR_NOT_SET')
    const step = stepOf(secret, typedCode(typed)) ?? refuse('FACTOR_CODE_INVALID')
    await sql.confirm(tx, userId, step)
    await sql.proveSession(tx, actor.tokenId, true)
    await note(tx, call, 'SECOND_FACTOR_ADDED', { userId, details: {} })
    await endSessions(tx, call, userId, 'SECOND_FACTOR_CHANGED', actor)
    await recordMail(tx, { channel_code: 'SECOND_FACTOR_ADDED', ...readerOf(user) })
    return makeRecoveryCodes(tx, scope, userId)
  })
  await attempt.forgive()
  return codes
}

type Reader = { id: number; email: string | null; username: string; locale: 'fr-FR' | 'en-UK' }
const readerOf = ({ id, email, username, locale }: Reader) => ({
  recipient: email ?? username,
  recipient_user_id: id,
  locale,
})

const makeRecoveryCodes = async (tx: Tx, { call }: UserScope, userId: number) => {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  await sql.replaceRecoveryCodes(tx, userId, codes.map(hashCode))
  await note(tx, call, 'RECOVERY_CODES_MADE', { userId, details: {} })
  return { recovery_codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')) }
}

export const renewRecoveryCodes = async (scope: UserScope, userId: number): Promise<{ recovery_codes: string[] }> => {
  accountPolicy.demand(scope.actor, 'set_factors', { id: userId })
  demandProof(scope)
  return write(async (tx) => {
    await users.lockUser(tx, userId)
    if (!(await sql.findTotp(tx, userId))?.confirmed_at) refuse('FACTOR_NOT_SET')
    return makeRecoveryCodes(tx, scope, userId)
  })
}

export const removeTotp = async (scope: UserScope, userId: number): Promise<Record<string, never>> => {
  accountPolicy.demand(scope.actor, 'set_factors', { id: userId })
  demandProof(scope)
  await write(async (tx) => {
    const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    if (!(await sql.deleteTotp(tx, userId))) refuse('FACTOR_NOT_SET')
    await demandFactorLeft(tx, userId)
    await note(tx, scope.call, 'SECOND_FACTOR_REMOVED', { userId, details: { by: 'OWNER' } })
    await recordMail(tx, { channel_code: 'SECOND_FACTOR_REMOVED', ...readerOf(user), facts: { by: 'OWNER' } })
  })
  return {}
}

/**
 * For someone whose device is lost. Never for oneself: whoever holds a stolen session would be rid of the factor. The
 * sessions end, the password still counts, and the person is told; who has none, how they come in.
 */
export const resetFactors = async (scope: AdministratorScope, userId: number): Promise<Record<string, never>> => {
  if (scope.actor.userId === userId) refuse('NOT_ONESELF')
  demandProof(scope)
  await administering(scope, async (held) => {
    const { tx } = held
    const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    const hadApp = await sql.deleteTotp(tx, userId)
    const passkeys = await removeAll(tx, userId)
    if (!hadApp && passkeys.length === 0) refuse('NO_FACTOR_TO_RESET')
    await note(tx, scope.call, 'SECOND_FACTOR_REMOVED', { userId, details: { by: 'ADMINISTRATOR' } })
    await endSessions(tx, scope.call, userId, 'SECOND_FACTOR_CHANGED')
    const facts = { by: 'ADMINISTRATOR', ...(user.password_hash === null ? { by_password: 'NO' } : {}) }
    await recordMail(tx, { channel_code: 'SECOND_FACTOR_REMOVED', ...readerOf(user), facts })
    const changes = deleted({
      second_factor: [...(hadApp ? ['TOTP'] : []), ...passkeys.map(() => 'PASSKEY')].join(', '),
    })
    await recordAdministration(held, { action: 'UPDATED', model: 'User', id: userId, name: `#${userId}`, changes })
  })
  return {}
}
