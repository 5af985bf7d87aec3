import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { asRefused, Refused, tooLate } from './refused.ts'
import { tellMessage, tellRefused } from './teller.tsx'

/** `tellsErrors`: this call's own screen says why it failed, so the toast must not say it again (ruling 17). */
type CallMeta = { tellsErrors?: boolean }

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Refused
    queryMeta: CallMeta & Record<string, unknown>
    mutationMeta: CallMeta & Record<string, unknown>
  }
}

const tellError = (error: Error, meta: CallMeta | undefined) => {
  if (meta?.tellsErrors) return
  tellRefused(asRefused(error))
}

/**
 * What was read before stays on the screen while nobody answers: an error in its place would take a dialog away that
 * stands there, and what is typed in it. It counts as stale, and is read again with the signal back, or when it is wanted.
 */
const keepWhatWasRead = (error: Error, query: Query<unknown, unknown>) => {
  if (error instanceof Refused && error.network && query.state.data !== undefined)
    query.setState({ ...query.state, error: null, status: 'success', isInvalidated: true })
}

/** The one teller: an error is told once, here or by its screen, never twice and never not at all. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        tellError(error, query.meta)
        keepWhatWasRead(error, query)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => tellError(error, mutation.meta),
      onSuccess: tellMessage,
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A second try hides a hiccup of the network; a refusal will not change its mind, and nobody waits long twice.
        retry: (failures, error) => error.network && error.cause !== tooLate && failures < 1,
        retryDelay: 500,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // What failed, or is stale, as the signal was gone comes by itself.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
