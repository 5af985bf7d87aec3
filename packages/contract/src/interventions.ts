import { z } from 'zod'
import { address } from './addresses.ts'
import { document } from './documents.ts'
import {
  actingFor,
  cannot,
  day,
  id,
  idParam,
  instant,
  many,
  one,
  refuses,
  signedIn,
  text,
  textOf,
  whoeverSignedIn,
} from './http.ts'
import { boilerFuels, boilerPower, certificateTexts, coMax } from './interventions.certificate.rules.ts'
import { homeInterventionList, interventionList } from './interventions.lists.ts'
import { listInput } from './lists.input.ts'
import { productId, refuseBoth, requestedProduct } from './interventions.product.ts'
import { fileGroups, interventionStatuses, interventionTypes } from './interventions.rules.ts'

const company_id = idParam
const intervention_id = idParam
const residence_id = idParam
const type = z.enum(interventionTypes)
const status = z.enum(interventionStatuses)

/** INT-01. Every group stands in `files`, empty or not. `company` is the one that acted: it alone may change it. */
export const intervention = z.object({
  id,
  type,
  status,
  date: day.nullable(),
  product: z
    .object({
      id,
      name: z.string(),
      reference: z.string(),
      manufacturer: z.object({ id, name: z.string() }),
      is_boiler: z.boolean(),
    })
    .nullable(),
  product_request: z
    .object({
      id,
      model_type: z.literal('PRODUCT_REQUEST'),
      name: z.string(),
      reference: z.string().nullable(),
      manufacturer: z.string(),
      status: z.enum(['PENDING', 'ACCEPTED', 'REJECTED']),
    })
    .nullable(),
  files: z.record(z.enum(fileGroups), z.array(document)),
  residence_id: id,
  residence_name: z.string(),
  contract_number: z.string().nullable(),
  contact_information: z.object({ address: address.nullable() }),
  company: z.object({ id, name: z.string() }),
  created_at: instant,
  cannot: z.object({ edit: cannot, finish: cannot, reopen: cannot, remove: cannot }),
})
export type Intervention = z.infer<typeof intervention>

/** The same where nobody acts on it. */
export const shownIntervention = intervention.omit({ cannot: true })
export type ShownIntervention = z.infer<typeof shownIntervention>

const none = z.literal('').transform(() => null)
/** A form sends an empty text where JSON sends null. */
export const dayOrNone = z.union([none, day, z.null()]).optional()

const filesOf = z.array(z.file()).optional()
const group = {
  ptg_cert_completion: filesOf,
  ptg_cert_maintenance: filesOf,
  ptg_cert_diagnostic: filesOf,
  ptg_conformity: filesOf,
  ptg_others: filesOf,
  ptg_estimate: filesOf,
  ptg_invoice: filesOf,
} satisfies Record<(typeof fileGroups)[number], typeof filesOf>

/** What a new intervention says of itself, here and with a new gas passport. */
export const interventionFields = z.strictObject({ type, status: status.default('IN_PROGRESS'), date: dayOrNone })
export const interventionForm = interventionFields.extend(group)

const files = refuses('FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED')
const contents = refuses(
  'INTERVENTION_INCOMPLETE',
  'INTERVENTION_FILE_GROUP_NOT_ALLOWED',
  'PRODUCT_NOT_FOUND',
  'PRODUCT_REQUEST_WITH_PRODUCT',
  'PRODUCT_EXISTS',
)

/** The fields beside the files of a new intervention (INT-30). */
const newFields = z.strictObject({
  residence: z.strictObject({ id: residence_id }),
  intervention: interventionFields,
  product: z.strictObject({ id: productId }).optional(),
  product_request: requestedProduct.optional(),
})
export const newIntervention = newFields.superRefine(({ product, product_request }, ctx) =>
  refuseBoth(product?.id, product_request, ctx),
)

/**
 * INT-30. A form with bracketed names: `residence[id]`, `intervention[type]`, `intervention[ptg_others][]`, `product[id]`.
 * Streamed by a route of its own. `/companies/{id}/ptg/interventions` and all below it are the same routes.
 */
export const createIntervention = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/interventions', tags: ['interventions'], successStatus: 201 })
  .input(newFields.extend({ company_id, intervention: interventionForm }))
  .output(one(intervention))
  .errors(actingFor)
  .errors(contents)
  .errors(files)
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'INTERVENTION_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))

/**
 * INT-32. The company's own; with `residence_id`, everybody's on that record. `cannot.create` says
 * why the reader adds none for the company, `file_limit` how large a file of one may be, in bytes.
 */
export const listInterventions = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/interventions', tags: ['interventions'] })
  .input(z.object({ company_id, ...listInput(interventionList) }))
  .output(many(intervention).extend({ cannot: z.object({ create: cannot }), file_limit: z.number().int() }))
  .errors(actingFor)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** A month by its first day, and how many interventions of each type were done in it. */
const interventionMonth = z.object({
  month: day,
  done: z.record(type, z.number().int()),
})
export type InterventionMonth = z.infer<typeof interventionMonth>

