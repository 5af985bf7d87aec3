import type { AffiliateTerms, Usage } from '@logis/contract/companies.affiliates'
import { bookletDevices } from '@logis/contract/devices.rules'
import { bookletBytes } from '@logis/contract/documents.rules'
import { languageOf } from '@logis/contract/locale'
import { offerCodes } from '@logis/contract/subscriptions.rules'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

const usageOf = ({ storage_bytes, storage_limit, device_count, device_limit, quota }: sql.TermsRow): Usage => ({
  storage: { used: storage_bytes, limit: storage_limit },
  devices: { used: device_count, limit: device_limit },
  quota,
})

/**
 * PROF-40, PTG-22: whoever acts for the companies below reads what each has subscribed to, and its quota. Others act for
 * none of them, and read neither there.
 */
export const getAffiliateTerms = async (
  scope: CompanyScope,
): Promise<{ whole: Usage; affiliates: AffiliateTerms[] }> => {
  const { companyId, isManager, locale } = scope
  if (!isManager) refuse('COMPANY_SWITCH_NOT_ALLOWED')
  const rows = await sql.readTerms(companyId, offerCodes, { storage: bookletBytes, devices: bookletDevices })
  const named = ({ code, ends_on, ...names }: sql.TermsRow['services'][number]) => ({
    code,
    name: names[`name_${languageOf(locale)}`],
    ends_on,
  })
  return {
    whole: usageOf(rows.find(({ id }) => id === companyId) ?? refuse('COMPANY_NOT_FOUND')),
    affiliates: rows
      .filter(({ id }) => id !== companyId)
      .map((row) => ({ ...usageOf(row), id: row.id, services: row.services.map(named) })),
  }
}
