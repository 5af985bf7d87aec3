import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { client } from './caller.ts'

export { client }

/** The operations as options of queries and mutations. */
export const orpc = createTanstackQueryUtils(client)
