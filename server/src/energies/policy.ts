import { succeededStatuses, waitingStatuses, type EnergyStatus } from '@logis/contract/energies.rules'
import type { Reason } from '@logis/contract/errors'
import { policyInProject, policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

/** What the energy providers tell is filled by the platform's administrators; the screens of others show of it what is theirs to see. */
export const energyPolicy = policyInProject<null>()({
  read: { level: 'platform', cancelled: 'allow' },
  fill: { level: 'platform' },
})

export type RequestAct = 'approve' | 'reject' | 'retry'
const whyDecided = (_who: unknown, { status }: { status: EnergyStatus }): Reason | null =>
  waitingStatuses.includes(status) ? null : 'ENERGY_REQUEST_DECIDED'

/** ADMIN-09. What waits is decided once; what came to nothing may be asked again. */
export const requestPolicy = policyOfPerson<AdministratorScope>()<{ status: EnergyStatus }>()({
  approve: { why: whyDecided },
  reject: { why: whyDecided },
  retry: {
    why: (_who, { status }) => {
      if (succeededStatuses.includes(status)) return 'ENERGY_REQUEST_SUCCEEDED'
      return waitingStatuses.includes(status) ? 'ENERGY_REQUEST_WAITING' : null
    },
  },
})

/** ADMIN-13. Why an act on an energy utility is closed to an administrator. */
export const utilityPolicy = policyOfPerson<AdministratorScope>()<{ connections_count: number }>()({
  delete: { why: (_who, { connections_count }) => (connections_count > 0 ? 'IN_USE' : null) },
})