/** What the company has done in the last six months, this one included, by the date of the interventions; the oldest first. */
export const countByMonth = signedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/companies/{company_id}/ptg/statistics', tags: ['interventions'] })
  .input(z.object({ company_id }))
  .output(one(z.array(interventionMonth)))
  .errors(actingFor)

/** What was done in a home, for those who live in it and those who look after it. */
export const listHomeInterventions = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/interventions', tags: ['interventions'] })
  .input(z.object({ residence_id, ...listInput(homeInterventionList) }))
  .output(many(shownIntervention))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

const absent = refuses('INTERVENTION_NOT_FOUND')
/** INT-31. */
export const getIntervention = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/interventions/{intervention_id}', tags: ['interventions'] })
  .input(z.object({ company_id, intervention_id }))
  .output(one(intervention))
  .errors(actingFor)
  .errors(absent)

/** Null takes the product away. The request is a known one by its id, or a new one by its fields. */
const productChange = z
  .strictObject({
    id: productId,
    product_request: z.union([requestedProduct.partial().extend({ id: idParam }), requestedProduct]).optional(),
  })
  .superRefine(({ id, product_request }, ctx) => refuseBoth(id, product_request, ctx))

/** INT-33, INT-37. What is absent stays as it is; the type is not changed. */
export const interventionChanges = z.strictObject({
  status: status.optional(),
  date: day.optional(),
  product: z.union([none, productChange, z.null()]).optional(),
})

const changed = refuses('INTERVENTION_DONE', 'RESIDENCE_CANCELLED')
/** INT-33. JSON, or a form that may hold `intervention[files][<group>][]`. Streamed by a route of its own. */
export const editIntervention = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/interventions/{intervention_id}', tags: ['interventions'] })
  .input(
    z.object({
      company_id,
      intervention_id,
      intervention: interventionChanges.extend({ files: z.strictObject(group).optional() }),
    }),
  )
  .output(one(intervention))
  .errors(actingFor)
  .errors(absent)
  .errors(contents)
  .errors(changed)
  .errors(refuses('PRODUCT_REQUEST_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
  .errors(files)
/** The same, for callers whose forms can only be posted: with a field `_method=PATCH`. */
export const postIntervention = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/interventions/{intervention_id}', tags: ['interventions'] })
  .input(
    z.object({
      company_id,
      intervention_id,
      _method: z.literal('PATCH'),
      intervention: interventionChanges.extend({ files: z.strictObject(group).optional() }),
    }),
  )
  .output(one(intervention))
  .errors(actingFor)
  .errors(absent)
  .errors(contents)
  .errors(changed)
  .errors(refuses('PRODUCT_REQUEST_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
  .errors(files)
  .errors(refuses('METHOD_NOT_ALLOWED'))

/** The files go with it. */
export const deleteIntervention = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/interventions/{intervention_id}',
    tags: ['interventions'],
    successStatus: 204,
  })
  .input(z.object({ company_id, intervention_id }))
  .output(z.undefined())
  .errors(actingFor)
  .errors(absent)
  .errors(refuses('INTERVENTION_DONE', 'RESIDENCE_CANCELLED'))
export const deleteFile = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/interventions/{intervention_id}/files/{document_id}',
    tags: ['interventions'],
    successStatus: 204,
  })
  .input(z.object({ company_id, intervention_id, document_id: idParam }))
  .output(z.undefined())
  .errors(actingFor)
  .errors(absent)
  .errors(refuses('DOCUMENT_NOT_FOUND', 'INTERVENTION_DONE', 'RESIDENCE_CANCELLED'))

/** What the visit found, for the maintenance certificate. */
export const certificateFields = z.strictObject({
  boiler: z.strictObject({
    manufacturer: textOf(certificateTexts.manufacturer),
    model: textOf(certificateTexts.model),
    serial_number: text(certificateTexts.serial_number.max).default(''),
    power_kw: z.number().min(boilerPower.min).max(boilerPower.max),
    fuel: z.enum(boilerFuels).default('NATURAL_GAS'),
    commissioned_on: day.nullish(),
  }),
  /** Carbon monoxide in the room, boiler running, in parts per million. */
  co_ppm: z.number().min(0).max(coMax),
  remarks: text(certificateTexts.remarks.max).default(''),
  /** Who visited, and signs. */
  technician: textOf(certificateTexts.technician),
})
export type CertificateFields = z.output<typeof certificateFields>

/** Writes the boiler's maintenance certificate as a PDF, and files it in `ptg_cert_maintenance`. */
export const writeCertificate = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/interventions/{intervention_id}/maintenance-certificate',
    tags: ['interventions'],
    successStatus: 201,
  })
  .input(certificateFields.extend({ company_id, intervention_id }))
  .output(one(intervention))
  .errors(actingFor)
  .errors(absent)
  .errors(changed)
  .errors(refuses('INTERVENTION_INCOMPLETE', 'INTERVENTION_FILE_GROUP_NOT_ALLOWED', 'IDEMPOTENCY_KEY_REUSED'))

export const interventions = {
  createIntervention,
  listInterventions,
  countByMonth,
  listHomeInterventions,
  getIntervention,
  editIntervention,
  postIntervention,
  deleteIntervention,
  deleteFile,
  writeCertificate,
}
