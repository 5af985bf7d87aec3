import { keepsInterventions } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { missingForDone, type Held, type InterventionType } from '@logis/contract/interventions.rules'
import { policyForCompany } from '#platform/policy.ts'
import { isStaffOf, type CompanyStanding } from '#platform/standing.ts'

const whyNone = ({ companyType }: CompanyStanding): Reason | null =>
  keepsInterventions(companyType) ? null : 'FORBIDDEN'

/** For the company's own staff and its manager's; administrators and support look on. */
const whyOnlooker = (who: CompanyStanding): Reason | null =>
  who.actor.isSupport || (who.actor.isAdministrator && !isStaffOf(who)) ? 'FORBIDDEN' : whyNone(who)

/** Why the interventions of a company, one and all, are closed to a reader. */
export const keepingPolicy = policyForCompany<null>()({
  read: { level: 'read', why: whyNone },
  create: { level: 'write', why: whyOnlooker },
})

export type Facts = {
  company_id: number
  type: InterventionType
  status: 'IN_PROGRESS' | 'DONE'
  is_cancelled: boolean
  held: Held
}

/** The company that acted changes its intervention, and nobody else does. */
const closed = (who: CompanyStanding, { company_id, is_cancelled }: Facts): Reason | null => {
  if (who.companyId !== company_id) return 'FORBIDDEN'
  return whyOnlooker(who) ?? (is_cancelled ? 'RESIDENCE_CANCELLED' : null)
}

const whileOpen = (who: CompanyStanding, facts: Facts): Reason | null =>
  closed(who, facts) ?? (facts.status === 'DONE' ? 'INTERVENTION_DONE' : null)

/** Why one intervention is closed to a reader (INT-31). */
export const interventionPolicy = policyForCompany<Facts>()({
  edit: { level: 'write', why: whileOpen },
  remove: { level: 'write', why: whileOpen },
  finish: {
    level: 'write',
    why: (who, facts) =>
      whileOpen(who, facts) ??
      (missingForDone(facts.type, facts.held, 'changed').length > 0 ? 'INTERVENTION_INCOMPLETE' : null),
  },
  reopen: { level: 'write', why: closed },
})
