import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { cssVariables, theme } from './theme.ts'
import { durations } from './teller.tsx'

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
        <Notifications position="top-right" autoClose={durations.notice} limit={4} pauseResetOnHover="notification" />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
