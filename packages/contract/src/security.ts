import { z } from 'zod'
import { id, instant, many, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { securityList } from './security.lists.ts'
import { securityKinds } from './security.rules.ts'

const named = z.object({ id, name: z.string().nullable() }).nullable()

/** One event. The names are those of today: null for who or what is gone, of which the log keeps the id alone. */
export const securityEvent = z.object({
  id,
  created_at: instant,
  kind: z.enum(securityKinds),
  operation: z.string().nullable(),
  actor: named,
  impersonator: named,
  user: named,
  company: named,
  residence: named,
  details: z.record(z.string(), z.unknown()),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  request_id: z.string().nullable(),
})
export type SecurityEvent = z.infer<typeof securityEvent>

/** Who entered, who was refused, what was taken out. For administrators of the platform. */
export const listSecurityLog = signedIn
  .route({
    method: 'GET',
    path: '/admin/security-log',
    tags: ['administration'],
    summary: 'Sign-ins, refusals, roles, exports and codes shown',
  })
  .input(z.object(listInput(securityList)))
  .output(many(securityEvent))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

export const security = { listSecurityLog }
