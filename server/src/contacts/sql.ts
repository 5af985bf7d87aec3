import type { CompanyContact, Contact, ContactMatch, Job } from '@logis/contract/contacts'
import { contactList, projectContactList } from '@logis/contract/contacts.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addressesJson, emailsJson, phonesJson } from '#platform/contactInformation.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { listReader } from '#platform/listReader.ts'
import { unseen } from '#platform/lists.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'

type Locale = CompanyScope['locale']
const nameIn = (locale: Locale) => (locale === 'en-UK' ? sql`j.name_en` : sql`j.name_fr`)

/** Trades in a reader's language, those that `which` leaves of the contact `c`. */
const jobsJson = (locale: Locale, which: RawBuilder<unknown>): RawBuilder<Job[]> => sql<Job[]>`(
  select coalesce(json_agg(json_build_object('id', j.id, 'code', j.code, 'name', ${nameIn(locale)})
    order by f_norm(${nameIn(locale)}), j.id), '[]')
  from jobs j where j.id in ${which})`

const ownJobs = sql`(select k.job_id from contact_jobs k where k.contact_id = c.id)`

const informationId = sql`c.contact_information_id`
/** A contact `c` as it is read, with what it is reached by: `ci`. */
const contactColumns = (locale: Locale, which: RawBuilder<unknown>) => sql`
  c.id, c.name, c.company_name, ${jobsJson(locale, which)} as jobs, ${emailsJson(informationId)} as emails,
  ${phonesJson(informationId)} as phones, ${addressesJson(informationId)} as addresses, ci.website_url, ci.notes`
const withInformation = sql`left join contact_informations ci on ci.id = c.contact_information_id`

export type CompanyContactRow = Omit<CompanyContact, 'cannot'>
const companyColumns = (locale: Locale) => sql`
  ${contactColumns(locale, ownJobs)}, c.created_at,
  (select count(distinct l.residence_id) from residence_contact_links l
    join residences r on r.id = l.residence_id and r.deleted_at is null where l.contact_id = c.id) as projects_count`

export const listJobs = async (on: Db, locale: Locale): Promise<Job[]> => {
  const { rows } = await sql<Job>`
    select j.id, j.code, ${nameIn(locale)} as name from jobs j where j.archived_at is null
    order by j.code = 'other', f_norm(${nameIn(locale)}), j.id`.execute(on)
  return rows
}

export const findContact = async (
  on: Db | Tx,
  { companyId, locale }: CompanyScope,
  id: number,
): Promise<CompanyContactRow | undefined> => {
  const { rows } = await sql<CompanyContactRow>`
    select ${companyColumns(locale)} from contacts c ${withInformation} where c.company_id = ${companyId} and c.id = ${id}`.execute(
    on,
  )
  return rows[0]
}

