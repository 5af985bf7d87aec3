import type { Tx } from '#platform/db.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { portalUrl } from '#platform/portal.ts'
import { revokeTokens } from '../sql.ts'

/**
 * The link that lets someone choose a password. A newer one takes the place of those before it: the database keeps
 * one at a time.
 */
export const passwordLink = async (
  tx: Tx,
  userId: number,
  email: string,
  seconds: number,
): Promise<{ token: string; url: string }> => {
  await revokeTokens(tx, userId, ['PASSWORD_RESET'])
  const token = await issueToken(tx, { kind: 'PASSWORD_RESET', email, userId, payload: {}, seconds })
  return { token, url: portalUrl(`/password/token/reset/${token}`) }
}
