import type { EnergyRequest } from '@logis/contract/energies'
import type { energyRequestList } from '@logis/contract/energies.lists'
import type { EnergyStatus } from '@logis/contract/energies.rules'
import type { ListRequest } from '@logis/contract/lists'
import { administering, recordAdministration } from '#platform/administering.ts'
import { projectScope } from '#platform/gate.ts'
import { holdProject } from '#platform/holding.ts'
import { changesBetween } from '#platform/journal.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { energyPolicy, requestPolicy, type RequestAct } from '../policy.ts'
import * as sql from './sql.ts'

const show = (scope: AdministratorScope, row: sql.RequestRow): EnergyRequest => ({
  ...row,
  cannot: requestPolicy.cannot(scope, row),
})

/** ADMIN-09. */
export const listRequests = async (
  scope: AdministratorScope,
  request: ListRequest<typeof energyRequestList>,
): Promise<Listed<EnergyRequest>> => showEach(await sql.listRequests(request), (row) => show(scope, row))

const outcome: Record<RequestAct, EnergyStatus> = { approve: 'APPROVED', reject: 'DENIED', retry: 'PENDING' }

/** ADMIN-09. Two who decide at once: one of them has. Whoever lives there and the company see the state by their screens. */
export const decide = async (scope: AdministratorScope, id: number, act: RequestAct): Promise<EnergyRequest> => {
  const home = (await sql.findRequestHome(id)) ?? refuse('ENERGY_SUBSCRIPTION_NOT_FOUND')
  const needs = { ...energyPolicy.needs.fill, absent: 'ENERGY_SUBSCRIPTION_NOT_FOUND' } as const
  const reached = await projectScope(scope.call, home, needs)
  return administering(scope, async (by) => {
    const held = await holdProject(by.tx, reached)
    const before = (await sql.readRequest(held, id)) ?? refuse('ENERGY_SUBSCRIPTION_NOT_FOUND')
    requestPolicy.demand(scope, act, before)
    const after = { ...before, status: outcome[act] }
    await sql.setStatus(held, id, after.status)
    const changes = changesBetween({ status: before.status }, { status: after.status })
    const name = `${before.residence.name} · ${before.delivery_point}`
    await recordAdministration(by, { action: 'UPDATED', model: 'EnergyRequest', id, name, changes })
    return show(scope, after)
  })
}
