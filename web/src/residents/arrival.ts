import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { clearStored, readStored, writeStored } from '../platform/storage.ts'
import { formatCode } from './code.ts'

/**
 * What links from outside bring in the fragment of their address: the invitation of a mail, the code of a credential
 * sheet. Both are taken out of the address at once and kept until they have served.
 */
const fromFragment = ({ hash }: ParsedLocation, name: string) =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name)?.trim() || null

type Arriving = { location: ParsedLocation }

/** The address without its fragment, in place of the one that was opened. */
const hideFragment = ({ pathname, searchStr }: ParsedLocation) =>
  redirect({ href: pathname + searchStr, replace: true, throw: true })

/** RES-02, AUTH-11: kept between visits, up to the attempt at activation. */
export const takeInvitation = ({ location }: Arriving) => {
  const token = fromFragment(location, 'token')
  if (token === null) return
  writeStored('invitation_token', token)
  hideFragment(location)
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

export const takeCode = ({ location }: Arriving) => {
  const code = fromFragment(location, 'code')
  if (code === null) return
  keepCode(formatCode(code))
  hideFragment(location)
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
