import { importRefusal } from '@logis/contract/studies.rules'
import type { Reason } from '@logis/contract/errors'
import { policy } from '#platform/policy.ts'
import type { ProjectScope } from '#platform/scope.ts'

/** The study in force of a project, as far as a policy needs it. */
export type StudyFacts = { type: string; status: string; walls: number } | null

const attach = (who: ProjectScope): Reason | null => {
  if (who.isCancelled) return 'RESIDENCE_CANCELLED'
  if (who.reach === 'third_party' || who.reach === 'resident' || who.role === 'COMPANY_READER') return 'FORBIDDEN'
  return who.capabilities.includes('devices') ? null : 'SERVICE_PROVISION_REQUIRED'
}

/** Why the thermal study of a project is closed to a reader. */
export const studyPolicy = policy<ProjectScope, StudyFacts>()({
  attach,
  remove: (who, study) => {
    if (who.isCancelled) return 'RESIDENCE_CANCELLED'
    if (who.reach === 'third_party' || who.reach === 'resident' || who.role !== 'COMPANY_ADMIN') return 'FORBIDDEN'
    return study ? null : 'THERMAL_STUDY_MISSING'
  },
  /** What the study lacks goes first: it is what the button tells (IMP-14). */
  import: (who, study) => importRefusal(study, study?.walls ?? 0) ?? attach(who),
})
