import type { AnyIntake } from '@logis/contract/administration.intakes'
import type { allIntakeList } from '@logis/contract/administration.intakes.lists'
import { intakeRowStates } from '@logis/contract/intakes.rules'
import type { ListRequest } from '@logis/contract/lists'
import { everyPage } from '#platform/csv.ts'
import { criteriaOf, newestOf, noteExport } from '#platform/exports.ts'
import type { Listed } from '#platform/lists.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

const shown = ({ counts, ...intake }: sql.CountedIntake): AnyIntake => ({
  ...intake,
  counts: Object.fromEntries(intakeRowStates.map((state) => [state, counts[state] ?? 0])) as AnyIntake['counts'],
})

const listed = async (request: ListRequest<typeof allIntakeList>, newest?: number): Promise<Listed<AnyIntake>> => {
  const { data, meta } = await sql.listIntakes(request, newest)
  return { data: data.map(shown), meta }
}

/** Which companies have brought what by a spreadsheet, and with what end (decision 155). */
export const listIntakes = (
  _scope: AdministratorScope,
  request: ListRequest<typeof allIntakeList>,
): Promise<Listed<AnyIntake>> => listed(request)

/** The same as it stood when it was asked for: what comes meanwhile shifts no page. The security log is told. */
export async function* exportIntakes(
  scope: AdministratorScope,
  request: ListRequest<typeof allIntakeList>,
): AsyncGenerator<AnyIntake[]> {
  const newest = await newestOf('intakes')
  yield* everyPage(
    (paging) => listed({ ...request, ...paging }, newest),
    (rows) => noteExport(scope, { rows, criteria: criteriaOf(request) }),
  )
}
