import { expectedBut } from '@logis/contract/documents.recommended.rules'
import type { ProjectRow } from '@logis/contract/projects'
import { readCode } from '@logis/contract/projects.rules'
import { mayUse } from '@logis/contract/provisions.rules'
import { everyPage } from '#platform/csv.ts'
import { criteriaOf, noteExport } from '#platform/exports.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { seesCodes, type CompanyScope } from '#platform/scope.ts'
import type { ProjectStanding } from '#platform/standing.ts'
import { projectPolicy } from '../policy.ts'
import { codeFor, codeInList } from '../codes/rules.ts'
import * as sql from './sql.ts'

type Request = sql.ProjectListRequest

/** PRJ-10. A third party's rows never show codes or e-mails, nor does a search tell them. */
export const listProjects = (scope: CompanyScope, request: Request): Promise<Listed<ProjectRow>> =>
  list(scope, request, codeInList, true)

/** The same of gas passports, and of every home of the third parties that are asked for. */
export const listPassports = (scope: CompanyScope, request: Request): Promise<Listed<ProjectRow>> =>
  list(scope, request, codeInList, true, true)

const list = async (
  scope: CompanyScope,
  request: Request,
  codeAs: typeof codeFor,
  withProgress: boolean,
  ownPassportsAlone = false,
) => {
  const companies = await sql.companiesOf(scope, request.search.where)
  const { text } = request.search
  const code = text === null ? null : readCode(text)
  const page = await sql.listProjects(companies, request, code, withProgress, ownPassportsAlone)
  const own = new Set(companies.own)
  const showRow = rowsFor(scope, await picturePaths(), codeAs)
  return showEach(page, (row) => showRow(row, own.has(row.company.id)))
}

/** The homes that a search finds, but for those of third parties, by their names; null where they are more than so many. */
export const findFound = async (
  scope: CompanyScope,
  search: Request['search'],
  most: number,
): Promise<number[] | null> => {
  const { own } = await sql.companiesOf(scope, search.where)
  const code = search.text === null ? null : readCode(search.text)
  const request = { page: 1, page_size: most, sort: [{ key: 'name', descending: false }], search } as const
  const { data, meta } = await sql.listProjects({ all: own, own }, request, code, false)
  return meta.total > most ? null : data.map(({ id }) => id)
}

/** How the rows of a list are shown to its reader. */
const rowsFor =
  (scope: CompanyScope, pathOf: Awaited<ReturnType<typeof picturePaths>>, codeAs: typeof codeFor) =>
  (
    { addresses, emails, picture_file_id, lacking, provision_codes, stage, booklet, ...row }: sql.ListedProject,
    isOwn: boolean,
  ): ProjectRow => {
    const standing = standingIn(scope, row, isOwn)
    const isUnlimited = scope.isManager || scope.actor.isAdministrator || scope.actor.isSupport
    const readsDocuments = isOwn && mayUse('documents', provision_codes ?? [], isUnlimited)
    return {
      ...row,
      picture_path: pathOf(picture_file_id),
      residence_code: codeAs(standing, row.residence_code),
      contact_information: { addresses, emails: isOwn ? emails : [] },
      expected_documents: typeof lacking === 'number' && readsDocuments ? expectedBut(lacking) : null,
      stage: isOwn ? (stage ?? null) : null,
      booklet: readsDocuments ? (booklet ?? null) : null,
      cannot: projectPolicy.cannot(standing, null),
    }
  }

/** How the reader of a list stands to one of its projects, as far as `cancel` and its code ask. */
const standingIn = (
  scope: CompanyScope,
  row: Pick<sql.ListedProject, 'type' | 'company' | 'is_ptg' | 'deleted_at' | 'parent'>,
  isOwn: boolean,
): ProjectStanding => ({
  actor: scope.actor,
  residenceType: row.type,
  companyType: row.company.type,
  isPtg: row.is_ptg,
  isCancelled: row.deleted_at !== null,
  isParentCancelled: row.parent?.is_cancelled ?? false,
  reach: isOwn || scope.actor.isAdministrator ? 'own' : 'third_party',
  role: scope.role,
  residentRole: null,
  isManager: scope.isManager,
  capabilities: [],
})

/** Every project of the search, with whole codes for those who see them; the security log is told. */
export const exportProjects = (scope: CompanyScope, request: Request): AsyncGenerator<ProjectRow[]> =>
  everyPage(
    (paging) => list(scope, { ...request, ...paging }, codeFor, false),
    (rows) =>
      noteExport(scope, { rows, criteria: criteriaOf(request), codes: seesCodes(scope), companyId: scope.companyId }),
  )
