import type { TextField } from './http.rules.ts'

/** A company that is disabled opens for none of its people; its residents keep their homes. */
export const partnerStates = ['ACTIVE', 'DISABLED'] as const

export const partnerFields = {
  /** Told to the people of the company as they try to sign in. */
  reason: { max: 300, required: true },
  /** How the invoicing service knows the company. */
  sellsy_client_id: { max: 60 },
} as const satisfies Record<string, TextField>

/** Companies that may be tied to one: a screen shows them all. */
export const linkedMax = 100
