import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { useNotifications } from '@mantine/notifications'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { cssVariables, theme } from './theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: 'logis.theme' })

/** Everything around the pages: the theme, the cache of answers, the toasts and the router. */
export function Portal({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <ToastsOnDemand />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}

const Toasts = lazy(() => import('./Toasts.tsx').then((module) => ({ default: module.Toasts })))

/** Nothing to tell, nothing to load. */
function ToastsOnDemand() {
  const { notifications } = useNotifications()
  const [wanted, setWanted] = useState(false)
  if (notifications.length > 0 && !wanted) setWanted(true)
  return <Suspense>{wanted && <Toasts />}</Suspense>
}
