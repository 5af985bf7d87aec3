import { tableSearch } from '../ui/tableSearch.ts'

const config = {
  sorts: ['created_at', 'date', 'type', 'contract_number', 'status', 'residence_name'],
  criteria: ['name', 'contract_number', 'address', 'zip_code', 'city', 'type', 'status', 'date', 'created_at'],
} as const

/** The list in the address: alone on its page, or one of several. */
export const interventionTable = tableSearch(config)
