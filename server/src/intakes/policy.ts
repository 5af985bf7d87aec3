import { importsProjects } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { undoMinutes, type IntakeState } from '@logis/contract/intakes.rules'
import { policyForCompany } from '#platform/policy.ts'
import type { CompanyStanding } from '#platform/standing.ts'

/** A sheet, as far as what may be done with it depends on it. */
type IntakeStanding = { state: IntakeState; ended_at: string | null }

const ofImporters = (who: CompanyStanding): Reason | null =>
  who.actor.isAdministrator || who.isManager || importsProjects(who.companyType) ? null : 'FORBIDDEN'

const ofDraft = ({ state }: IntakeStanding): Reason | null => (state === 'DRAFT' ? null : 'INTAKE_STARTED')

/** Until when what a sheet has created may be undone; null where it may not. */
export const undoableUntil = ({ state, ended_at }: IntakeStanding): string | null => {
  if (state !== 'DONE' || ended_at === null) return null
  const until = new Date(new Date(ended_at).getTime() + undoMinutes * 60_000)
  return until > new Date() ? until.toISOString() : null
}

/** Sheets of projects are for those who hand homes over, and for those who create projects one by one. */
export const intakesPolicy = policyForCompany<null>()({ open: { level: 'write', why: ofImporters } })

/** Why one of them is closed. */
export const intakePolicy = policyForCompany<IntakeStanding>()({
  correct: { level: 'write', why: (who, intake) => ofImporters(who) ?? ofDraft(intake) },
  start: { level: 'write', why: (who, intake) => ofImporters(who) ?? ofDraft(intake) },
  undo: {
    level: 'write',
    why: (who, intake) => ofImporters(who) ?? (undoableUntil(intake) === null ? 'INTAKE_NOT_UNDOABLE' : null),
  },
  discard: { level: 'write', why: (who, intake) => ofImporters(who) ?? ofDraft(intake) },
})
