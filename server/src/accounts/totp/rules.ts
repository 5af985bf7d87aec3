import { hash, randomBytes } from 'node:crypto'
import { typedCode, type FactorMethod } from '@logis/contract/accounts.factors.rules'
import { Secret, TOTP } from 'otpauth'
import { isFactorDemanded } from '#platform/arrival.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { refuse } from '#platform/refuse.ts'
import { resealed, unsealed } from '#platform/sealing.ts'
import * as sql from '../factors/sql.ts'
import { listPasskeys } from '../passkeys/sql.ts'

const issuer = 'Logis'
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A code of the step before or after passes too: clocks and fingers are slow. */
const window = 1

export const placeOf = (userId: number) => `totp of user ${userId}`
export const totpOf = (secret: string, label = '') =>
  new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) })

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code)

/** The secret of an app, opened; null where no key opens it any more: no code proves anything then. */
export const openTotp = (userId: number, secret: string): string | null =>
  unsealed(placeOf(userId), secret, { user_id: userId })

/** The step whose code this is; null when it is the code of none near now. */
export const stepOf = (secret: string, code: string): number | null => {
  if (!isOfApp(code)) return null
  const delta = totpOf(secret).validate({ token: code, window })
  return delta === null ? null : Math.floor(Date.now() / 1000 / shape.period) + delta
}

/**
 * By what someone may pass a second step; by nothing when none has been set up. A passkey alone leaves the password as it
 * was, unless a second factor is demanded: then nobody comes in by less, nor sets another factor up by a password.
 */
export const methodsOf = async (reader: Db | Tx, userId: number): Promise<FactorMethod[]> => {
  const totp = await sql.findTotp(reader, userId)
  const hasPasskey = (await listPasskeys(reader, userId)).length > 0
  if (totp?.confirmed_at) return ['TOTP', 'RECOVERY_CODE', ...(hasPasskey ? (['PASSKEY'] as const) : [])]
  return hasPasskey && (await isDemandedOf(reader, userId)) ? ['PASSKEY'] : []
}

/** Whether the platform or a company demands a second factor of this person. */
export const isDemandedOf = async (reader: Db | Tx, userId: number): Promise<boolean> => {
  const { global_roles, memberships } = await sql.findDemand(reader, userId)
  return isFactorDemanded(global_roles, memberships)
}

/** The last factor of whom one is demanded stays: asked once the one that goes is gone. */
export const demandFactorLeft = async (tx: Tx, userId: number): Promise<void> => {
  if ((await isDemandedOf(tx, userId)) && (await methodsOf(tx, userId)).length === 0) refuse('FACTOR_DEMANDED')
}

/** Of 80 bits each: what the database keeps of them is not to be guessed back. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const makeCode = () => Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join('')
export const hashCode = (code: string) => hash('sha256', code, 'buffer')

/**
 * Uses up a code of the app, or a recovery code, whichever was typed; null when it is neither. Where the app's secret is
 * lost with its key no code of it passes, and its reader is told what does: recovery codes, which are kept as hashes.
 */
export const useCode = async (tx: Tx, userId: number, typed: string): Promise<FactorMethod | null> => {
  const code = typedCode(typed)
  const totp = await sql.findTotp(tx, userId)
  if (!totp?.confirmed_at) return null
  if (!isOfApp(code)) return (await sql.useRecoveryCode(tx, userId, hashCode(code))) ? 'RECOVERY_CODE' : null
  const step = stepOf(openTotp(userId, totp.secret) ?? refuse('FACTOR_SECRET_LOST'), code)
  return step !== null && (await sql.useStep(tx, userId, step, totp.secret)) ? 'TOTP' : null
}

/** After a change of the key, what a former one sealed is sealed anew: that key may go. */
export const resealSecrets = async (): Promise<void> =>
  eachByItself(await sql.listSecrets(db), async ({ user_id, secret }) => {
    const anew = resealed(placeOf(user_id), secret, { user_id })
    if (anew) await sql.putResealed(db, user_id, secret, anew)
  })
