import { entrance as paths } from '../paths.entrance.ts'
import { clearStored, readStored, writeStored } from '../platform/storage.ts'
import { formatCode } from './code.ts'

/**
 * What links from outside bring in the fragment of their address: the invitation of a mail, the code of a credential
 * sheet. Both are taken out of the address at once and kept until they have served.
 */
const fromFragment = (hash: string, name: string) =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name)?.trim() || null

/** RES-02, AUTH-11: kept between visits, up to the attempt at activation. Whether the fragment has an invitation. */
export const keepInvitationOf = (hash: string): boolean => {
  const token = fromFragment(hash, 'token')
  if (token !== null) writeStored('invitation_token', token)
  return token !== null
}
export const keptInvitation = () => readStored<string>('invitation_token')

const codeKey = 'logis.activation_code'

/** A code is a secret: it lives as long as the tab, through the sign-in and a reload, not between visits. */
export const keepCode = (code: string) => {
  try {
    sessionStorage.setItem(codeKey, code)
  } catch {
    // Without storage it is typed again after a reload.
  }
}
export const keptCode = () => {
  try {
    return sessionStorage.getItem(codeKey)
  } catch {
    return null
  }
}

/** Whether the fragment has a code. */
export const keepCodeOf = (hash: string): boolean => {
  const code = fromFragment(hash, 'code')
  if (code !== null) keepCode(formatCode(code))
  return code !== null
}

export const forgetArrival = () => {
  clearStored('invitation_token')
  try {
    sessionStorage.removeItem(codeKey)
  } catch {
    // Nothing was kept.
  }
}

/** Where a new session goes on: to the code, as whoever asks for access or, without a role, to activate. */
export const activationHref = (role: 'OWNER' | 'TENANT' | undefined) =>
  role ? `${paths.activation()}?role=${role}` : paths.activation()

/** What the address of the activation says of who comes; anything else is nothing. */
export const roleIn = (role: unknown) => (role === 'OWNER' || role === 'TENANT' ? role : undefined)
