import { intakeRowStates } from './intakes.rules.ts'
import { choice, list } from './lists.ts'

/** The lines of a sheet, as they stand in it. */
export const intakeRowList = list({
  search: { state: choice(intakeRowStates) },
  text: true,
  sorts: ['line'],
  by: 'line',
  size: 100,
})
