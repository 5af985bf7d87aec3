import type { Company } from '@logis/contract/companies'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import { told } from '../platform/told.ts'
import { useListExport } from '../platform/useListExport.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Company } from '@logis/contract/companies'

/** What is known of any company within reach, the parents by name alone. */
export type KnownCompany = Pick<Company, 'id' | 'name' | 'type' | 'picture_path'> &
  Partial<Pick<Company, 'is_disabled'>>

/** The company that a page is about; its own name and type, as the server knows them. */
export const useCompany = (company_id: number) =>
  useQuery({
    ...orpc.companies.getCompany.queryOptions({ input: { company_id } }),
    staleTime: 300_000,
    meta: told,
  })

/** What a landlord lets: the meters of its homes, and those that stand empty. */
export const useLetting = (company_id: number) =>
  useQuery({ ...orpc.companies.getLetting.queryOptions({ input: { company_id } }), meta: told })

/** Counts of the live projects; with those of the affiliates for a manager. */
export const useStatistics = (company_id: number, withChildren: boolean) =>
  useQuery({
    ...orpc.companies.getStatistics.queryOptions({ input: { company_id, children: withChildren ? '1' : '0' } }),
    meta: told,
  })

/** Where there is most to do. */
export const useLateBuildings = (company_id: number, withChildren: boolean) =>
  useQuery({
    ...orpc.companies.listLateBuildings.queryOptions({ input: { company_id, children: withChildren ? '1' : '0' } }),
    meta: told,
  })

/** The homes that are handed over next; asked of those alone who hand homes over. */
export const useHandOvers = (company_id: number, handsOver: boolean) =>
  useQuery({
    ...orpc.companies.listHandOvers.queryOptions({ input: { company_id } }),
    meta: told,
    enabled: handsOver,
  })
export type HandOvers = ReturnType<typeof useHandOvers>

/** The companies right below, with their figures. */
export const useAffiliates = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.companies.listAffiliates.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

/** Every page of the list on the screen, with what all of its columns tell. */
export const useExportAffiliates = (company_id: number, fileName: string) =>
  useListExport((asked) => client.companies.exportAffiliates({ company_id, ...asked }), fileName)

/** What each has subscribed to, and what its homes hold of what they may; asked for by those who look at it. */
export const useAffiliateTerms = (company_id: number, enabled: boolean) =>
  useQuery({ ...orpc.companies.getAffiliateTerms.queryOptions({ input: { company_id } }), enabled, meta: told })

/** What homes hold of a manufacturer's products. */
export const useInstallations = (company_id: number) =>
  useQuery({ ...orpc.companies.getInstallations.queryOptions({ input: { company_id } }), meta: told })
export const useInstalledProducts = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.companies.listInstalledProducts.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

/** What has become of an office's thermal studies. */
export const useOfficeFigures = (company_id: number) =>
  useQuery({ ...orpc.companies.getOfficeFigures.queryOptions({ input: { company_id } }), meta: told })
export const useOfficeClients = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.companies.listOfficeClients.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

export const shortestSearch = 3

/** API2-04. Nothing is asked before the third character; `company_id` has the page that asks, and is not found. */
export const useSharedCompanies = (text: string, company_id?: number) =>
  useQuery({
    ...orpc.companies.searchSharedCompanies.queryOptions({
      input: { search: text, ...(company_id !== undefined && { company_id }) },
    }),
    enabled: text.length >= shortestSearch,
    ...asList,
  })

/** The types change with a release, not with a visit. */
export const useCompanyTypes = () =>
  useQuery({ ...orpc.companies.listCompanyTypes.queryOptions({ input: {} }), staleTime: Infinity }).data?.data ?? []

/** PROF-10. */
export const useUpdateCompany = () => useAct('companies.updateCompany')

/** PROF-32. */
export const useCompanyOptions = (company_id: number) =>
  useQuery({ ...orpc.templates.listOptions.queryOptions({ input: { company_id } }), meta: told })
export const useAddOption = () => useAct('templates.addOption', { evenIfRefused: true })
export const useDeleteOption = () => useAct('templates.deleteOption', { evenIfRefused: true })

/** API-18. */
export const useCredentialContacts = (company_id: number) =>
  useQuery({ ...orpc.companies.listCredentialContacts.queryOptions({ input: { company_id } }), meta: told })
export const useAddCredentialContact = () => useCreation('companies.addCredentialContact')
export const useEditCredentialContact = () => useAct('companies.editCredentialContact')
/** A step up or down: no dialog is there to tell its refusal. */
export const useMoveCredentialContact = () =>
  useAct('companies.editCredentialContact', { toasts: true, evenIfRefused: true })
export const useDeleteCredentialContact = () => useAct('companies.deleteCredentialContact')

/** PROF-40. */
export const useCompanyServices = (company_id: number) =>
  useQuery({ ...orpc.provisions.listCompanyServices.queryOptions({ input: { company_id } }), meta: told })

const channelsOf = (company_id: number) => ({ input: { company_id } })

export const useCompanyChannels = (company_id: number) =>
  useQuery({ ...orpc.companies.listCompanyChannels.queryOptions(channelsOf(company_id)), meta: told })

/** PROF-27. The list is read again either way: a switch shows what is stored. */
export const useSetChannel = () => useAct('companies.setCompanyChannel', { evenIfRefused: true })

/** Whether the company demands a second factor of its people. */
export const useCompanyFactor = (company_id: number) =>
  useQuery({
    ...orpc.companies.getSecondFactor.queryOptions({ input: { company_id } }),
    staleTime: 0,
    meta: told,
  })
export const useDemandFactor = () => useAct('companies.setSecondFactor', { toasts: true })
