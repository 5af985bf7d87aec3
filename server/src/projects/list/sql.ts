import type { ContactInformation } from '@logis/contract/addresses'
import type { BookletItem } from '@logis/contract/booklet.rules'
import type { CompanyType } from '@logis/contract/companies.rules'
import type { ListRequest, SearchOf } from '@logis/contract/lists'
import type { ProjectStage } from '@logis/contract/projects.journey.rules'
import { handOverDays, projectList } from '@logis/contract/projects.lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addressesJson, emailsJson } from '#platform/contactInformation.ts'
import { db } from '#platform/db.ts'
import { inAnyOf, listReader, whether, whetherThere, type Condition } from '#platform/listReader.ts'
import { asCounted, type Listed } from '#platform/lists.ts'
import { doorsOf, isAtLetterAddress } from '#platform/placedHomes.ts'
import { mayNamePeople, rentedBy } from '#platform/rentedBy.ts'
import type { CompanyScope } from '#platform/scope.ts'
import type { ProjectRecord } from '../sql.ts'

type Where = SearchOf<typeof projectList>['where']

/**
 * What a third party is not shown of a home, that it is cancelled, has no e-mail or waits for something, it does not
 * find out by asking either: these criteria hold among the own homes alone (decision 24).
 */
const hidden = [
  'without_email',
  'occupied',
  'undelivered',
  'lacks_documents',
  'lacks_paper',
  'booklet_incomplete',
  'has_requests',
] as const
const asksHidden = (where: Where) => where.deleted === true || hidden.some((key) => where[key] !== undefined)

/** What is kept of each home to be counted (decision 27). */
const ofProgress = (condition: Condition) =>
  sql<SqlBool>`exists (select from home_progress p where p.residence_id = residences.id and ${condition})`
const progressed = (condition: Condition) => whether(ofProgress(condition))

const isHandedOverSoon = sql<SqlBool>`commissioning_date between f_paris_day(now()) and f_paris_day(now()) + ${sql.lit(handOverDays)}::int`

/** The companies whose projects a list holds, and those among them that are not third parties to the reader. */
type ListCompanies = { all: number[]; own: number[] }

/** The acting company and, when asked for, its descendants and those that authorised it. */
export const companiesOf = async (scope: CompanyScope, where: Where): Promise<ListCompanies> => {
  const me = scope.companyId
  if (!where.children && !where.third_parties) return { all: [me], own: [me] }
  const { rows } = await sql<{ id: number; is_own: boolean }>`
    select ${me}::bigint as id, true as is_own
    union select descendant_id, true from company_closure where ${where.children === true} and ancestor_id = ${me}
    union select a.resource_id, k.descendant_id is not null from resource_accesses a
      left join company_closure k on k.ancestor_id = ${me} and k.descendant_id = a.resource_id
      where ${where.third_parties === true} and a.authorized_company_id = ${me}
        and (k.descendant_id is not null or not ${asksHidden(where)}::boolean)`.execute(db)
  const idsOf = (some: typeof rows) => some.map(({ id }) => id)
  return { all: idsOf(rows), own: idsOf(rows.filter(({ is_own }) => is_own)) }
}

const readerBy = (name: RawBuilder<unknown>) =>
  listReader(projectList, {
    id: sql`id`,
    sorts: {
      name,
      created_at: sql`created_at`,
      type: sql`type::text`,
      activation_date: sql`activation_date`,
      contract_number: sql`contract_norm`,
      city: sql`city_norm`,
      credentials_sent_at: sql`credentials_sent_at`,
      commissioning_date: sql`commissioning_date`,
    },
    neverNull: ['name', 'created_at', 'type'],
    search: {
      name: sql`name_norm`,
      contract_number: sql`contract_norm`,
      address: sql`address_norm`,
      city: sql`city_norm`,
      zip_code: sql`zip_code`,
      created_at: sql`created_at`,
      type: sql`type`,
      is_ptg: sql`is_ptg`,
      parent_id: sql`parent_id`,
      activated: whetherThere(sql`activation_date`),
      credentials_sent: whetherThere(sql`credentials_sent_at`),
      without_email: whether(
        sql<SqlBool>`not exists (select from emails e where e.contact_information_id = residences.contact_information_id)`,
      ),
      occupied: progressed(sql<SqlBool>`p.occupied_on is not null`),
      undelivered: progressed(sql<SqlBool>`p.is_undelivered`),
      lacks_documents: progressed(sql<SqlBool>`p.lacks_documents`),
      lacks_paper: (code) => ofProgress(sql<SqlBool>`${code} = any(p.lacked_papers)`),
      // Most homes have no date: none of these is handed over soon.
      hand_over_soon: (isAsked) => (isAsked ? isHandedOverSoon : sql<SqlBool>`(${isHandedOverSoon}) is not true`),
      booklet_incomplete: whether(
        sql<SqlBool>`exists (select from booklet_progress p where p.residence_id = residences.id and p.done < p.total)`,
      ),
      has_requests: progressed(sql<SqlBool>`p.requested_at is not null`),
      deleted: null,
      service_provision: (code) =>
        sql<SqlBool>`exists (select from residence_effective_provisions p where p.residence_id = residences.id and p.code = ${code})`,
      company_id: sql`company_id`,
      children: null,
      third_parties: null,
    },
    text: null,
  })

