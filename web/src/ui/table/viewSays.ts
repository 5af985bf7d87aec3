import { useEffect, useSyncExternalStore } from 'react'
import { makeListeners } from '../listeners.ts'
import type { TableState } from '../tableState.ts'

/** What a view says of itself where it holds no row, and the search that it is. */
let said: { of: string; text: string } | null = null
const { tell, subscribe } = makeListeners()

// A list and its views each read the address for themselves.
const keyOf = (state: TableState) => JSON.stringify(state)

/** For the views of a list, whose code comes after that of the list; null while it shows none of them. */
export const useSayWhenEmpty = (state: TableState, text: string | null) => {
  const of = keyOf(state)
  useEffect(() => {
    if (text === null) return
    const mine = { of, text }
    said = mine
    tell()
    return () => {
      if (said !== mine) return
      said = null
      tell()
    }
  }, [of, text])
}

/** What stands in place of « Aucun résultat ». */
export const useViewSays = (state: TableState): string | null =>
  useSyncExternalStore(subscribe, () => (said?.of === keyOf(state) ? said.text : null))
