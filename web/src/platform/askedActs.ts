import { useEffect, useEffectEvent } from 'react'
import { makeListeners } from '../ui/listeners.ts'

/** Acts that are asked for from elsewhere, of a company or of a project: the page that has their button does them. */
export type AskedAct = 'create_project' | 'invite' | 'add_document'

/** A page that takes longer to open is not the one that was waited for. */
const patienceMs = 15_000

let asked: { act: AskedAct; of: number; at: number } | null = null
const { tell, subscribe } = makeListeners()

/** Asks for an act; whoever leads to its page does so as well. */
export const askAct = (act: AskedAct, of: number) => {
  asked = { act, of, at: performance.now() }
  tell()
}

const take = (act: AskedAct, of: number) => {
  if (asked?.act !== act || asked.of !== of || performance.now() - asked.at > patienceMs) return false
  asked = null
  return true
}

/**
 * Does an act that was asked for elsewhere, once: the first button of it takes it.
 *
 * @example useAskedAct('create_project', companyId, create.open)
 */
export const useAskedAct = (act: AskedAct, of: number, run: () => void) => {
  const answer = useEffectEvent(() => {
    if (take(act, of)) run()
  })
  useEffect(() => {
    const listen = () => answer()
    listen()
    return subscribe(listen)
  }, [])
}
