import { deviceOf } from '@logis/contract/accounts.device.rules'
import type { OwnSession } from '@logis/contract/accounts.sessions'
import { db, write } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { accountPolicy } from '../policy.ts'
import { endSessions } from '../sessions/rules.ts'
import * as sql from './sql.ts'

/** What a person has open, and with what; an administrator may look for someone who asks for help. */
export const listSessions = async ({ actor }: UserScope, userId: number): Promise<OwnSession[]> => {
  accountPolicy.demand(actor, 'sessions', { id: userId })
  const rows = await sql.listOpen(db, userId)
  return rows.map(({ user_agent, ...row }) => ({
    ...row,
    ...deviceOf(user_agent),
    is_current: row.id === actor.tokenId,
  }))
}

/** The next call of that session is refused. One that is not the person's own, or is over, answers as an absent one. */
export const endSession = async ({ actor, call }: UserScope, userId: number, sessionId: number): Promise<void> => {
  accountPolicy.demand(actor, 'sessions', { id: userId })
  await write(async (tx) => {
    if (!(await sql.endOne(tx, userId, sessionId))) refuse('RESOURCE_NOT_FOUND')
    await note(tx, call, 'SESSIONS_ENDED', {
      userId,
      details: { cause: 'CLOSED_ELSEWHERE', session_ids: [sessionId] },
    })
  })
}

/** All but the one that asks. */
export const endOtherSessions = async ({ actor, call }: UserScope, userId: number): Promise<{ ended: number }> => {
  accountPolicy.demand(actor, 'sessions', { id: userId })
  return { ended: await write((tx) => endSessions(tx, call, userId, 'CLOSED_ELSEWHERE', actor)) }
}
