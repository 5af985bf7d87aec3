import type { CompanyRole } from '@logis/contract/companies.rules'
import { policy } from '#platform/policy.ts'

/** Whoever acts for the company; support reads everything and changes nothing. */
export type Opener = { role: CompanyRole; readsOnly: boolean }

const administers = ({ role, readsOnly }: Opener) => (role === 'COMPANY_ADMIN' && !readsOnly ? null : 'FORBIDDEN')

/** To whom a company opens itself is for its administrators. */
export const accessPolicy = policy<Opener, null>()({ grant: administers, remove: administers })
