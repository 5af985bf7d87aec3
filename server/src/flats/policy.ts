import { policyInProject } from '#platform/policy.ts'
import type { ProjectScope } from '#platform/scope.ts'

/** Why the flats of a building are closed to a reader (PROV-10). Residents know their own home alone. */
export const flatPolicy = policyInProject<null>()({ read: { level: 'read', capability: 'flats' } })

/** Who lives in a home is no business of a third party (ruling 6); tenants are a matter of landlords (FLAT-02). */
export const flatsShownTo = ({ reach, companyType }: ProjectScope) => {
  const residents = reach !== 'third_party'
  return { residents, tenants: residents && companyType === 'SOCIAL_LANDLORD' }
}
