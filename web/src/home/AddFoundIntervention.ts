import { onDemand } from '../ui/onDemand.tsx'

/** The dialog of a new intervention in a home that is found first, its search with it. */
export const AddFoundIntervention = onDemand(() =>
  import('./FoundInterventionDialog.tsx').then((module) => module.FoundInterventionDialog),
)
