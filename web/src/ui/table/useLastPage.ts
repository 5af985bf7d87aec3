import { useEffect, useEffectEvent } from 'react'
import { lastPageOf, withPage, type TableState } from '../tableState.ts'
import type { ListQuery } from '../tableColumns.ts'

type Answer = ListQuery<unknown>['data']

/**
 * Whoever stands on a page past the last one, its rows having gone or its address being old, is brought to the last: an
 * empty page of a list that has rows would read as an empty list. True while it is left.
 */
export function useLastPage(
  state: TableState,
  answer: Answer,
  isFetching: boolean,
  onChange: (state: TableState, how: 'replace') => void,
): boolean {
  const isEmpty = answer !== undefined && answer.data.length === 0 && answer.meta.total > 0
  const last = lastPageOf(state, answer?.meta.total ?? 0)
  const isPast = isEmpty && state.page > last
  const leave = useEffectEvent(() => onChange(withPage(state, last), 'replace'))
  useEffect(() => {
    if (isPast) leave()
  }, [isPast])
  return isPast || (isEmpty && isFetching)
}
