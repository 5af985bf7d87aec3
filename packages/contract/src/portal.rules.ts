import type { TextField } from './http.rules.ts'

/** SHELL-33. What someone thinks of the portal. */
export const satisfactionTexts = { message: { max: 5000 } } as const satisfies Record<string, TextField>

import type { StatusSummary } from './portal.ts'

/** SHELL-37: the components that do not work as they should. */
export const incidentsOf = ({ components }: StatusSummary) =>
  components.filter(({ status }) => status !== 'operational')

/** SHELL-38: the maintenances that are not resolved, or will only be. */
export const maintenancesOf = ({ scheduled_maintenances }: StatusSummary, now: Date) =>
  scheduled_maintenances.filter(({ resolved_at }) => resolved_at === null || new Date(resolved_at) > now)
