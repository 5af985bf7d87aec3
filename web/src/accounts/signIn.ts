import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { orpc } from '../platform/client.ts'
import { homePathOf } from '../platform/guards.ts'
import { loadIdentity } from '../platform/identity.ts'
import { openSession } from '../platform/session.ts'
import { wantedPath } from './wantedPath.ts'

/** AUTH-03, AUTH-05: the session opens, then the wanted page, else home. */
export const useSignIn = (wanted: string | undefined) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation(
    orpc.accounts.signIn.mutationOptions({
      onSuccess: async ({ data }) => {
        openSession(data.access_token, data.expires_in)
        const identity = await loadIdentity(queryClient)
        await router.navigate({ href: wantedPath(wanted) ?? homePathOf(identity), replace: true })
      },
    }),
  )
}

/** The dialog tells its own errors. */
export const useLostPassword = () =>
  useMutation(orpc.accounts.requestPasswordReset.mutationOptions({ meta: { tellsErrors: true } }))
