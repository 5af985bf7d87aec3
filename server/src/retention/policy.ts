import type { Reason } from '@logis/contract/errors'
import { noticeBeforeErasure, type RetentionState } from '@logis/contract/retention.rules'
import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

/** What closes an act on what a company left. */
export type Standing = {
  state: RetentionState
  /** Days since the company was told of this end; null where it was not. */
  told_days: number | null
}

const whyUndecided = ({ state }: Standing): Reason | null => {
  if (state === 'HELD') return 'RETENTION_HELD'
  if (state === 'ERASING' || state === 'ERASED') return 'RETENTION_DECIDED'
  return state === 'ANNOUNCED' ? 'RETENTION_RUNNING' : null
}

/** Why an act on what a company left is closed to an administrator. What is archived may still be erased. */
export const retentionPolicy = policyOfPerson<AdministratorScope>()<Standing>()({
  archive: {
    why: (_who, standing) => whyUndecided(standing) ?? (standing.state === 'ARCHIVED' ? 'RETENTION_DECIDED' : null),
  },
  erase: {
    why: (_who, standing) => {
      const { told_days } = standing
      const isTold = told_days !== null && told_days >= noticeBeforeErasure
      return whyUndecided(standing) ?? (isTold ? null : 'RETENTION_NOT_ANNOUNCED')
    },
  },
  hold: {
    why: (_who, { state }) => {
      if (state === 'HELD') return 'RETENTION_HELD'
      return state === 'ERASED' ? 'RETENTION_DECIDED' : null
    },
  },
  release: { why: (_who, { state }) => (state === 'HELD' ? null : 'RETENTION_NOT_HELD') },
})
