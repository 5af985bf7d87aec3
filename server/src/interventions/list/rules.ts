import type { Intervention, InterventionMonth } from '@logis/contract/interventions'
import { interventionTypes } from '@logis/contract/interventions.rules'
import { db } from '#platform/db.ts'
import { listed, type Listed } from '#platform/lists.ts'
import { demand } from '#platform/refuse.ts'
import { isResident, type CompanyScope, type ProjectScope } from '#platform/scope.ts'
import { listFiles } from '../files/sql.ts'
import { mayRead, mayWrite } from '../policy.ts'
import { hiddenFromTenants, show } from '../rules.ts'
import { readInterventions } from '../sql.ts'
import * as sql from './sql.ts'

type Input = Omit<sql.ListRequest, 'sort'> & { sort?: sql.ListRequest['sort'] | undefined }
type Shown = Parameters<typeof show>

/** INT-11, INT-32. */
export const listInterventions = async (scope: CompanyScope, input: Input) => {
  demand(mayRead(scope))
  const sort = input.sort ?? [{ key: 'created_at' as const, descending: true }]
  const { ids, total } = await sql.listOfCompany(scope.companyId, { ...input, sort })
  return { ...listed(await readAll(ids, scope), total, input), cannot: { create: mayWrite(scope) } }
}

/** Every month and every type stands in the answer, with or without an intervention. */
export const countByMonth = async (scope: CompanyScope): Promise<InterventionMonth[]> => {
  demand(mayRead(scope))
  const byMonth = Map.groupBy(await sql.countDoneByMonth(scope.companyId), ({ month }) => month)
  return [...byMonth].map(([month, rows]) => ({
    month,
    done: Object.fromEntries(
      interventionTypes.map((type) => [type, rows.find((row) => row.type === type)?.done ?? 0]),
    ) as InterventionMonth['done'],
  }))
}

/** §17. Residents see what is done; a tenant not what it cost. */
export const listHomeInterventions = async (scope: ProjectScope, input: Input): Promise<Listed<Intervention>> => {
  const sort = input.sort ?? [{ key: 'date' as const, descending: true }]
  const { ids, total } = await sql.listOfHome(scope.residenceId, isResident(scope), { ...input, sort })
  const hidden = scope.residentRole === 'TENANT' ? hiddenFromTenants : []
  return listed(await readAll(ids, null, hidden), total, input)
}

const readAll = async (ids: readonly number[], scope: Shown[0], hidden?: Shown[3]): Promise<Intervention[]> => {
  if (ids.length === 0) return []
  const rows = await readInterventions(db, ids)
  const files = Map.groupBy(await listFiles(db, ids), ({ intervention_id }) => intervention_id)
  return rows.map((row) => show(scope, row, files.get(row.id) ?? [], hidden))
}
