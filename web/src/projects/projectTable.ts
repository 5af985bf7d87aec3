import { projectList } from '@logis/contract/projects.lists'
import { tableSearch } from '../ui/tableSearch.ts'

/** The project list in the address: its orders and criteria. */
export const projectTable = tableSearch(projectList, { without: ['service_provision', 'company_id'] })

/** What a manager's figures count: the affiliates' homes, without their gas passports (A-61). */
export const affiliatesHomes = { children: '1', is_ptg: '0' } as const
