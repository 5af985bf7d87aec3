import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction } from '@logis/contract/feed.rules'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { write, type Tx } from '#platform/db.ts'
import { administratorScope } from '#platform/gate.ts'
import { keepsAdministrator } from '#platform/reach.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'

/**
 * The feed outlives the account: it keeps the id and what changed, and of what names a person only that it changed
 * (decision 74).
 */
export const tellOfPerson = (held: Administering, action: ActivityAction, id: number, changes: AttributeChange[]) =>
  recordAdministration(held, { action, model: 'User', id, name: `#${id}`, changes: masked(changes) })
const personal = new Set(['first_name', 'last_name', 'email', 'picture'])
const masked = (changes: AttributeChange[]): AttributeChange[] =>
  changes.map((change) =>
    personal.has(change.attribute_name)
      ? { ...change, old_value: change.old_value && '•••', value: change.value && '•••' }
      : change,
  )

/** Says what an act changed, where it is somebody else's account. */
export type Tell = (changes: AttributeChange[], action?: ActivityAction) => Promise<void>

/**
 * One transaction on an account: of the person, or of an administrator in their place. The latter is proven again in it,
 * and what they change is in the feed of administration (ADMIN-13); what a person changes of their own is not.
 * `before` is what the act takes first, lest two wait for each other.
 */
export const onAccount = <T>(
  scope: UserScope,
  userId: number,
  work: (tx: Tx, tell: Tell) => Promise<T>,
  before: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<T> =>
  scope.actor.userId === userId
    ? write(async (tx) => {
        await before(tx)
        return work(tx, async () => {})
      })
    : administering(
        administratorScope(scope.call),
        (held) => work(held.tx, (changes, action = 'UPDATED') => tellOfPerson(held, action, userId, changes)),
        async (tx) => {
          await before(tx)
          // Whoever is no administrator any more is told what the gate would say now: nobody is there.
          if (!(await keepsAdministrator(tx, scope.actor.userId))) refuse('USER_NOT_FOUND')
        },
      )
