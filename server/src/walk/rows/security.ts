import { everyone } from '../people.ts'
import type { Row } from '../row.ts'

export const securityRows: Record<string, Row> = {
  'security.listSecurityLog': {
    input: async () => ({}),
    ok: ['admin'],
    forbidden: everyone.filter((person) => person !== 'admin'),
  },
}
