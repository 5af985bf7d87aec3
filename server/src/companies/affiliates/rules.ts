import type { Company } from '@logis/contract/companies'
import type { CompanyType } from '@logis/contract/companies.rules'
import { once, repeatableCall } from '#platform/idempotency.ts'
import { created, deleted } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { removeAccessesOf } from '../../accesses/rules.ts'
import { holdCompany } from '../holding/rules.ts'
import { readSheet } from '../rules.ts'
import { onCompany } from '../telling/rules.ts'
import * as sql from './sql.ts'

type NewAffiliate = {
  name: string
  parent_id?: number | undefined
  type?: CompanyType | null | undefined
  sponsorship_link?: string | null | undefined
}

/** AFF-07, AFF-10, PROV-17. Below a manager the type is chosen; below any other company it is the parent's own. */
const typeOf = ({ companyType }: CompanyScope, asked: CompanyType | null | undefined): CompanyType => {
  if (companyType === 'COMPANY_MANAGER') return asked ?? refuse('COMPANY_CHILD_TYPE_REQUIRED')
  return !asked || asked === companyType ? companyType : refuse('COMPANY_CHILD_TYPE_NOT_ALLOWED')
}

/** AFF-08, AFF-09. Once for each key. */
export const createChild = async (scope: CompanyScope, input: NewAffiliate): Promise<Company> => {
  if (input.parent_id !== undefined && input.parent_id !== scope.companyId) refuse('PARENT_MISMATCH')
  const child = {
    name: input.name,
    type: typeOf(scope, input.type),
    parent_id: scope.companyId,
    sponsorship_url: input.sponsorship_link || null,
  }
  const repeatable = repeatableCall(scope.call, child)
  const { made } = await onCompany(scope, async (tx, tell) => {
    await holdCompany(tx, scope.companyId)
    return once(tx, scope, repeatable, async () => {
      const id = await sql.insertChild(tx, child)
      const { name, type, sponsorship_url } = child
      await tell({ company: { id, name }, action: 'CREATED', changes: created({ name, type, sponsorship_url }) })
      return { id }
    })
  })
  return readSheet(scope, made.id)
}

/** AFF-11, AFF-13. A direct child that is empty; what it was allowed to do goes with it. */
export const deleteChild = (scope: CompanyScope, childId: number): Promise<void> =>
  onCompany(scope, async (tx, tell) => {
    const { name, type } = (await sql.lockChild(tx, scope.companyId, childId)) ?? refuse('COMPANY_NOT_FOUND')
    const { children, residences, users } = await sql.contentsOf(tx, childId)
    if (children) refuse('COMPANY_HAS_CHILDREN')
    if (residences) refuse('COMPANY_HAS_RESIDENCES')
    if (users) refuse('COMPANY_HAS_USERS')
    await removeAccessesOf(tx, childId)
    await sql.removeChild(tx, childId)
    await tell({ company: { id: childId, name }, action: 'DELETED', changes: deleted({ name, type }) })
  })
