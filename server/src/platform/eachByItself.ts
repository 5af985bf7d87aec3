import { isOutage } from './outage.ts'

/** How many messages of failures a job's line in the log shows. */
const shown = 5

/**
 * Does the work of each, one after the other: one that fails keeps none of the others. What failed is thrown at the end, so
 * that a job is told in the log and tried again. It goes through the others again as well then: each notes that it is done by
 * the transaction that does it, or is safe to repeat. A database that is lost is nobody's fault among them, and ends it.
 */
export const eachByItself = async <T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      if (isOutage(error)) throw error
      failures.push(error)
    }
  if (failures.length > 1) throw new AggregateError(failures, messageOf(failures))
  if (failures.length === 1) throw failures[0]
}

const messageOf = (failures: readonly unknown[]): string => {
  const messages = failures.slice(0, shown).map((error) => (error instanceof Error ? error.message : String(error)))
  return `${failures.length} failed: ${messages.join('; ')}`
}

/** What a job does in turn: a part that fails keeps none of those behind it. */
export const eachPart = (...parts: readonly (() => Promise<unknown>)[]): Promise<void> =>
  eachByItself(parts, (part) => part())
