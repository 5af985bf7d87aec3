import type { AdministrationModel } from '@logis/contract/administration.rules'
import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction } from '@logis/contract/feed.rules'
import { write, type Tx } from './db.ts'
import { proveAdministratorAgain } from './gate.ts'
import type { AdministratorScope } from './scope.ts'

/** Not exported, and private within: nothing but `administering` makes one. */
class AdministratorsTransaction {
  readonly #tx: Tx
  readonly scope: AdministratorScope

  constructor(tx: Tx, scope: AdministratorScope) {
    this.#tx = tx
    this.scope = scope
  }

  get tx(): Tx {
    return this.#tx
  }
}

/** A transaction of someone who is an administrator until it ends. */
export type Administering = AdministratorsTransaction

/**
 * One transaction of an administrator: all of it, or none. Whoever takes the role away meanwhile came first, or waits.
 * `before` is what an act on administrators themselves takes first, lest two wait for each other.
 */
export const administering = <T>(
  scope: AdministratorScope,
  work: (held: Administering) => Promise<T>,
  before: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<T> =>
  write(async (tx) => {
    await before(tx)
    await proveAdministratorAgain(tx, scope)
    return work(new AdministratorsTransaction(tx, scope))
  })

type Deed = {
  action: ActivityAction
  model: AdministrationModel
  id: number
  /** What the thing is called: the entry is read when it is gone. */
  name: string
  changes: AttributeChange[]
}

/** Writes what an administrator did, in the transaction that does it. What changes nothing is not told. */
export const recordAdministration = async (
  { tx, scope: { actor, call } }: Administering,
  { action, model, id, name, changes }: Deed,
): Promise<void> => {
  if (changes.length === 0) return
  await tx
    .insertInto('administration_entries')
    .values({
      action,
      model_name: model,
      model_id: id,
      name,
      pretty_log: JSON.stringify(changes),
      actor_user_id: actor.userId,
      impersonator_user_id: actor.impersonatorId,
      operation: call.operation.name,
      request_id: call.requestId,
    })
    .execute()
}
