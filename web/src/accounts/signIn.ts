import type { Session } from '@logis/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { orpc } from '../platform/client.ts'
import { homePathOf } from '../platform/guards.ts'
import { loadIdentity } from '../platform/identity.ts'
import { openSession } from '../platform/session.ts'
import { wantedPath } from './wantedPath.ts'

type Opened = Pick<Session, 'access_token' | 'expires_in'>

/** AUTH-05: with a session, by whatever way it was given: it opens, then the wanted page, else home. */
export const useEnter = (wanted: string | undefined) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async ({ access_token, expires_in }: Opened) => {
    openSession(access_token, expires_in)
    const identity = await loadIdentity(queryClient)
    await router.navigate({ href: wantedPath(wanted) ?? homePathOf(identity), replace: true })
  }
}

/** AUTH-03. An account with a second factor is given a challenge, and no session yet. */
export const useSignIn = (enter: ReturnType<typeof useEnter>) =>
  useMutation(
    orpc.accounts.signIn.mutationOptions({
      onSuccess: ({ data }) => ('challenge' in data ? undefined : enter(data)),
    }),
  )

/** The dialog tells its own errors. */
export const useLostPassword = () =>
  useMutation(orpc.accounts.requestPasswordReset.mutationOptions({ meta: { tellsErrors: true } }))
