import type { Reason } from '@logis/contract/errors'
import { sortingUndoMinutes, type SortingState } from '@logis/contract/sortings.rules'
import { policyForCompany } from '#platform/policy.ts'

/** A set of files, as far as what may be done with it depends on it. */
type SortingStanding = { state: SortingState; ended_at: string | null }

const ofDraft = (_who: unknown, { state }: SortingStanding): Reason | null =>
  state === 'DRAFT' ? null : 'SORTING_CLOSED'

/** Until when what was filed last may be taken back; null where it may not. */
export const undoableUntil = ({ state, ended_at }: SortingStanding): string | null => {
  if (state === 'RUNNING' || ended_at === null) return null
  const until = new Date(new Date(ended_at).getTime() + sortingUndoMinutes * 60_000)
  return until > new Date() ? until.toISOString() : null
}

/** For whoever writes for a company; what each home takes is asked of the home. */
export const sortingsPolicy = policyForCompany<null>()({ open: { level: 'write' } })

/** Why one of them is closed. */
export const sortingPolicy = policyForCompany<SortingStanding>()({
  add: { level: 'write', why: ofDraft },
  correct: { level: 'write', why: ofDraft },
  start: { level: 'write', why: ofDraft },
  undo: {
    level: 'write',
    why: (_who, sorting) => (undoableUntil(sorting) === null ? 'SORTING_NOT_UNDOABLE' : null),
  },
  discard: { level: 'write', why: ofDraft },
})
