import { z } from 'zod'
import { companyRef } from './addresses.ts'
import { affiliateList } from './companies.lists.ts'
import { bookletCounts, papersLacked, trend } from './companies.statistics.ts'
import { actingFor, cannot, day, id, idParam, instant, many, one, refuses, signedIn, whoeverSignedIn } from './http.ts'
import { listInput } from './lists.input.ts'

const company_id = idParam
const count = z.number().int()
const useOf = z.object({ used: count, limit: count })
export type Use = z.infer<typeof useOf>

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
  /** How many homes lack expected documents, and how many lack each of them. */
  lacking_documents: count,
  lacking_papers: papersLacked,
  booklets: bookletCounts,
  /** When its people, or those of a company below it, last did something on a home. */
  last_activity_at: instant.nullable(),
  /** Who that was; null of an account that is gone. */
  last_activity_by: z.string().nullable(),
  /** The gas passports of this month, to whoever acts for the affiliate; null where no installer may create any. */
  quota: useOf.nullable(),
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

/**
 * What homes hold of what their booklets may hold, those of gas passports too, and the gas passports of this month;
 * null where no installer among them may create any.
 */
const usage = z.object({ storage: useOf, devices: useOf, quota: useOf.nullable() })
export type Usage = z.infer<typeof usage>
const affiliateTerms = usage.extend({
  id,
  /** What runs of what it has subscribed to itself, its offer first. */
  services: z.array(z.object({ code: z.string(), name: z.string(), ends_on: day.nullable() })),
})
export type AffiliateTerms = z.infer<typeof affiliateTerms>
/** Of each company right below a manager, with the homes of all that are below it; `whole`: of all of them, and its own. */
export const getAffiliateTerms = whoeverSignedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/companies/{company_id}/affiliate-terms', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(one(z.object({ whole: usage, affiliates: z.array(affiliateTerms) })))
  .errors(actingFor)

/** The same list as CSV, with the terms of each for whoever acts for them; streamed by a route of its own. */
export const exportAffiliates = whoeverSignedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/companies/{company_id}/affiliates/export', tags: ['companies'] })
  .input(z.object({ company_id, ...listInput(affiliateList) }))
  .output(z.file())
  .errors(actingFor)
  .errors(
    refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED', 'EXPORT_TOO_LARGE', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'),
  )

export const affiliates = { listAffiliates, getAffiliateTerms, exportAffiliates }
