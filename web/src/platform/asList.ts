import { keepPreviousData } from '@tanstack/react-query'
import { told } from './told.ts'

/**
 * How a list is read: the page before stays while the next one comes, and the table says in place what failed.
 *
 * @example useQuery({ ...orpc.trades.listTrades.queryOptions({ input: listInputOf(state) }), ...asList })
 */
export const asList = { placeholderData: keepPreviousData, meta: told } as const
