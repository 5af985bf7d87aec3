import { policyForCompany } from '#platform/policy.ts'

/** To whom a company opens itself is for its administrators. */
export const accessPolicy = policyForCompany<null>()({ grant: { level: 'admin' }, remove: { level: 'admin' } })
