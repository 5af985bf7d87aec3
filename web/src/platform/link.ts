import { DynamicLink, type ClientContext } from '@orpc/client'
import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract as ofEntrance } from 'virtual:entrance-operations'
import { apiUrl, callHeaders, failCall } from './calls.ts'
import { proof } from './proof.ts'
import { refusedFrom } from './refused.ts'
import { currentToken } from './session.ts'

/** What a link has opened is borne apart from the address, for whoever has no account. */
const passOf = ({ oneTimeToken }: ClientContext): Record<string, string> =>
  typeof oneTimeToken === 'string' ? { 'x-one-time-token': oneTimeToken } : {}

/** The calls over HTTP. */
const linkTo = (operations: AnyContractRouter) =>
  new OpenAPILink<ClientContext>(operations, {
    url: () => apiUrl(),
    headers: ({ context }) => ({ ...callHeaders(), ...passOf(context) }),
    fetch: (request, init) => fetch(request, { ...init, cache: 'no-store', credentials: 'same-origin' }),
    customErrorResponseBodyDecoder: (body, response) => {
      throw refusedFrom(body, response.status)
    },
    interceptors: [
      async (call) => {
        const sentToken = currentToken()
        return call
          .next()
          .catch(async (error: unknown) => {
            if (await proof.ask?.(error)) return call.next()
            throw error
          })
          .catch((error: unknown) => failCall(error, sentToken))
      },
    ],
  })

const entrance = linkTo(ofEntrance)
let whole: Promise<typeof entrance> | undefined
/** It comes with the shell; where that could not be fetched, the next call tries again. */
const bringWhole = () =>
  (whole ??= import('@logis/contract/contract').then(
    ({ contract }) => linkTo(contract),
    (error: unknown) => {
      whole = undefined
      throw error
    },
  ))

/** What the sign-in needs is there at once, every other operation with the pages behind it. */
export const link = new DynamicLink<ClientContext>(async (_options, [noun, name]) => {
  const known: Record<string, object> = ofEntrance
  return name && Object.hasOwn(known[noun ?? ''] ?? {}, name) ? entrance : bringWhole()
})
