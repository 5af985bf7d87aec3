import { invitationCodes } from '@logis/contract/invitations.rules'
import { db } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { isReadable } from '../rules.ts'
import { countProjects } from './sql.ts'

/** DASH-15: how far the homes of a company have come, from creation to a resident who signs in. */
export const getStatistics = async (scope: UserScope, companyId: number, children: boolean) => {
  if (!(await isReadable(scope, companyId))) refuse('COMPANY_NOT_FOUND')
  const counted = await countProjects(db, { companyId, children, invitationCodes })
  return { ...counted, non_activated: counted.projects - counted.activated }
}
