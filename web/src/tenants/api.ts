import type { Project } from '@logis/contract/projects'
import type { AccessRequest, CompanyRequest, InvitedTenant, Resident } from '@logis/contract/tenants'
import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { AccessRequest, CompanyRequest, InvitedTenant, Project, Resident }

/** TEN-11. */
export const useResidents = (residence_id: number) =>
  useQuery({ ...orpc.tenants.listResidents.queryOptions({ input: { residence_id } }), meta: told })

/** Who lives in any home of a landlord. */
export const useCompanyResidents = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.tenants.listCompanyResidents.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

/** TEN-12. */
export const useAccessRequests = (residence_id: number) =>
  useQuery({ ...orpc.tenants.listAccessRequests.queryOptions({ input: { residence_id } }), meta: told })

/** Who waits in any home of a landlord, the first of them. */
export const useCompanyRequests = (company_id: number, page_size: number) =>
  useQuery({ ...orpc.tenants.listCompanyRequests.queryOptions({ input: { company_id, page_size } }), meta: told })

/** Who was invited to a home of a landlord and has not come, the first of them; `-1` asks for all. */
export const useInvitedTenants = (company_id: number, page_size: number) =>
  useQuery({ ...orpc.tenants.listInvitedTenants.queryOptions({ input: { company_id, page_size } }), meta: told })

/** Somebody else may have decided meanwhile: what waits is read again either way. */
export const useAcceptRequest = () => useAct('tenants.acceptRequest', { toasts: true, evenIfRefused: true })
export const useRejectRequest = () => useAct('tenants.rejectRequest', { evenIfRefused: true })
export const useRemoveTenant = () => useAct('tenants.removeTenant', { evenIfRefused: true })
export const useActivateForCompany = () => useAct('tenants.activateForCompany', { evenIfRefused: true })

/** TEN-16. Into the home itself or, of a building, into one of its flats. */
export const useInviteTenant = (company_id: number) =>
  useOwnAct('invitations.inviteOwner', {
    mutationFn: ({ residence_id, email }: { residence_id: number; email: string }) =>
      client.invitations.inviteOwner({
        company_id,
        residence_id,
        communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
        email,
        tenant_context: true,
      }),
  })

/** The flats of a building, to choose one: it may have a thousand, so they are asked for once they are wanted. */
export const useFlats = (company_id: number, { id }: Pick<Project, 'id'>, enabled: boolean) =>
  useQuery({
    ...orpc.projects.listProjects.queryOptions({
      input: { company_id, page_size: -1, sort: 'name', search: { parent_id: String(id), children: '1' } },
    }),
    enabled,
    meta: told,
  })

/** What a person is called where there is little room. */
export const nameOf = ({ name, username }: Pick<Resident, 'name' | 'username'>) => name ?? username
