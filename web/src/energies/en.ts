import type { fr } from './fr.ts'

export const en: typeof fr = {
  kind: { ELECTRICITY: 'Electricity', GAS: 'Gas' },
  none: 'None',
  since: 'since {{date}}',
  status: {
    COMMUNICATING: 'Communicating',
    INACTIVE: 'Inactive',
    EXPIRED: 'Consent expired',
    PRM_NOT_COMMUNICATING: 'Meter not communicating',
    NO_READINGS: 'No readings',
    WAITING_APPROVAL: 'Waiting for approval',
    APPROVED: 'Approved',
    REVOKED: 'Revoked',
    DENIED: 'Denied',
    NONE: 'Not connected',
    PENDING: 'Pending',
    REGISTERED: 'Registered',
  },
}
