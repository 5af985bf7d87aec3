import { policyInProject } from '#platform/policy.ts'
import type { ProjectNeeds } from '#platform/standing.ts'

export const writing = { level: 'write', capability: 'documents' } as const satisfies ProjectNeeds

/** Why the documents of a project are closed to a reader. */
export const documentPolicy = policyInProject<null>()({ write: writing })
