import type { MailLevel, MailStatus } from './invitations.rules.ts'

/** Where a home stands on its way to its owner; each state has its fact and its next act on the page of the project. */
export const journeyStates = [
  'WITHOUT_EMAIL',
  'OWNER_LEFT',
  'READY',
  'SENT',
  'DELAYED',
  'REFUSED',
  'CORRECTED',
  'RECEIVED',
  'OPENED',
  'INCOMPLETE',
  'COMPLETE',
] as const
export type JourneyState = (typeof journeyStates)[number]

/** The last invitation of an owner, as its events tell of it. */
type LastInvitation = { recipient: string; status: MailStatus; level: MailLevel }

type Standing = {
  isActivated: boolean
  /** Expected papers that are missing; none where they are not the reader's business. */
  missing: number
  emails: readonly string[]
  /** Every address is still that of an owner who has closed their account. */
  hasLeft: boolean
  /** The last of the owner's invitations; null when none was sent. */
  last: LastInvitation | null
  /** Whether any of them was opened. */
  isOpened: boolean
}

/**
 * The state of the journey, from the end backwards: what is activated is no longer invited, and a mail that cannot
 * arrive comes before what an earlier one did.
 */
export const journeyStateOf = ({ isActivated, missing, emails, hasLeft, last, isOpened }: Standing): JourneyState => {
  if (isActivated) return missing > 0 ? 'INCOMPLETE' : 'COMPLETE'
  if (emails.length === 0) return 'WITHOUT_EMAIL'
  if (!last) return hasLeft ? 'OWNER_LEFT' : 'READY'
  if (last.level === 'error') {
    const stands = emails.some((email) => email.toLowerCase() === last.recipient.toLowerCase())
    return stands ? 'REFUSED' : 'CORRECTED'
  }
  if (isOpened) return 'OPENED'
  if (last.status === 'DELIVERED') return 'RECEIVED'
  return last.status === 'PENDING' || last.status === 'DEFERRED' ? 'DELAYED' : 'SENT'
}

/** The way of a home to its owner as a list tells it, the furthest that is known. */
export const projectStages = ['CREATED', 'SENT', 'OPENED', 'ACTIVATED'] as const
export type ProjectStage = (typeof projectStages)[number]
