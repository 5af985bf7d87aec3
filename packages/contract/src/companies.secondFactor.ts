import { z } from 'zod'
import { actingFor, boolParam, cannot, idParam, one, refuses, signedIn, whoeverSignedIn } from './http.ts'

const company_id = idParam

export const companyFactor = z.object({
  /** Everybody who works for the company signs in with a second factor. */
  is_demanded: z.boolean(),
  /** How many of them there are, and how many have set one up. */
  people: z.number().int(),
  ready: z.number().int(),
  cannot: z.object({ change: cannot }),
})
export type CompanyFactor = z.infer<typeof companyFactor>

export const getSecondFactor = whoeverSignedIn
  .route({
    method: 'GET',
    path: '/companies/{company_id}/second-factor',
    tags: ['companies'],
    summary: 'Does this company demand two-step sign-in?',
  })
  .input(z.object({ company_id }))
  .output(one(companyFactor))
  .errors(actingFor)
/** Whoever demands it of others has it themselves. The sessions of those who have none are led to it at their next call. */
export const setSecondFactor = signedIn
  .route({
    method: 'PUT',
    path: '/companies/{company_id}/second-factor',
    tags: ['companies'],
    summary: 'Demand two-step sign-in of everybody in the company',
  })
  .input(z.strictObject({ company_id, is_demanded: boolParam }))
  .output(one(companyFactor))
  .errors(actingFor)
  .errors(refuses('FACTOR_NOT_SET', 'PROOF_REQUIRED'))

export const secondFactor = { getSecondFactor, setSecondFactor }
