import type { TextField } from './http.rules.ts'

/** A draft is edited; it waits for its hour, leaves, may be stopped on the way, and has left. */
export const campaignStates = ['DRAFT', 'SCHEDULED', 'SENDING', 'STOPPED', 'SENT'] as const
export type CampaignState = (typeof campaignStates)[number]

/**
 * How far a home is. Before anything leaves `READY`, or `TO_COMPLETE` where something is in the way; then `WAITING` for its
 * turn, or `LEFT_OUT` with a reason; then as far as its mail has come, and `ACTIVATED` once somebody has come in.
 */
export const campaignSteps = [
  'TO_COMPLETE',
  'READY',
  'WAITING',
  'LEFT_OUT',
  'LEAVING',
  'SENT',
  'DELIVERED',
  'OPENED',
  'ACTIVATED',
  'FAILED',
] as const
export type CampaignStep = (typeof campaignSteps)[number]

/** What became of the invitations that a home had before. */
export const earlierInvitations = ['NEVER', 'UNOPENED', 'OPENED'] as const
export type EarlierInvitation = (typeof earlierInvitations)[number]

/** Who did nothing: whoever has not opened the mail, or opened it and went no further. */
export const relaunchedSteps = ['UNOPENED', 'OPENED'] as const
export type RelaunchedStep = (typeof relaunchedSteps)[number]

export const campaignFields = {
  name: { max: 120, required: true },
  subject: { max: 150 },
  note: { max: 500 },
} as const satisfies Record<string, TextField>

export const campaignHomesMax = 10_000
export const spreadHoursMax = 72
/** A person is written to again after so many days at the soonest. */
export const relaunchDays = 7
