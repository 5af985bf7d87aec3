import { languageOf, type Locale } from '@logis/contract/locale'
import { offerCodes } from '@logis/contract/subscriptions.rules'
import type { CompanyService, ServiceProvision } from '@logis/contract/provisions'
import type { Db, Tx } from '#platform/db.ts'
import { unpaged } from '#platform/lists.ts'
import type { CompanyScope, ProjectScope, UserScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

type Texts = {
  code: string
  name_fr: string
  name_en: string
  description_fr: string | null
  description_en: string | null
}
const textsIn = (locale: Locale, row: Texts) => {
  const language = languageOf(locale)
  return { code: row.code, name: row[`name_${language}`], description: row[`description_${language}`] ?? '' }
}

/** PROV-01, PROV-02. */
export const listResidenceProvisions = async (scope: ProjectScope) => {
  const rows = await sql.listEffective(scope, languageOf(scope.locale))
  return unpaged(
    rows.map((row): ServiceProvision => ({
      id: row.id,
      service_provision: textsIn(scope.locale, row),
      expiring_date: row.expiring_date,
      used: row.used,
      attached_to_id: row.attached_to_id,
    })),
  )
}

export const listServiceProvisions = async (scope: UserScope) => {
  const rows = await sql.listAll(languageOf(scope.locale))
  return rows.map((row) => ({ ...textsIn(scope.locale, row), shows_expiry: row.shows_expiry }))
}

/** PROF-40. */
export const listCompanyServices = async (scope: CompanyScope): Promise<CompanyService[]> => {
  const rows = await sql.listSubscriptions(scope)
  return rows.map(({ quantity, starts_on, ends_on, is_active, ...row }) => ({
    ...textsIn(scope.locale, row),
    quantity,
    starts_on,
    ends_on,
    is_active,
  }))
}

/** New projects carry what their company has subscribed to. A flat has its building's already. */
export const attachSubscribedEach = sql.attachSubscribed
/**
 * A flat that is about to leave its building: what it has through it becomes its own, to the same days. What the company
 * subscribes to now is for what it creates now.
 */
export const takeAlong = sql.takeAlong
/** How many homes a company's offer is for; null where that is not said. */
export const findQuantity = (on: Db | Tx, scope: CompanyScope): Promise<number | null> =>
  sql.findQuantity(on, scope, offerCodes)
