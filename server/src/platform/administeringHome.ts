import { administering, type Administering } from './administering.ts'
import { projectScope, type ForProject } from './gate.ts'
import { holdProject, type Held } from './holding.ts'
import type { AdministratorScope } from './scope.ts'

/** One act of an administrator on a home, which is held: the home is proven first, the role again with it. */
export const administeringHome = async <T>(
  scope: AdministratorScope,
  { residenceId, needs }: { residenceId: number; needs: ForProject },
  work: (held: Held, by: Administering) => Promise<T>,
): Promise<T> => {
  const reached = await projectScope(scope.call, residenceId, needs)
  return administering(scope, async (by) => work(await holdProject(by.tx, reached), by))
}
