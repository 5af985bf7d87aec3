import { Refused } from './refused.ts'

/** It is no more, or somebody else's by now: asking again changes nothing. Whatever else fails may pass. */
const isGone = (error: unknown) => error instanceof Refused && [403, 404].includes(error.status)

/**
 * How often what goes on by itself is asked for, until it has ended or is gone.
 *
 * @example refetchInterval: askedEvery(1000, (answer?: { data: Job }) => answer?.data.ended_at === null)
 */
export const askedEvery =
  <Answer>(ms: number, goesOn: (answer: Answer | undefined) => boolean) =>
  ({ state: { data, error } }: { state: { data: Answer | undefined; error: unknown } }): number | false =>
    !isGone(error) && goesOn(data) ? ms : false

/** What was read of something that is gone meanwhile says nothing true: its screen says that it is gone, and no more. */
export const withoutGone = <Query extends { data: unknown; error: unknown }>(query: Query): Query =>
  isGone(query.error) ? { ...query, data: undefined } : query
