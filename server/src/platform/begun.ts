import { findActor } from './arrival.ts'
import { callOfJob, type Call } from './call.ts'
import { operationNamed } from './operations.ts'
import { Refusal } from './refuse.ts'

/** Who began what a job goes on with, and by which operation of the contract. */
export type Begun = { by: number | null; impersonator: number | null; operation: string }

/**
 * Goes on in the name of whoever began it, by the rights that they have now: a job may wait for days. Answers what `reach`
 * makes of their call; null once it refuses them, or once they are not of the portal any more.
 */
export const byRightsOf = async <T>(
  { by, impersonator, operation }: Begun,
  reach: (call: Call) => T | Promise<T>,
): Promise<T | null> => {
  const actor = by === null ? null : await findActor(by, impersonator)
  if (!actor) return null
  try {
    return await reach(callOfJob(actor, operationNamed(operation)))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
