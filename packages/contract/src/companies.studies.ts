import { z } from 'zod'
import { companyRef } from './addresses.ts'
import { clientList } from './companies.lists.ts'
import { trend } from './companies.statistics.ts'
import { idParam, instant, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'

const company_id = idParam
const count = z.number().int()

/** What the thermal studies of an office have become: of the current studies that name it, in homes that are not cancelled. */
const officeFigures = z.object({
  studies: count,
  /** Handed over by a program instead of a person. */
  automatic: count,
  clients: count,
  /** Compositions of walls that companies keep for this office's studies. */
  labels: count,
  trend,
})
export type OfficeFigures = z.infer<typeof officeFigures>
export const getOfficeFigures = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/office-figures', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(one(officeFigures))
  .errors(refuses('COMPANY_NOT_FOUND'))

/** A company that works with the office's studies. `is_shared`: it lets the office read its projects. */
const officeClient = companyRef.extend({
  studies: count,
  labels: count,
  last_study_at: instant.nullable(),
  is_shared: z.boolean(),
})
export type OfficeClient = z.infer<typeof officeClient>
export const listOfficeClients = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/office-clients', tags: ['companies'] })
  .input(z.object({ company_id, ...listInput(clientList) }))
  .output(many(officeClient))
  .errors(refuses('COMPANY_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

export const officeOperations = { getOfficeFigures, listOfficeClients }
