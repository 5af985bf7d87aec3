import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { keepCodeOf, keepInvitationOf } from './kept.ts'

type Arriving = { location: ParsedLocation }

/** The address without its fragment, in place of the one that was opened. */
const hideFragment = ({ pathname, searchStr }: ParsedLocation) =>
  redirect({ href: pathname + searchStr, replace: true, throw: true })

/** What a link has brought is taken out of the address of the portal. */
export const takeInvitation = ({ location }: Arriving) => {
  if (keepInvitationOf(location.hash)) hideFragment(location)
}
export const takeCode = ({ location }: Arriving) => {
  if (keepCodeOf(location.hash)) hideFragment(location)
}
