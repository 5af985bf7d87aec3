import { useLayoutEffect, useState } from 'react'
import { skeletonDelayMs } from './skeletonDelay.ts'
import { useAwaited } from './together.ts'

/** A skeleton that is drawn (`skeletonDelay.ts`) stays long enough to be read as one: what comes right after it would only flicker. */
const skeletonStayMs = 300

/** What a skeleton stands for: a query of TanStack Query, or whatever has these three. */
type Awaited = { data: unknown; error: unknown; isFetching: boolean }

/**
 * The query as its screen shows it: an answer that arrives while its skeleton has only just been drawn waits until the
 * skeleton has stayed. An answer that comes before, later, or again is there at once. What stands `Together` with it waits.
 *
 * @example
 * const logs = useSettled(useMailLogs(project))
 * if (logs.isPending) return <Skeleton height={72} />
 */
export function useSettled<Query extends Awaited>(query: Query): Query {
  const waits = query.data === undefined && query.isFetching
  const [stays, setStays] = useState(false)
  // The clock is outside React: it starts with the wait, and goes on when the answer has come. It is stopped as the answer
  // is drawn and not after, or a skeleton that is due meanwhile would take the page away from under whoever uses it.
  useLayoutEffect(() => {
    if (!waits) return
    const drawn = setTimeout(() => {
      setStays(true)
      setTimeout(() => setStays(false), skeletonStayMs)
    }, skeletonDelayMs)
    return () => clearTimeout(drawn)
  }, [waits])
  useAwaited(stays || waits)
  if (!stays || waits) return query
  return { ...query, data: undefined, error: null, isPending: true, isLoading: true }
}
