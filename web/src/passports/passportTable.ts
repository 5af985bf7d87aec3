import { tableSearch } from '../ui/tableSearch.ts'

/** The list of gas passports in the address. */
export const passportTable = tableSearch({
  sorts: ['name', 'created_at', 'contract_number', 'city'],
  criteria: ['name', 'contract_number', 'created_at', 'address', 'zip_code', 'city'],
})
