import type { Actor } from '#platform/actor.ts'
import { policy } from '#platform/policy.ts'

type Who = Pick<Actor, 'userId' | 'impersonatorId'>
type Account = { id: number }

const whileThemselves = (who: Who) => (who.impersonatorId === null ? null : 'NOT_WHILE_IMPERSONATED')
/** What nobody does in another's place, an administrator included. */
const onlyThemselves = (who: Who, account: Account) => (who.userId === account.id ? whileThemselves(who) : 'FORBIDDEN')

export const accountPolicy = policy<Who, Account>()({
  change_password: onlyThemselves,
  accept_terms: onlyThemselves,
  change_email: whileThemselves,
  export: whileThemselves,
  remove: whileThemselves,
})
