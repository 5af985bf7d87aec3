import type { OutsideLinks } from '@logis/contract/portal'
import { useQuery } from '@tanstack/react-query'
import { orpc } from './client.ts'

const portal = { ...orpc.portal.getPortal.queryOptions(), staleTime: Infinity, meta: { tellsErrors: true } }

/** Addresses outside the portal, as the operator sets them. None until they are known: they are not worth waiting for. */
export const useLinks = (): Partial<OutsideLinks> =>
  useQuery({ ...portal, select: ({ data }) => data.links }).data ?? {}

/** AUTH-28: the providers of the whole portal. */
export const useProviders = () => useQuery({ ...portal, select: ({ data }) => data.identity_providers }).data ?? none
const none: never[] = []
