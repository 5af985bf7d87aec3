import { z } from 'zod'
import { addressFields } from './addresses.rules.ts'
import { frenchZip, position } from './addresses.ts'
import {
  actingFor,
  cannot,
  day,
  email,
  fault,
  id,
  idParam,
  many,
  nullableText,
  one,
  refuses,
  signedIn,
  text,
  textOf,
} from './http.ts'
import { listInput } from './lists.input.ts'
import { productId, refuseBoth, requestedProduct } from './interventions.product.ts'
import { intervention, interventionFields, interventionForm } from './interventions.ts'
import { passportList } from './projects.lists.ts'
import { projectFields } from './projects.rules.ts'
import { project, projectRow } from './projects.ts'

const company_id = idParam

/**
 * PTG-22. `value` and `availability` are null for a company without a quota option; `month` is its first day, in Paris;
 * `file_limit` says how large a file of a new passport may be, in bytes.
 */
export const quota = z.object({
  value: z.number().int().nullable(),
  availability: z.number().int().nullable(),
  used: z.number().int(),
  month: day,
  file_limit: z.number().int(),
  cannot: z.object({ create: cannot }),
})
export type PassportQuota = z.infer<typeof quota>

export const getQuota = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/ptg/quotas', tags: ['passports'] })
  .input(z.object({ company_id }))
  .output(one(quota))
  .errors(actingFor)

/** PTG-33, PTG-39. The gas passports of the company; `children` and `third_parties` add others'. */
export const listPassports = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/ptg/projects', tags: ['passports'] })
  .input(z.object({ company_id, ...listInput(passportList) }))
  .output(many(projectRow))
  .errors(actingFor)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

const decimal = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
  .transform(Number)
const none = z.literal('').transform(() => null)
/** A number of a form, which brings texts; an empty one is none. */
const inForm = (number: typeof position.latitude) =>
  z.union([decimal, none, z.number(), z.null()]).optional().pipe(number)

/** PTG-04..07. The customer. */
export const passportCustomer = z.strictObject({
  name: textOf(projectFields.name),
  email,
  contract_number: textOf(projectFields.contract_number),
  street_number: textOf(addressFields.street_number),
  street_name: textOf(addressFields.street_name),
  zip_code: frenchZip,
  city: textOf(addressFields.city),
  country_code: z.literal('FR').default('FR'),
  region: nullableText(120),
  latitude: inForm(position.latitude),
  longitude: inForm(position.longitude),
})

/** The boiler: a product of the catalogue by its id, or a request for one that is not there. */
export const passportProduct = z
  .strictObject({
    id: productId,
    manufacturer: text(120).optional(),
    name: text(200).optional(),
    reference: text(120).optional(),
  })
  .transform(({ id, ...request }, ctx) => {
    const asked = Object.values(request).some(Boolean) ? request : undefined
    refuseBoth(id, asked, ctx)
    if (!asked) return { id: id ?? null, request: null }
    const parsed = requestedProduct.safeParse(asked)
    if (parsed.success) return { id: null, request: parsed.data }
    for (const { code: _, ...issue } of parsed.error.issues) {
      const isMissing = !asked[issue.path[0] as keyof typeof asked]
      ctx.addIssue({ ...issue, code: 'custom', ...(isMissing && fault('required')) })
    }
    return z.NEVER
  })

/** The fields beside the files of a new gas passport (PTG-15, PTG-16). */
export const newPassport = z.strictObject({
  contact_information: passportCustomer,
  intervention: interventionFields,
  product: passportProduct.optional(),
})

/** A gas passport, with the intervention it was created with. Its edition and its deletion are those of projects. */
export const passport = project.extend({ intervention })
export type Passport = z.infer<typeof passport>

/** PTG-15, PTG-16, PTG-24. A form with bracketed names: `contact_information[name]`, `intervention[ptg_others][]`, `product[id]`. */
export const createPassport = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/ptg', tags: ['passports'], successStatus: 201 })
  .input(newPassport.extend({ company_id, intervention: interventionForm }))
  .output(one(passport))
  .errors(actingFor)
  .errors(
    refuses(
      'PTG_QUOTA_NOT_AVAILABLE',
      'PTG_QUOTA_REACHED',
      'INTERVENTION_INCOMPLETE',
      'INTERVENTION_FILE_GROUP_NOT_ALLOWED',
      'PRODUCT_NOT_FOUND',
      'PRODUCT_REQUEST_WITH_PRODUCT',
      'PRODUCT_EXISTS',
      'FILE_TOO_LARGE',
      'FILE_TYPE_NOT_ALLOWED',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )

const companyQuota = z.object({
  company: z.object({ id, name: z.string() }),
  value: z.number().int().nullable(),
  used: z.number().int(),
  availability: z.number().int().nullable(),
})
/** Administrators: every installer with what it may create this month. */
export const listQuotas = signedIn
  .route({ method: 'GET', path: '/admin/quotas', tags: ['passports'] })
  .input(z.object({}))
  .output(many(companyQuota))
/** Gives or changes the option; without a value, the default one. */
export const setQuota = signedIn
  .route({ method: 'PUT', path: '/admin/companies/{company_id}/quota', tags: ['passports'] })
  .input(z.strictObject({ company_id, value: z.number().int().min(0).max(100_000).optional() }))
  .output(one(companyQuota))
  .errors(refuses('COMPANY_NOT_FOUND', 'COMPANY_TYPE_MISMATCH'))
/** Takes the option away; what was created stays, and stays counted. */
export const removeQuota = signedIn
  .route({ method: 'DELETE', path: '/admin/companies/{company_id}/quota', tags: ['passports'], successStatus: 204 })
  .input(z.object({ company_id }))
  .output(z.undefined())
  .errors(refuses('COMPANY_NOT_FOUND'))

export const passports = { getQuota, listPassports, createPassport, listQuotas, setQuota, removeQuota }
