/** A call to the server, as a mutation of TanStack Query offers it. `input` is what is sent. */
export type Call<Input, Answer> = {
  isPending: boolean
  mutateAsync: (input: Input) => Promise<Answer>
}

/** The same call, of an input that is made into its own. */
export const callOf = <Input, Own, Answer>(
  call: Call<Own, Answer>,
  ownOf: (input: Input) => Own,
): Call<Input, Answer> => ({ isPending: call.isPending, mutateAsync: (input) => call.mutateAsync(ownOf(input)) })

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The same as it would be sent; a file is the same as itself alone. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other)
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

/** What each call was last sent and has not answered. A screen that has heard of it draws another call, which is pending. */
const sent = new WeakMap<object, { input: unknown }>()

/** What `run` needs; `error` only says what a refusal looks like here. */
type Runnable<Input, Answer, Fault> = { mutateAsync: (input: Input) => Promise<Answer>; error?: Fault | null }
type Ends<Answer, Fault> = { onSuccess?: (answer: Answer) => void; onError?: (fault: Fault) => void }

/**
 * Runs a call and hears its end, also when what asked has left the screen by then: a change is read again before
 * its call ends, and the refreshed page may no longer show the row or the dialog that asked. The options of `mutate`
 * are dropped in that case, and the person would never be told.
 *
 * What a call is sent already is not sent again before it has ended: on a slow device a button is pressed twice before
 * the screen has heard that its call runs.
 *
 * A refusal without `onError` was told by the mutation itself.
 *
 * @example run(remove, { document_id: file.id }, { onSuccess: () => tellSuccess(t('documents.delete.done')) })
 */
export const run = <Input, Answer, Fault>(
  call: Runnable<Input, Answer, Fault>,
  input: Input,
  { onSuccess, onError = () => undefined }: Ends<Answer, Fault>,
) => {
  const before = sent.get(call)
  if (before && isSame(before.input, input)) return
  const now = { input }
  sent.set(call, now)
  const end = () => sent.get(call) === now && sent.delete(call)
  void call.mutateAsync(input).finally(end).then(onSuccess, onError)
}
