import { energyKinds, energyStatuses } from './energies.rules.ts'
import { choice, list, pastDay } from './lists.ts'

/** ADMIN-09. The last request first. A plain text is looked for in the home, its company, who asks, and the delivery point. */
export const energyRequestList = list({
  search: { status: choice(energyStatuses), energy: choice(energyKinds), created_at: pastDay('>=') },
  text: true,
  sorts: ['created_at'],
  by: '-created_at',
  size: 25,
})

/** ADMIN-13. By name. A plain text is looked for in the name. */
export const energyUtilityList = list({
  search: { energy: choice(energyKinds) },
  text: true,
  sorts: ['name'],
  by: 'name',
})
