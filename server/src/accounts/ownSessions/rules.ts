import { deviceOf } from '@logis/contract/accounts.device.rules'
import type { OwnSession } from '@logis/contract/accounts.sessions'
import { db } from '#platform/db.ts'
import { changesBetween } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { onAccount } from '../others/rules.ts'
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
export const endSession = async (scope: UserScope, userId: number, sessionId: number): Promise<void> => {
  accountPolicy.demand(scope.actor, 'sessions', { id: userId })
  await onAccount(scope, userId, async (tx, tell) => {
    if (!(await sql.endOne(tx, userId, sessionId))) refuse('RESOURCE_NOT_FOUND')
    await note(tx, scope.call, 'SESSIONS_ENDED', {
      userId,
      details: { cause: 'CLOSED_ELSEWHERE', session_ids: [sessionId] },
    })
    await tell(ended(1))
  })
}

/** All but the one that asks. */
export const endOtherSessions = async (scope: UserScope, userId: number): Promise<{ ended: number }> => {
  const { actor, call } = scope
  accountPolicy.demand(actor, 'sessions', { id: userId })
  return onAccount(scope, userId, async (tx, tell) => {
    const count = await endSessions(tx, call, userId, 'CLOSED_ELSEWHERE', actor)
    await tell(ended(count))
    return { ended: count }
  })
}

/** As the feed of administration tells it of somebody else's. */
const ended = (count: number) => changesBetween({ ended_sessions: null }, { ended_sessions: count || null })
