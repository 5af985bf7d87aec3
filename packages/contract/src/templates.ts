import { z } from 'zod'
import { defaultFolders, type DefaultFolderCode } from './documents.rules.ts'
import { mostProjects, templateFields } from './templates.rules.ts'
import { actingFor, cannot, fileName, id, idParam, many, one, refuses, signedIn, textOf } from './http.ts'

const company_id = idParam
const template_id = idParam
const folderCodes = defaultFolders.map(({ code }) => code) as [DefaultFolderCode, ...DefaultFolderCode[]]

export const templateRow = z.object({
  id,
  name: z.string(),
  is_default: z.boolean(),
  /** `folder_code` is one of the default folders; null is the root. */
  documents: z.array(z.object({ id, name: z.string(), folder_code: z.enum(folderCodes).nullable() })),
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

export const optionTypes = ['BYPASS_OWNER_VALIDATION_FOR_TENANT', 'DEFAULT_PROJECT_TEMPLATE'] as const
/** TPL-12. `value` is the id of a template, or `1`. */
export const companyOption = z.object({ id, option_type: z.enum(optionTypes), value: z.string() })
export type CompanyOption = z.infer<typeof companyOption>
/** TPL-21. The list stands in `data.data`, as its callers read it (D2-H03). */
export const listOptions = signedIn
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
  createTemplate,
  renameTemplate,
  deleteTemplate,
  addTemplateDocument,
  removeTemplateDocument,
  listOptions,
  addOption,
  deleteOption,
}
