import type { Session } from '@logis/contract/accounts'
import { proofMinutes, type FactorMethod } from '@logis/contract/accounts.factors.rules'
import type { PasskeyAnswer } from '@logis/contract/accounts.passkeys'
import type { Call } from '#platform/call.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { refuse, Refusal } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { openElsewhere } from '../../identities/entry/rules.ts'
import { countAttempt } from '../attempts/rules.ts'
import { findAwaited, proofOf, type Awaited } from '../challenges/rules.ts'
import { burnChallenge } from '../challenges/sql.ts'
import { proveSession } from '../factors/sql.ts'
import { openSession } from '../opening/rules.ts'
import { holdActive, holdVerified } from '../opening/sql.ts'
import { provePasskey, usePasskey } from '../passkeys/rules.ts'
import { provePassword } from '../passwords/rules.ts'
import { accountPolicy } from '../policy.ts'
import { readUser } from '../rules.ts'
import { findPasswordHash } from '../sql.ts'
import { methodsOf, useCode } from '../totp/rules.ts'

/** Holds the account, if the first step still counts: a password that was changed meanwhile is right no more. */
const holdFirst = async (tx: Tx, { user_id, proof }: Awaited): Promise<boolean> => {
  if (!proof) return holdActive(tx, user_id)
  const password_hash = await findPasswordHash(tx, user_id)
  return password_hash !== null && proofOf(password_hash).equals(proof) && holdVerified(tx, user_id, password_hash)
}

type Given = { code: string } | { passkey: PasskeyAnswer }

type Used = { factor: FactorMethod; passkeyId?: number }
/** Uses up a code, or what a passkey has signed. */
const proveFactor = async (given: Given): Promise<(tx: Tx, userId: number) => Promise<Used>> => {
  if ('code' in given)
    return async (tx, userId) => ({ factor: (await useCode(tx, userId, given.code)) ?? refuse('FACTOR_CODE_INVALID') })
  const { proven } = await provePasskey(given.passkey)
  return async (tx, userId) => (await usePasskey(tx, userId, proven)) ?? refuse('PASSKEY_REFUSED')
}

/**
 * The second step of a sign-in. A right code is used up with its challenge by the transaction that opens the session, or
 * neither is; a wrong one counts against the account and the network, and leaves the challenge to the next try.
 */
export const passSecondFactor = async (call: Call, token: string, given: Given): Promise<Session> => {
  const awaited = (await findAwaited(token)) ?? refuse('CHALLENGE_INVALID')
  const { id, user_id, username, scope, elsewhere } = awaited
  const attempt = await countAttempt(call, username, 'code')
  const useFactor = await proveFactor(given)
  const opened = await write(async (tx) => {
    if (!(await holdFirst(tx, awaited)) || !(await burnChallenge(tx, id))) return refuse('CHALLENGE_INVALID')
    const used = await useFactor(tx, user_id)
    const session = elsewhere
      ? await openElsewhere(tx, call, { userId: user_id, scope, ...used, ...elsewhere })
      : await openSession(tx, call, user_id, { scope, ...used })
    return 'refused' in session ? refuse(session.refused, session) : session
  }).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const { reason } = error
    await note(db, call, 'SIGN_IN_REFUSED', {
      userId: user_id,
      details: { reason, ...(elsewhere && { provider: elsewhere.provider }) },
    })
    throw error
  })
  await attempt.forgive()
  const { access_token, expires_in } = opened
  return { access_token, expires_in, token_type: 'Bearer', user: await readUser(user_id) }
}

export type Proof = Given | { password: string }

/**
 * Proves anew that the person is there: by a factor where they have one, else by the password. Serious acts ask for it
 * when the last proof is ten minutes old.
 */
export const proveIdentity = async (
  scope: UserScope,
  userId: number,
  proof: Proof,
): Promise<{ proven_until: string }> => {
  accountPolicy.demand(scope.actor, 'set_factors', { id: userId })
  if ('password' in proof) await proveByPassword(scope, proof.password)
  else await proveByFactor(scope, proof)
  return { proven_until: new Date(Date.now() + proofMinutes * 60_000).toISOString() }
}

const proveByFactor = async ({ actor: { userId, tokenId, username }, call }: UserScope, given: Given) => {
  const attempt = await countAttempt(call, username, 'code')
  const useFactor = await proveFactor(given)
  await write(async (tx) => {
    const { factor: by } = await useFactor(tx, userId)
    await proveSession(tx, tokenId, true)
    await note(tx, call, 'IDENTITY_PROVEN', { userId, details: { by } })
  }).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    await note(db, call, 'IDENTITY_PROOF_REFUSED', { userId, details: { reason: error.reason } })
    return refuse(error.reason)
  })
  await attempt.forgive()
}

const proveByPassword = async (scope: UserScope, password: string) => {
  const { actor, call } = scope
  const { userId, tokenId } = actor
  if ((await methodsOf(db, userId)).length > 0) refuse('FACTOR_REQUIRED')
  await provePassword(scope, password)
  await write(async (tx) => {
    await proveSession(tx, tokenId, false)
    await note(tx, call, 'IDENTITY_PROVEN', { userId, details: { by: 'PASSWORD' } })
  })
}
