import { settings } from './config.ts'

/**
 * The address of a page of the portal. What it is given travels in the fragment: browsers do not send that part, so
 * tokens and codes never reach a log, a proxy or another site.
 */
export const portalUrl = (path: `/${string}`, fragment: Record<string, string> = {}): string => {
  const secret = new URLSearchParams(fragment).toString()
  return settings.PORTAL_URL.replace(/\/+$/, '') + path + (secret ? `#${secret}` : '')
}
