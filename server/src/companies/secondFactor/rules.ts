import type { CompanyFactor } from '@logis/contract/companies.secondFactor'
import { db, write } from '#platform/db.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { methodsOf } from '../../accounts/totp/rules.ts'
import { companyPolicy } from '../policy.ts'
import * as sql from './sql.ts'

/** Whether the company demands a second factor of its people, and how many of them have one. */
export const getSecondFactor = async (scope: CompanyScope): Promise<CompanyFactor> => ({
  ...((await sql.readSecondFactor(db, scope)) ?? refuse('COMPANY_NOT_FOUND')),
  cannot: { change: companyPolicy.why(scope, 'administer', null) },
})

/** Whoever demands it of others has one: nobody shuts themselves out by a click. */
export const setSecondFactor = async (scope: CompanyScope, isDemanded: boolean): Promise<CompanyFactor> => {
  demandProof(scope)
  if (isDemanded && (await methodsOf(db, scope.actor.userId)).length === 0) refuse('FACTOR_NOT_SET')
  await write(async (tx) => {
    if (!(await sql.setDemanded(tx, scope, isDemanded))) return
    await proveCompanyAgain(tx, scope)
    await note(tx, scope.call, 'SECOND_FACTOR_DEMANDED', {
      companyId: scope.companyId,
      details: { is_demanded: isDemanded },
    })
  })
  return getSecondFactor(scope)
}
