import type { CompanyRole } from '@logis/contract/companies.rules'
import type { Tx } from '#platform/db.ts'
import { burnToken, findToken } from '#platform/oneTimeTokens.ts'
import { refuse } from '#platform/refuse.ts'
import { attributedTo } from '#platform/securityLog.ts'
import { holdCompany } from '../holding/rules.ts'
import * as sql from './sql.ts'

/** An invitation to join a company's staff. */
export type StaffInvitation = {
  kind: 'STAFF'
  email: string
  company_id: number
  company_name: string
  role: CompanyRole
}

type Found = Awaited<ReturnType<typeof findToken>>

const invitationIdOf = (found: Found): number | null => {
  const { staff_invitation_id: id } = (found?.payload ?? {}) as { staff_invitation_id?: number }
  return typeof id === 'number' ? id : null
}

const opened = async (tx: Tx, found: Found): Promise<StaffInvitation | null> => {
  const id = invitationIdOf(found)
  const invitation = id === null ? undefined : await sql.findInvitation(tx, id)
  return invitation ? { kind: 'STAFF', ...invitation } : null
}

/** The staff invitation behind a link, while the link, the invitation and the company are alive. Reading never burns it. */
export const readStaffInvitation = async (tx: Tx, token: string): Promise<StaffInvitation | null> =>
  opened(tx, await findToken(tx, 'INVITATION', token))

/** What companies gave to an address, on its way from the account that had it to the one that has proven it. */
export const passOnCompanies = (tx: Tx, fromUserId: number, toUserId: number): Promise<void> =>
  sql.passOn(tx, fromUserId, toUserId)

/**
 * Takes up an invitation: of two who come with it at once, one joins; of joining and withdrawing, one happens. The role is
 * given by whoever invited.
 */
export const joinCompany = async (tx: Tx, userId: number, token: string): Promise<void> => {
  const { found, invitation } = await burn(tx, token)
  await join(tx, userId, found, invitation)
}

type Invited = { id: number; address: string }
/**
 * The same by an account that was there before, of the invited address alone. Whoever works there already has the role
 * that the company gave since, or had given: a link changes none.
 */
export const takeUpInvitation = async (tx: Tx, { id, address }: Invited, token: string) => {
  const { found, invitation } = await burn(tx, token)
  const { email, company_id, company_name } = invitation
  if (email.toLowerCase() !== address.toLowerCase()) refuse('INVITATION_OF_ANOTHER')
  if (await sql.isMember(tx, id, company_id)) refuse('USER_ALREADY_MEMBER')
  await join(tx, id, found, invitation)
  return { company_id, company_name }
}

const burn = async (tx: Tx, token: string) => {
  const found = await burnToken(tx, 'INVITATION', token)
  return { found, invitation: (await opened(tx, found)) ?? refuse('INVITATION_TOKEN_INVALID') }
}

const join = async (tx: Tx, userId: number, found: Found, invitation: StaffInvitation): Promise<void> => {
  await holdCompany(tx, invitation.company_id)
  const taken = (await sql.takeInvitation(tx, invitationIdOf(found)!)) ?? refuse('INVITATION_TOKEN_INVALID')
  const { sender_user_id } = taken
  await attributedTo(tx, sender_user_id, () => sql.insertMember(tx, userId, invitation.company_id, invitation.role))
}

/** Takes someone in whom the company's own provider has proven, with the role that its administrator chose for them. */
export const takeIn = async (tx: Tx, userId: number, companyId: number, role: CompanyRole): Promise<void> => {
  await holdCompany(tx, companyId)
  await sql.insertMember(tx, userId, companyId, role)
}

/** The administrators of a company whom a mail may go to. */
export const listAdministrators = sql.listAdministrators

/** ADMIN-08: someone whom an administrator makes a member; whoever was one takes the role. The company is held. */
export const addMember = sql.insertMember
