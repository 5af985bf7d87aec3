import { useQuery } from '@tanstack/react-query'
import { useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'

export const useMailSubscription = (token: string) =>
  useQuery({
    ...orpc.accounts.readUnsubscription.queryOptions({ input: { token } }),
    retry: false,
    meta: { tellsErrors: true },
  })

export const useUnsubscribe = () =>
  useOwnAct('accounts.unsubscribe', { mutationFn: (input: { token: string }) => client.accounts.unsubscribe(input) })
