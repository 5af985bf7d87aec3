import { currentLocale } from './locale.ts'
import { asRefused } from './refused.ts'
import { currentToken, tokenRefused } from './session.ts'

/** The API lives under the portal's own address. */
export const apiUrl = (path = '') => `${location.origin}/v2${path}`

/** The address of an operation, and what of its input does not stand in it. */
export const addressOf = (path: string, input: unknown) => {
  const rest = { ...(input as Record<string, unknown> | undefined) }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const isAllSaid = address !== path && Object.keys(rest).length === 0
  return { address, rest: input === undefined || isAllSaid ? undefined : rest }
}

/** The headers of every call, also of the streams that do not pass through the link (uploads, downloads). */
export const callHeaders = (): Record<string, string> => {
  const token = currentToken()
  return { 'accept-language': currentLocale(), ...(token && { authorization: `Bearer ${token}` }) }
}

/** What is left of a failed call: one kind of error, and the end of the session when its token was the cause (AUTH-14). */
export const failCall = (error: unknown, sentToken: string | null): never => {
  if (error instanceof Error && error.name === 'AbortError') throw error
  const refused = asRefused(error)
  if (refused.reason === 'UNAUTHORIZED_TOKEN_INVALID') tokenRefused(sentToken)
  throw refused
}
