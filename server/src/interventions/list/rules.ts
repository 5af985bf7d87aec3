import type { InterventionMonth, ShownIntervention } from '@logis/contract/interventions'
import { interventionTypes } from '@logis/contract/interventions.rules'
import { db } from '#platform/db.ts'
import { listed, type Listed } from '#platform/lists.ts'
import { isResident, type CompanyScope, type ProjectScope } from '#platform/scope.ts'
import { listFiles, type FileRow } from '../files/sql.ts'
import { keepingPolicy } from '../policy.ts'
import { hiddenFromTenants, show, showHidden } from '../rules.ts'
import { readInterventions, type InterventionRow } from '../sql.ts'
import * as sql from './sql.ts'

type Input = Omit<sql.ListRequest, 'sort'> & { sort?: sql.ListRequest['sort'] | undefined }

/** INT-11, INT-32. */
export const listInterventions = async (scope: CompanyScope, input: Input) => {
  keepingPolicy.demand(scope, 'read', null)
  const sort = input.sort ?? [{ key: 'created_at' as const, descending: true }]
  const { ids, total } = await sql.listOfCompany(scope.companyId, { ...input, sort })
  const rows = await readAll(ids, (row, files) => show(scope, row, files))
  return { ...listed(rows, total, input), cannot: keepingPolicy.cannot(scope, null) }
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
export const listHomeInterventions = async (scope: ProjectScope, input: Input): Promise<Listed<ShownIntervention>> => {
  const sort = input.sort ?? [{ key: 'date' as const, descending: true }]
  const { ids, total } = await sql.listOfHome(scope.residenceId, isResident(scope), { ...input, sort })
  const hidden = scope.residentRole === 'TENANT' ? hiddenFromTenants : []
  const rows = await readAll(ids, (row, files) => showHidden(row, files, hidden))
  return listed(rows, total, input)
}

const readAll = async <T>(
  ids: readonly number[],
  shown: (row: InterventionRow, files: FileRow[]) => T,
): Promise<T[]> => {
  if (ids.length === 0) return []
  const rows = await readInterventions(db, ids)
  const files = Map.groupBy(await listFiles(db, ids), ({ intervention_id }) => intervention_id)
  return rows.map((row) => shown(row, files.get(row.id) ?? []))
}
