import { everyone } from '../people.ts'
import type { Row } from '../row.ts'

const byAdministrators: Row = {
  input: async () => ({}),
  ok: ['admin'],
  forbidden: everyone.filter((person) => person !== 'admin'),
}

export const securityRows: Record<string, Row> = {
  'security.listSecurityLog': byAdministrators,
  'security.exportSecurityLog': byAdministrators,
  'security.listStandingOut': byAdministrators,
}
