import { z } from 'zod'
import { one, open, refuses } from './http.ts'

/** The kind of mail that a link ends, and where it went; the address is shown with most of it hidden. */
const subscription = z.object({ channel: z.string(), email: z.string(), is_off: z.boolean() })
export type MailSubscription = z.infer<typeof subscription>
const token = z.string().min(1).max(200)

/**
 * What a link of a mail ends; reading ends nothing, for programs that look through mails open what they find. Streamed by
 * a route of its own: a browser that opens the address itself is led to the page.
 */
export const readUnsubscription = open
  .route({ method: 'GET', path: '/unsubscriptions/{token}', tags: ['accounts'] })
  .input(z.object({ token }))
  .output(one(subscription))
  .errors(refuses('UNSUBSCRIBE_TOKEN_INVALID'))
/** RFC 8058. Without a sign-in, as often as one likes. Streamed: a mail program sends a form. */
export const unsubscribe = open
  .route({ method: 'POST', path: '/unsubscriptions/{token}', tags: ['accounts'] })
  .input(z.object({ token }))
  .output(one(subscription))
  .errors(refuses('UNSUBSCRIBE_TOKEN_INVALID'))

export const unsubscribing = { readUnsubscription, unsubscribe }
