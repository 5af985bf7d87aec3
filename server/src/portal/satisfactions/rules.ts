import { demandLimit, type Limit } from '#platform/limits.ts'
import type { UserScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

const perPerson: Limit = { name: 'satisfaction', times: 20, seconds: 3600 }

/** SHELL-32, SHELL-33: kept with who sent it, for which company and when. Of the page, the path alone: a query may hold what was typed. */
export const sendSatisfaction = async (scope: UserScope, sent: sql.Satisfaction): Promise<{ id: number }> => {
  await demandLimit(perPerson, String(scope.actor.userId))
  return sql.insertSatisfaction(scope, { ...sent, page_uri: sent.page_uri.replace(/[?#].*$/s, '') })
}
