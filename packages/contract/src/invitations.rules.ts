import type { CompanyType } from './companies.rules.ts'

/** Invitation channels (CODE-09). */
export const invitationCodes = [
  'INVITE_OWNER_INSTALLER',
  'INVITE_OWNER_RENOVATION',
  'INVITE_OWNER_RESIDENCE_BUILDER',
  'INVITE_OWNER',
  'INVITE_TENANT_SOCIAL_LANDLORD',
] as const
export type InvitationCode = (typeof invitationCodes)[number]

/** The owner invitation of each type of company (D2-C01). */
export const ownerInvitationOf = (type: CompanyType): InvitationCode =>
  type === 'INSTALLER'
    ? 'INVITE_OWNER_INSTALLER'
    : type === 'RENOVATION'
      ? 'INVITE_OWNER_RENOVATION'
      : type === 'RESIDENCE_BUILDER'
        ? 'INVITE_OWNER_RESIDENCE_BUILDER'
        : 'INVITE_OWNER'

export const mailEvents = [
  'delivered',
  'opened',
  'hardBounces',
  'blocked',
  'invalidEmail',
  'deferred',
  'softBounces',
  'clicks',
  'unsubscribed',
] as const
export type MailEvent = (typeof mailEvents)[number]

/** Wire names of the mail provider, as stored (api.md §19). Null: the event tells nothing about the status. Undefined: unknown. */
const wireNames: Record<MailEvent, readonly string[]> = {
  delivered: ['delivered'],
  opened: [
    'opened',
    'open',
    'unique_opened',
    'first_opening',
    'proxy_open',
    'unique_proxy_open',
    'uniqueOpened',
    'loadedByProxy',
  ],
  hardBounces: ['hard_bounce', 'hardBounce', 'hardBounces'],
  blocked: ['blocked', 'spam'],
  invalidEmail: ['invalid_email', 'invalid', 'invalidEmail', 'error'],
  deferred: ['deferred'],
  softBounces: ['soft_bounce', 'softBounce', 'softBounces'],
  clicks: ['click', 'clicks', 'clicked', 'unique_clicked'],
  unsubscribed: ['unsubscribed', 'list_addition'],
}
export const mailEventOf = (wireName: string): MailEvent | null =>
  mailEvents.find((event) => wireNames[event].includes(wireName)) ?? null

export const mailStatuses = [
  'AWAITING',
  'PROGRAMMED',
  'SENT',
  'DELIVERED',
  'OPENED',
  'HARD_BOUNCE',
  'BLOCKED',
  'INVALID_EMAIL',
  'DEFERRED',
  'PENDING',
  'UNSUBSCRIBED',
  'UNKNOWN',
] as const
export type MailStatus = (typeof mailStatuses)[number]
export const mailLevels = ['success', 'warning', 'error'] as const
export type MailLevel = (typeof mailLevels)[number] | null

// A map: the names are the provider’s, and `valueOf` is in every object.
const shown = new Map<string, { status: MailStatus; level: MailLevel; rank: number }>(
  Object.entries({
    hardBounces: { status: 'HARD_BOUNCE', level: 'error', rank: 6 },
    blocked: { status: 'BLOCKED', level: 'error', rank: 6 },
    invalidEmail: { status: 'INVALID_EMAIL', level: 'error', rank: 6 },
    softBounces: { status: 'PENDING', level: 'warning', rank: 5 },
    deferred: { status: 'DEFERRED', level: 'warning', rank: 5 },
    unsubscribed: { status: 'UNSUBSCRIBED', level: 'warning', rank: 4 },
    opened: { status: 'OPENED', level: 'success', rank: 3 },
    delivered: { status: 'DELIVERED', level: 'success', rank: 2 },
  }),
)

/** Whether an event says that the mail will not arrive. */
export const isUndelivered = (event: string): boolean => shown.get(event)?.level === 'error'

/** What says that a mail will not arrive. */
export const undelivered: readonly MailEvent[] = mailEvents.filter(isUndelivered)

/**
 * The status a mail shows (CODE-11..16): the newest event that is not a click; at equal times the worse level, then
 * the later stage. No external data: awaiting dispatch. No telling event: sent. An unrecognised name: unknown.
 */
export const mailStatusOf = (
  external: { events: readonly { name: string; time: string }[]; programmed?: boolean } | null,
): { status: MailStatus; level: MailLevel } => {
  if (external === null) return { status: 'AWAITING', level: null }
  const telling = external.events.filter(({ name }) => name !== 'clicks')
  if (telling.length === 0) return { status: external.programmed ? 'PROGRAMMED' : 'SENT', level: null }
  const rank = (name: string) => shown.get(name)?.rank ?? 0
  const [latest] = telling.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time) || rank(b.name) - rank(a.name))
  const { status, level } = shown.get(latest!.name) ?? { status: 'UNKNOWN' as const, level: null }
  return { status, level }
}

/** RES-09. Months after the commissioning of a home that nobody has activated. */
export const reminderMonths = [1, 3, 6] as const
