import type { PassportQuota } from '@logis/contract/passports'
import { settings } from '#platform/config.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope, UserScope } from '#platform/scope.ts'
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
  return { ...quota, cannot: passportPolicy.cannot(scope, quota) }
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

export const setQuota = async (scope: UserScope, companyId: number, value = settings.PTG_DEFAULT_QUOTA) => {
  await write(async (tx) => {
    const company = (await sql.findCompany(tx, companyId)) ?? refuse('COMPANY_NOT_FOUND')
    if (company.type !== 'INSTALLER') refuse('COMPANY_TYPE_MISMATCH')
    await sql.setQuota(tx, companyId, value, scope.actor.userId)
  })
  return show((await sql.findCompanyQuota(companyId)) ?? refuse('COMPANY_NOT_FOUND'))
}

export const removeQuota = (companyId: number): Promise<void> =>
  write(async (tx) => {
    if (!(await sql.findCompany(tx, companyId))) refuse('COMPANY_NOT_FOUND')
    await sql.deleteQuota(tx, companyId)
  })
