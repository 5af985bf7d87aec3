import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { asRefused, type Refused } from './refused.ts'
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

/** The one teller: an error is told once, here or by its screen, never twice and never not at all. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tellError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => tellError(error, mutation.meta),
      onSuccess: tellMessage,
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A second try hides a hiccup of the network; a refusal will not change its mind.
        retry: (failures, error) => error.network && failures < 1,
        retryDelay: 500,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
