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
  const found = await burnToken(tx, 'INVITATION', token)
  const invitation = (await opened(tx, found)) ?? refuse('INVITATION_TOKEN_INVALID')
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
