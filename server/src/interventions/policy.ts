import type { Reason } from '@logis/contract/errors'
import {
  keepsInterventions,
  missingForDone,
  type Held,
  type InterventionType,
} from '@logis/contract/interventions.rules'
import { policy } from '#platform/policy.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** Why a company's interventions are closed to a reader (model.md §5). */
export const mayRead = ({ companyType }: CompanyScope): Reason | null =>
  keepsInterventions(companyType) ? null : 'FORBIDDEN'

/** Adding one, and changing those that are there: for the company's own staff and its manager's; administrators look on. */
export const mayWrite = (scope: CompanyScope): Reason | null => {
  const { actor, companyId, role } = scope
  const isStaff = actor.memberships.some(({ company_id }) => company_id === companyId)
  if (role === 'COMPANY_READER' || (actor.isAdministrator && !isStaff) || actor.isSupport) return 'FORBIDDEN'
  return mayRead(scope)
}

export type Facts = {
  company_id: number
  type: InterventionType
  status: 'IN_PROGRESS' | 'DONE'
  is_cancelled: boolean
  held: Held
}

/** The company that acted changes its intervention, and nobody else does. */
const closed = (who: CompanyScope | null, { company_id, is_cancelled }: Facts): Reason | null =>
  who === null || who.companyId !== company_id
    ? 'FORBIDDEN'
    : (mayWrite(who) ?? (is_cancelled ? 'RESIDENCE_CANCELLED' : null))

const whileOpen = (who: CompanyScope | null, facts: Facts) =>
  closed(who, facts) ?? (facts.status === 'DONE' ? 'INTERVENTION_DONE' : null)

export const interventionPolicy = policy<CompanyScope | null, Facts>()({
  edit: whileOpen,
  remove: whileOpen,
  finish: (who, facts) =>
    whileOpen(who, facts) ??
    (missingForDone(facts.type, facts.held, 'changed').length > 0 ? 'INTERVENTION_INCOMPLETE' : null),
  reopen: closed,
})
