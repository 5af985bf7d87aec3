import { z } from 'zod'
import { id, idParam, many, one, refuses, signedIn } from './http.ts'

export const templateRow = z.object({
  id,
  name: z.string(),
  is_default: z.boolean(),
  documents: z.array(z.object({ id, name: z.string() })),
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
  .input(z.strictObject({ company_id: idParam, template_id: idParam, residences: z.array(idParam).min(1).max(500) }))
  .output(one(z.array(z.object({ id, name: z.string() }))))
  .errors(refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED', 'TEMPLATE_NOT_FOUND'))

export const templates = { listTemplates, applyTemplate }
