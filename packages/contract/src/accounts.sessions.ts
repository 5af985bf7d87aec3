import { z } from 'zod'
import { id, idParam, instant, one, refuses, whoeverSignedIn } from './http.ts'

const user_id = idParam

/** What a person has open: with what, since when, last used when, from which address. */
export const ownSession = z.object({
  id,
  is_current: z.boolean(),
  scope: z.enum(['partner', 'resident', 'support']),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  opened_at: instant,
  last_used_at: instant,
  ip: z.string().nullable(),
})
export type OwnSession = z.infer<typeof ownSession>

const ofSelf = whoeverSignedIn.meta({ terms: 'exempt' }).errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))

/** The one used last first. */
export const listSessions = ofSelf
  .route({ method: 'GET', path: '/users/{user_id}/sessions', tags: ['accounts'], summary: 'What do I have open?' })
  .input(z.object({ user_id }))
  .output(one(z.array(ownSession)))

/** Its next call is refused. */
export const endSession = ofSelf
  .route({
    method: 'DELETE',
    path: '/users/{user_id}/sessions/{session_id}',
    tags: ['accounts'],
    summary: 'End one of my sessions',
    successStatus: 204,
  })
  .input(z.strictObject({ user_id, session_id: idParam }))
  .output(z.undefined())
  .errors(refuses('RESOURCE_NOT_FOUND'))

/** All but the one that asks. */
export const endOtherSessions = ofSelf
  .route({
    method: 'DELETE',
    path: '/users/{user_id}/sessions',
    tags: ['accounts'],
    summary: 'End all my other sessions',
  })
  .input(z.strictObject({ user_id }))
  .output(one(z.object({ ended: z.number().int() })))

export const ownSessions = { listSessions, endSession, endOtherSessions }
