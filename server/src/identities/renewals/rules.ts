import type { SessionEnd } from '@logis/contract/security.rules'
import { settings } from '#platform/config.ts'
import type { Actor } from '#platform/actor.ts'
import { db, type Tx } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { isSameIssuer, leaveUrl, Mistrusted, renew, type Proven } from '#platform/openid.ts'
import { Unreachable } from '#platform/outgoing.ts'
import { resealed, seal, unsealed } from '#platform/sealing.ts'
import { findProvider, isDemanded, isOurs, signOutUrl } from '../providers/rules.ts'
import * as sql from './sql.ts'

/** How long what a provider said of someone is believed. */
const believedMinutes = 10

type Kept = { refreshToken: string | null; idToken: string }
const purpose = (tokenId: number) => `session ${tokenId}`

/** Keeps with a session what renews it at its provider, and what ends it there. */
export const keepRenewal = (
  tx: Tx,
  { tokenId, identityId, provider }: { tokenId: number; identityId: number; provider: string },
  { refreshToken, idToken }: Pick<Proven, 'refreshToken' | 'idToken'>,
): Promise<unknown> =>
  sql.insert(tx, {
    token_id: tokenId,
    identity_id: identityId,
    provider,
    sealed: seal(purpose(tokenId), JSON.stringify({ refreshToken, idToken } satisfies Kept)),
    is_renewable: refreshToken !== null,
  })

/** `kept`: null where no key opens it any more. */
const read = async (tokenId: number) => {
  const row = await sql.find(db, tokenId)
  return row && { ...row, kept: open(tokenId, row.sealed) }
}
const open = (tokenId: number, sealed: string): Kept | null => {
  const opened = unsealed(purpose(tokenId), sealed, { token_id: tokenId })
  return opened === null ? null : (JSON.parse(opened) as Kept)
}

/** The provider that gave a session's tokens; null once its company uses another, which must not be sent them. */
const providerOf = async ({ provider: code, issuer }: { provider: string; issuer: string }) => {
  const provider = await findProvider(db, code)
  return provider && isSameIssuer(provider.client.issuer, issuer) ? provider : null
}

/**
 * Why a session is prolonged no more: its provider knows the person no longer, or is gone from the company; it has not
 * answered for as long as a session lasts; or the company lets nobody in but by its provider. Null: it goes on.
 */
export const whyOver = async ({ tokenId, userId, scope }: Actor): Promise<SessionEnd | null> => {
  if (scope !== 'partner' && scope !== 'resident') return null
  const row = await sql.find(db, tokenId)
  if (scope === 'partner' && (await isDemanded(db, userId, row?.provider ?? null))) return 'PROVIDER_REQUIRED'
  if (!row?.is_renewable || !(await sql.takeTurn(db, tokenId, believedMinutes))) return null
  const session = await read(tokenId)
  if (!session) return null
  const provider = await providerOf(session)
  if (!provider) return 'PROVIDER_REFUSED'
  const { kept, subject } = session
  // Nobody can be asked about it: whoever it is signs in again.
  if (!kept) return 'PROVIDER_SILENT'
  try {
    const given = await renew(provider.client, kept.refreshToken ?? '', subject)
    const next: Kept = { refreshToken: given.refreshToken ?? kept.refreshToken, idToken: given.idToken ?? kept.idToken }
    await sql.keep(db, tokenId, seal(purpose(tokenId), JSON.stringify(next)))
    return null
  } catch (error) {
    if (error instanceof Mistrusted && !isOurs(error.fault)) return 'PROVIDER_REFUSED'
    if (!(error instanceof Mistrusted) && !(error instanceof Unreachable)) throw error
    return (await sql.isSilentSince(db, tokenId, settings.SESSION_HOURS)) ? 'PROVIDER_SILENT' : null
  }
}

/** Where the browser of a session signs out at its provider too; null where there is none, or it does not answer. */
export const whereToLeave = async (tokenId: number): Promise<string | null> => {
  const session = await read(tokenId)
  const provider = session && (await providerOf(session))
  if (!provider || !session?.kept) return null
  return leaveUrl(provider.client, session.kept.idToken, signOutUrl()).catch((error: unknown) => {
    if (error instanceof Mistrusted || error instanceof Unreachable) return null
    throw error
  })
}

/** After a change of the key: what a former one sealed of the sessions that may still be renewed or left. */
export const resealSessions = async (): Promise<void> =>
  eachByItself(await sql.listSealed(db), async ({ token_id, sealed }) => {
    const anew = resealed(purpose(token_id), sealed, { token_id })
    if (anew) await sql.putResealed(db, token_id, sealed, anew)
  })
