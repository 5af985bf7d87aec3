import { useRef } from 'react'
import { isSame } from '../ui/call.ts'
import { operationOf, useOwnAct } from './acts.ts'
import type { InputOf } from './operations.ts'
import { onSessionEnd } from './session.ts'
import type { Act } from './stale.ts'
import { keyAfter, newKey } from './upload.ts'

type Sent = { input: unknown; key: string; at: number }

/** What was sent last by each name and has no answer that is known, for whoever closes a dialog and opens it again. */
const unanswered = new Map<string, Sent>()
// What one person sent is nothing to whoever comes after them.
onSessionEnd(() => unanswered.clear())
/** Whoever sends the same later than that has seen what is there, and wants another. */
const recalledMs = 600_000
const recall = (name: string | undefined): Sent | null => {
  const sent = name === undefined ? undefined : unanswered.get(name)
  return sent && Date.now() - sent.at < recalledMs ? sent : null
}

/**
 * What creates, sent under a key: pressed again after a lost answer, the same is made once. What was changed meanwhile is
 * another thing to make, and so is the same once the first is known to be there. With a name (an act, or what else tells
 * it apart) that holds also for whoever closed the screen and opens it, or another that sends the same, within ten minutes.
 *
 * @example const keyed = useKeyed((said: Said, key) => upload('messages.write', { residence_id, ...said }, { key }))
 */
export const useKeyed = <Input, Answer>(send: (input: Input, key: string) => Promise<Answer>, name?: string) => {
  const sent = useRef<Sent>(null)
  const keep = (next: Sent | null) => {
    sent.current = next
    if (name === undefined) return
    if (next) unanswered.set(name, next)
    else unanswered.delete(name)
  }
  return async (input: Input): Promise<Answer> => {
    const before = sent.current ?? recall(name)
    const key = before && isSame(before.input, input) ? before.key : newKey()
    keep({ input, key, at: Date.now() })
    try {
      const answer = await send(input, key)
      keep(null)
      return answer
    } catch (fault) {
      // It looked the same and was not.
      if (keyAfter(key, fault) !== key) keep(null)
      throw fault
    }
  }
}

type Reading = { evenIfRefused?: boolean; inBackground?: boolean }
/** An act that creates, by an operation of the contract that takes a key. */
export const useCreation = <K extends Act>(act: K, options: Reading = {}) =>
  useOwnAct(act, {
    mutationFn: useKeyed((input: InputOf<K>, key) => operationOf(act)(input, { context: { key } }), act),
    ...options,
  })
