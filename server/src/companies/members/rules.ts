import { companyRoles, type CompanyRole } from '@logis/contract/companies.rules'
import type { Tx } from '#platform/db.ts'
import { burnToken, findToken } from '#platform/oneTimeTokens.ts'
import { refuse } from '#platform/refuse.ts'
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

const opened = async (tx: Tx, found: Found): Promise<StaffInvitation | null> => {
  const { company_id, role } = (found?.payload ?? {}) as { company_id?: number; role?: CompanyRole }
  if (!found || !company_id || !role || !companyRoles.includes(role)) return null
  const company_name = await sql.findCompanyName(tx, company_id)
  return company_name === null ? null : { kind: 'STAFF', email: found.email, company_id, company_name, role }
}

/** The staff invitation behind a link, while the link and the company are both alive. Reading never burns it. */
export const readStaffInvitation = async (tx: Tx, token: string): Promise<StaffInvitation | null> =>
  opened(tx, await findToken(tx, 'INVITATION', token))

/** Takes up an invitation: of two who come with it at once, one joins. */
export const joinCompany = async (tx: Tx, userId: number, token: string): Promise<void> => {
  const invitation = (await opened(tx, await burnToken(tx, 'INVITATION', token))) ?? refuse('INVITATION_TOKEN_INVALID')
  await holdCompany(tx, invitation.company_id)
  await sql.insertMember(tx, userId, invitation.company_id, invitation.role)
}
