import type { OutsideLinks } from '@logis/contract/portal'
import { useQuery } from '@tanstack/react-query'
import { orpc } from './client.ts'

/** Addresses outside the portal, as the operator sets them. None until they are known: they are not worth waiting for. */
export const useLinks = (): Partial<OutsideLinks> =>
  useQuery({
    ...orpc.portal.getPortal.queryOptions(),
    staleTime: Infinity,
    meta: { tellsErrors: true },
    select: ({ data }) => data.links,
  }).data ?? {}
