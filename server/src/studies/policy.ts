import { importRefusal } from '@logis/contract/studies.rules'
import { policyInProject } from '#platform/policy.ts'
import type { ProjectNeeds } from '#platform/standing.ts'

/** The study in force of a project, as far as a policy needs it. */
type StudyFacts = { type: string; status: string; walls: number } | null

const writing = { level: 'write', capability: 'devices' } as const satisfies ProjectNeeds

/** Why the thermal study of a project is closed to a reader. */
export const studyPolicy = policyInProject<StudyFacts>()({
  attach: writing,
  remove: { level: 'admin', why: (_who, study) => (study ? null : 'THERMAL_STUDY_MISSING') },
  import: { ...writing, why: (_who, study) => importRefusal(study, study?.walls ?? 0) },
})
