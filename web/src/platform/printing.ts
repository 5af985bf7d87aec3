import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { makeListeners } from '../ui/listeners.ts'

let whole = false
const { tell, subscribe } = makeListeners()

const show = (next: boolean) => {
  whole = next
  tell()
}
/** Whether all of the page is wanted: on paper nothing is folded, paged or fetched later. */
export const useWhole = () => useSyncExternalStore(subscribe, () => whole)

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const patienceMs = 15_000

/** Waits until what the page asked for is there. Twice in a row: what is drawn may ask for more. */
const settled = async (queryClient: QueryClient) => {
  const until = performance.now() + patienceMs
  for (let calm = 0; calm < 10 && performance.now() < until;) {
    await frame()
    calm = queryClient.isFetching() === 0 ? calm + 1 : 0
  }
}

type Bring = () => Promise<unknown>

/** Prints the page once all of it is there. */
const printWhole = async (queryClient: QueryClient, bring: Bring | undefined) => {
  show(true)
  await bring?.().catch(() => undefined)
  await settled(queryClient)
  print()
  show(false)
}

const isPrintKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'p'

/**
 * A page that is printed whole, by its own act and by the browser's key alike; from the browser's menu, what is there
 * by then. `bring`: code that the page may lack until then.
 *
 * @example const print = useWholePrint()
 */
export const useWholePrint = (bring?: Bring) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return
      event.preventDefault()
      void printWhole(queryClient, bring)
    }
    const before = () => flushSync(() => show(true))
    const after = () => show(false)
    addEventListener('keydown', onKey)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [queryClient, bring])
  return () => void printWhole(queryClient, bring)
}
