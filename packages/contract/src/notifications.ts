import { z } from 'zod'
import { companyRoles } from './companies.rules.ts'
import { boolParam, day, done, id, idParam, instant, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { roomEvent, unreadEvent } from './live.rules.ts'
import { notificationList } from './notifications.lists.ts'
import { mostUnread, notificationKinds } from './notifications.rules.ts'
import { requestStatuses } from './products.rules.ts'

const kind = z.enum(notificationKinds)

/**
 * Something that happened in a company's work, told to someone of its staff. It names people and things as they are
 * called today, and only those that its reader may still see.
 */
export const notification = z.object({
  id,
  kind,
  created_at: instant,
  read_at: instant.nullable(),
  company: z.object({ id, name: z.string() }),
  residence: z.object({ id, name: z.string(), company_id: id, is_ptg: z.boolean() }).nullable(),
  /** Who did it; null when nobody did, or they are gone. */
  actor: z.object({ id, name: z.string() }).nullable(),
  /** Of a mail: the address that refused it; null once it is forgotten. */
  recipient: z.string().nullable(),
  /** Of a study: whether it could not be read. */
  failed: z.boolean(),
  /** Of a product that was asked for: what was asked, and what became of it. */
  product: z.object({ name: z.string(), status: z.enum(requestStatuses), reason: z.string().nullable() }).nullable(),
  /** Of a role: the one that is held now. */
  role: z.enum(companyRoles).nullable(),
  /** Of a job that has ended: what it was about, how many it went through, and how many of them it left out. */
  job: z.object({ name: z.string(), total: z.number().int(), left_out: z.number().int() }).nullable(),
  /** Of a campaign that was stopped by itself: its company may be one below. */
  campaign: z.object({ id, company_id: id, name: z.string() }).nullable(),
  /** Of an access: the company that was let in, while it is there. Of a merger: the one that is part of this one now. */
  partner: z.object({ id, name: z.string() }).nullable(),
  /** Of a paper that soon counts no more: its name and its last day, as they are now. */
  document: z.object({ name: z.string(), valid_until: day }).nullable(),
})
export type Notification = z.infer<typeof notification>

export const listNotifications = signedIn
  .route({ method: 'GET', path: '/notifications', tags: ['notifications'] })
  .input(z.object(listInput(notificationList)))
  .output(many(notification))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

const unread = z.number().int().min(0).max(mostUnread)
/** How many are unread, up to 100. */
export const countUnread = signedIn
  .route({ method: 'GET', path: '/notifications/unread', tags: ['notifications'] })
  .output(one(z.object({ unread })))

export const readNotification = signedIn
  .route({ method: 'PATCH', path: '/notifications/{notification_id}', tags: ['notifications'] })
  .input(z.strictObject({ notification_id: idParam, read: boolParam }))
  .output(one(notification))
  .errors(refuses('RESOURCE_NOT_FOUND'))

/** All of them, or those up to the one that was seen last: what comes meanwhile stays unread. */
export const readAllNotifications = signedIn
  .route({ method: 'POST', path: '/notifications/read-all', tags: ['notifications'] })
  .input(z.strictObject({ until: idParam.optional() }))
  .output(done)

const choice = z.object({ kind, is_active: z.boolean() })
export type NotificationChoice = z.infer<typeof choice>
/** Of which kinds one wants to be told. */
export const getChoices = signedIn
  .route({ method: 'GET', path: '/notifications/choices', tags: ['notifications'] })
  .output(one(z.array(choice)))
export const setChoices = signedIn
  .route({ method: 'PUT', path: '/notifications/choices', tags: ['notifications'] })
  .input(
    z.strictObject({
      choices: z
        .array(z.strictObject({ kind, is_active: boolParam }))
        .min(1)
        .max(notificationKinds.length),
    }),
  )
  .output(one(z.array(choice)))

/** What the stream says of the reader's notifications. */
export const unreadTold = z.object({ unread })
export type UnreadTold = z.infer<typeof unreadTold>
/** As things happen, for as long as the session lasts. A browser reads it with its own headers, so not by EventSource. */
export const followNotifications = signedIn
  .route({
    method: 'GET',
    path: '/notifications/stream',
    tags: ['notifications'],
    summary: `Server-sent events: \`${unreadEvent}\`, whose data is \`{"unread": 3}\`; \`${roomEvent}\` ends a stream that made room for a newer one: it is not opened again by itself`,
    spec: (described) => ({
      ...described,
      responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } } },
    }),
  })
  .input(z.object({}))
  .output(z.file())

export const notifications = {
  listNotifications,
  countUnread,
  readNotification,
  readAllNotifications,
  getChoices,
  setChoices,
  followNotifications,
}
