import { entrance as paths } from '../paths.entrance.ts'
import { hideFragment, useAddress, type Alone } from '../platform/alone.ts'
import { inFragment } from '../platform/fragment.ts'
import { FirstStepPage } from './FirstStepPage.tsx'
import { InvitedPage } from './InvitedPage.tsx'
import { keepCodeOf, keepInvitationOf, roleIn } from './kept.ts'

// A code and a token are secrets: they leave the address at once, also where the portal is not there to take them out.
if (keepCodeOf(location.hash) || keepInvitationOf(location.hash)) hideFragment()
// The portal does the same, whose code is not for here (`nextLink.ts`).
addEventListener('hashchange', () => (inFragment('code') ?? inFragment('token')) && location.reload())

/** Where a sheet or an invitation leads a stranger, without the portal (`ActivationPage.tsx`, `InvitationPage.tsx`). */
export function ArrivalAlone(alone: Alone) {
  const { pathname, searchParams } = useAddress()
  if (pathname === paths.invitation()) return <InvitedPage {...alone} />
  return <FirstStepPage role={roleIn(searchParams.get('role'))} />
}
