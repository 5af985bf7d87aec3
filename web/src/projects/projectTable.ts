import { tableSearch } from '../ui/tableSearch.ts'

/** The project list in the address: its orders and criteria. */
export const projectTable = tableSearch({
  sorts: ['name', 'created_at', 'type', 'activation_date', 'contract_number', 'city'],
  criteria: [
    'name',
    'contract_number',
    'type',
    'address',
    'zip_code',
    'city',
    'created_at',
    'activated',
    'credentials_sent',
    'without_email',
    'deleted',
    'children',
    'third_parties',
    'is_ptg',
    'parent_id',
  ],
})

type Criterion =
  | 'activated'
  | 'credentials_sent'
  | 'without_email'
  | 'deleted'
  | 'children'
  | 'third_parties'
  | 'is_ptg'
  | 'parent_id'
  | 'type'

/** What a manager's figures count: the affiliates' homes, without their gas passports (A-61). */
export const affiliatesHomes = { children: '1', is_ptg: '0' } as const

/** The search part of a link to the list under these criteria. */
export const projectsWhere = (where: Partial<Record<Criterion, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(where).map(([key, value]) => [`q.${key}`, value]))
