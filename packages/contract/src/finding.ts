import { z } from 'zod'
import { companyTypes } from './companies.rules.ts'
import { cannot, id, idParam, one, refuses, signedIn, text, whoeverSignedIn } from './http.ts'
import { residenceTypes } from './projects.rules.ts'

const company = z.object({ id, name: z.string() })

const foundHome = z.object({
  id,
  name: z.string(),
  type: z.enum(residenceTypes),
  company,
  /** Its main photo; null when it has none. */
  picture_path: z.string().nullable(),
  /** Where it stands, as it is read. */
  place: z.string().nullable(),
})
export type FoundHome = z.infer<typeof foundHome>

const foundDocument = z.object({
  id,
  name: z.string(),
  project: z.object({ id, name: z.string(), company_id: id, is_ptg: z.boolean() }),
})
export type FoundDocument = z.infer<typeof foundDocument>

/** Someone by their name and the address that they sign in with, as the lists that they stand in tell them. */
const foundPerson = z.object({ id, name: z.string(), username: z.string() })
export type FoundPerson = z.infer<typeof foundPerson>

const found = z.object({
  projects: z.array(foundHome),
  passports: z.array(foundHome),
  documents: z.array(foundDocument),
  /** `email`: the address that the text stands in. */
  contacts: z.array(
    z.object({ id, name: z.string(), company_name: z.string().nullable(), email: z.string().nullable() }),
  ),
  /** Of the company itself. */
  colleagues: z.array(foundPerson),
  companies: z.array(company.extend({ type: z.enum(companyTypes) })),
  /** What may be done at once with the first of the projects. */
  first: z.object({ id, cannot: z.object({ invite: cannot, add_document: cannot }) }).nullable(),
  cannot: z.object({ create_project: cannot }),
})
export type Found = z.infer<typeof found>

/**
 * The first of each kind that a text finds in a company and below it, for whoever types: five each and no total, so that
 * it answers while the next letter comes. Without a text, what may be done without finding anything.
 */
export const find = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/find', tags: ['finding'] })
  .input(z.object({ company_id: idParam, text: text(200).default('') }))
  .output(one(found))
  .errors(refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED'))

const foundEverywhere = z.object({
  people: z.array(foundPerson),
  projects: z.array(foundHome),
  passports: z.array(foundHome),
})
export type FoundEverywhere = z.infer<typeof foundEverywhere>

/** Of all accounts, and of the homes of all companies, the first five that a text finds; for administrators. */
export const findEverywhere = signedIn
  .route({ method: 'GET', path: '/admin/find', tags: ['finding'] })
  .input(z.object({ text: text(200).default('') }))
  .output(one(foundEverywhere))

export const finding = { find, findEverywhere }
