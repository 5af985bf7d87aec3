import { z } from 'zod'
import { defaultFolders, type DefaultFolderCode } from './documents.rules.ts'
import { job } from './contacts.ts'
import { reasons } from './errors.ts'
import { deviceFields } from './devices.fields.ts'
import { product } from './products.ts'
import { mostInRun, mostNamed, mostProjects, templateFields } from './templates.rules.ts'
import {
  actingFor,
  cannot,
  fileName,
  id,
  idParam,
  instant,
  many,
  one,
  refuses,
  signedIn,
  textOf,
  whoeverSignedIn,
} from './http.ts'

const company_id = idParam
const template_id = idParam
const folderCodes = defaultFolders.map(({ code }) => code) as [DefaultFolderCode, ...DefaultFolderCode[]]

/** A product of the catalogue, of which each project receives one device. */
const templateDevice = z.object({
  id,
  product: product.pick({ id: true, name: true, reference: true, manufacturer: true, type: true }),
  /** False once the catalogue no longer offers the product: it is given to no project any more. */
  is_offered: z.boolean(),
  quantity: z.number(),
  surface: z.number().nullable(),
  thickness: z.number().int().nullable(),
  lifespan: z.number().int().nullable(),
  note: z.string().nullable(),
})

/** TPL-07. */
export const templateRow = z.object({
  id,
  name: z.string(),
  is_default: z.boolean(),
  /** `folder_code` is one of the default folders; null is the root. */
  documents: z.array(z.object({ id, name: z.string(), folder_code: z.enum(folderCodes).nullable() })),
  devices: z.array(templateDevice),
  /** A contact by one of its trades. */
  contacts: z.array(z.object({ id, contact_id: id, name: z.string(), company_name: z.string().nullable(), job })),
  cannot: z.object({ edit: cannot, set_default: cannot }),
})
export type TemplateRow = z.infer<typeof templateRow>

/** The company's templates. `light` leaves the content out. */
export const listTemplates = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/templates', tags: ['templates'] })
  .input(z.object({ company_id: idParam, light: z.enum(['0', '1']).default('0') }))
  .output(many(templateRow))
  .errors(refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED'))

/** PRJ-09. Adds what is missing, never twice. Answers the projects it was applied to: the others lack the provision or are out of reach. */
export const applyTemplate = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/templates/{template_id}/apply', tags: ['templates'] })
  .input(
    z.strictObject({
      company_id: idParam,
      template_id: idParam,
      residences: z.array(idParam).min(1).max(mostProjects),
    }),
  )
  .output(one(z.array(z.object({ id, name: z.string() }))))
  .errors(refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED', 'TEMPLATE_NOT_FOUND'))

const residencesOf = (most: number) =>
  z.strictObject({ company_id, template_id, residences: z.array(idParam).min(1).max(most) })
const count = z.number().int().min(0)
/** How many entries would be added, to how many projects. */
const addition = z.object({ entries: count, projects: count })
/** A project that a template is not applied to, and why. */
const leftOut = z.object({ id, name: z.string(), reason: z.enum(reasons) })

/** What applying would add to how many, and to which it could not. Those out of reach are not counted. */
export const templatePreview = z.object({
  /** Those to which something would be added. */
  receiving: count,
  /** Those that have everything already. */
  complete: count,
  documents: addition,
  devices: addition,
  contacts: addition,
  /** The first hundred by name, of `left_out_count`. */
  left_out: z.array(leftOut).max(mostNamed),
  left_out_count: count,
})
export type TemplatePreview = z.infer<typeof templatePreview>
export const previewTemplate = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/templates/{template_id}/preview', tags: ['templates'] })
  .input(residencesOf(mostInRun))
  .output(one(templatePreview))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND'))

/** A template on its way through thousands of projects. Ended once `ended_at` is there. */
export const templateRun = z.object({
  id,
  template_name: z.string(),
  total: count,
  done: count,
  left_out: z.array(leftOut),
  ended_at: instant.nullable(),
})
export type TemplateRun = z.infer<typeof templateRun>
/** PRJ-09 for thousands: goes on by itself, also after its caller has left, by the rights that they have meanwhile. */
export const startTemplateRun = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/templates/{template_id}/runs',
    tags: ['templates'],
    successStatus: 202,
  })
  .input(residencesOf(mostInRun))
  .output(one(templateRun))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND'))
export const getTemplateRun = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/template-runs/{run_id}', tags: ['templates'] })
  .input(z.object({ company_id, run_id: idParam }))
  .output(one(templateRun))
  .errors(actingFor)
  .errors(refuses('RESOURCE_NOT_FOUND'))

/** TPL-19. */
export const createTemplate = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/templates', tags: ['templates'], successStatus: 201 })
  .input(z.strictObject({ company_id, name: textOf(templateFields.name) }))
  .output(one(templateRow))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NAME_EXISTS'))
export const renameTemplate = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/templates/{template_id}', tags: ['templates'] })
  .input(z.strictObject({ company_id, template_id, name: textOf(templateFields.name) }))
  .output(one(templateRow))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND', 'TEMPLATE_NAME_EXISTS'))
/** With its files; what it gave to projects stays there. The company's default goes with it (D2-H01). */
export const deleteTemplate = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/templates/{template_id}',
    tags: ['templates'],
    successStatus: 204,
  })
  .input(z.object({ company_id, template_id }))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND'))

