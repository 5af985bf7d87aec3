import type { Locale } from '@logis/contract/locale'
import type { Call } from '#platform/call.ts'
import type { Tx } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import { attribute, note } from '#platform/securityLog.ts'
import { insertInvited } from '../registration/sql.ts'
import { hasGlobalRole } from '../opening/sql.ts'
import { findByUsername, lockUser, updateUser } from '../sql.ts'
import { isUnproven, takeOver } from '../takeover/rules.ts'

/** The live account of an address, for what proves its reader by other means than a password. */
export const findAccount = findByUsername

/** Whether someone acts for the whole platform. */
export const isPrivileged = hasGlobalRole

/**
 * The account whose address someone has proven to read, held: as it is, or a new one in place of one that somebody had
 * opened without proving it.
 */
export const proveAddress = async (tx: Tx, call: Call, userId: number): Promise<number> => {
  const held = (await lockUser(tx, userId)) ?? refuse('USER_DISABLED')
  if (!held.is_active) refuse('USER_DISABLED')
  const id = isUnproven(held) ? await takeOver(tx, call, held) : held.id
  if (held.email_validated_at === null) await updateUser(tx, id, { email_validated_at: new Date() })
  return id
}

type Person = { email: string; first_name: string | null; last_name: string | null; locale: Locale }

/** An account without a password, for someone whom their company vouches for; of two who come at once, one is made. */
export const registerProven = async (tx: Tx, call: Call, { email, locale, ...names }: Person): Promise<number> => {
  const id = (await insertInvited(tx, email, locale)) ?? refuse('IDENTITY_SIGN_IN_FAILED')
  const told = Object.entries(names).filter(([, name]) => name !== null)
  await updateUser(tx, id, { ...Object.fromEntries(told), email_validated_at: new Date() })
  await note(tx, call, 'ACCOUNT_REGISTERED', { actorId: id, userId: id, details: {} })
  await attribute(tx, call, id)
  return id
}
