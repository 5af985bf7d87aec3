import type { AffiliateTerms, Usage } from '@logis/contract/companies.affiliates'
import type { affiliateList } from '@logis/contract/companies.lists'
import { bookletDevices } from '@logis/contract/devices.rules'
import { bookletBytes } from '@logis/contract/documents.rules'
import type { ListRequest } from '@logis/contract/lists'
import { languageOf } from '@logis/contract/locale'
import { offerCodes } from '@logis/contract/subscriptions.rules'
import { everyPage } from '#platform/csv.ts'
import { criteriaOf, noteExport } from '#platform/exports.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { listAffiliates } from '../statistics/rules.ts'
import type { AffiliateLine } from './csv.ts'
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

/** Every affiliate of the search, with what each has subscribed to where that is the reader's; the security log is told. */
export async function* exportAffiliates(
  scope: CompanyScope,
  request: ListRequest<typeof affiliateList>,
): AsyncGenerator<AffiliateLine[]> {
  const { companyId, isManager } = scope
  const pages = everyPage(
    (paging) => listAffiliates(scope, companyId, { ...request, ...paging }),
    (rows) => noteExport(scope, { rows, criteria: criteriaOf(request), companyId }),
  )
  let terms: Map<number, AffiliateTerms> | undefined
  for await (const rows of pages) {
    terms ??= new Map(isManager ? (await getAffiliateTerms(scope)).affiliates.map((one) => [one.id, one]) : [])
    yield rows.map((row) => ({ ...row, terms: terms?.get(row.id) }))
  }
}
