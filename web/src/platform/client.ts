import type { Contract } from '@logis/contract/contract'
import { contract } from '@logis/contract/contract'
import { createORPCClient, type Client, type ClientContext } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { currentLocale } from './locale.ts'
import { asRefused, refusedFrom, type Refused } from './refused.ts'
import { currentToken, tokenRefused } from './session.ts'

/** The API lives under the portal's own address. */
export const apiUrl = (path = '') => `${location.origin}/v2${path}`

/** The headers of every call, also for the streams that do not pass through the link (uploads, downloads). */
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

const link = new OpenAPILink<ClientContext>(contract, {
  url: () => apiUrl(),
  headers: callHeaders,
  fetch: (request, init) => fetch(request, { ...init, cache: 'no-store', credentials: 'omit' }),
  customErrorResponseBodyDecoder: (body, response) => {
    throw refusedFrom(body, response.status)
  },
  interceptors: [
    async (call) => {
      const sentToken = currentToken()
      return call.next().catch((error: unknown) => failCall(error, sentToken))
    },
  ],
})

/** Every operation refuses with `Refused`, whatever the contract declares. */
type Refusing<T> =
  T extends Client<infer C, infer I, infer O, infer _> ? Client<C, I, O, Refused> : { [K in keyof T]: Refusing<T[K]> }

export const client: Refusing<ContractRouterClient<Contract>> = createORPCClient(link)
export const orpc = createTanstackQueryUtils(client)
