import type { Contract } from '@logis/contract/contract'
import { createORPCClient, type Client } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { link } from './link.ts'
import type { Refused } from './refused.ts'

/** Every operation refuses with `Refused`, whatever the contract declares. */
type Refusing<T> =
  T extends Client<infer C, infer I, infer O, infer _> ? Client<C, I, O, Refused> : { [K in keyof T]: Refusing<T[K]> }

/** The operations as functions; `orpc` has them as options of queries and mutations. */
export const client: Refusing<ContractRouterClient<Contract>> = createORPCClient(link)
export const orpc = createTanstackQueryUtils(client)
