import type { User } from '@logis/contract/accounts'
import type { Locale } from '@logis/contract/locale'
import type { Call } from '#platform/call.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { demandLimit, subnetOf, type Limit } from '#platform/limits.ts'
import { hashPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import { attribute, note } from '#platform/securityLog.ts'
import { joinCompany, readStaffInvitation, type StaffInvitation } from '../../companies/members/rules.ts'
import { isOfWithdrawnSale, readInvitationToken, type Invitation } from '../../invitations/rules.ts'
import { askToProve } from '../emails/rules.ts'
import type { SignInScope } from '../opening/rules.ts'
import { isPartner } from '../opening/sql.ts'
import { demandGoodPassword } from '../passwords/rules.ts'
import { readUser } from '../rules.ts'
import { findByUsername, lockUser, updateUser } from '../sql.ts'
import { isUnproven, takeOver } from '../takeover/rules.ts'
import { noteAcceptance } from '../terms/rules.ts'
import { insertInvited, insertUser } from './sql.ts'

/** It tells whether an address has an account: that may be asked ten times. Whoever was invited is asked nothing. */
const perNetwork: Limit = { name: 'registrations', times: 10, seconds: 3600 }
const invitedPerNetwork: Limit = { name: 'registrations-invited', times: 60, seconds: 3600 }

type Registration = {
  username: string
  password: string
  first_name: string
  last_name: string
  locale: Locale
  cgu: boolean
  invitation_token?: string | undefined
}

/** API-11. Residents register by themselves or from an invitation, staff from an invitation; administrators create anyone. */
export const createUser = async (call: Call, input: Registration): Promise<User> => {
  const isByAdministrator = call.actor?.isAdministrator ?? false
  const isInvited = input.invitation_token !== undefined
  if (!isByAdministrator) await demandLimit(isInvited ? invitedPerNetwork : perNetwork, subnetOf(call.ip))
  await demandGoodPassword('password', input.password)
  const invitation = isInvited ? await invitationFor(input.invitation_token ?? '', input.username) : null
  if (!input.cgu && !isByAdministrator && !isForStaff(invitation)) refuse('TERMS_REQUIRED')
  const password_hash = await hashPassword(input.password)
  // Nobody accepts the terms in another's name.
  const acceptsTerms = input.cgu && !isByAdministrator
  const id = await write((tx) => register(tx, call, { ...input, cgu: acceptsTerms }, password_hash, invitation))
  return readUser(id)
}

const register = async (tx: Tx, call: Call, input: Registration, password_hash: string, invitation: Opened | null) => {
  const { username, first_name, last_name, locale } = input
  // Whoever holds the link reads the mailbox it was sent to.
  const found = invitation ? await proveInvited(tx, call, username) : null
  const person = { first_name, last_name, locale, password_hash }
  const id =
    found ?? (await insertUser(tx, { ...person, email: username, email_validated_at: invitation ? new Date() : null }))
  if (found !== null) await updateUser(tx, found, { ...person, email_validated_at: new Date() })
  else await note(tx, call, 'ACCOUNT_REGISTERED', { userId: id, details: {} })
  if (!invitation) await askToProve(tx, id, username, locale)
  await attribute(tx, call, call.actor?.userId ?? id)
  if (input.cgu) await noteAcceptance(tx, id, call.ip)
  if (isForStaff(invitation)) await joinCompany(tx, id, input.invitation_token ?? '')
  return id
}

/**
 * The account that an invited address has already, for its reader to fill in: one that a company made and nobody has
 * opened, or a new one in place of one that somebody else had opened. Null without one; a proven one is in use.
 */
const proveInvited = async (tx: Tx, call: Call, username: string): Promise<number | null> => {
  const standing = await findByUsername(tx, username)
  const held = standing && (await lockUser(tx, standing.id))
  if (!held) return null
  if (held.email_validated_at !== null || !held.is_active) return refuse('EMAIL_ALREADY_USED')
  return isUnproven(held) ? takeOver(tx, call, held) : held.id
}

type Opened = Invitation | StaffInvitation
const isForStaff = (invitation: Opened | null): invitation is StaffInvitation => invitation?.kind === 'STAFF'

const openInvitation = async (tx: Tx, token: string): Promise<Opened | null> =>
  (await readInvitationToken(tx, token)) ?? readStaffInvitation(tx, token)

const invitationFor = async (token: string, username: string): Promise<Opened> => {
  const found = await write((tx) => openInvitation(tx, token))
  return found?.email.toLowerCase() === username.toLowerCase() ? found : refuse('INVITATION_TOKEN_INVALID')
}

/** A buyer whose sale came to nothing is told so: no code, nor another invitation, would help them. */
const refuseClosed = async (tx: Tx, token: string): Promise<never> =>
  refuse((await isOfWithdrawnSale(tx, token)) ? 'SALE_OVER' : 'INVITATION_TOKEN_INVALID')

/** What an invitation opens, so that the page can greet its reader. Looking never burns it. */
export const readInvitation = async (token: string) => {
  const found = await write(async (tx) => (await openInvitation(tx, token)) ?? refuseClosed(tx, token))
  const { kind, email, company_name } = found
  const residence_name = found.kind === 'STAFF' ? null : found.residence_name
  // One that nobody has opened yet is for the reader of the invitation to open.
  const account = await findByUsername(db, email)
  const account_exists = (account?.password_hash ?? null) !== null
  const residence_code = found.kind === 'STAFF' ? null : found.residence_code
  const is_code_renewed = found.kind !== 'STAFF' && found.is_code_renewed
  const account_scope = account && account_exists && kind === 'STAFF' ? await scopeOf(account.id) : null
  return { kind, email, company_name, residence_name, residence_code, is_code_renewed, account_exists, account_scope }
}

/** By which door somebody comes in at all: a role may be given to whoever has been a resident until then. */
const scopeOf = async (userId: number): Promise<SignInScope> => ((await isPartner(db, userId)) ? 'partner' : 'resident')

type Account = { id: number; isToBeInvited: boolean }

/**
 * The account of an address, made if there is none: without a password until its owner chooses one. Anyone may have
 * registered the address: an account with a password that nobody has proven to read it is invited like a new one.
 */
export const accountOf = async (tx: Tx, email: string, locale: Locale): Promise<Account> => {
  const made = await insertInvited(tx, email, locale)
  if (made !== undefined) return { id: made, isToBeInvited: true }
  const found = (await findByUsername(tx, email)) ?? refuse('EMAIL_ALREADY_USED')
  return { id: found.id, isToBeInvited: found.password_hash !== null && found.email_validated_at === null }
}
