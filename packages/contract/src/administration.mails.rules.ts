/**
 * Where a mail stands: it waits to leave; it has left; it came back, or its provider says that it will not arrive; no server
 * took it; or nobody needed it any more as it was to leave, or wanted it.
 */
export const mailStates = ['PROGRAMMED', 'SENT', 'UNDELIVERED', 'FAILED', 'DROPPED'] as const
export type MailState = (typeof mailStates)[number]
