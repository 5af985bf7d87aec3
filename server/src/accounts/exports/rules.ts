import { db } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { accountPolicy } from '../policy.ts'
import { findUser } from '../sql.ts'
import { collect } from './sql.ts'

/**
 * RES-11; articles 15 and 20 of the GDPR. To an administrator without what the household keeps and sells, which is
 * nobody else's (decisions 103 and 111); that they took it is in the security log (decision 22).
 */
export const exportUserData = async (scope: UserScope, userId: number): Promise<Record<string, unknown>> => {
  accountPolicy.demand(scope.actor, 'export', { id: userId })
  if (!(await findUser(db, userId))) refuse('USER_NOT_FOUND')
  const isOwn = scope.actor.userId === userId
  if (!isOwn) await note(db, scope.call, 'EXPORTED', { userId, details: {} })
  scope.call.answerHeaders['content-disposition'] = 'attachment; filename="logis-donnees.json"'
  return { exported_at: new Date().toISOString(), ...(await collect(db, userId, isOwn)) }
}
