import type { Me } from '@logis/contract/accounts'
import type { CompanyType } from '@logis/contract/companies.rules'
import { makeListeners } from '../ui/listeners.ts'
import { clearStored, isAbout, readStored, writeStored } from './storage.ts'

/** The company of the person signed in, whatever company the address names. */
export type OwnCompany = { id: number; name: string; type: CompanyType; picture_path: string | null }
export type Identity = { user: Me; company: OwnCompany | null }

/**
 * `left`: signed out here. `refused`: the server no longer knows the token. `replaced`: another tab changed it.
 * `expired`: its time was over before anyone asked.
 */
export type SessionEnd = 'left' | 'refused' | 'replaced' | 'expired'

type StoredToken = { access_token: string; expires_at: number }

const stored = () => readStored<StoredToken>('token')
const storedIdentity = (): Identity | null => {
  const user = readStored<Me>('user')
  return user && { user, company: readStored<OwnCompany>('company') }
}

/** What this tab believes; compared with the storage, which other tabs may have changed (AUTH-07, A-34). */
let token = stored()?.access_token ?? null
let identity = storedIdentity()
let end: SessionEnd | null = null
const { tell: tellEnd, subscribe: onSessionEnd } = makeListeners<[cause: SessionEnd]>()
const { tell: tellIdentity, subscribe: onIdentity } = makeListeners()
/** `tellEnd`: to whoever holds something of the session that this one was. */
export { onIdentity, onSessionEnd, tellEnd }

const setIdentity = (next: Identity | null) => {
  identity = next
  tellIdentity()
}

/** The token to send, or null when there is none, it has expired, or another tab holds another one. */
export const currentToken = (): string | null => {
  const kept = stored()
  return token !== null && kept?.access_token === token && kept.expires_at > Date.now() ? token : null
}

export const isSignedIn = () => currentToken() !== null

export const openSession = (access_token: string, expires_in: number) => {
  token = access_token
  end = null
  clearStored('own', 'user', 'company')
  setIdentity(null)
  writeStored('token', { access_token, expires_at: Date.now() + expires_in * 1000 } satisfies StoredToken)
}

export const prolongSession = (sentToken: string, expires_in: number) => {
  if (sentToken !== currentToken()) return
  writeStored('token', { access_token: sentToken, expires_at: Date.now() + expires_in * 1000 } satisfies StoredToken)
}

export const keepIdentity = (next: Identity) => {
  if (JSON.stringify(next) === JSON.stringify(identity)) return
  writeStored('user', next.user)
  writeStored('company', next.company)
  setIdentity(next)
}
export const currentIdentity = () => identity

/** Another tab's session stays as it is: only a session that this tab still owns is cleared from the storage. */
export const endSession = (cause: SessionEnd) => {
  if (token === null) return
  end = cause
  const kept = stored()
  const isOurs = !kept || kept.access_token === token
  const own = isOurs ? readStored<StoredToken>('own') : null
  if (isOurs) clearStored('token', 'own', 'user', 'company', 'recent')
  token = null
  // Whoever assisted someone is themselves again.
  if (own && own.expires_at > Date.now()) {
    token = own.access_token
    end = null
    writeStored('token', own)
  }
  setIdentity(null)
  tellEnd(cause)
}

let refusedBy: SessionEnd = 'refused'
/** What else is refused while somebody leaves is refused by their leaving. */
export const leaving = <T>(act: Promise<T>): Promise<T> => {
  refusedBy = 'left'
  return act.finally(() => (refusedBy = 'refused'))
}

/** The server refused a token. An old one, answered late, must not end the session that followed. */
export const tokenRefused = (sentToken: string | null) => {
  if (sentToken !== null && sentToken === token) endSession(refusedBy)
}

const compareWithStorage = () => {
  if (token !== null && stored()?.access_token !== token) endSession('replaced')
}

/** A tab left open must notice a sign-in or a sign-out made in another one. */
export const watchOtherTabs = () => {
  const onStorage = (event: StorageEvent) => isAbout(event, 'token') && compareWithStorage()
  addEventListener('storage', onStorage)
  addEventListener('focus', compareWithStorage)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('focus', compareWithStorage)
  }
}

/** How the last session of this tab ended, for the sign-in page. */
export const lastEnd = () => end
/** Once the sign-in page has said it. */
export const forgetEnd = () => {
  end = null
}
