import { deviceOf } from '@logis/contract/accounts.device.rules'
import type { SignInEvent } from '@logis/contract/accounts.factors'
import { db } from '#platform/db.ts'
import type { UserScope } from '#platform/scope.ts'
import { accountPolicy } from '../policy.ts'
import * as sql from './sql.ts'

/** The last sign-ins and those that were refused, so that a person may recognise what was not them. */
export const listSignIns = async ({ actor }: UserScope, userId: number): Promise<SignInEvent[]> => {
  accountPolicy.demand(actor, 'sessions', { id: userId })
  const rows = await sql.listSignIns(db, userId)
  return rows.map(({ user_agent, ...row }) => ({ ...row, ...deviceOf(user_agent) }))
}
