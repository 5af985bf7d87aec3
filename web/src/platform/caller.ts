import type { Contract } from '@logis/contract/contract'
import type { Client } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { callOperation, type CallOptions } from './link.ts'
import type { Refused } from './refused.ts'

/** Every operation refuses with `Refused`, whatever the contract declares. */
type Refusing<T> =
  T extends Client<infer C, infer I, infer O, infer _> ? Client<C, I, O, Refused> : { [K in keyof T]: Refusing<T[K]> }

const named = <T>(make: (name: string) => T) => new Proxy({}, { get: (_target, name) => make(String(name)) })

/** The operations as functions. Apart from `client.ts`, for the sign-in, which has no cache of answers. */
export const client = named((noun) =>
  named((name) => (input?: unknown, options?: CallOptions) => callOperation(noun, name, input, options)),
) as Refusing<ContractRouterClient<Contract>>
