import { useRef } from 'react'
import { isSame } from '../ui/call.ts'
import { useOwnAct } from './acts.ts'
import { newKey } from './upload.ts'

/**
 * What creates, sent under a key: pressed again after a lost answer, the same is made once. What was changed meanwhile is
 * another thing to make, and so is the same once the first is known to be there.
 *
 * @example const keyed = useKeyed((input: NewProject, key) => client.projects.createProject(input, { context: { key } }))
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

/** An act that creates one thing. */
export const useCreation = <Input, Answer>(
  act: Parameters<typeof useOwnAct>[0],
  send: (input: Input, key: string) => Promise<Answer>,
) => useOwnAct(act, { mutationFn: useKeyed(send) })
