import { policyInProject } from '#platform/policy.ts'
import type { ProjectNeeds } from '#platform/standing.ts'

export const writing = { level: 'write', capability: 'documents' } as const satisfies ProjectNeeds

/** Those of the building, as the page of a flat shows them: to read there, and changed in the building alone (PRJ-23). */
export const parentDocumentPolicy = policyInProject<null>()({
  write: { level: 'platform', cancelled: 'allow', why: () => 'FORBIDDEN' },
})

/** Why the documents of a project are closed to a reader. */
export const documentPolicy = policyInProject<null>()({ write: writing })
