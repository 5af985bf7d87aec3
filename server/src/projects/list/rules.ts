import type { ProjectRow } from '@logis/contract/projects'
import { readCode } from '@logis/contract/projects.rules'
import { noteExport } from '#platform/exports.ts'
import { refuse } from '#platform/refuse.ts'
import { listed, type Listed } from '#platform/lists.ts'
import { seesCodes, type CompanyScope } from '#platform/scope.ts'
import type { ProjectStanding } from '#platform/standing.ts'
import { projectPolicy } from '../policy.ts'
import { codeFor, codeInList } from '../codes/rules.ts'
import * as sql from './sql.ts'

export type ProjectListInput = Omit<sql.ListRequest, 'sort' | 'code'> & {
  sort?: sql.ListRequest['sort'] | undefined
}

const newestFirst: sql.ListRequest['sort'] = [{ key: 'created_at', descending: true }]
const exportLimit = 100_000

/** PRJ-10. A third party's rows never show codes or e-mails, nor does a search tell them. */
export const listProjects = (scope: CompanyScope, input: ProjectListInput): Promise<Listed<ProjectRow>> =>
  list(scope, input, codeInList)

const list = async (scope: CompanyScope, input: ProjectListInput, codeAs: typeof codeFor) => {
  const companies = await sql.companiesOf(scope, input.search.where)
  const { text } = input.search
  const code = text === null ? null : readCode(text)
  const { rows, total } = await sql.listProjects(companies, { ...input, sort: input.sort ?? newestFirst, code })
  const own = new Set(companies.own)
  return listed(
    rows.map((row) => showRow(scope, row, own.has(row.company.id), codeAs)),
    total,
    input,
  )
}

const showRow = (
  scope: CompanyScope,
  { addresses, emails, ...row }: sql.ListedProject,
  isOwn: boolean,
  codeAs: typeof codeFor,
): ProjectRow => {
  const standing = standingIn(scope, row, isOwn)
  return {
    ...row,
    residence_code: codeAs(standing, row.residence_code),
    contact_information: { addresses, emails: isOwn ? emails : [] },
    cannot: projectPolicy.cannot(standing, null),
  }
}

/** How the reader of a list stands to one of its projects, as far as `cancel` and its code ask. */
const standingIn = (
  scope: CompanyScope,
  row: Omit<sql.ListedProject, 'addresses' | 'emails'>,
  isOwn: boolean,
): ProjectStanding => ({
  actor: scope.actor,
  residenceType: row.type,
  companyType: row.company.type,
  isPtg: row.is_ptg,
  isCancelled: row.deleted_at !== null,
  reach: isOwn || scope.actor.isAdministrator ? 'own' : 'third_party',
  role: scope.role,
  residentRole: null,
  isManager: scope.isManager,
  capabilities: [],
})

const criteriaOf = ({ search: { text, where } }: ProjectListInput) => [
  ...(text === null ? [] : ['text']),
  ...Object.keys(where),
]

/** Every project of the search, a thousand at a time, with whole codes for those who see them. Refuses beyond 100,000. */
export async function* exportProjects(scope: CompanyScope, input: ProjectListInput): AsyncGenerator<ProjectRow[]> {
  const size = 1000
  const pageOf = (page: number) => list(scope, { ...input, page, page_size: size }, codeFor)
  const first = await pageOf(1)
  const rows = first.meta.total
  if (rows > exportLimit) refuse('EXPORT_TOO_LARGE')
  await noteExport(scope, { rows, criteria: criteriaOf(input), codes: seesCodes(scope), companyId: scope.companyId })
  yield first.data
  for (let page = 2; page <= Math.ceil(rows / size); page += 1) {
    yield (await pageOf(page)).data
  }
}
