import type { Subscription } from '@logis/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Subscription }

/** ADMIN-01. */
export const useSubscriptions = (state: TableState) =>
  useQuery({ ...orpc.subscriptions.listSubscriptions.queryOptions({ input: listInputOf(state) }), ...asList })

/** All that one company has subscribed to, the latest first. */
export const useSubscriptionsOf = (company_id: number) =>
  useQuery({
    ...orpc.subscriptions.listSubscriptions.queryOptions({
      input: { page: 1, page_size: -1, sort: '-starts_on', search: { company_id: String(company_id) } },
    }),
    meta: told,
  })

export const useCreateSubscription = () => useAct('subscriptions.createSubscription')
export const useEditSubscription = () => useAct('subscriptions.editSubscription')
export const useEndSubscription = () => useAct('subscriptions.endSubscription', { evenIfRefused: true })
export const useRenewSubscription = () => useCreation('subscriptions.renewSubscription', { evenIfRefused: true })
export const useDeleteSubscription = () => useAct('subscriptions.deleteSubscription', { evenIfRefused: true })
