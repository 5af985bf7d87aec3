import type { CompanyRole } from '@logis/contract/companies.rules'
import type { Colleague, RoleLink, StaffInvitation } from '@logis/contract/companies.team'
import { languageOf, type Locale } from '@logis/contract/locale'
import { write, type Tx } from '#platform/db.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { showEach, unpaged, type Listed } from '#platform/lists.ts'
import { recordMail } from '#platform/mail.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { tellOfRole } from '../../notifications/rules.ts'
import { deleteInvitationsOf, insertMember, isMember, settleFirst } from '../members/sql.ts'
import { companyPolicy } from '../policy.ts'
import { attribute, note } from '#platform/securityLog.ts'
import * as sql from './sql.ts'

/** How long the link of an invitation opens. */
export const invitationSeconds = 7 * 86_400

/** Each writes to an address of the caller's choice. */
const perCompany: Limit = { name: 'staff invitations', times: 50, seconds: 3600 }
/** Whoever acts for many companies, and makes more of them, floods nobody's mailbox by all of them. */
const perAddress: Limit = { name: 'staff-invited', times: 10, seconds: 86_400 }

const roleNames: Record<CompanyRole, { fr: string; en: string }> = {
  COMPANY_ADMIN: { fr: 'Administrateur', en: 'Administrator' },
  COMPANY_MEMBER: { fr: 'Membre', en: 'Member' },
  COMPANY_READER: { fr: 'Lecteur', en: 'Reader' },
}
const closedTo = (scope: CompanyScope) => companyPolicy.why(scope, 'administer', null)

export const listColleagues = async (scope: CompanyScope, request: sql.ColleagueListRequest) => {
  const closed = closedTo(scope)
  const pathOf = await picturePaths()
  const page: Listed<Colleague> = await showEach(
    await sql.listColleagues(scope, request),
    ({ picture_file_id, ...row }) => ({
      ...row,
      picture_path: pathOf(picture_file_id),
      cannot: { change: closed, remove: closed },
    }),
  )
  return { ...page, cannot: { invite: closed } }
}

export const listStaffInvitations = async (scope: CompanyScope): Promise<Listed<StaffInvitation>> => {
  const withdraw = closedTo(scope)
  return unpaged((await sql.listInvitations(scope)).map((row) => ({ ...row, cannot: { withdraw } })))
}

/** API-18. */
export const listRoles = async (scope: CompanyScope): Promise<Listed<RoleLink>> =>
  unpaged((await sql.listLinks(scope)).map((row) => show(row, scope.locale)))

const show = ({ role, ...row }: sql.LinkRow, locale: Locale): RoleLink => ({
  ...row,
  role: { code: role, name: roleNames[role][languageOf(locale)] },
})

/**
 * Asks someone into the company. Who has proven an account of this address joins at once and is told; anyone else is
 * invited, by a link that the invitation it was mailed for can close again.
 */
export const inviteColleague = async (
  scope: CompanyScope,
  { email, role }: { email: string; role: CompanyRole },
): Promise<{ email: string; invited: boolean }> => {
  demandProof(scope)
  await demandLimit(perCompany, String(scope.companyId))
  await demandLimit(perAddress, email)
  const invited = await write(async (tx) => {
    await holdTeam(tx, scope)
    const user = await sql.findProvenUser(tx, email)
    if (user) await addMember(tx, scope, { email, role, ...user })
    else await invite(tx, scope, { email, role })
    return !user
  })
  return { email, invited }
}

/** Whoever waited for a colleague's change may be no administrator by it. */
const holdTeam = async (tx: Tx, scope: CompanyScope) => {
  if (!(await sql.lockTeam(tx, scope))) refuse('COMPANY_NOT_FOUND')
  await proveCompanyAgain(tx, scope)
  await attribute(tx, scope.call)
}

