import { z } from 'zod'
import { day, id, instant, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { securityList } from './security.lists.ts'
import { securityKinds, standingOutKinds } from './security.rules.ts'

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
  /** By which it was done; null before a sign-in, in a job, and of what was noted by an older version. */
  session_id: id.nullable(),
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

/** The same as JSON lines, one event each, as they are listed. It tells the log of itself. */
export const exportSecurityLog = signedIn
  .meta({ big: true })
  .route({
    method: 'GET',
    path: '/admin/security-log/export',
    tags: ['administration'],
    summary: 'The security log as JSON lines (application/x-ndjson)',
  })
  .input(z.object(listInput(securityList)))
  .output(z.file())
  .errors(
    refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED', 'EXPORT_TOO_LARGE', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'),
  )

/** Something of the last days to look at: of whom, or from where, on which day, how many. */
export const standingOut = z.object({
  kind: z.enum(standingOutKinds),
  day,
  count: z.number().int(),
  user: named,
  ip: z.string().nullable(),
})
export type StandingOut = z.infer<typeof standingOut>

/** Many codes shown, many refusals, many codes guessed, exports at night: the last day first. */
export const listStandingOut = signedIn
  .meta({ big: true })
  .route({
    method: 'GET',
    path: '/admin/security-log/standing-out',
    tags: ['administration'],
    summary: 'What stands out of the last thirty days',
  })
  .input(z.object({}))
  .output(one(z.array(standingOut)))

export const security = { listSecurityLog, exportSecurityLog, listStandingOut }
