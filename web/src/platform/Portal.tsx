import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { Surface } from './Surface.tsx'
import { ToastsOnDemand } from './ToastsOnDemand.tsx'

/** Everything around the pages: the theme, the cache of answers, the toasts and the router. */
export function Portal({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  return (
    <Surface>
      <ToastsOnDemand />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Surface>
  )
}
