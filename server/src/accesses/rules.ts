import type { AuthorizedAccess, GrantedAccess } from '@logis/contract/accesses'
import type { Tx } from '#platform/db.ts'
import { created, deleted } from '#platform/journal.ts'
import { demandLimit, isWithin, type Limit } from '#platform/limits.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { recordMail } from '#platform/mail.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { listAdministrators } from '../companies/members/rules.ts'
import { onCompany } from '../companies/telling/rules.ts'
import { tellOfAccess } from '../notifications/rules.ts'
import { accessPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** ACC-03. */
export const listGrantedAccesses = (
  scope: CompanyScope,
  request: sql.AccessListRequest,
): Promise<Listed<GrantedAccess>> => sql.listGranted(scope, request)

/** ACC-03, ACC-04. */
export const listAuthorizedAccesses = async (scope: CompanyScope, request: sql.AccessListRequest) => ({
  ...(await showEach(await sql.listAuthorized(scope, request), (row) => show(scope, row))),
  cannot: accessPolicy.cannot(scope, null),
})

const show = (scope: CompanyScope, row: sql.AuthorizedRow): AuthorizedAccess => ({
  ...row,
  cannot: accessPolicy.cannot(scope, null),
})

/** Each writes to the people of a company that asked for nothing. */
const grantsPerCompany: Limit = { name: 'access-grants', times: 60, seconds: 3600 }
/** What is given, taken and given again is told once; and however many accesses one company gives another, so often. */
const toldOfOne: Limit = { name: 'access-told', times: 1, seconds: 86_400 }
const toldByOne: Limit = { name: 'accesses-told', times: 5, seconds: 86_400 }

export type Grant = { authorized_company_id: number; resource_type: 'Company'; resource_id: number }

/** ACC-12, ACC-13. Of two who authorise one company at once, the second is told that it is done. */
export const grantAccess = async (scope: CompanyScope, grant: Grant): Promise<AuthorizedAccess> => {
  const { authorized_company_id, resource_id } = grant
  if (authorized_company_id === scope.companyId || authorized_company_id === resource_id) refuse('RESOURCE_ACCESS_SELF')
  await demandLimit(grantsPerCompany, String(scope.companyId))
  return onCompany(scope, async (tx, tell) => {
    if (!(await sql.isShareable(tx, scope, resource_id))) refuse('COMPANY_NOT_FOUND')
    if (!(await sql.lockCompany(tx, authorized_company_id))) refuse('COMPANY_NOT_FOUND')
    const access = (await sql.insertAccess(tx, scope, grant)) ?? refuse('RESOURCE_ACCESS_ALREADY_EXISTS')
    await tellReceiver(tx, scope, grant)
    await tellOfAccess(tx, scope, 'ACCESS_GIVEN', access)
    await tell(
      { company: openedOf(access), changes: created({ authorized_company: access.authorized_company_name }) },
      { kind: 'ACCESS_GRANTED', details: { authorized_company_id } },
    )
    return show(scope, access)
  })
}

/** Each administrator of the company that was let in, in their own language. Its list of accesses holds what no mail told. */
const tellReceiver = async (tx: Tx, scope: CompanyScope, { authorized_company_id, resource_id }: Grant) => {
  if (!(await isWithin(tx, toldOfOne, `${resource_id} to ${authorized_company_id}`))) return
  if (!(await isWithin(tx, toldByOne, `${scope.companyId} to ${authorized_company_id}`))) return
  for (const { id, email, locale } of await listAdministrators(tx, authorized_company_id)) {
    await recordMail(tx, {
      channel_code: 'RESOURCE_ACCESS_GRANTED',
      recipient: email,
      recipient_user_id: id,
      locale,
      company_id: authorized_company_id,
      sender_user_id: scope.actor.userId,
      facts: { resource_id: String(resource_id) },
    })
  }
}

/** ACC-15. Every call asks the accesses anew: the next one of the other company finds nothing. */
export const removeAccess = (scope: CompanyScope, accessId: number): Promise<void> =>
  onCompany(scope, async (tx, tell) => {
    const access = (await sql.deleteAccess(tx, scope, accessId)) ?? refuse('RESOURCE_ACCESS_NOT_FOUND')
    const { authorized_company_id, authorized_company_name: authorized_company } = access
    await tellOfAccess(tx, scope, 'ACCESS_ENDED', access)
    await tell(
      { company: openedOf(access), changes: deleted({ authorized_company }) },
      { kind: 'ACCESS_REMOVED', details: { authorized_company_id } },
    )
  })

/** The company that is read by it. */
const openedOf = ({ resource_id, resource_name }: Pick<sql.AuthorizedRow, 'resource_id' | 'resource_name'>) => ({
  id: resource_id,
  name: resource_name,
})

/** What was opened of a company, or of one below it, by one that is above it no more: its own from now on. */
export const passOnAccesses = sql.passOnAccesses

/** What a company that goes was allowed to do, and allowed others. */
export const removeAccessesOf = sql.deleteAccessesOf
