import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Entrance } from '../accounts/Entrance.tsx'
import { useVisitor } from '../platform/identity.ts'
import { lazyPart } from '../platform/lazyPart.ts'
import { FirstStepPage } from './FirstStepPage.tsx'
import type { Role } from './api.ts'
import { OtherSession } from './OtherSession.tsx'

// A stranger with a phone fetches the form of the account alone.
const ResidentActivation = lazyPart(() => import('./Activation.tsx'), 'ResidentActivation')

/** Where the QR code of a credential sheet leads. The code waits while the reader gets a session of a resident. */
export function ActivationPage() {
  const visitor = useVisitor()
  const { role } = useSearch({ strict: false }) as { role?: Role }
  if (!visitor) return <FirstStepPage role={role} />
  if (visitor.user.scope !== 'resident') {
    return (
      <Entrance>
        <OtherSession visitor={visitor} />
      </Entrance>
    )
  }
  return (
    <Suspense>
      <ResidentActivation />
    </Suspense>
  )
}
