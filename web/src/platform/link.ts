import { contract } from '@logis/contract/contract'
import type { ClientContext } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { apiUrl, callHeaders, failCall } from './calls.ts'
import { refusedFrom } from './refused.ts'
import { currentToken } from './session.ts'

/** The calls over HTTP. */
export const link = new OpenAPILink<ClientContext>(contract, {
  url: () => apiUrl(),
  headers: callHeaders,
  fetch: (request, init) => fetch(request, { ...init, cache: 'no-store', credentials: 'same-origin' }),
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
