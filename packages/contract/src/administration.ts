import { z } from 'zod'
import { exportIntakes, listIntakes } from './administration.intakes.ts'
import { administrationList } from './administration.lists.ts'
import { listMails } from './administration.mails.ts'
import { administrationModels } from './administration.rules.ts'
import { getFigures } from './administration.figures.ts'
import { getHelloWatt, getInvoicingService } from './administration.services.ts'
import { attributeChange } from './feed.ts'
import { activityActions } from './feed.rules.ts'
import { id, instant, many, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'

const person = z.object({ id, name: z.string().nullable() })

/** One act of an administrator. `name` is what the thing was called then; people are named as they are today. */
export const administrationEntry = z.object({
  id,
  created_at: instant,
  action: z.enum(activityActions),
  model_name: z.enum(administrationModels),
  model_id: id,
  name: z.string(),
  changes: z.array(attributeChange),
  actor: person,
  impersonator: person.nullable(),
  operation: z.string(),
  request_id: z.string(),
})
export type AdministrationEntry = z.infer<typeof administrationEntry>

/** ADMIN-13. What administrators changed of the platform itself, from what to what. */
export const listEntries = signedIn
  .route({
    method: 'GET',
    path: '/admin/audit-log',
    tags: ['administration'],
    summary: 'What administrators changed, from what to what',
  })
  .input(z.object(listInput(administrationList)))
  .output(many(administrationEntry))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** The same as CSV, every page of it. */
export const exportEntries = signedIn
  .meta({ big: true })
  .route({
    method: 'GET',
    path: '/admin/audit-log/export',
    tags: ['administration'],
    summary: 'What administrators changed, as CSV',
  })
  .input(z.object(listInput(administrationList)))
  .output(z.file())
  .errors(
    refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED', 'EXPORT_TOO_LARGE', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'),
  )

export const administration = {
  listEntries,
  exportEntries,
  listMails,
  listIntakes,
  exportIntakes,
  getFigures,
  getHelloWatt,
  getInvoicingService,
}
