import type { InterventionMonth, ShownIntervention } from '@logis/contract/interventions'
import type { homeInterventionList, interventionList } from '@logis/contract/interventions.lists'
import { interventionTypes } from '@logis/contract/interventions.rules'
import type { ListRequest } from '@logis/contract/lists'
import { db } from '#platform/db.ts'
import type { Listed } from '#platform/lists.ts'
import { isResident, type CompanyScope, type ProjectScope } from '#platform/scope.ts'
import { fileLimit } from '../files/rules.ts'
import { listFiles, type FileRow } from '../files/sql.ts'
import { keepingPolicy } from '../policy.ts'
import { hiddenFromTenants, show, showHidden } from '../rules.ts'
import { readInterventions, type InterventionRow } from '../sql.ts'
import * as sql from './sql.ts'

/** INT-11, INT-32. */
export const listInterventions = async (scope: CompanyScope, request: ListRequest<typeof interventionList>) => {
  keepingPolicy.demand(scope, 'read', null)
  const { data, meta } = await sql.listOfCompany(scope.companyId, request)
  const rows = await readAll(data, (row, files) => show(scope, row, files))
  return { data: rows, meta, cannot: keepingPolicy.cannot(scope, null), file_limit: fileLimit() }
}

/** Every month and every type stands in the answer, with or without an intervention. */
export const countByMonth = async (scope: CompanyScope): Promise<InterventionMonth[]> => {
  keepingPolicy.demand(scope, 'read', null)
  const byMonth = Map.groupBy(await sql.countDoneByMonth(scope.companyId), ({ month }) => month)
  return [...byMonth].map(([month, rows]) => ({
    month,
    done: Object.fromEntries(
      interventionTypes.map((type) => [type, rows.find((row) => row.type === type)?.done ?? 0]),
    ) as InterventionMonth['done'],
  }))
}

/** §17. Residents see what is done; a tenant not what it cost. */
export const listHomeInterventions = async (
  scope: ProjectScope,
  request: ListRequest<typeof homeInterventionList>,
): Promise<Listed<ShownIntervention>> => {
  const { data, meta } = await sql.listOfHome(scope, isResident(scope), request)
  const hidden = scope.residentRole === 'TENANT' ? hiddenFromTenants : []
  return { data: await readAll(data, (row, files) => showHidden(row, files, hidden), isResident(scope)), meta }
}

const readAll = async <T>(
  page: readonly { id: number }[],
  shown: (row: InterventionRow, files: FileRow[]) => T,
  toResidents = false,
): Promise<T[]> => {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const rows = await readInterventions(db, ids)
  const files = Map.groupBy(await listFiles(db, ids, { toResidents }), ({ intervention_id }) => intervention_id)
  return rows.map((row) => shown(row, files.get(row.id) ?? []))
}