/** What travels with the file; without a name the file keeps its own. */
export const templateFileFields = z.object({
  name: fileName,
  folder_code: z.union([z.enum(folderCodes), z.literal('').transform(() => null), z.null()]).optional(),
})
/** TPL-08. A file that projects receive when the template is applied to them. */
export const addTemplateDocument = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/templates/{template_id}/documents',
    tags: ['templates'],
    successStatus: 201,
  })
  .input(templateFileFields.partial({ name: true }).extend({ company_id, template_id, file: z.file() }))
  .output(one(templateRow))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND', 'DOCUMENT_NAME_EXISTS', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED'))
export const removeTemplateDocument = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/templates/{template_id}/documents/{document_id}',
    tags: ['templates'],
    successStatus: 204,
  })
  .input(z.object({ company_id, template_id, document_id: idParam }))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND', 'DOCUMENT_NOT_FOUND'))

const { quantity, surface, thickness, lifespan, note } = deviceFields
/** TPL-08. Each product once. */
export const addTemplateDevice = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/templates/{template_id}/devices',
    tags: ['templates'],
    successStatus: 201,
  })
  .input(z.strictObject({ company_id, template_id, product_id: idParam, quantity, surface, thickness, lifespan, note }))
  .output(one(templateRow))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND', 'TEMPLATE_FULL', 'TEMPLATE_DEVICE_EXISTS', 'PRODUCT_NOT_FOUND'))
/** TPL-08. What each project receives of the product from now on; absent is unchanged. Those that received it keep theirs. */
export const editTemplateDevice = signedIn
  .route({
    method: 'PATCH',
    path: '/companies/{company_id}/templates/{template_id}/devices/{entry_id}',
    tags: ['templates'],
  })
  .input(z.strictObject({ company_id, template_id, entry_id: idParam, quantity, surface, thickness, lifespan, note }))
  .output(one(templateRow))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND', 'DEVICE_NOT_FOUND'))
export const removeTemplateDevice = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/templates/{template_id}/devices/{entry_id}',
    tags: ['templates'],
    successStatus: 204,
  })
  .input(z.object({ company_id, template_id, entry_id: idParam }))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND', 'DEVICE_NOT_FOUND'))

/** TPL-08. A contact of the company, or of one above it. */
export const addTemplateContact = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/templates/{template_id}/contacts',
    tags: ['templates'],
    successStatus: 201,
  })
  .input(z.strictObject({ company_id, template_id, contact_id: idParam, job_id: idParam }))
  .output(one(templateRow))
  .errors(actingFor)
  .errors(
    refuses(
      'TEMPLATE_NOT_FOUND',
      'TEMPLATE_FULL',
      'TEMPLATE_CONTACT_EXISTS',
      'CONTACT_NOT_FOUND',
      'CONTACT_JOB_MISMATCH',
    ),
  )
export const removeTemplateContact = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/templates/{template_id}/contacts/{entry_id}',
    tags: ['templates'],
    successStatus: 204,
  })
  .input(z.object({ company_id, template_id, entry_id: idParam }))
  .errors(actingFor)
  .errors(refuses('TEMPLATE_NOT_FOUND', 'CONTACT_NOT_FOUND'))

export const optionTypes = ['BYPASS_OWNER_VALIDATION_FOR_TENANT', 'DEFAULT_PROJECT_TEMPLATE'] as const
/** TPL-12. `value` is the id of a template, or `1`. */
export const companyOption = z.object({ id, option_type: z.enum(optionTypes), value: z.string() })
export type CompanyOption = z.infer<typeof companyOption>
/** TPL-21. The list stands in `data.data`, as its callers read it (D2-H03). */
export const listOptions = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/options', tags: ['templates'] })
  .input(z.object({ company_id }))
  .output(one(z.object({ data: z.array(companyOption) })))
  .errors(actingFor)
/** TPL-10, TPL-11. A second default template takes the place of the first. */
export const addOption = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/options', tags: ['templates'], successStatus: 201 })
  .input(
    z.strictObject({
      company_id,
      option_type: z.string().max(100),
      value: z.union([z.string().max(100), z.number(), z.boolean()]),
    }),
  )
  .output(one(companyOption))
  .errors(actingFor)
  .errors(refuses('OPTION_TYPE_UNKNOWN', 'OPTION_VALUE_INVALID', 'OPTION_NOT_ALLOWED', 'OPTION_ALREADY_EXISTS'))
export const deleteOption = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/options/{option_id}',
    tags: ['templates'],
    successStatus: 204,
  })
  .input(z.object({ company_id, option_id: idParam }))
  .errors(actingFor)
  .errors(refuses('OPTION_NOT_FOUND'))

export const templates = {
  listTemplates,
  applyTemplate,
  previewTemplate,
  startTemplateRun,
  getTemplateRun,
  createTemplate,
  renameTemplate,
  deleteTemplate,
  addTemplateDocument,
  removeTemplateDocument,
  addTemplateDevice,
  editTemplateDevice,
  removeTemplateDevice,
  addTemplateContact,
  removeTemplateContact,
  listOptions,
  addOption,
  deleteOption,
}
