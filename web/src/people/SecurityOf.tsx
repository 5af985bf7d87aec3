import type { securityList } from '@logis/contract/security.lists'
import { Link, type LinkProps } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { listedBy } from '../ui/tableSearch.ts'

type Props = Omit<LinkProps, 'to' | 'search'> & { userId: number }

/** Leads to what the security log holds of one person. */
export function SecurityOf({ userId, ...props }: Props) {
  return <Link {...props} to={paths.security()} search={listedBy<typeof securityList>({ user_id: String(userId) })} />
}