const reader = readerBy(sql`name_norm`)
/** The flats of one building are few enough to be ordered as people count them; all homes are read off an index. */
const flatsReader = readerBy(asCounted(sql`name_norm`))

/**
 * A plain text: name, that of a flat with its building's, contract number, address, city, the id and, of own homes, the
 * code when the text could be one; of own homes that are let, their tenants too.
 */
const matching = (text: string, code: string | null, own: number[], all: readonly number[]): Condition => {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : null
  const parts = [inAnyOf([sql`name_norm`, sql`contract_norm`, sql`address_norm`, sql`city_norm`], text)]
  if (code) parts.push(sql<SqlBool>`(residence_code = ${code} and company_id = any(${own}))`)
  if (id !== null) parts.push(sql<SqlBool>`id = ${id}`)
  if (mayNamePeople(text))
    parts.push(sql<SqlBool>`id = any(${rentedBy(text, (company) => sql`${company} = any(${own})`)})`)
  const door = doorsOf(text, (company) => sql`${company} = any(${[...all]})`)
  for (const part of [door, isAtLetterAddress(text)]) if (part) parts.push(part)
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

type Shared =
  | 'id'
  | 'name'
  | 'type'
  | 'is_ptg'
  | 'contract_number'
  | 'size'
  | 'created_at'
  | 'deleted_at'
  | 'activation_date'
  | 'credentials_sent_at'
  | 'commissioning_date'
  | 'residence_code'
  | 'picture_file_id'

export type ListedProject = Pick<ProjectRecord, Shared> &
  Pick<ContactInformation, 'addresses' | 'emails'> & {
    company: { id: number; name: string; type: CompanyType }
    parent: { id: number; name: string; is_cancelled: boolean } | null
    /** Of the expected papers; null of a home that nobody counted yet. */
    lacking?: number | null
    provision_codes?: string[]
    stage?: ProjectStage
    booklet?: { done: number; total: number; missing: BookletItem[] } | null
  }

const rowColumns = sql`
  r.id, r.name, r.type, r.is_ptg, r.contract_number, r.size, r.created_at, r.deleted_at, r.activation_date, r.credentials_sent_at,
  r.commissioning_date, r.residence_code, m.stored_file_id as picture_file_id, json_build_object('id', c.id, 'name', c.name, 'type', c.type) as company,
  case when p.id is null then null
    else json_build_object('id', p.id, 'name', p.name, 'is_cancelled', p.deleted_at is not null) end as parent,
  ${addressesJson(sql`r.contact_information_id`)} as addresses, ${emailsJson(sql`r.contact_information_id`)} as emails`

/** How far each has come; what a file leaves out, which reads thousands. */
const progressColumns = sql`,
  cardinality(h.lacked_papers) as lacking,
  array(select e.code from residence_effective_provisions e where e.residence_id = r.id) as provision_codes,
  case when r.activation_date is not null then 'ACTIVATED' when h.opened_on is not null then 'OPENED'
    when r.credentials_sent_at is not null then 'SENT' else 'CREATED' end as stage,
  case when k.residence_id is not null then json_build_object('done', k.done, 'total', k.total, 'missing', k.missing) end as booklet`

export type ProjectListRequest = ListRequest<typeof projectList>

/** Of the reader's own companies the gas passports alone; of those that let them in, every home. */
const passportsAmongOwn = (own: number[]) => sql<SqlBool>`(is_ptg or company_id <> all(${own}))`

/** One page and the total, which is maintained for the homes that are not cancelled. */
export const listProjects = (
  { all, own }: ListCompanies,
  request: ProjectListRequest,
  code: string | null,
  withProgress: boolean,
  ownPassportsAlone = false,
): Promise<Listed<ListedProject>> => {
  const { where, text } = request.search
  const inCompanies = all.length === 1 ? sql<SqlBool>`company_id = ${all[0]}` : sql<SqlBool>`company_id = any(${all})`
  const cancelled = [sql<SqlBool>`deleted_at is not null`]
  const alive = [sql<SqlBool>`deleted_at is null`]
  return (where.parent_id === undefined ? reader : flatsReader).page(request, {
    from: sql`residences`,
    within: [inCompanies, ...(where.deleted ? [] : alive)],
    also: [
      ...(where.deleted ? cancelled : []),
      ...(ownPassportsAlone ? [passportsAmongOwn(own)] : []),
      ...(text === null ? [] : [matching(text, code, own, all)]),
    ],
    total: sql`select coalesce(sum(total), 0) from company_residence_stats where company_id = any(${all})`,
    columns: withProgress ? sql`${rowColumns}${progressColumns}` : rowColumns,
    joins: sql`left join residences r on r.id = page.id
      left join companies c on c.id = r.company_id left join residences p on p.id = r.parent_id
      left join residence_pictures m on m.residence_id = r.id and m.position = 0
      ${
        withProgress
          ? sql`left join home_progress h on h.residence_id = r.id
        left join booklet_progress k on k.residence_id = r.id`
          : sql``
      }`,
  })
}
