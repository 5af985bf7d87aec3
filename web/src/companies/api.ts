import type { Company } from '@logis/contract/companies'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'

export type { Company } from '@logis/contract/companies'

/** What is known of any company within reach, the parents by name alone. */
export type KnownCompany = Pick<Company, 'id' | 'name' | 'type' | 'picture_path'>

const told = { tellsErrors: true } as const

/** The company that a page is about; its own name and type, as the server knows them. */
export const useCompany = (company_id: number) =>
  useQuery({
    ...orpc.companies.getCompany.queryOptions({ input: { company_id } }),
    staleTime: 300_000,
    meta: told,
  })

/** Counts of the live projects; with those of the affiliates for a manager. */
export const useStatistics = (company_id: number, withChildren: boolean) =>
  useQuery({
    ...orpc.companies.getStatistics.queryOptions({ input: { company_id, children: withChildren ? '1' : '0' } }),
    meta: told,
  })

export const shortestSearch = 3

/** API2-04. Nothing is asked before the third character. */
export const useSharedCompanies = (text: string) =>
  useQuery({
    ...orpc.companies.searchSharedCompanies.queryOptions({ input: { search: text } }),
    enabled: text.length >= shortestSearch,
    placeholderData: (before) => before,
    meta: told,
  })

/** The types change with a release, not with a visit. */
export const useCompanyTypes = () =>
  useQuery({ ...orpc.companies.listCompanyTypes.queryOptions({ input: {} }), staleTime: Infinity }).data?.data ?? []

/** PROF-10. The form tells what is refused. */
export const useUpdateCompany = () => {
  const queryClient = useQueryClient()
  return useMutation({
    ...orpc.companies.updateCompany.mutationOptions(),
    meta: told,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orpc.companies.key() }),
  })
}

const channelsOf = (company_id: number) => ({ input: { company_id } })

export const useCompanyChannels = (company_id: number) =>
  useQuery({ ...orpc.companies.listCompanyChannels.queryOptions(channelsOf(company_id)), meta: told })

/** PROF-27. The list is read again either way: a switch shows what is stored. */
export const useSetChannel = (company_id: number) => {
  const queryClient = useQueryClient()
  const queryKey = orpc.companies.listCompanyChannels.queryKey(channelsOf(company_id))
  return useMutation({
    ...orpc.companies.setCompanyChannel.mutationOptions(),
    meta: told,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
