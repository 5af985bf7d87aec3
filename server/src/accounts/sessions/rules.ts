import { randomBytes } from 'node:crypto'
import type { User } from '@logis/contract/accounts'
import type { Reason } from '@logis/contract/errors'
import { email as emailShape } from '@logis/contract/http'
import { hashToken } from '#platform/actor.ts'
import type { Call } from '#platform/call.ts'
import { settings } from '#platform/config.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { demandLimit, forgive, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { hashPassword, verifyPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { readUser } from '../rules.ts'
import { findByUsername } from '../sql.ts'
import * as sql from './sql.ts'

export type Credentials = { username: string; password: string }
export type SignInScope = 'partner' | 'resident'
export type Session = { access_token: string; token_type: 'Bearer'; expires_in: number; user: User }

const perAccount: Limit = { name: 'sign-in-account', times: 10, seconds: 900 }
/** The same account from a network that it is used from: a count of its own, whose key nobody can type. */
const perAccountAtHome: Limit = { name: 'sign-in-account-at-home', times: 10, seconds: 900 }
const perNetwork: Limit = { name: 'sign-in-network', times: 50, seconds: 900 }

/**
 * Attempts are counted before the password is looked at, so that a thousand at once are not a thousand guesses. A
 * network that the account is used from counts by itself: guesses from elsewhere do not shut its owner out.
 */
const countAttempt = async (call: Call, username: string) => {
  const network = subnetOf(call.ip)
  const isAtHome = await sql.isKnownNetwork(db, username, network)
  // An account's network first: a user name has no space in it, whatever is typed.
  const [limit, account] = isAtHome ? [perAccountAtHome, `${network} ${username}`] : [perAccount, username]
  const demand = (of: Limit, key: string) =>
    demandLimit(of, key, () => noteRefusal(call, username, 'TOO_MANY_REQUESTS'))
  await demand(perNetwork, network)
  await demand(limit, account)
  return { forgive: () => Promise.all([forgive(limit, account), giveBack(perNetwork, network)]) }
}

/** The account that was tried, if there is one; a name that nobody has is not kept: people type passwords there. */
const noteRefusal = async (call: Call, username: string, reason: Reason) => {
  const found = await findByUsername(db, username)
  await note(db, call, 'SIGN_IN_REFUSED', { userId: found?.id, details: { reason } })
}

/** What the password of an account that does not exist is compared with: the same work, the same time. */
let decoy: Promise<string> | undefined
const decoyHash = () => (decoy ??= hashPassword(randomBytes(32).toString('base64url')))

/** AUTH-03, AUTH-32. An unknown address and a wrong password are told alike. */
export const signIn = async (call: Call, { username, password }: Credentials, scope: SignInScope): Promise<Session> => {
  const attempt = await countAttempt(call, username)
  const found = await findByUsername(db, username)
  const isRight = await verifyPassword(found?.password_hash ?? (await decoyHash()), password)
  const turnAway = async (reason: Reason): Promise<never> => {
    await note(db, call, 'SIGN_IN_REFUSED', { userId: found?.id, details: { reason } })
    return refuse(reason)
  }
  if (!found?.password_hash || !isRight) return turnAway('CREDENTIALS_INVALID')
  await attempt.forgive()
  if (!found.is_active) await turnAway('USER_DISABLED')
  const mayEnter = scope === 'partner' ? await sql.isPartner(db, found.id) : await sql.isResident(db, found.id)
  if (!mayEnter) await turnAway('SCOPE_NOT_ALLOWED')
  const { password_hash } = found
  const session = await write((tx) => openSession(tx, call, { id: found.id, password_hash }, scope))
  return { ...session, token_type: 'Bearer', user: await readUser(found.id) }
}

/** AUTH-03 by `Authorization: Basic`. A header that is missing or not understood is a refused sign-in like any other. */
export const signInByHeader = (call: Call, scope: SignInScope): Promise<Session> =>
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
export const signInByQuery = async (call: Call, typed: Credentials, scope: SignInScope): Promise<Session> => {
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

const hour = 3600
/** Ruling 12: short for those who may do everything. */
const lifeOf = (isPrivileged: boolean) =>
  isPrivileged
    ? { seconds: hour, absoluteSeconds: 12 * hour }
    : { seconds: settings.SESSION_HOURS * hour, absoluteSeconds: settings.SESSION_DAYS * 24 * hour }

/** A password changed or an account closed since the check opens nothing: the row is asked again, and held. */
const openSession = async (tx: Tx, call: Call, user: { id: number; password_hash: string }, scope: SignInScope) => {
  if (!(await sql.noteConnection(tx, user.id, user.password_hash))) refuse('CREDENTIALS_INVALID')
  const access_token = randomBytes(32).toString('base64url')
  const isPrivileged = scope === 'partner' && (await sql.hasGlobalRole(tx, user.id))
  const { session_id, expires_in } = await sql.insertToken(tx, {
    user_id: user.id,
    token_hash: hashToken(access_token),
    scope,
    ip: call.ip,
    user_agent: call.userAgent,
    ...lifeOf(isPrivileged),
  })
  await note(tx, call, 'SIGNED_IN', { actorId: user.id, details: { session_id, scope } })
  return { access_token, expires_in }
}

/** AUTH-12. */
export const refreshSession = async ({ actor }: UserScope): Promise<{ expires_in: number }> => {
  const isPrivileged = actor.isAdministrator || actor.isSupport || actor.scope === 'support'
  return (
    (await sql.prolongToken(db, actor.tokenId, lifeOf(isPrivileged).seconds)) ??
    (await sql.findSecondsLeft(db, actor.tokenId)) ??
    refuse('UNAUTHORIZED_TOKEN_INVALID')
  )
}

/** AUTH-13. */
export const signOut = async (call: Call): Promise<void> => {
  if (call.actor) await sql.revokeToken(db, call.actor.tokenId)
}

/** Ends the sessions of an account, all of them or all but one. */
export const endSessions = (tx: Tx, userId: number, except: { tokenId: number } | null = null) =>
  sql.revokeAll(tx, userId, except?.tokenId ?? null)

/** Whether this session began just now: the person has proven who they are. */
export const isFreshSession = ({ actor }: UserScope) => sql.isFresh(db, actor.tokenId, 10)

export const forgetOldSessions = async (): Promise<void> => {
  await sql.forgetOldTokens(db)
}
