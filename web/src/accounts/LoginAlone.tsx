import { useAddress } from '../platform/alone.ts'
import { parseSearch } from '../platform/search.ts'
import { LoginPage } from './LoginPage.tsx'
import { signInSearch } from './wantedPath.ts'

/** The sign-in page by itself, without a router: the page that comes first must come fast. */
export function LoginAlone() {
  return <LoginPage search={signInSearch(parseSearch(useAddress().search))} />
}
