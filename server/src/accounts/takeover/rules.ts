import type { Call } from '#platform/call.ts'
import type { Tx } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import { note } from '#platform/securityLog.ts'
import { passOnCompanies } from '../../companies/members/rules.ts'
import { closeAccount } from '../closing/rules.ts'
import { insertInvited } from '../registration/sql.ts'
import { endSessions } from '../sessions/rules.ts'
import * as users from '../sql.ts'
import { passOnRoles } from './sql.ts'

type Account = NonNullable<Awaited<ReturnType<typeof users.lockUser>>>

/** Someone chose a password for an address that nobody has proven to read. */
export const isUnproven = ({
  password_hash,
  email_validated_at,
}: Pick<Account, 'password_hash' | 'email_validated_at'>) => password_hash !== null && email_validated_at === null

/**
 * Gives an address to whoever has proven to read it. The account that stood there, which the caller holds, closes with
 * all that its maker put in it: sessions, password, homes, name. What companies gave to the address, and not to a
 * person, goes on: an owner account, a role. Answers the new account, which its reader has still to open.
 */
export const takeOver = async (tx: Tx, call: Call | null, first: Account): Promise<number> => {
  await vacate(tx, call, first)
  const { email, username, locale } = first
  const heir = (await insertInvited(tx, email ?? username, locale)) ?? refuse('EMAIL_ALREADY_USED')
  await passOn(tx, first.id, heir)
  await note(tx, call, 'ACCOUNT_REGISTERED', { actorId: heir, details: {} })
  return heir
}

/** The same for an account whose owner, signed in to it, has proven an address beside its own: never by a link alone. */
export const makeRoom = async (tx: Tx, call: Call, first: Account, heirId: number): Promise<void> => {
  await vacate(tx, call, first)
  await passOn(tx, first.id, heirId)
}

const passOn = async (tx: Tx, fromId: number, toId: number) => {
  await passOnCompanies(tx, fromId, toId)
  await passOnRoles(tx, fromId, toId)
}

const vacate = async (tx: Tx, call: Call | null, { id }: Account) => {
  await endSessions(tx, call, id, 'ADDRESS_PROVEN')
  await users.revokeTokens(tx, id, ['PASSWORD_RESET', 'EMAIL_VALIDATION'])
  await closeAccount(tx, id)
  await note(tx, call, 'ACCOUNT_CLOSED', { userId: id, details: {} })
}
