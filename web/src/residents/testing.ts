import type { Home } from '@logis/contract/residents'
import { lilas } from '../projects/testing.ts'

/** A home of one who lives there; its code is for its owner alone. */
export const homeOf = (id: number, name: string, role_code: Home['role_code'] = 'OWNER'): Home => ({
  ...lilas,
  id,
  name,
  role_code,
  owner_since: null,
  has_lost_owner: false,
  residence_code: role_code === 'OWNER' ? 'W93C-7TQK-CQCV' : null,
  commissioning_date: '2025-11-20',
  company: { id: 2, name: 'Maisons Clairière' },
})
