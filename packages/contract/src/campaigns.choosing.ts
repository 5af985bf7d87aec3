import { z } from 'zod'
import { campaignHomesMax } from './campaigns.rules.ts'
import { email, idParam, refuses, text } from './http.ts'
import { searchInput } from './lists.input.ts'
import { projectList } from './projects.lists.ts'

/**
 * Homes that are ticked, those of a search of the project list, those of pasted contract numbers, with or without the
 * address of whoever lives there, those that a spreadsheet has created, or those that files were sorted onto.
 */
export const choosing = {
  residence_ids: z.array(idParam).max(campaignHomesMax).optional(),
  contract_numbers: z.array(text(100)).max(campaignHomesMax).optional(),
  /** The address is a tenant's: it serves in a landlord's homes. Any other home has its owner's addresses itself. */
  recipients: z
    .array(z.strictObject({ contract_number: text(100), email }))
    .max(campaignHomesMax)
    .optional(),
  search: searchInput(projectList).search.unwrap().optional(),
  intake_id: idParam.optional(),
  sorting_id: idParam.optional(),
}

/** What a choice may be refused for. */
export const choices = refuses(
  'CAMPAIGN_WITHOUT_HOMES',
  'CAMPAIGN_TOO_LARGE',
  'SEARCH_NOT_SUPPORTED',
  'INTAKE_NOT_FOUND',
  'SORTING_NOT_FOUND',
)
