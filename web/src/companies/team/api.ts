import type { Colleague, StaffInvitation } from '@logis/contract/companies.team'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../platform/acts.ts'
import { asList } from '../../platform/asList.ts'
import { orpc } from '../../platform/client.ts'
import { told } from '../../platform/told.ts'
import { listInputOf, type TableState } from '../../ui/tableState.ts'

export type { Colleague, StaffInvitation }

export const useColleagues = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.companies.listColleagues.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

/** A few of those who give the others their roles. */
export const useAdministrators = (company_id: number) =>
  useQuery(
    orpc.companies.listColleagues.queryOptions({
      input: { company_id, page_size: 3, search: { role: 'COMPANY_ADMIN' } },
    }),
  )

/** Who was invited and has not come yet. */
export const useStaffInvitations = (company_id: number) =>
  useQuery({ ...orpc.companies.listStaffInvitations.queryOptions({ input: { company_id } }), meta: told })

export const useInviteColleague = () => useAct('companies.inviteColleague')
export const useWithdrawInvitation = () => useAct('companies.withdrawInvitation')
export const useChangeRole = () => useAct('companies.changeRole')
export const useRemoveColleague = () => useAct('companies.removeColleague')
