import { policyInProject } from '#platform/policy.ts'

/** Why the energy certificate of a project is closed to a reader. */
export const certificatePolicy = policyInProject<object | null>()({
  import: { level: 'write', capability: 'devices' },
  remove: { level: 'admin', why: (_who, certificate) => (certificate ? null : 'CERTIFICATE_MISSING') },
})
