import { Outlet } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { AcceptTerms } from '../accounts/terms/AcceptTerms.tsx'
import { useIdentity } from '../platform/identity.ts'
import { Frame } from './Frame.tsx'
import { keepForOffline } from './offline.ts'

/** Any page of a resident: behind the terms in force (RES-03). */
export function ResidentPage({ children }: { children: ReactNode }) {
  const { user } = useIdentity()
  useEffect(keepForOffline, [])
  return <Frame>{user.cgu.is_accepted ? children : <AcceptTerms />}</Frame>
}

/** The residents' area, as the routes below it fill it. */
export function ResidentArea() {
  return (
    <ResidentPage>
      <Outlet />
    </ResidentPage>
  )
}
