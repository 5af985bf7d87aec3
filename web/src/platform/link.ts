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

type Tier = { link: typeof entrance; operations: Record<string, object> }
/** A part of the operations that is fetched when it is wanted; where it could not be, the next call tries again. */
const fetched = (load: () => Promise<{ contract: object }>) => {
  let tier: Promise<Tier> | undefined
  return () =>
    (tier ??= load().then(
      ({ contract }) => ({ link: linkTo(contract as AnyContractRouter), operations: contract as Tier['operations'] }),
      (error: unknown) => {
        tier = undefined
        throw error
      },
    ))
}

/** It comes with the shell. */
const bringFirst = fetched(() => import('virtual:first-operations'))
/** What every other page and dialog calls comes with the first of them, as their texts do. */
export const bringOperations = fetched(() => import('@logis/contract/contract'))

const knows = (operations: Record<string, object>, noun = '', name = '') => Object.hasOwn(operations[noun] ?? {}, name)

/** What the sign-in needs is there at once, every other operation with the pages behind it. */
export const link = new DynamicLink<ClientContext>(async (_options, [noun, name]) => {
  if (knows(ofEntrance, noun, name)) return entrance
  const first = await bringFirst()
  return knows(first.operations, noun, name) ? first.link : (await bringOperations()).link
})
