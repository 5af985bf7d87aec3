import { useRef, useState } from 'react'
import { asRefused, type Refused } from './refused.ts'
import { tellSoon } from './telling.ts'

type Options<Answer> = {
  /** The call ends with it. */
  onSuccess?: (answer: Answer) => unknown
  /** The screen says why it failed, so the toast must not say it again. */
  tellsErrors?: boolean
}
type Ends<Answer> = { onSuccess?: (answer: Answer) => void; onError?: (refused: Refused) => void }

type State<Input, Answer> = {
  isPending: boolean
  variables?: Input
  data?: Answer
  error: Refused | null
}
const idle = { isPending: false, error: null }

const saysMessage = (answer: unknown) => typeof answer === 'object' && answer !== null && 'message' in answer

/**
 * A call as a mutation is one, and told as one, without the cache of answers: for the pages that are drawn before the
 * portal is there.
 *
 * @example const lost = useCall(client.accounts.requestPasswordReset, { tellsErrors: true })
 */
export const useCall = <Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  { onSuccess, tellsErrors = false }: Options<Answer> = {},
) => {
  const [state, setState] = useState<State<Input, Answer>>(idle)
  // Of several calls the last one is shown.
  const turn = useRef(0)
  const mutateAsync = async (input: Input) => {
    turn.current += 1
    const mine = turn.current
    const show = (next: State<Input, Answer>) => mine === turn.current && setState(next)
    show({ ...idle, isPending: true, variables: input })
    try {
      const answer = await call(input)
      if (saysMessage(answer)) tellSoon(({ tellMessage }) => tellMessage(answer))
      await onSuccess?.(answer)
      show({ ...idle, data: answer })
      return answer
    } catch (cause) {
      const error = asRefused(cause)
      if (!tellsErrors) tellSoon(({ tellRefused }) => tellRefused(error))
      show({ ...idle, variables: input, error })
      throw error
    }
  }
  const mutate = (input: Input, { onSuccess: then, onError = () => undefined }: Ends<Answer> = {}) =>
    void mutateAsync(input).then(then, onError)
  const reset = () => {
    turn.current += 1
    setState(idle)
  }
  return { ...state, mutate, mutateAsync, reset }
}
