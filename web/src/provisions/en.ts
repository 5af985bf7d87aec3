import type { fr } from './fr.ts'

export const en: typeof fr = {
  none: 'No service',
  expires: 'Expires on {{date}}',
  expired: 'Expired on {{date}}',
  used: 'Used',
  notUsed: 'Not used',
}
