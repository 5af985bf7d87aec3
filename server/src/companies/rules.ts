import type { Company } from '@logis/contract/companies'
import type { childList } from '@logis/contract/companies.lists'
import { companyTypes, type CompanyType } from '@logis/contract/companies.rules'
import type { ListRequest } from '@logis/contract/lists'
import { languageOf, type Locale } from '@logis/contract/locale'
import { db, type Tx } from '#platform/db.ts'
import { standingFor } from '#platform/gate.ts'
import { changesBetween } from '#platform/journal.ts'
import { demandLimit, demandWithin, type Limit } from '#platform/limits.ts'
import { listed, showEach, unpaged } from '#platform/lists.ts'
import { recordMail } from '#platform/mail.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope, UserScope } from '#platform/scope.ts'
import { accountOf } from '../accounts/registration/rules.ts'
import { companyPolicy } from './policy.ts'
import { onCompany, type Tell } from './telling/rules.ts'
import * as sql from './sql.ts'

type Ref = { id: number; name: string; type: CompanyType; picture_path: string | null }

/** Reading goes from a company down: one's own and whatever is below it, for staff of every type. */
const isReadable = async ({ call }: UserScope, companyId: number): Promise<boolean> =>
  (await standingFor(call, companyId)) !== null

export const demandReadable = async (scope: UserScope, companyId: number) => {
  if (!(await isReadable(scope, companyId))) refuse('COMPANY_NOT_FOUND')
}

const refsWith =
  (pathOf: (fileId: number | null) => string | null) =>
  <T extends sql.RefRow>({
    picture_file_id,
    ...ref
  }: T): Omit<T, 'picture_file_id'> & { picture_path: string | null } => ({
    ...ref,
    picture_path: pathOf(picture_file_id),
  })

/** The whole sheet of a company that is known to be the reader's to see. */
export const readSheet = async ({ call }: Pick<UserScope, 'call'>, companyId: number): Promise<Company> => {
  const row = (await sql.findSheet(db, companyId)) ?? refuse('COMPANY_NOT_FOUND')
  const standing = (await standingFor(call, companyId)) ?? refuse('COMPANY_NOT_FOUND')
  const refOf = refsWith(await picturePaths())
  return {
    ...refOf(row),
    sponsorship_link: row.sponsorship_url,
    children: row.children.map(refOf),
    parents: row.parents.map(refOf),
    linked_companies: row.linked_companies.map(refOf),
    created_at: row.created_at,
    cannot: companyPolicy.cannot(standing, null),
  }
}

/** API-16. The company that the caller acts for. */
export const getOwnCompany = (scope: UserScope): Promise<Company> =>
  readSheet(scope, scope.actor.company?.company_id ?? refuse('COMPANY_NOT_FOUND'))

/** API-16, A-07. Whole for those who read it; a company above one's own has a name and nothing else. */
export const getCompany = async (scope: UserScope, companyId: number): Promise<Company | Ref> => {
  if (await isReadable(scope, companyId)) return readSheet(scope, companyId)
  const own = scope.actor.memberships.map(({ company_id }) => company_id)
  const above = (await sql.findAncestorOf(db, companyId, own)) ?? refuse('COMPANY_NOT_FOUND')
  return refsWith(await picturePaths())(above)
}

/** AFF-02. */
export const listChildren = async (scope: UserScope, companyId: number, request: ListRequest<typeof childList>) => {
  await demandReadable(scope, companyId)
  return showEach(await sql.listChildren(companyId, request), refsWith(await picturePaths()))
}

/** AFF-03. From the root down, names only. */
export const listParents = async (scope: UserScope, companyId: number) => {
  await demandReadable(scope, companyId)
  const rows = await sql.listAncestors(db, companyId)
  return unpaged(rows.map(refsWith(await picturePaths())))
}

/** AFF-04. */
export const listLinkedCompanies = async (scope: UserScope, companyId: number, name: string | undefined) => {
  await demandReadable(scope, companyId)
  const rows = await sql.listLinked(db, companyId, name)
  return unpaged(rows.map(refsWith(await picturePaths())))
}

const shortest = 3
const mostFound = 10

/** API2-04. Any company of the platform by its name, but the one that is asked from. */
export const searchSharedCompanies = async ({ actor }: UserScope, text: string, from: number | undefined) => {
  if ([...text].length < shortest) refuse('SEARCH_TOO_SHORT')
  const { rows, total } = await sql.searchShared(db, text, from ?? actor.company?.company_id ?? null, mostFound)
  return listed(rows, total, { page: 1, page_size: mostFound })
}

const typeNames: Record<CompanyType, { fr: string; en: string }> = {
  COMPANY_MANAGER: { fr: 'Gestionnaire de sociétés', en: 'Company manager' },
  SOCIAL_LANDLORD: { fr: 'Bailleur social', en: 'Social landlord' },
  INSTALLER: { fr: 'Installateur', en: 'Installer' },
  RESIDENCE_BUILDER: { fr: 'Constructeur', en: 'Home builder' },
  MANUFACTURER: { fr: 'Fabricant', en: 'Manufacturer' },
  RENOVATION: { fr: 'Rénovation', en: 'Renovation' },
  DEVELOPER: { fr: 'Promoteur', en: 'Developer' },
  THERMAL_ENGINEERING_OFFICE: { fr: 'Bureau d’études thermiques', en: 'Thermal engineering office' },
}