type Member = { id: number; locale: Locale; email: string; role: CompanyRole }
const addMember = async (tx: Tx, scope: CompanyScope, { id, locale, email, role }: Member) => {
  if (await isMember(tx, id, scope.companyId)) refuse('USER_ALREADY_MEMBER')
  await insertMember(tx, id, scope.companyId, role)
  await tellOfRole(tx, scope, id)
  await recordMail(tx, {
    channel_code: 'STAFF_ADDED',
    recipient: email,
    recipient_user_id: id,
    company_id: scope.companyId,
    sender_user_id: scope.actor.userId,
    locale,
    facts: { role },
  })
}

const invite = async (tx: Tx, scope: CompanyScope, { email, role }: { email: string; role: CompanyRole }) => {
  const invitation = await sql.putInvitation(tx, scope, { email, role, seconds: invitationSeconds })
  await note(tx, scope.call, 'COLLEAGUE_INVITED', { companyId: scope.companyId, details: { role } })
  await recordMail(tx, {
    channel_code: 'STAFF_INVITATION',
    recipient: email,
    company_id: scope.companyId,
    sender_user_id: scope.actor.userId,
    locale: scope.locale,
    facts: { invitation: String(invitation) },
  })
}

/** The link that was mailed opens no more, also where it was followed already. */
export const withdrawInvitation = (scope: CompanyScope, invitationId: number): Promise<void> =>
  write(async (tx) => {
    await holdTeam(tx, scope)
    if (!(await sql.deleteInvitation(tx, scope, invitationId))) refuse('RESOURCE_NOT_FOUND')
  })

/** Drops what nobody took up in time; run daily. */
export const forgetInvitations = (): Promise<void> => sql.deleteExpired()

/** Nobody acts first for a company that they have left, nor for one that takes them back while they work for another. */
const placeAfter = async (tx: Tx, { user, is_active: was }: sql.LinkRow, is: boolean) =>
  was === is ? {} : { is_primary: is && (await settleFirst(tx, user.id)) }

type Change = { role?: CompanyRole | undefined; is_active?: boolean | undefined }

/** The last administrator of a company stays one. */
export const changeRole = (scope: CompanyScope, linkId: number, { role, is_active }: Change): Promise<RoleLink> =>
  write(async (tx) => {
    const before = await takeLink(tx, scope, linkId)
    const after = { role: role ?? before.role, is_active: is_active ?? before.is_active }
    if (after.role !== 'COMPANY_ADMIN' || !after.is_active) await demandOther(tx, scope, before)
    if (after.role !== before.role || after.is_active !== before.is_active) {
      const place = await placeAfter(tx, before, after.is_active)
      await sql.updateLink(tx, scope, linkId, { ...after, ...place })
      if (!after.is_active) await deleteInvitationsOf(tx, before.user.id, scope.companyId)
      if (after.is_active) await tellOfRole(tx, scope, before.user.id)
    }
    return show({ ...before, ...after }, scope.locale)
  })

/**
 * Who leaves loses everything here at once; the account and what it is elsewhere stay. That they were here is kept: the
 * company's own provider takes them on no more (decision 93).
 */
export const removeColleague = (scope: CompanyScope, linkId: number): Promise<void> =>
  write(async (tx) => {
    const link = await takeLink(tx, scope, linkId)
    if (!link.is_active) refuse('RESOURCE_NOT_FOUND')
    await demandOther(tx, scope, link)
    await sql.updateLink(tx, scope, linkId, { is_active: false, is_primary: false })
    await deleteInvitationsOf(tx, link.user.id, scope.companyId)
  })

const takeLink = async (tx: Tx, scope: CompanyScope, linkId: number): Promise<sql.LinkRow> => {
  demandProof(scope)
  await holdTeam(tx, scope)
  return (await sql.findLink(tx, scope, linkId)) ?? refuse('RESOURCE_NOT_FOUND')
}

const demandOther = async (tx: Tx, scope: CompanyScope, link: sql.LinkRow) => {
  const administers = link.role === 'COMPANY_ADMIN' && link.is_active
  if (administers && !(await sql.hasOtherAdministrator(tx, scope, link.id))) refuse('LAST_COMPANY_ADMIN')
}
