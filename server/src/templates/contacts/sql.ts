import type { Job } from '@logis/contract/contacts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type TemplateContactRow = {
  id: number
  template_id: number
  contact_id: number
  name: string
  company_name: string | null
  job: Job
}

/** Of a company, or of one above it. */
const ofFamily = (companyId: number | RawBuilder<unknown>) =>
  sql<SqlBool>`c.company_id in (select ancestor_id from company_closure where descendant_id = ${companyId})`

/** A company that leaves its group no longer shows the group's contacts (decision 33). */
export const listContacts = async (
  on: Db,
  { companyId, locale }: CompanyScope,
  templateIds: readonly number[],
): Promise<TemplateContactRow[]> => {
  const name = locale === 'en-UK' ? sql`j.name_en` : sql`j.name_fr`
  const { rows } = await sql<TemplateContactRow>`
    select t.id, t.template_id, c.id as contact_id, c.name, c.company_name,
      json_build_object('id', j.id, 'code', j.code, 'name', ${name}) as job
    from template_contacts t join contacts c on c.id = t.contact_id join jobs j on j.id = t.job_id
    where t.template_id = any(${templateIds}::bigint[]) and ${ofFamily(companyId)}
    order by f_norm(c.name), c.id, f_norm(${name}), t.id`.execute(on)
  return rows
}

export const countContacts = async (tx: Tx, templateId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('template_contacts')
    .where('template_id', '=', templateId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertContact = (tx: Tx, template_id: number, contact_id: number, job_id: number) =>
  tx.insertInto('template_contacts').values({ template_id, contact_id, job_id }).execute()

export const deleteContact = async (tx: Tx, templateId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('template_contacts')
    .where('template_id', '=', templateId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Gives what one contact is in templates to another, which has its trades; where both are, one stays. */
export const moveContact = async (tx: Tx, from: number, to: number): Promise<void> => {
  await sql`
    update template_contacts t set contact_id = ${to} where t.contact_id = ${from} and not exists (
      select from template_contacts o
      where o.template_id = t.template_id and o.contact_id = ${to} and o.job_id = t.job_id)`.execute(tx)
}

/** The contacts of a template, taken in the order of their ids: nobody changes or deletes them meanwhile. */
export const holdContacts = async (tx: Tx, templateId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from contacts c where c.id in (select contact_id from template_contacts where template_id = ${templateId})
    order by c.id for key share of c`.execute(tx)
  return rows.map(({ id }) => id)
}

export const contactsIn = async (tx: Tx, templateId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('template_contacts')
    .where('template_id', '=', templateId)
    .select('contact_id')
    .distinct()
    .execute()
  return rows.map(({ contact_id }) => contact_id)
}

/** The contact `c` is of the project's company or of one above it, and not linked to the project by the trade. */
const lacks = (home: RawBuilder<unknown>, companyId: RawBuilder<unknown>) => sql<SqlBool>`${ofFamily(companyId)}
  and not exists (
    select from residence_contact_links l
    where l.residence_id = ${home} and l.contact_id = t.contact_id and l.job_id = t.job_id)`

export type Missing = { contact_id: number; job_id: number; name: string; job: string }
/** Those of a template that the project is not linked to by that trade. */
export const findMissing = async ({ tx, residenceId, companyId }: Held, templateId: number): Promise<Missing[]> => {
  const { rows } = await sql<Missing>`
    select t.contact_id, t.job_id, c.name, j.name_fr as job
    from template_contacts t join contacts c on c.id = t.contact_id join jobs j on j.id = t.job_id
    where t.template_id = ${templateId} and ${lacks(sql`${residenceId}`, sql`${companyId}`)} order by t.id`.execute(tx)
  return rows
}

/** How many of a template each of these projects is not linked to; those that have all are left out. */
export const countMissing = async (on: Db, templateId: number, homes: readonly number[]) => {
  const { rows } = await sql<{ id: number; entries: number }>`
    select r.id, count(*) as entries from residences r
    join template_contacts t on t.template_id = ${templateId} join contacts c on c.id = t.contact_id
    where r.id = any(${homes}::bigint[]) and ${lacks(sql`r.id`, sql`r.company_id`)} group by r.id`.execute(on)
  return rows
}
