import type { Home } from '@logis/contract/residents'
import type { Reason } from '@logis/contract/errors'
import { readCode } from '@logis/contract/projects.rules'
import type { Call } from '#platform/call.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { holdCoded, type Held } from '#platform/holding.ts'
import { record } from '#platform/journal.ts'
import { demandLimit, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { refuse, Refusal } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { burnInvitation } from '../invitations/rules.ts'
import { passContactOn } from '../projects/contact/rules.ts'
import { activate as activateHeld, type Activated } from '../projects/states/rules.ts'
import { openHome } from './homes/rules.ts'
import { notify } from '../accounts/notifications/rules.ts'
import { tellOfHome } from '../notifications/rules.ts'
import { settleRequests } from './requests/sql.ts'
import * as sql from './sql.ts'

export { findName, findTold, isLinked, readHome, unlinkResident as moveOut, type HeldHome, type Role } from './sql.ts'

/** Codes are guessed here or nowhere: every try counts, right or wrong, before anything is read. */
const triesPerUser: Limit = { name: 'residence-code', times: 5, seconds: 900 }
const triesPerNetwork: Limit = { name: 'residence-code-network', times: 20, seconds: 3600 }

export const countTry = async ({ actor, call }: UserScope): Promise<void> => {
  const tell = () => noteRefusal(call, 'TOO_MANY_REQUESTS')
  await demandLimit(triesPerUser, String(actor.userId), tell)
  await demandLimit(triesPerNetwork, subnetOf(call.ip), tell)
}

/** Whoever guesses is found in the security log; never what was typed. */
const noteRefusal = (call: Call, reason: Reason) => note(db, call, 'CODE_REFUSED', { details: { reason } })

/** Who types a code that opens no home is told of, once the transaction that failed by it is over. */
export const tellingGuesses = async <T>({ call }: UserScope, wrong: Reason, act: () => Promise<T>): Promise<T> =>
  act().catch(async (error: unknown) => {
    if (error instanceof Refusal && error.reason === wrong) await noteRefusal(call, wrong)
    throw error
  })

/** A code that opened something was no guess. */
export const forgiveTry = async ({ actor, call }: UserScope): Promise<void> => {
  await giveBack(triesPerUser, String(actor.userId))
  await giveBack(triesPerNetwork, subnetOf(call.ip))
}

export type Activation = { activation_code: string; invitation_token?: string | undefined }

/** RES-01. Nobody activates in another's name, administrators included. */
export const activateHome = (scope: UserScope, userId: number, input: Activation): Promise<Home> =>
  scope.actor.userId === userId ? activate(scope, input) : refuse('FORBIDDEN')

/** CODE-23, ruling 11. The first person with the code becomes the home's owner, once. */
export const activate = async (scope: UserScope, { activation_code, invitation_token }: Activation): Promise<Home> => {
  await countTry(scope)
  // RES-02. The invitation is spent by the attempt, whatever comes of it: a transaction of its own.
  if (invitation_token) await write((tx) => burnInvitation(tx, invitation_token, scope.actor.username))
  const id = await tellingGuesses(scope, 'ACTIVATION_CODE_INVALID', async () => {
    const code = readCode(activation_code) ?? refuse('ACTIVATION_CODE_INVALID')
    return write((tx) => claim(tx, scope, code))
  })
  await forgiveTry(scope)
  return openHome(scope, scope.actor.userId, id)
}

const claim = async (tx: Tx, scope: UserScope, code: string): Promise<number> => {
  const held = (await holdCoded(tx, scope, code)) ?? refuse('ACTIVATION_CODE_INVALID')
  const { userId, username } = scope.actor
  const { former_addresses, was_owned } = await demandOwnable(held, userId)
  const activated = await activateHeld(held, userId)
  await moveIn(held, userId, 'OWNER')
  await noteActivation(held, activated, userId)
  if (former_addresses.length > 0) await passOnFrom(held, former_addresses, username)
  await tellActivation(held, activated, userId)
  if (was_owned) await tellTenants(held)
  return held.residenceId
}

/** A landlord's home is its own account's: whoever lives there has the code too, and asks for access by it (decision 38). */
const demandOwnable = async (held: Held, userId: number): Promise<sql.HeldHome> => {
  const home = await sql.readHome(held)
  if (home.is_let && home.activation_date === null && home.owner_user_id !== userId) refuse('RESIDENCE_OF_LANDLORD')
  return home
}

/** Owners before them have left: neither the code nor anything else of the home is mailed to them any more. */
const passOnFrom = async (held: Held, from: readonly string[], to: string): Promise<void> => {
  const changes = await passContactOn(held, { from, to })
  if (changes.length > 0) await record(held, { action: 'UPDATED', model: 'Email', id: null, changes })
}

/** Someone is at home here from now on; what they had asked for is settled. */
export const moveIn = async (held: Held, userId: number, role: sql.Role): Promise<void> => {
  await sql.linkResident(held, userId, role)
  await settleRequests(held, userId)
}

/** A home that was sold has this one owner from now on; tenants stay. Answers those who left. */
export const changeOwner = async (held: Held, ownerId: number): Promise<number[]> => {
  const left = await sql.unlinkOwners(held, ownerId)
  await sql.linkOwner(held, ownerId)
  await settleRequests(held, ownerId)
  return left
}

/** Activates a home in the name of its company's owner account, who owns it from now on (D2-C07). */
export const activateForCompany = async (held: Held, ownerId: number): Promise<Activated> => {
  const activated = await activateHeld(held, ownerId)
  if (!(await sql.isLinked(held, ownerId))) await moveIn(held, ownerId, 'OWNER')
  await noteActivation(held, activated, ownerId)
  return activated
}

/** What every activation leaves in the feed; never the code. */
const noteActivation = async (held: Held, home: Activated, ownerId: number): Promise<void> => {
  const who = (await sql.findName(held.tx, ownerId)) ?? ''
  const changes = [
    { attribute_name: 'activation_date', old_value: null, value: home.activation_date },
    { attribute_name: 'owner', old_value: null, value: who },
  ]
  await record(held, { action: 'UPDATED', model: 'ResidenceActivationCode', id: home.id, changes })
}

/** An activation by a code is news to the owner, and to the company in its inbox and by mail. */
export const tellActivation = async (held: Held, home: Activated, ownerId: number): Promise<void> => {
  await notify(held.tx, ownerId, 'HOME_ACTIVATED', { home: home.name }, held)
  await tellOfHome(held, 'HOME_ACTIVATED')
  await tellStaff(held, 'RESIDENCE_ACTIVATED', { who: (await sql.findName(held.tx, ownerId)) ?? '' })
}

/** Mails one person about a home, and leads them to their area. */
export const tellPerson = async (held: Held, channel: string, userId: number, facts: Facts = {}): Promise<void> => {
  const reader = await sql.findReader(held.tx, userId)
  if (reader) await tell(held, channel, null, facts, [reader])
}

/** Those who rent a held home are told that somebody else owns it, never who: their lease, and their access, go on. */
export const tellTenants = async (held: Held): Promise<void> => {
  for (const { user_id, home } of await sql.listTenants(held)) {
    await notify(held.tx, user_id, 'HOME_OWNER_CHANGED', { home }, held)
    await tellPerson(held, 'HOME_OWNER_CHANGED', user_id)
  }
}

/** Mails the people of the home's company, and leads them to the project. */
export const tellStaff = async (held: Held, channel: string, facts: Facts): Promise<void> =>
  tell(held, channel, held.companyId, facts, await sql.listStaff(held, channel))

/** Mails the owners of a home, or those of them who are told, and leads them to their area. */
export const tellOwners = async (
  held: Held,
  channel: string,
  facts: Facts,
  isTold: (userId: number) => boolean = () => true,
): Promise<void> => {
  const owners = await sql.listOwners(held, channel)
  const told = owners.filter(({ user_id }) => isTold(user_id))
  await tell(held, channel, null, facts, told)
}

type Facts = Record<string, string>
const tell = async (
  { tx, residenceId, author }: Held,
  channel_code: string,
  company_id: number | null,
  facts: Facts,
  readers: readonly sql.Reader[],
): Promise<void> => {
  for (const { user_id, email, locale } of readers) {
    await recordMail(tx, {
      channel_code,
      recipient: email,
      locale,
      recipient_user_id: user_id,
      residence_id: residenceId,
      company_id,
      sender_user_id: author.userId,
      facts,
    })
  }
}
