import { randomBytes } from 'node:crypto'
import type { Session } from '@logis/contract/accounts'
import type { AwaitedFactor } from '@logis/contract/accounts.factors'
import type { Reason } from '@logis/contract/errors'
import { email as emailShape } from '@logis/contract/http'
import type { SessionEnd } from '@logis/contract/security.rules'
import { hashToken } from '#platform/actor.ts'
import { dropCookie } from '#platform/browser.ts'
import type { Call } from '#platform/call.ts'
import { settings } from '#platform/config.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { hashPassword, isWeakHash, verifyPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { whyOver } from '../../identities/renewals/rules.ts'
import { countAttempt } from '../attempts/rules.ts'
import { lifeOf, openSession, whyShut, type Opened, type Shut, type SignInScope } from '../opening/rules.ts'
import { holdVerified, isBrowserInUse } from '../opening/sql.ts'
import { forgetOldChallenges } from '../passkeys/sql.ts'
import { readUser } from '../rules.ts'
import { awaitSecondStep, forgetChallenges } from '../challenges/rules.ts'
import { findByUsername, raiseHash } from '../sql.ts'
import * as sql from './sql.ts'

export type Credentials = { username: string; password: string }
type Answer = Session | AwaitedFactor

/** What the password of an account that does not exist is compared with: the same work, the same time. */
let decoy: Promise<string> | undefined
const decoyHash = () => (decoy ??= hashPassword(randomBytes(32).toString('base64url')))

/** A hash that was made by less than is asked today, made anew while the password is at hand. */
const raised = async (userId: number, hash: string, password: string): Promise<string> => {
  if (!isWeakHash(hash)) return hash
  const stronger = await hashPassword(password)
  // Changed meanwhile, it is somebody else's word: what was verified then opens nothing.
  return (await raiseHash(db, userId, hash, stronger)) ? stronger : hash
}

/** AUTH-03, AUTH-32. An unknown address and a wrong password are told alike. */
export const signIn = async (call: Call, { username, password }: Credentials, scope: SignInScope): Promise<Answer> => {
  const attempt = await countAttempt(call, username)
  const found = await findByUsername(db, username)
  const isRight = await verifyPassword(found?.password_hash ?? (await decoyHash()), password)
  const turnAway = async (reason: Reason, detail?: string): Promise<never> => {
    await note(db, call, 'SIGN_IN_REFUSED', { userId: found?.id, details: { reason } })
    return refuse(reason, detail === undefined ? {} : { detail })
  }
  if (!found?.password_hash || !isRight) return turnAway('CREDENTIALS_INVALID')
  await attempt.forgive()
  if (!found.is_active) await turnAway('USER_DISABLED')
  const { id } = found
  const password_hash = await raised(id, found.password_hash, password)
  // Asked before the second step too: nobody types a code for a door that is shut.
  const shut = await whyShut(db, id, { scope })
  if (shut) return turnAway(shut.refused, shut.detail)
  const awaited = await awaitSecondStep(db, { userId: id, scope, passwordHash: password_hash })
  if (awaited) return awaited
  const session = await write(async (tx): Promise<Opened | Shut> =>
    // A password changed or an account closed since the check opens nothing: the account is held and asked again.
    (await holdVerified(tx, id, password_hash))
      ? openSession(tx, call, id, { scope })
      : { refused: 'CREDENTIALS_INVALID' },
  )
  if ('refused' in session) return turnAway(session.refused, session.detail)
  const { access_token, expires_in } = session
  return { access_token, expires_in, token_type: 'Bearer', user: await readUser(id) }
}

/** AUTH-03 by `Authorization: Basic`. A header that is missing or not understood is a refused sign-in like any other. */
export const signInByHeader = (call: Call, scope: SignInScope): Promise<Answer> =>
  signIn(call, credentialsOf(call.authorization) ?? refuse('CREDENTIALS_INVALID'), scope)

const credentialsOf = (authorization: string | undefined): Credentials | null => {
  const encoded = /^Basic ([A-Za-z0-9+/_=-]{1,4000})$/i.exec(authorization ?? '')?.[1]
  const [, typed, password] = /^([^:]{1,254}):(.{1,1000})$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? []
  const username = usernameOf(typed ?? '')
  return username && password ? { username, password } : null
}

/** What was typed, if it is an address of mail: nothing else is a user name, nor the key of a limit. */
const usernameOf = (typed: string): string | null => emailShape.safeParse(typed).data ?? null

/**
 * Ruling 3: refused before any password is looked at, for the address of a request is kept by proxies and browsers.
 * The attempt counts. One setting opens it to clients that cannot do otherwise.
 */
export const signInByQuery = async (call: Call, typed: Credentials, scope: SignInScope): Promise<Answer> => {
  const username = usernameOf(typed.username)
  if (!settings.AUTH_ALLOW_QUERY_CREDENTIALS) {
    if (username) await countAttempt(call, username)
    refuse('CREDENTIALS_IN_URL')
  }
  if (!username) return refuse('CREDENTIALS_INVALID')
  call.answerHeaders['deprecation'] = 'true'
  call.answerHeaders['link'] = '</v2/personal-access-token>; rel="successor-version"'
  return signIn(call, { ...typed, username }, scope)
}

/** AUTH-12. */
export const refreshSession = async ({ actor, call }: UserScope): Promise<{ expires_in: number }> => {
  const cause = await whyOver(actor)
  if (cause) {
    await write(async (tx) => end(tx, call, actor.userId, cause, await sql.revokeToken(tx, actor.tokenId)))
    refuse('UNAUTHORIZED_TOKEN_INVALID')
  }
  const life = lifeOf(actor.isPrivileged)
  return (
    (await sql.prolongToken(db, actor.tokenId, life)) ??
    (await sql.findSecondsLeft(db, actor.tokenId, life)) ??
    refuse('UNAUTHORIZED_TOKEN_INVALID')
  )
}

/** AUTH-13. The browser's secret goes with the last session that lives by it. */
export const signOut = async (call: Call): Promise<void> => {
  const { actor } = call
  if (!actor) return
  await write(async (tx) => {
    await end(tx, call, actor.userId, 'SIGNED_OUT', await sql.revokeToken(tx, actor.tokenId))
    for (const [name, secret] of call.browser.secrets)
      if (!(await isBrowserInUse(tx, hashToken(secret)))) call.answerHeaders['set-cookie'] = dropCookie(name)
  })
}

const end = async (tx: Tx, call: Call | null, userId: number, cause: SessionEnd, session_ids: number[]) => {
  if (session_ids.length > 0) await note(tx, call, 'SESSIONS_ENDED', { userId, details: { cause, session_ids } })
}

/** Ends the sessions of an account, all of them or all but one; says how many were open. */
export const endSessions = async (
  tx: Tx,
  call: Call | null,
  userId: number,
  cause: SessionEnd,
  except: { tokenId: number } | null = null,
): Promise<number> => {
  const ended = await sql.revokeAll(tx, userId, except?.tokenId ?? null)
  await end(tx, call, userId, cause, ended)
  return ended.length
}

/** Ends some sessions of an account. */
export const endThese = async (tx: Tx, call: Call, userId: number, cause: SessionEnd, ids: number[]): Promise<void> =>
  end(tx, call, userId, cause, await sql.revokeTokens(tx, ids))

export const forgetOldSessions = async (): Promise<void> => {
  await sql.forgetOldTokens(db)
  await forgetChallenges()
  await forgetOldChallenges(db)
}
