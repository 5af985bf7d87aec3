import { z } from 'zod'
import { boolParam, done, id, idParam, instant, many, one, open, refuses, signedIn, whoeverSignedIn } from './http.ts'
import { notificationList } from './accounts.lists.ts'
import { listInput } from './lists.input.ts'

const user_id = idParam

const terms = z.object({ version: z.string(), content: z.string(), accepted_at: instant.nullable() })
/** RES-03. */
export const getTerms = whoeverSignedIn
  .meta({ terms: 'exempt' })
  .route({ method: 'GET', path: '/users/{user_id}/cgu', tags: ['accounts'] })
  .input(z.object({ user_id }))
  .output(one(terms))
  .errors(refuses('USER_NOT_FOUND'))
/** The terms in force, for a person who has no account yet. */
export const readTerms = open
  .route({ method: 'GET', path: '/cgu', tags: ['accounts'] })
  .output(one(terms.omit({ accepted_at: true })))
export const acceptTerms = signedIn
  .meta({ terms: 'exempt' })
  .route({ method: 'POST', path: '/users/{user_id}/cgu', tags: ['accounts'] })
  .input(z.strictObject({ user_id, version: z.string().min(1).max(40) }))
  .output(one(z.object({ accepted_at: instant })))
  .errors(refuses('USER_NOT_FOUND', 'TERMS_VERSION_OUTDATED', 'NOT_WHILE_IMPERSONATED'))

export const channelSetting = z.object({
  id,
  code: z.string(),
  name: z.string(),
  target: z.enum(['user', 'builder']),
  type: z.enum(['mail', 'push']),
  is_active: z.boolean(),
  is_optional: z.boolean(),
})
export const getUserChannels = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/communication-channel-settings', tags: ['accounts'] })
  .input(z.object({ user_id }))
  .output(one(z.array(channelSetting)))
  .errors(refuses('USER_NOT_FOUND'))
export const setUserChannels = whoeverSignedIn
  .route({ method: 'PATCH', path: '/users/{user_id}/communication-channel-settings', tags: ['accounts'] })
  .input(
    z.strictObject({
      user_id,
      settings: z
        .array(z.strictObject({ id: idParam.optional(), code: z.string().max(80).optional(), active: boolParam }))
        .min(1)
        .max(50),
    }),
  )
  .output(one(z.array(channelSetting)))
  .errors(refuses('USER_NOT_FOUND', 'CHANNEL_NOT_OPTIONAL'))

const notification = z.object({
  id,
  code: z.string(),
  title: z.string(),
  body: z.string(),
  residence_id: id.nullable(),
  created_at: instant,
  read_at: instant.nullable(),
})
/** RES-04. */
export const listNotifications = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/notifications', tags: ['accounts'] })
  .input(z.object({ user_id, ...listInput(notificationList) }))
  .output(many(notification))
  .errors(refuses('USER_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
export const readNotification = whoeverSignedIn
  .route({ method: 'PATCH', path: '/users/{user_id}/notifications/{notification_id}', tags: ['accounts'] })
  .input(z.strictObject({ user_id, notification_id: idParam, read: boolParam }))
  .output(one(notification))
  .errors(refuses('USER_NOT_FOUND', 'RESOURCE_NOT_FOUND'))
export const readAllNotifications = whoeverSignedIn
  .route({ method: 'POST', path: '/users/{user_id}/notifications/read-all', tags: ['accounts'] })
  .input(z.strictObject({ user_id }))
  .output(done)
  .errors(refuses('USER_NOT_FOUND'))
/** RES-05. */
export const listBadges = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/badges', tags: ['accounts'] })
  .input(z.object({ user_id }))
  .output(one(z.array(z.object({ code: z.string(), name: z.string(), earned_at: instant }))))
  .errors(refuses('USER_NOT_FOUND'))
export const listEnvironmentalLabels = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/environmental-labels', tags: ['accounts'] })
  .input(z.object({ user_id }))
  .output(one(z.array(z.object({ code: z.string(), name: z.string(), value: z.string() }))))
  .errors(refuses('USER_NOT_FOUND'))

/** What a person reads and sets about themselves: terms, mails, notifications, awards. */
export const personal = {
  getTerms,
  readTerms,
  acceptTerms,
  getUserChannels,
  setUserChannels,
  listNotifications,
  readNotification,
  readAllNotifications,
  listBadges,
  listEnvironmentalLabels,
}
