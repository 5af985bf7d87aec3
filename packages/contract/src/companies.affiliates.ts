import { z } from 'zod'
import { companyRef } from './addresses.ts'
import { affiliateList } from './companies.lists.ts'
import { trend } from './companies.statistics.ts'
import { cannot, idParam, instant, many, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'

const company_id = idParam
const count = z.number().int()

/** A company right below, with the homes of all that are below it; gas passports are counted apart. */
const affiliate = companyRef.extend({
  is_disabled: z.boolean(),
  projects: count,
  credentials_sent: count,
  activated: count,
  passports: count,
  with_requests: count,
  undelivered: count,
  open_interventions: count,
  /** When its people, or those of a company below it, last did something on a home. */
  last_activity_at: instant.nullable(),
  trend,
  /** `edit`: what the company tells of itself. */
  cannot: z.object({ edit: cannot, delete: cannot }),
})
export type Affiliate = z.infer<typeof affiliate>
export const listAffiliates = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/affiliates', tags: ['companies'] })
  .input(z.object({ company_id, ...listInput(affiliateList) }))
  .output(many(affiliate))
  .errors(refuses('COMPANY_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

export const affiliates = { listAffiliates }
