import type { Session } from '@logis/contract/accounts'
import { useRef } from 'react'
import { useCall } from '../../platform/useCall.ts'
import type { Enter } from '../signIn.ts'
import { knowsPasskeys } from './support.ts'

type Scope = 'partner' | 'resident'

/**
 * Sign-in by a passkey: by its button, or offered by the field of the user name. What speaks with the device is fetched
 * when one of them is reached. Null where passkeys are not known.
 */
export const usePasskeyEntry = (scope: Scope, enter: Enter) => {
  const offered = useRef(false)
  const signIn = (autofill: boolean) => import('./signIn.ts').then((module) => module.signInByPasskey(scope, autofill))
  const onSuccess = (session: Session | null) => session && enter(session)
  const { mutate, isPending } = useCall(signIn, { onSuccess })
  // Nobody asked for it: an offer that cannot be made is none.
  const { mutate: offer } = useCall(signIn, { onSuccess, tellsErrors: true })
  if (!knowsPasskeys()) return null
  return {
    isPending,
    signIn: () => mutate(false),
    offer: () => {
      if (!offered.current) offer(true)
      offered.current = true
    },
  }
}
