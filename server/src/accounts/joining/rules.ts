import { write } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { attribute } from '#platform/securityLog.ts'
import { takeUpInvitation } from '../../companies/members/rules.ts'
import { lockUser, updateUser } from '../sql.ts'

/**
 * A colleague's invitation, taken up by the account of the address that it was sent to, as whatever its owner signed in.
 * The link proves the address, the session the person: where nobody had proven it yet, it is theirs from now on.
 */
export const joinCompany = ({ actor, call }: UserScope, token: string) =>
  write(async (tx) => {
    const held = await lockUser(tx, actor.userId)
    if (!held?.is_active) return refuse('UNAUTHORIZED_TOKEN_INVALID')
    await attribute(tx, call)
    const company = await takeUpInvitation(tx, { id: held.id, address: held.username }, token)
    if (held.email_validated_at === null) await updateUser(tx, held.id, { email_validated_at: new Date() })
    return company
  })
