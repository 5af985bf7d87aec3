import type { BookletItem } from '@logis/contract/booklet.rules'
import { languageOf } from '@logis/contract/locale'
import type { Call } from '#platform/call.ts'
import { db } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holding } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { holdTicked, notAmong } from '#platform/ticked.ts'
import { flatBookletPolicy, type FlatBookletAct } from '../policy.ts'
import { changeTrigger, sayOf } from '../rules.ts'
import { findAnswer, findTrigger, type TriggerRow } from '../sql.ts'
import * as sql from './sql.ts'

/** Proves that the caller reaches the booklets of a building's flats. */
export const reachFlats = async (call: Call, buildingId: number, act: FlatBookletAct): Promise<ProjectScope> => {
  const scope = await projectScope(call, buildingId, flatBookletPolicy.needs[act])
  return scope.residenceType === 'BUILDING' ? scope : refuse('NOT_A_BUILDING')
}

export const listFlatBooklets = async (scope: ProjectScope, request: sql.FlatBookletRequest) => {
  const rows = await sql.listColumns(db, languageOf(scope.locale))
  const columns = [...Map.groupBy(rows, ({ item }) => item)].map(([code, parts]) => ({
    code: code as BookletItem,
    name: parts[0]!.item_name,
    parts: parts.map(({ part, part_name }) => ({ code: part, name: part_name })),
  }))
  return {
    ...(await sql.listFlats(scope, request)),
    ...(await sql.countFlats(db, scope)),
    columns,
    cannot: { fill: flatBookletPolicy.why(scope, 'fill', null) },
  }
}

type Filling = {
  flat_ids?: number[] | undefined
  only_open: boolean
  trigger?: TriggerRow | undefined
  answer?: { item: BookletItem; part: string; is_not_applicable: boolean; body: string } | undefined
}
/** The same in each flat that was ticked, or in all; each tells it in its own feed. */
export const fillFlats = (scope: ProjectScope, { flat_ids, only_open, trigger, answer }: Filling) =>
  holding(scope, async (building) => {
    flatBookletPolicy.demand(building.scope, 'fill', null)
    const flats = await holdTicked(building, flat_ids)
    let filled = 0
    for (const flat of flats) {
      if (trigger && !(only_open && (await findTrigger(flat.tx, flat)))) {
        await changeTrigger(flat, trigger)
        filled += 1
      }
      if (answer && !(only_open && (await findAnswer(flat, answer.item, answer.part)))) {
        const { item, part, is_not_applicable, body } = answer
        await sayOf(flat, item, part, { is_not_applicable, body, document_id: null, valid_until: null })
        filled += 1
      }
    }
    return {
      filled,
      left_out: notAmong(
        flat_ids,
        flats.map(({ residenceId }) => residenceId),
      ),
    }
  })
