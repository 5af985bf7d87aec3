import { randomBytes } from 'node:crypto'
import type { FactorMethod } from '@logis/contract/accounts.factors.rules'
import type { Reason } from '@logis/contract/errors'
import { hashToken, privilegedLife } from '#platform/actor.ts'
import { keepCookie } from '#platform/browser.ts'
import type { Call } from '#platform/call.ts'
import { settings } from '#platform/config.ts'
import type { Db, Tx } from '#platform/db.ts'
import { subnetOf } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { refuse } from '#platform/refuse.ts'
import { note } from '#platform/securityLog.ts'
import { deviceOf } from '@logis/contract/accounts.device.rules'
import { isDemanded, isOfferedTo } from '../../identities/providers/rules.ts'
import * as users from '../sql.ts'
import * as sql from './sql.ts'

export type SignInScope = 'partner' | 'resident'
export type Opened = { access_token: string; expires_in: number; session_id: number }
/** `detail`: what the person is told beside the reason. */
export type Shut = { refused: Reason; detail?: string }

const hour = 3600
/** Ruling 12: short for those who may do everything. */
export const lifeOf = (isPrivileged: boolean) =>
  isPrivileged
    ? privilegedLife
    : { seconds: settings.SESSION_HOURS * hour, absoluteSeconds: settings.SESSION_DAYS * 24 * hour }

type Entry = {
  scope: SignInScope
  /** By what a second factor was proven, if one was. */
  factor?: FactorMethod | 'PROVIDER' | undefined
  /** Which passkey that was: the session ends with it. */
  passkeyId?: number | undefined
  /** Who has proven the person, where that is an account elsewhere. */
  provider?: { code: string; isRenewable: boolean } | undefined
  /** The company for which alone that factor counts: its own provider has said that it was asked for. */
  factorBy?: number | null | undefined
}

/** Holds an account that may be entered until the transaction ends; false when there is none. */
export const holdActive = sql.holdActive

/** The last way in stays, whichever it is: asked once the one that goes is gone. */
export const demandWayIn = async (tx: Tx, userId: number): Promise<void> => {
  if (!(await users.hasWayIn(tx, userId))) refuse('IDENTITY_LAST_WAY')
}

/** Why a door is shut to someone who has proven who they are: it is not theirs, or only their provider opens it. */
export const whyShut = async (
  reader: Db | Tx,
  userId: number,
  { scope, provider }: Pick<Entry, 'scope' | 'provider'>,
): Promise<Shut | null> => {
  if (scope === 'resident') return (await sql.isResident(reader, userId)) ? null : { refused: 'SCOPE_NOT_ALLOWED' }
  if (await isDemanded(reader, userId, provider?.code ?? null))
    return {
      refused: (await isOfferedTo(reader, userId)) ? 'IDENTITY_PROVIDER_REQUIRED' : 'IDENTITY_PROVIDER_UNOFFERED',
    }
  if (await sql.isPartner(reader, userId)) return null
  const detail = await sql.disabledReasonFor(reader, userId)
  return detail === null ? { refused: 'SCOPE_NOT_ALLOWED' } : { refused: 'COMPANY_DISABLED', detail }
}

/**
 * A session of someone whom the caller has proven, and whose account it holds: whoever changes their roles waits, and then
 * ends this session with the others. What cannot be renewed at a provider lasts as long as a session does unused.
 */
export const openSession = async (tx: Tx, call: Call, userId: number, entry: Entry): Promise<Opened | Shut> => {
  const { scope, factor, factorBy, passkeyId, provider } = entry
  const shut = await whyShut(tx, userId, entry)
  if (shut) return shut
  await tellOfNewDevice(tx, call, userId)
  await sql.noteConnection(tx, userId)
  const access_token = randomBytes(32).toString('base64url')
  const { session_id, expires_in } = await sql.insertToken(tx, {
    user_id: userId,
    token_hash: hashToken(access_token),
    scope,
    ip: call.ip,
    user_agent: call.userAgent,
    browser_hash: await bindBrowser(tx, call),
    factor_at: factor ? new Date() : null,
    factor_by_company_id: factorBy ?? null,
    passkey_id: passkeyId ?? null,
    ...shortened(lifeOf(await sql.hasGlobalRole(tx, userId)), provider?.isRenewable),
  })
  const details = { session_id, scope, ...(provider && { provider: provider.code }), ...(factor && { factor }) }
  await note(tx, call, 'SIGNED_IN', { actorId: userId, details })
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

/**
 * Tells a person by mail that their account was entered with a device that it has not been entered with: neither by the
 * cookie of an earlier session, nor with the same kind of browser from the same network. The first sign-in of all is no news.
 */
const tellOfNewDevice = async (tx: Tx, call: Call, userId: number) => {
  const device = deviceOf(call.userAgent)
  const former = await sql.listFormerDevices(tx, userId, {
    browsers: [...call.browser.secrets.values()].map(hashToken),
    subnet: subnetOf(call.ip),
  })
  const isAlike = (userAgent: string | null) => {
    const { browser, system } = deviceOf(userAgent)
    return browser === device.browser && system === device.system
  }
  if (former.length === 0) return
  if (former.some(({ is_browser, is_network, user_agent }) => is_browser || (is_network && isAlike(user_agent)))) return
  const reader = await sql.findReader(tx, userId)
  if (!reader) return
  await recordMail(tx, {
    channel_code: 'NEW_DEVICE',
    recipient: reader.address,
    recipient_user_id: userId,
    locale: reader.locale,
    facts: {
      at: new Date().toISOString(),
      ip: call.ip,
      ...(device.browser && { browser: device.browser }),
      ...(device.system && { system: device.system }),
    },
  })
}
