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

/** The same as it would be sent; of two files each is the same as itself alone. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (one instanceof File && other instanceof File) return isSameFile(one, other)
  if (one instanceof Blob || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [parts, others] = [Object.entries(one), Object.entries(other)]
  return parts.length === others.length && parts.every(([key, part]) => isSame(part, (other as Entries)[key]))
}
type Entries = Record<string, unknown>
/** Each time that a file is chosen the browser makes another of it. */
const isSameFile = (one: File, other: File) =>
  (['name', 'size', 'lastModified', 'type'] as const).every((part) => one[part] === other[part])

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
  { onSuccess, onError = () => undefined }: Ends<Answer, Fault> = {},
) => {
  const before = sent.get(call)
  if (before && isSame(before.input, input)) return
  const now = { input }
  sent.set(call, now)
  const end = () => sent.get(call) === now && sent.delete(call)
  void call.mutateAsync(input).finally(end).then(onSuccess, onError)
}
