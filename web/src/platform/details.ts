import { paths } from '../paths.ts'
import { orpc } from './client.ts'
import { demandNumbers, goTo, type Guarded } from './guards.ts'
import { currentIdentity } from './session.ts'

/** SHELL-16: a record is shown by its own page, a gas passport to those who have one for it. */
export const toDetails = async ({ context, params }: Guarded & { params: { residence_id: string } }) => {
  demandNumbers(params)
  const residence_id = Number(params.residence_id)
  const own = currentIdentity()?.company
  const record = await context.queryClient
    .fetchQuery({ ...orpc.projects.getProject.queryOptions({ input: { residence_id } }), meta: { tellsErrors: true } })
    .then(({ data }) => data)
    // Its page tells what is wrong.
    .catch(() => null)
  const companyId = own?.id ?? record?.company.id
  if (companyId === undefined) return goTo(paths.notFound())
  const hasPassports = !own || own.type === 'INSTALLER' || own.type === 'COMPANY_MANAGER'
  goTo(
    record?.is_ptg && hasPassports ? paths.passport(companyId, residence_id) : paths.project(companyId, residence_id),
  )
}
