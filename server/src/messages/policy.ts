import { policyForCompany } from '#platform/policy.ts'

/** Of a conversation: whether its resident still lives there. */
export type Answered = { is_over: boolean }

/** Why the messages of a company's residents are closed to a reader. */
export const messagePolicy = policyForCompany<Answered>()({
  read: { level: 'read' },
  close: { level: 'write' },
  answer: { level: 'write', why: (_who, { is_over }) => (is_over ? 'RESIDENCE_USER_NOT_FOUND' : null) },
})
