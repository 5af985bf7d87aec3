import { tableSearch } from '../ui/tableSearch.ts'

const config = { sorts: ['created_at'], criteria: ['company_id', 'created_at'] } as const

/** The two lists in the address, each with its own criteria. */
export const authorizedTable = tableSearch(config)
export const grantedTable = tableSearch({ ...config, prefix: 'recus.' })
