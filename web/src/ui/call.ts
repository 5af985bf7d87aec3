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

/** What `run` needs; `error` only says what a refusal looks like here. */
type Runnable<Input, Answer, Fault> = { mutateAsync: (input: Input) => Promise<Answer>; error?: Fault | null }
type Ends<Answer, Fault> = { onSuccess?: (answer: Answer) => void; onError?: (fault: Fault) => void }

/**
 * Runs a call and hears its end, also when what asked has left the screen by then: a change is read again before
 * its call ends, and the refreshed page may no longer show the row or the dialog that asked. The options of `mutate`
 * are dropped in that case, and the person would never be told.
 *
 * A refusal without `onError` was told by the mutation itself.
 *
 * @example run(remove, { document_id: file.id }, { onSuccess: () => tellSuccess(t('documents.delete.done')) })
 */
export const run = <Input, Answer, Fault>(
  call: Runnable<Input, Answer, Fault>,
  input: Input,
  { onSuccess, onError = () => undefined }: Ends<Answer, Fault>,
) => void call.mutateAsync(input).then(onSuccess, onError)
