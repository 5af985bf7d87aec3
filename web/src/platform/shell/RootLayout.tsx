import { Outlet } from '@tanstack/react-router'
import { useRouteArrival } from './useRouteArrival.ts'

/** What every page has, the sign-in page too. */
export function RootLayout() {
  useRouteArrival()
  return <Outlet />
}
