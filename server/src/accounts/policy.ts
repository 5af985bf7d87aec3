import type { Reason } from '@logis/contract/errors'
import type { Actor } from '#platform/actor.ts'
import { policyOfPerson } from '#platform/policy.ts'

type Who = Pick<Actor, 'userId' | 'impersonatorId'>
type Account = { id: number }

const whileThemselves = (who: Who): Reason | null => (who.impersonatorId === null ? null : 'NOT_WHILE_IMPERSONATED')
/** What nobody does in another's place, an administrator included. */
const onlyThemselves = (who: Who, account: Account): Reason | null =>
  who.userId === account.id ? whileThemselves(who) : 'FORBIDDEN'

export const accountPolicy = policyOfPerson<Who>()<Account>()({
  change_password: { why: onlyThemselves },
  accept_terms: { why: onlyThemselves },
  change_email: { why: whileThemselves },
  export: { why: whileThemselves },
  sessions: { why: whileThemselves },
  set_factors: { why: onlyThemselves },
  remove: { why: whileThemselves },
})

type Assisted = Account & { is_global: boolean; company_id: number | null }
/** Support acts for people of companies, and for nobody who looks after the whole platform. */
export const assistancePolicy = policyOfPerson<Who>()<Assisted>()({
  assist: {
    why: ({ userId }, { id, is_global, company_id }) =>
      id === userId || is_global || company_id === null ? 'IMPERSONATION_NOT_ALLOWED' : null,
  },
})
