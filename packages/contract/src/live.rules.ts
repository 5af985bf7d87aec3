/** The event of the stream that tells how many are unread, as they come and as they are read. */
export const unreadEvent = 'unread'

/**
 * The last event of a stream that made room for a newer one of the same person: they have too many. It is opened again once
 * somebody looks at its page; by itself it would only take the place of the next.
 */
export const roomEvent = 'room'
