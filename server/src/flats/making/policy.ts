import { policyInProject } from '#platform/policy.ts'
import { ofManagers } from '../../projects/policy.ts'

/** Why making and changing the flats of a building at once is closed to a reader: as making a project, and changing one. */
export const makingPolicy = policyInProject<null>()({
  create_flats: { level: 'write', why: ofManagers },
  edit_flats: { level: 'write', capability: 'flats' },
})

export type MakingAct = keyof typeof makingPolicy.needs
