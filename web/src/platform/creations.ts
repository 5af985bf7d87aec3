import { useRef } from 'react'
import { isSame } from '../ui/call.ts'
import { operationOf, useOwnAct } from './acts.ts'
import type { InputOf } from './operations.ts'
import type { Act } from './stale.ts'
import { newKey } from './upload.ts'

/**
 * What creates, sent under a key: pressed again after a lost answer, the same is made once. What was changed meanwhile is
 * another thing to make, and so is the same once the first is known to be there.
 *
 * @example const keyed = useKeyed((said: Said, key) => upload('messages.write', { residence_id, ...said }, { key }))
 */
export const useKeyed = <Input, Answer>(send: (input: Input, key: string) => Promise<Answer>) => {
  const sent = useRef<{ input: Input; key: string }>(null)
  return async (input: Input): Promise<Answer> => {
    if (!sent.current || !isSame(sent.current.input, input)) sent.current = { input, key: newKey() }
    const answer = await send(input, sent.current.key)
    sent.current = null
    return answer
  }
}

type Reading = { evenIfRefused?: boolean; inBackground?: boolean }
/** An act that creates, by an operation of the contract that takes a key. */
export const useCreation = <K extends Act>(act: K, options: Reading = {}) =>
  useOwnAct(act, {
    mutationFn: useKeyed((input: InputOf<K>, key) => operationOf(act)(input, { context: { key } })),
    ...options,
  })
