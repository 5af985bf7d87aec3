import { policyInProject } from '#platform/policy.ts'
import { whyCodeClosed } from '../../projects/policy.ts'

/** Why the sheets that print the codes of a project are closed to a reader. */
export const credentialPolicy = policyInProject<null>()({
  download_credentials: { level: 'read', why: whyCodeClosed },
  /** Those of a building are those of its flats. */
  download_building_credentials: { level: 'read', capability: 'flats', why: whyCodeClosed },
})
