import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { db } from '../db.ts'
import { seal } from '../sealing.ts'

const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** The code of an authenticator app that has this secret; `steps` later or earlier. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ ...shape, secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Until a code that is made now has some seconds left: the one before it counts as long as this one does. */
export const midStep = async (): Promise<void> => {
  const left = shape.period * 1000 - (Date.now() % (shape.period * 1000))
  if (left < 3_000) await pause(left)
}

const put = async (user_id: number, confirmed_at: Date | null): Promise<string> => {
  const secret = new Secret({ size: 20 }).base32
  await noTotp(user_id)
  await db
    .insertInto('user_totps')
    .values({ user_id, secret: seal(`totp of user ${user_id}`, secret), confirmed_at })
    .execute()
  return secret
}

/** Gives someone a second factor; answers its secret. */
export const makeTotp = (userId: number): Promise<string> => put(userId, new Date())
/** Lets someone begin with a second factor; answers the code that confirms it. */
export const pendingTotp = async (userId: number): Promise<string> => codeOf(await put(userId, null))
export const noTotp = async (userId: number): Promise<void> => {
  await db.deleteFrom('user_recovery_codes').where('user_id', '=', userId).execute()
  await db.deleteFrom('user_totps').where('user_id', '=', userId).execute()
}
