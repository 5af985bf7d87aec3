import { randomBytes } from 'node:crypto'
import type { User } from '@logis/contract/accounts'
import type { Reason } from '@logis/contract/errors'
import { email as emailShape } from '@logis/contract/http'
import type { SessionEnd } from '@logis/contract/security.rules'
import { hashToken, privilegedLife } from '#platform/actor.ts'
import { dropCookie, keepCookie } from '#platform/browser.ts'
import type { Call } from '#platform/call.ts'
import { settings } from '#platform/config.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { demandLimit, forgive, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { hashPassword, verifyPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { isDemanded } from '../../identities/providers/rules.ts'
import { whyOver } from '../../identities/renewals/rules.ts'
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
  const { id, password_hash } = found
  const session = await write((tx) => openSession(tx, call, { id, password_hash }, scope))
  if ('refused' in session) return turnAway(session.refused)
  const { access_token, expires_in } = session
  return { access_token, expires_in, token_type: 'Bearer', user: await readUser(id) }
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
    ? privilegedLife
    : { seconds: settings.SESSION_HOURS * hour, absoluteSeconds: settings.SESSION_DAYS * 24 * hour }

type Verified = { id: number; password_hash: string }
type Opened = { access_token: string; expires_in: number; session_id: number }
type Shut = { refused: Reason }

/**
 * A password changed, a role taken or an account closed since the check opens nothing: the account is held and asked
 * again. Whoever changes its roles waits, and then ends this session with the others.
 */
const openSession = async (tx: Tx, call: Call, user: Verified, scope: SignInScope): Promise<Opened | Shut> => {
  if (!(await sql.holdVerified(tx, user.id, user.password_hash))) return { refused: 'CREDENTIALS_INVALID' }
  if (scope === 'partner' && (await isDemanded(tx, user.id, null))) return { refused: 'IDENTITY_PROVIDER_REQUIRED' }
  return openHeld(tx, call, user, scope)
}

type Elsewhere = { id: number; provider: string; isRenewable: boolean }

/** For someone whom a provider has proven. What cannot be renewed there lasts as long as a session does unused. */
export const openProvenSession = async (tx: Tx, call: Call, user: Elsewhere, scope: SignInScope) => {
  if (!(await sql.holdActive(tx, user.id))) return { refused: 'USER_DISABLED' as const }
  if (scope === 'partner' && (await isDemanded(tx, user.id, user.provider)))
    return { refused: 'IDENTITY_PROVIDER_REQUIRED' as const }
  return openHeld(tx, call, user, scope)
}

type Held = { id: number; provider?: string; isRenewable?: boolean }

const openHeld = async (tx: Tx, call: Call, user: Held, scope: SignInScope): Promise<Opened | Shut> => {
  const mayEnter = scope === 'partner' ? await sql.isPartner(tx, user.id) : await sql.isResident(tx, user.id)
  if (!mayEnter) return { refused: 'SCOPE_NOT_ALLOWED' }
  await sql.noteConnection(tx, user.id)
  const access_token = randomBytes(32).toString('base64url')
  const { session_id, expires_in } = await sql.insertToken(tx, {
    user_id: user.id,
    token_hash: hashToken(access_token),
    scope,
    ip: call.ip,
    user_agent: call.userAgent,
    browser_hash: await bindBrowser(tx, call),
    ...shortened(lifeOf(await sql.hasGlobalRole(tx, user.id)), user.isRenewable),
  })
  const details = { session_id, scope, ...(user.provider && { provider: user.provider }) }
  await note(tx, call, 'SIGNED_IN', { actorId: user.id, details })
  return { access_token, expires_in, session_id }
}

const shortened = <L extends ReturnType<typeof lifeOf>>(life: L, isRenewable = true): L =>
  isRenewable ? life : { ...life, absoluteSeconds: Math.min(life.absoluteSeconds, life.seconds) }

/**
 * Binds a session that a page opens to the browser of the page, by the secret of a cookie. One that other sessions of
 * this browser live by is kept, so that two may stand side by side; any other is drawn anew, whoever had put it there.
 */
const bindBrowser = async (tx: Tx, call: Call): Promise<Buffer | null> => {
  const { cookie, secrets } = call.browser
  if (!cookie) return null
  const sent = secrets.get(cookie.name)
  const isKnown = sent !== undefined && (await sql.isBrowserInUse(tx, hashToken(sent)))
  const secret = isKnown ? sent : randomBytes(32).toString('base64url')
  call.answerHeaders['set-cookie'] = keepCookie(cookie, secret)
  return hashToken(secret)
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
      if (!(await sql.isBrowserInUse(tx, hashToken(secret)))) call.answerHeaders['set-cookie'] = dropCookie(name)
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

/** Whether this session began just now: the person has proven who they are. */
export const isFreshSession = ({ actor }: UserScope) => sql.isFresh(db, actor.tokenId, 10)

export const forgetOldSessions = async (): Promise<void> => {
  await sql.forgetOldTokens(db)
}