/** Those of these trades that may be given: offered now, or given to the contact already. */
export const findJobs = async (tx: Tx, ids: readonly number[], contactId: number | null): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select j.id from jobs j where j.id = any(${ids}::bigint[])
      and (j.archived_at is null or exists (select from contact_jobs k where k.job_id = j.id and k.contact_id = ${contactId}))
    for key share`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The company, which is not deleted meanwhile. */
export const holdCompany = (tx: Tx, { companyId }: CompanyScope) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()

/** The contacts themselves, each taken in the order of their ids: nobody links, changes or deletes them meanwhile. */
export const lockContacts = (tx: Tx, { companyId }: CompanyScope, ids: readonly number[]) =>
  tx
    .selectFrom('contacts')
    .select(['id', 'name', 'contact_information_id'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

type Named = { name: string; company_name: string | null }

export const insertContact = async (
  tx: Tx,
  { companyId }: CompanyScope,
  named: Named,
  contact_information_id: number,
): Promise<number> => {
  const { id } = await tx
    .insertInto('contacts')
    .values({ company_id: companyId, ...named, contact_information_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateContact = (tx: Tx, { companyId }: CompanyScope, id: number, named: Partial<Named>) =>
  tx
    .updateTable('contacts')
    .set({ ...named, updated_at: sql<string>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()

export const deleteContact = (tx: Tx, { companyId }: CompanyScope, id: number) =>
  tx.deleteFrom('contacts').where('company_id', '=', companyId).where('id', '=', id).execute()

/** Those that are not the contact's yet. */
export const addJobs = (tx: Tx, contactId: number, ids: readonly number[]) =>
  tx
    .insertInto('contact_jobs')
    .values(ids.map((job_id) => ({ contact_id: contactId, job_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const removeJobsBut = (tx: Tx, contactId: number, kept: readonly number[]) =>
  tx
    .deleteFrom('contact_jobs')
    .where('contact_id', '=', contactId)
    .where('job_id', 'not in', [...kept])
    .execute()

type Asked = { emails: readonly string[]; phones: readonly string[] }
type MatchRow = ContactMatch & { asked: number }

/** The contacts of a company that have an e-mail or a phone (its last nine digits) in common with each one asked about. */
export const matchContacts = async (
  on: Db,
  { companyId }: CompanyScope,
  asked: readonly Asked[],
  except: number | null,
): Promise<MatchRow[]> => {
  const emails = asked.flatMap((one, index) => one.emails.map((value) => ({ index, value })))
  const phones = asked.flatMap((one, index) => one.phones.map((value) => ({ index, value })))
  const columns = (all: typeof emails) =>
    sql`unnest(${all.map(({ index }) => index)}::int[], ${all.map(({ value }) => value)}::text[])`
  const { rows } = await sql<MatchRow>`
    with found as (
      select a.index, e.contact_information_id, 'email' as by from ${columns(emails)} as a (index, value)
        join emails e on e.email = a.value::citext
      union
      select a.index, p.contact_information_id, 'phone' from ${columns(phones)} as a (index, value)
        join phones p on right(regexp_replace(p.phone_number, '\\D', '', 'g'), 9) = a.value)
    select f.index as asked, c.id, c.name, c.company_name, json_agg(f.by order by f.by) as by
    from found f join contacts c on c.contact_information_id = f.contact_information_id
    where c.company_id = ${companyId} and c.id is distinct from ${except}
    group by f.index, c.id order by f.index, f_norm(c.name), c.id`.execute(on)
  return rows
}

export type ContactListRequest = ListRequest<typeof contactList>

const companyReader = listReader(contactList, {
  id: sql`c.id`,
  sorts: { name: sql`f_norm(c.name)`, company_name: sql`f_norm(c.company_name)`, created_at: sql`c.created_at` },
  neverNull: ['name', 'created_at'],
  search: {
    name: sql`f_norm(c.name)`,
    job_id: (id) => sql<SqlBool>`exists (select from contact_jobs k where k.contact_id = c.id and k.job_id = ${id})`,
  },
  text: [
    sql`f_norm(c.name)`,
    sql`f_norm(c.company_name)`,
    sql`(select string_agg(f_norm(e.email::text), ' ') from emails e where e.contact_information_id = c.contact_information_id)`,
  ],
})

export const listContacts = ({ companyId, locale }: CompanyScope, request: ContactListRequest) =>
  companyReader.page<CompanyContactRow>(request, {
    from: sql`contacts c`,
    within: [sql<SqlBool>`c.company_id = ${companyId}`],
    columns: companyColumns(locale),
    joins: sql`left join contacts c on c.id = page.id ${withInformation}`,
  })

export type ProjectContactListRequest = ListRequest<typeof projectContactList>

const projectReader = listReader(projectContactList, {
  id: sql`c.id`,
  sorts: { name: sql`f_norm(c.name)`, company_name: sql`f_norm(c.company_name)` },
  neverNull: ['name'],
  search: { name: sql`f_norm(c.name)` },
  text: null,
})

/** Of the project's company or of one above it: those of a company that it has left are not shown. */
const ofFamily = (companyId: number) =>
  sql<SqlBool>`c.company_id in (select ancestor_id from company_closure where descendant_id = ${unseen(companyId)})`
const linkedJobs = ({ residenceId }: InProject) =>
  sql`(select l.job_id from residence_contact_links l where l.contact_id = c.id and l.residence_id = ${residenceId})`

export const listProjectContacts = (scope: ProjectScope, request: ProjectContactListRequest) =>
  projectReader.page<Contact>(request, {
    from: sql`contacts c`,
    within: [
      ofFamily(scope.companyId),
      sql<SqlBool>`c.id in (select l.contact_id from residence_contact_links l where l.residence_id = ${unseen(scope.residenceId)})`,
    ],
    isSmall: true,
    columns: contactColumns(scope.locale, linkedJobs(scope)),
    joins: sql`left join contacts c on c.id = page.id ${withInformation}`,
  })

export const findProjectContact = async (held: Held<ProjectScope>, id: number): Promise<Contact | undefined> => {
  const { rows } = await sql<Contact>`
    select ${contactColumns(held.scope.locale, linkedJobs(held))} from contacts c ${withInformation}
    where c.id = ${id}`.execute(held.tx)
  return rows[0]
}

export type Offered = { id: number; name: string; job: string | null }
/**
 * A contact that may be linked in the projects of both companies, with what its trade is called; it is neither changed
 * nor deleted before the transaction ends.
 */
export const holdOffered = async (
  tx: Tx,
  companies: readonly number[],
  contactId: number,
  jobId: number,
): Promise<Offered | undefined> => {
  const { rows } = await sql<Offered>`
    select c.id, c.name, (select j.name_fr from contact_jobs k join jobs j on j.id = k.job_id
      where k.contact_id = c.id and k.job_id = ${jobId}) as job
    from contacts c where c.id = ${contactId}
      and ${sql.join(companies.map(ofFamily), sql` and `)}
    for key share of c`.execute(tx)
  return rows[0]
}
