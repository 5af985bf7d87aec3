import { z } from 'zod'
import { companyRef } from './addresses.ts'
import { idParam, one, refuses, signedIn } from './http.ts'
import { partner } from './partners.ts'

const count = z.number().int()

/** What would go from one company to another, and what of it would not. */
export const partnerMerge = z.object({
  from: companyRef,
  into: companyRef,
  people: count,
  /** Those of them who work for both: they keep the higher role. */
  people_of_both: count,
  homes: count,
  passports: count,
  children: count,
  contacts: count,
  templates: count,
  /** Those of them that take another name, because the other company has one of theirs. */
  templates_renamed: count,
  material_labels: count,
  /** Those of them of a wall that the other company has one of: they go. */
  material_labels_dropped: count,
  campaigns: count,
  /** Those of them whose invitations are leaving, or wait for their hour: they go on for the other company. */
  campaigns_running: count,
  /** Sheets of which homes are still being created: they go on there too. */
  intakes_running: count,
  /** Sets of files that are being filed onto homes, templates on their way to many, invitations of a building’s flats: so do they. */
  sortings_running: count,
  template_runs_running: count,
  invitation_runs_running: count,
  accesses: count,
  subscriptions: count,
  /** Terms of which nothing remains beside those of the other company: they stay behind, as history. */
  subscriptions_left: count,
  orders: count,
  invoices: count,
  interventions: count,
  notes: count,
  /** So much that its homes and papers follow within minutes; people, tools and terms have moved by then. */
  is_followed: z.boolean(),
})
export type PartnerMerge = z.infer<typeof partnerMerge>

const company_id = idParam
const into_id = idParam
const tags = ['administration'] as const
const merging = refuses(
  'COMPANY_NOT_FOUND',
  'COMPANY_MERGE_SELF',
  'COMPANY_MERGE_TYPE',
  'COMPANY_MERGE_RELATED',
  'COMPANY_MERGE_PROVIDER',
  'COMPANY_MERGE_MAKER',
  'COMPANY_ALREADY_DISABLED',
  'RETENTION_HELD',
  'RETENTION_DECIDED',
)

/** What merging a company into another would do; refused as the act is. */
export const previewMerge = signedIn
  .route({ method: 'GET', path: '/admin/companies/{company_id}/merge', tags })
  .input(z.object({ company_id, into_id }))
  .output(one(partnerMerge))
  .errors(merging)
/** All that the company has becomes the other's, and the company is no more; it cannot be undone. Answers the other. */
export const mergePartner = signedIn
  .route({ method: 'POST', path: '/admin/companies/{company_id}/merge', tags })
  .input(z.strictObject({ company_id, into_id }))
  .output(one(partner))
  .errors(merging)
  .errors(refuses('PROOF_REQUIRED'))

export const partnerMerging = { previewMerge, mergePartner }
