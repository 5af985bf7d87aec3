import type { CompanyType } from '@logis/contract/companies.rules'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../client.ts'
import { useIdentity } from '../identity.ts'
import { useActiveCompanyId } from './useCompanyId.ts'

const fiveMinutes = 300_000

/** The active company as it was read last, for its name and picture change; one's own meanwhile. */
export const useActiveCompany = () => {
  const { company } = useIdentity()
  const id = useActiveCompanyId()
  const known = useQuery({
    ...orpc.companies.getCompany.queryOptions({ input: { company_id: id ?? 0 } }),
    enabled: id !== null,
    staleTime: fiveMinutes,
    meta: { tellsErrors: true },
  })
  return known.data?.data ?? (id === company?.id ? company : null)
}

/** What the active company is; null while that is not known. A type never changes: one's own is the identity's. */
export const useActiveCompanyType = (): CompanyType | null => {
  const { company } = useIdentity()
  const active = useActiveCompany()
  return active?.id === company?.id ? (company?.type ?? null) : (active?.type ?? null)
}
