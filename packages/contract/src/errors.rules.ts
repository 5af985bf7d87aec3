import type { Reason } from './errors.ts'

/** Reasons that are never shown as a toast (SHELL-42): the screen concerned already says it in its own way. */
export const silentReasons: readonly Reason[] = [
  'USER_ROLE_ACTIVE',
  'RESIDENCE_STATE_HISTORY_ERROR',
  'PURCHASE_ORDER_NOT_FOUND',
  'SELLSY_PURCHASE_ORDER_NOT_FOUND',
  'SELLSY_NO_RESULTS',
  'INVOICE_ALREADY_EXISTS',
  'OLD_INVOICE_NOT_FOUND',
  'COMPANY_TO_INVOICE_NOT_LINKED_WITH_SELLSY',
]
