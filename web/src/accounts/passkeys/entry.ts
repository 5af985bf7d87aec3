import type { Session } from '@logis/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { knowsPasskeys } from './support.ts'

type Scope = 'partner' | 'resident'

/**
 * Sign-in by a passkey: by its button, or offered by the field of the user name. What speaks with the device is fetched
 * when one of them is reached. Null where passkeys are not known.
 */
export const usePasskeyEntry = (scope: Scope, enter: (session: Session) => Promise<void>) => {
  const offered = useRef(false)
  const options = {
    mutationFn: async (autofill: boolean) => {
      const { signInByPasskey } = await import('./signIn.ts')
      return signInByPasskey(scope, autofill)
    },
    onSuccess: async (session: Session | null) => {
      if (session) await enter(session)
    },
  }
  const { mutate, isPending } = useMutation(options)
  // Nobody asked for it: an offer that cannot be made is none.
  const { mutate: offer } = useMutation({ ...options, meta: { tellsErrors: true } })
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
