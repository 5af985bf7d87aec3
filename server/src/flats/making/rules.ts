import type { FlatInput } from '@logis/contract/flats.making'
import type { Call } from '#platform/call.ts'
import { write } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holding, holdProject } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import * as flats from '../../projects/flats/rules.ts'
import { holdDefaultTemplate } from '../../templates/applying/rules.ts'
import { makingPolicy, type MakingAct } from './policy.ts'

/** Proves that the caller may make, or change, the flats of a building. */
export const reachBuilding = async (call: Call, buildingId: number, act: MakingAct): Promise<ProjectScope> => {
  const scope = await projectScope(call, buildingId, makingPolicy.needs[act])
  if (scope.residenceType !== 'BUILDING') refuse('NOT_A_BUILDING')
  makingPolicy.demand(scope, act, null)
  return scope
}

export const matchFlats = (scope: ProjectScope, names: readonly string[]) => flats.findByNames(scope, names)

/** One transaction on the held building, to whom it is still open. */
export const createFlats = (scope: ProjectScope, asked: readonly FlatInput[]) =>
  write(async (tx) => {
    const template = await holdDefaultTemplate(tx, scope)
    const building = await holdProject(tx, scope)
    makingPolicy.demand(building.scope, 'create_flats', null)
    const created = await flats.createMissingFlats(building, asked, template)
    return { created, existing: asked.length - created }
  })

export const editFlats = (scope: ProjectScope, edits: readonly flats.FlatEdit[]) =>
  holding(scope, async (building) => {
    makingPolicy.demand(building.scope, 'edit_flats', null)
    return { changed: await flats.editFlats(building, edits) }
  })
