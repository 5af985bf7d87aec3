import type { OwnIdentity } from '@logis/contract/identities'
import { accountPolicy } from '../../accounts/policy.ts'
import { demandWayIn, holdActive } from '../../accounts/opening/rules.ts'
import { endThese } from '../../accounts/sessions/rules.ts'
import { db, write } from '#platform/db.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { tellOwner } from '../entry/rules.ts'
import { findProvider } from '../providers/rules.ts'
import * as sql from './sql.ts'

/** The accounts elsewhere that open this one. */
export const listOwnIdentities = async ({ actor }: UserScope, userId: number): Promise<OwnIdentity[]> => {
  accountPolicy.demand(actor, 'sessions', { id: userId })
  const rows = await sql.listOwn(db, userId)
  return Promise.all(
    rows.map(async ({ provider, ...row }) => ({ ...row, name: (await findProvider(db, provider))?.name ?? null })),
  )
}

/** It opens nothing more. What it has opened is closed: nobody would ask its provider about them any more. */
export const unlinkIdentity = async (
  scope: UserScope,
  { user_id: userId, identity_id: id }: { user_id: number; identity_id: number },
): Promise<Record<string, never>> => {
  accountPolicy.demand(scope.actor, 'set_factors', { id: userId })
  demandProof(scope)
  await write(async (tx) => {
    if (!(await holdActive(tx, userId))) refuse('UNAUTHORIZED_TOKEN_INVALID')
    const linked = await sql.listOwn(tx, userId)
    const found = linked.find((one) => one.id === id) ?? refuse('RESOURCE_NOT_FOUND')
    await note(tx, scope.call, 'IDENTITY_UNLINKED', { userId, details: { provider: found.provider } })
    await endThese(tx, scope.call, userId, 'IDENTITY_UNLINKED', await sql.listSessions(tx, id))
    await sql.remove(tx, id)
    if (linked.length === 1) await demandWayIn(tx, userId)
    const provider = await findProvider(tx, found.provider)
    await tellOwner(tx, 'IDENTITY_UNLINKED', userId, provider?.name ?? new URL(found.issuer).host)
  })
  return {}
}
