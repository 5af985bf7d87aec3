import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import type { InputOf, OutputOf } from './operations.ts'
import type { Refused } from './refused.ts'
import type { Act } from './stale.ts'

type Options<Input, Answer, Before> = Omit<
  UseMutationOptions<Answer, Refused, Input, Before>,
  'meta' | 'mutationFn' | 'onSuccess' | 'onSettled'
> & {
  onSuccess?: (answer: Answer, input: Input) => unknown
  onSettled?: (refused: Refused | null, input: Input) => unknown
  /** Leads away from what the act has ended, before what is stale is read again: a page still there would ask for it. */
  leave?: (answer: Answer, input: Input) => unknown
  /** A refusal is a toast; without it the screen that acts says it in place. */
  toasts?: boolean
  /** What is stale is read again also when the act was refused: someone else may have done it meanwhile. */
  evenIfRefused?: boolean
  /** The act ends before what is stale has been read again: what it does to the screen must not wait, or not be undone. */
  inBackground?: boolean
}

/** Reads again, after this act, whatever shows what it changed. */
export const useRefresh = (act: Act) => {
  const queryClient = useQueryClient()
  return async () => {
    // The sign-in page, where nothing is stale, does not carry the map. Where the signal dropped as it came, the browser
    // will not fetch it again for this page: what was done stays done, and everything is read again.
    const map = await import('./stale.ts').catch(() => null)
    const reads = map ? map.stale[act].map((read) => ({ queryKey: [read.split('.')] })) : [{}]
    // Without a network it waits until there is one again, and what was read before stays as it is.
    const refetchType = navigator.onLine ? 'active' : 'none'
    await Promise.all(reads.map((read) => queryClient.invalidateQueries({ ...read, refetchType })))
  }
}

type Operation<K extends Act> = (input: InputOf<K>, options?: { context: { key: string } }) => Promise<OutputOf<K>>
/** The operation itself, as the client offers it. */
export const operationOf = <K extends Act>(act: K): Operation<K> => {
  const [noun = '', name = ''] = act.split('.')
  const operations = client as unknown as Record<string, Record<string, Operation<K>>>
  return operations[noun]![name]!
}

/**
 * An act of the contract for a screen: what it makes stale is read again before it ends, and the screen tells its
 * refusal.
 *
 * @example const remove = useAct('documents.deleteDocuments')
 */
export const useAct = <K extends Act>(act: K, options: Options<InputOf<K>, OutputOf<K>, unknown> = {}) =>
  useOwnAct(act, { mutationFn: (input) => operationOf(act)(input), ...options })

/** The same for an act that takes several calls, or a form: `mutationFn` makes them. */
export function useOwnAct<Input, Answer, Before = unknown>(
  act: Act,
  options: Options<Input, Answer, Before> & { mutationFn: (input: Input) => Promise<Answer> },
) {
  const { toasts, evenIfRefused, inBackground, leave, onSuccess, onSettled, ...rest } = options
  const refresh = useRefresh(act)
  const readAgain = () => {
    const read = refresh()
    return inBackground ? undefined : read
  }
  return useMutation<Answer, Refused, Input, Before>({
    ...rest,
    onSuccess: async (answer, input) => {
      await leave?.(answer, input)
      if (!evenIfRefused) await readAgain()
      await onSuccess?.(answer, input)
    },
    onSettled: async (_answer, refused, input) => {
      if (evenIfRefused) await readAgain()
      // It may have been done, and its answer lost: the screen shows what is true.
      else if (refused?.network) void refresh()
      await onSettled?.(refused, input)
    },
    meta: { tellsErrors: !toasts },
  })
}
