import { useSearch } from '@tanstack/react-router'
import { LoginPage } from './LoginPage.tsx'
import type { LoginSearch } from './wantedPath.ts'

/** The sign-in page within the portal, for whoever leaves it; `login.tsx` draws it without the portal. */
export function LoginRoute() {
  const search = useSearch({ strict: false }) as LoginSearch
  return <LoginPage search={search} />
}