/** AFF-05. Thermal engineering offices are made by managers and administrators alone. */
export const listCompanyTypes = ({ actor, locale }: UserScope) => {
  const seesAll =
    actor.isAdministrator || actor.memberships.some(({ company_type }) => company_type === 'COMPANY_MANAGER')
  return companyTypes
    .filter((code) => seesAll || code !== 'THERMAL_ENGINEERING_OFFICE')
    .map((code) => ({ code, name: nameOfType(code, locale) }))
}

const nameOfType = (type: CompanyType, locale: Locale) => typeNames[type][languageOf(locale)]

type CompanyEdit = {
  name?: string | undefined
  type?: CompanyType | undefined
  sponsorship_url?: string | null | undefined
  sponsorship_link?: string | null | undefined
  owner_user_username?: string | null | undefined
}

/** Each may make an account, and writes to an address of the caller's choice. */
const ownersPerCompany: Limit = { name: 'owners', times: 20, seconds: 3600 }
/** However many companies somebody administers, and however often they name it in turns with another. */
const ownersPerAddress: Limit = { name: 'owner-invited', times: 10, seconds: 86_400 }

/** API-16, PROF-10. What is absent stays as it is; what the caller may not change is refused, not passed over. */
export const updateCompany = async (scope: CompanyScope, edit: CompanyEdit): Promise<Company> => {
  demandFields(scope, edit)
  if (edit.owner_user_username) await demandLimit(ownersPerCompany, String(scope.companyId))
  await onCompany(scope, async (tx, tell) => {
    const before = (await sql.lockCompany(tx, scope.companyId)) ?? refuse('COMPANY_NOT_FOUND')
    const wanted = { ...sheetOf(edit), ...(await ownerOf(tx, scope, edit, before)) }
    const changed = Object.entries(wanted).filter(([name, value]) => value !== before[name as keyof typeof before])
    if (changed.length === 0) return
    const { owner_user_id, ...sheet }: sql.CompanyChange = Object.fromEntries(changed)
    await sql.updateCompany(tx, scope.companyId, Object.fromEntries(changed))
    const company = { id: scope.companyId, name: sheet.name ?? before.name }
    await tell({ company, changes: changesBetween(before, sheet) })
    if (owner_user_id !== undefined) await tellOfOwner(tell, company, before.owner_user_id, owner_user_id)
  })
  return readSheet(scope, scope.companyId)
}

/** Whose account owns the homes: by ids, as both feeds outlive people. */
const tellOfOwner = (tell: Tell, company: { id: number; name: string }, from: number | null, to: number | null) =>
  tell(
    { company, changes: changesBetween({ owner_user: from }, { owner_user: to }) },
    { kind: 'OWNER_ACCOUNT_CHANGED', userId: to ?? from ?? undefined, details: { from, to } },
  )

const demandFields = (scope: CompanyScope, { owner_user_username, ...sheet }: CompanyEdit) => {
  if (Object.values(sheet).some((value) => value !== undefined)) companyPolicy.demand(scope, 'edit_sheet', null)
  if (owner_user_username === undefined) return
  companyPolicy.demand(scope, 'set_owner', null)
  // Whoever it is owns every home that is activated from then on: nobody says so from a session that was left open.
  demandProof(scope)
}

/** PROF-11: one value under two names. Empty is none. */
const sheetOf = ({ name, type, sponsorship_url, sponsorship_link }: CompanyEdit): sql.CompanyChange => {
  const url = sponsorship_url === undefined ? sponsorship_link : sponsorship_url
  return {
    ...(name === undefined ? {} : { name }),
    ...(type === undefined ? {} : { type }),
    ...(url === undefined ? {} : { sponsorship_url: url || null }),
  }
}

/**
 * PROF-22. An address without an account gets one, and the invitation to choose its password. So does one that nobody
 * has proven to be theirs: until then the account owns no home.
 */
const ownerOf = async (
  tx: Tx,
  scope: CompanyScope,
  { owner_user_username }: CompanyEdit,
  before: { owner_user_id: number | null },
): Promise<sql.CompanyChange> => {
  if (owner_user_username === undefined) return {}
  if (!owner_user_username) return { owner_user_id: null }
  const { id, isToBeInvited } = await accountOf(tx, owner_user_username, scope.locale)
  if (isToBeInvited && id !== before.owner_user_id) {
    await demandWithin(tx, ownersPerAddress, owner_user_username)
    await recordMail(tx, {
      channel_code: 'COMPANY_OWNER_INVITATION',
      recipient: owner_user_username,
      recipient_user_id: id,
      company_id: scope.companyId,
      sender_user_id: scope.actor.userId,
      locale: scope.locale,
    })
  }
  return { owner_user_id: id }
}
