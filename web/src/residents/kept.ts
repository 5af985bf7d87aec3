import { entrance as paths } from '../paths.entrance.ts'
import { inFragment } from '../platform/fragment.ts'
import { clearOfTab, clearStored, readOfTab, readStored, writeOfTab, writeStored } from '../platform/storage.ts'
import { formatCode } from './code.ts'

/**
 * What links from outside bring in the fragment of their address: the invitation of a mail, the code of a credential
 * sheet. Both are taken out of the address at once and kept until they have served.
 */

/** RES-02, AUTH-11: kept between visits, up to the attempt at activation. Whether the fragment has an invitation. */
export const keepInvitationOf = (hash: string): boolean => {
  const token = inFragment('token', hash)
  if (token !== null) writeStored('invitation_token', token)
  return token !== null
}
export const keptInvitation = () => readStored<string>('invitation_token')

/** A code is a secret: it lives as long as the tab, through the sign-in and a reload, not between visits. */
export const keepCode = (code: string) => writeOfTab('activation_code', code)
export const keptCode = () => readOfTab<string>('activation_code')

/** Whether the fragment has a code. */
export const keepCodeOf = (hash: string): boolean => {
  const code = inFragment('code', hash)
  if (code !== null) keepCode(formatCode(code))
  return code !== null
}

export const forgetArrival = () => {
  clearStored('invitation_token')
  clearOfTab('activation_code')
}

/** Where a new session goes on: to the code, as whoever asks for access or, without a role, to activate. */
export const activationHref = (role: 'OWNER' | 'TENANT' | undefined) =>
  role ? `${paths.activation()}?role=${role}` : paths.activation()

/** What the address of the activation says of who comes; anything else is nothing. */
export const roleIn = (role: unknown) => (role === 'OWNER' || role === 'TENANT' ? role : undefined)
