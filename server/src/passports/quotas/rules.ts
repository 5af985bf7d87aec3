import type { CompanyType } from '@logis/contract/companies.rules'
import type { PassportQuota } from '@logis/contract/passports'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { settings } from '#platform/config.ts'
import { db, type Tx } from '#platform/db.ts'
import { changesBetween } from '#platform/journal.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope, CompanyScope } from '#platform/scope.ts'
import { fileLimit } from '../../interventions/files/rules.ts'
import { tellOfQuota } from '../../notifications/rules.ts'
import { passportPolicy } from '../policy.ts'
import * as sql from './sql.ts'

/** May show 0, never below: a value that was lowered takes nothing back. */
const availabilityOf = ({ value, used }: { value: number | null; used: number }) =>
  value === null ? null : Math.max(0, value - used)

/** PTG-22. */
export const getQuota = async (scope: CompanyScope): Promise<PassportQuota> => {
  passportPolicy.demand(scope, 'read', null)
  const row = await sql.findQuota(db, scope.companyId)
  const quota = { ...row, availability: availabilityOf(row) }
  return { ...quota, file_limit: fileLimit(), cannot: passportPolicy.cannot(scope, quota) }
}

/**
 * Refuses before any byte is read what would be refused for certain; `takeQuota` decides. Someone who sends again
 * what took the last unit is let through.
 */
export const demandQuota = async (scope: CompanyScope, isRepeatable: boolean): Promise<void> => {
  passportPolicy.demand(scope, 'create', null)
  if (isRepeatable) return
  const row = await sql.findQuota(db, scope.companyId)
  passportPolicy.demand(scope, 'create', { ...row, availability: availabilityOf(row) })
}

/** Takes one of the month's units, within the transaction that creates: rolled back with it, given back by nothing else. */
export const takeQuota = async (tx: Tx, scope: CompanyScope): Promise<void> => {
  const taken = await sql.takeQuota(tx, scope.companyId)
  if (taken) return tellOfQuota(tx, scope, taken)
  const { value } = await sql.findQuota(tx, scope.companyId)
  refuse(value === null ? 'PTG_QUOTA_NOT_AVAILABLE' : 'PTG_QUOTA_REACHED')
}

const show = ({ id, name, value, used }: sql.CompanyQuotaRow) => ({
  company: { id, name },
  value,
  used,
  availability: availabilityOf({ value, used }),
})

export const listQuotas = async () => unpaged((await sql.listQuotas()).map(show))

const hold = async ({ tx }: Administering, companyId: number): Promise<sql.CompanyQuotaRow & { type: CompanyType }> => {
  const { type } = (await sql.findCompany(tx, companyId)) ?? refuse('COMPANY_NOT_FOUND')
  return { ...((await sql.findCompanyQuota(tx, companyId)) ?? refuse('COMPANY_NOT_FOUND')), type }
}

/** In the feed of the company. */
const tell = (held: Administering, { id, name, value }: sql.CompanyQuotaRow, after: number | null) =>
  recordAdministration(held, {
    action: 'UPDATED',
    model: 'Company',
    id,
    name,
    changes: changesBetween({ quota: value }, { quota: after }),
  })

export const setQuota = async (scope: AdministratorScope, companyId: number, value = settings.PTG_DEFAULT_QUOTA) => {
  await administering(scope, async (held) => {
    const before = await hold(held, companyId)
    if (before.type !== 'INSTALLER') refuse('COMPANY_TYPE_MISMATCH')
    await sql.setQuota(held.tx, companyId, value, scope.actor.userId)
    await tell(held, before, value)
  })
  return show((await sql.findCompanyQuota(db, companyId)) ?? refuse('COMPANY_NOT_FOUND'))
}

export const removeQuota = (scope: AdministratorScope, companyId: number): Promise<void> =>
  administering(scope, async (held) => {
    const before = await hold(held, companyId)
    await sql.deleteQuota(held.tx, companyId)
    await tell(held, before, null)
  })
