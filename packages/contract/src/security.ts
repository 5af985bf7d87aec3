import { z } from 'zod'
import { dayCriterion, id, instant, listInput, many, refuses, signedIn } from './http.ts'
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

const listSecurityLogInput = z.object(
  listInput(['created_at'], {
    /** Who acted, in whose name, or whom it was about. */
    user_id: z
      .string()
      .regex(/^\d{1,16}$/)
      .transform(Number),
    kind: z.enum(securityKinds),
    ...dayCriterion('created_at'),
  }),
)
export type SecurityLogInput = z.output<typeof listSecurityLogInput>

/** Who entered, who was refused, what was taken out: the last first. For administrators of the platform. */
export const listSecurityLog = signedIn
  .route({
    method: 'GET',
    path: '/admin/security-log',
    tags: ['administration'],
    summary: 'Sign-ins, refusals, roles, exports and codes shown',
  })
  .input(listSecurityLogInput)
  .output(many(securityEvent))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

export const security = { listSecurityLog }
