import type { CompanyType } from '@logis/contract/companies.rules'
import type { Found, FoundDocument, FoundHome, FoundPerson } from '@logis/contract/finding'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { readFar } from '#platform/db.ts'
import { inAnyOf, type Condition } from '#platform/listReader.ts'
import { beginsWord, contains } from '#platform/lists.ts'
import { called, isPerson, personName } from '#platform/people.ts'
import { doorsOf, isAtLetterAddress } from '#platform/placedHomes.ts'
import { mayNamePeople, rentedBy } from '#platform/rentedBy.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** How many of each kind are told. */
const told = sql.lit(5)
/**
 * Of how many the best are told. Nothing is counted and nothing is sorted before: of a word that stands everywhere the
 * first ones met will do, and a rare one has no more.
 */
const looked = sql.lit(50)

/** Up to so many companies the indexes of the homes are asked by each; more would be asked for one after the other. */
const fewCompanies = 20

export type Place = { companyId: number; companies: number[] }

/** The company and those below it, told one by one while they are few. */
export const placeOf = async ({ companyId }: CompanyScope): Promise<Place> => {
  const rows = await readFar(sql<{ id: number }>`
    select descendant_id as id from company_closure where ancestor_id = ${companyId} limit ${sql.lit(fewCompanies + 1)}`)
  return { companyId, companies: rows.map(({ id }) => id) }
}

/** Fewer letters than a trigram has: looked for where words begin, and not among the files (docs/decisions/0065). */
export const isShort = (text: string): boolean => [...text].length < 3

const inOneOf = (columns: readonly RawBuilder<unknown>[], text: string): Condition =>
  isShort(text)
    ? sql<SqlBool>`(${sql.join(
        columns.map((column) => beginsWord(column, text)),
        sql` or `,
      )})`
    : inAnyOf(columns, text)

/** One of these companies; of all, where there is no place. */
const isOne = (place: Place | null, company: RawBuilder<unknown>): Condition => {
  if (place === null) return sql<SqlBool>`true`
  const { companyId, companies } = place
  return companies.length > fewCompanies
    ? sql<SqlBool>`exists (select from company_closure k where k.ancestor_id = ${companyId} and k.descendant_id = ${company})`
    : sql<SqlBool>`${company} = any(${companies})`
}
/** A home `r` of theirs. Of many, the text decides first and the company is looked at afterwards. */
const isIn = (place: Place | null): Condition => isOne(place, sql`r.company_id`)

/** What begins with the text comes first. */
const bestFirst = (column: RawBuilder<unknown>, text: string) =>
  sql`starts_with(${column}, f_norm(${text})) desc, ${column}, id`

const namesHome = (place: Place | null, { text, code }: Wanted): Condition => {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : null
  const parts = [inOneOf([sql`name_norm`, sql`contract_norm`, sql`address_norm`, sql`city_norm`], text)]
  if (code) parts.push(sql<SqlBool>`residence_code = ${code}`)
  if (id !== null) parts.push(sql<SqlBool>`id = ${id}`)
  if (mayNamePeople(text)) parts.push(sql<SqlBool>`id = any(${rentedBy(text, (company) => isOne(place, company))})`)
  const door = place && doorsOf(text, (company) => isOne(place, company))
  for (const part of [door, isAtLetterAddress(text)]) if (part) parts.push(part)
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

/** A text, and the residence code that it may be. */
export type Wanted = { text: string; code: string | null }

export type HomeRow = Omit<FoundHome, 'picture_path'> & {
  picture_file_id: number | null
  is_activated: boolean
  emails: number
}

export const findHomes = async (place: Place | null, wanted: Wanted, isPtg: boolean): Promise<HomeRow[]> => {
  const { text } = wanted
  const rows = await readFar(sql<HomeRow>`
    with hits as materialized (
      select * from residences r where ${isIn(place)} and deleted_at is null and is_ptg = ${isPtg} and ${namesHome(place, wanted)}
      limit ${looked}),
    best as (select * from hits order by ${bestFirst(sql`name_norm`, text)} limit ${told})
    select r.id, r.name, r.type, json_build_object('id', c.id, 'name', c.name) as company, m.stored_file_id as picture_file_id,
      nullif(concat_ws(', ', r.address_text, nullif(concat_ws(' ', r.zip_code, r.city), '')), '') as place,
      r.activation_date is not null as is_activated,
      (select count(*) from emails e where e.contact_information_id = r.contact_information_id) as emails
    from best r join companies c on c.id = r.company_id
      left join residence_pictures m on m.residence_id = r.id and m.position = 0
    order by starts_with(r.name_norm, f_norm(${text})) desc, r.name_norm, r.id`)
  return rows
}

/** Files in the folders of homes; `opening` are the provisions that open them to whoever is no manager. */
export const findDocuments = async (
  place: Place,
  { text }: Wanted,
  opening: readonly string[] | null,
): Promise<FoundDocument[]> => {
  const isOpen = opening
    ? sql<SqlBool>`exists (select from residence_effective_provisions p where p.residence_id = r.id and p.code = any(${opening}))`
    : sql<SqlBool>`true`
  const rows = await readFar(sql<FoundDocument>`
    with hits as materialized (
      select d.id, d.name, f_norm(d.name) as name_norm,
        json_build_object('id', r.id, 'name', r.name, 'company_id', r.company_id, 'is_ptg', r.is_ptg) as project
      from documents d join residences r on r.id = d.residence_id
      where ${isIn(place)} and r.deleted_at is null and d.context = 'RESIDENCE'
        and ${contains(sql`f_norm(d.name)`, text)} and ${isOpen}
      limit ${looked})
    select id, name, project from hits order by ${bestFirst(sql`name_norm`, text)} limit ${told}`)
  return rows
}

/** The company’s own contacts, by their names and, from three letters on, by their addresses of mail. */
export const findContacts = async ({ companyId }: Place, { text }: Wanted): Promise<Found['contacts']> => {
  const written = isShort(text) ? sql`false` : contains(sql`f_norm(e.email::text)`, text)
  const rows = await readFar(sql<Found['contacts'][number]>`
    with hits as materialized (
      select c.id, c.name, c.company_name, f_norm(c.name) as name_norm, m.email from contacts c
      left join lateral (select e.email from emails e
        where e.contact_information_id = c.contact_information_id and ${written} order by e.position limit 1) m on true
      where c.company_id = ${companyId}
        and (${inOneOf([sql`f_norm(c.name)`, sql`f_norm(c.company_name)`], text)} or m.email is not null)
      limit ${looked})
    select id, name, company_name, email from hits order by ${bestFirst(sql`name_norm`, text)} limit ${told}`)
  return rows
}

const person = sql`u.id, u.username, ${personName()} as name`
const peopleFound = (from: RawBuilder<unknown>, within: Condition, { text }: Wanted) =>
  readFar(sql<FoundPerson>`
    with hits as materialized (
      select ${person}, f_norm(u.username::text) as name_norm from ${from}
      where ${within} and ${inOneOf([called], text)} limit ${looked})
    select id, name, username from hits order by ${bestFirst(sql`name_norm`, text)} limit ${told}`)

/** Those who work for the company itself. */
export const findColleagues = ({ companyId }: Place, wanted: Wanted): Promise<FoundPerson[]> =>
  peopleFound(
    sql`user_role_companies m join users u on u.id = m.user_id`,
    sql<SqlBool>`m.company_id = ${companyId} and m.is_active and u.deleted_at is null`,
    wanted,
  )
/** Everyone who has an account. */
export const findPeople = (wanted: Wanted): Promise<FoundPerson[]> => peopleFound(sql`users u`, isPerson, wanted)

/** The companies below, by name. */
export const findCompanies = async (
  { companyId }: Place,
  { text }: Wanted,
): Promise<{ id: number; name: string; type: CompanyType }[]> => {
  const rows = await readFar(sql<{ id: number; name: string; type: CompanyType }>`
    select c.id, c.name, c.type from company_closure k join companies c on c.id = k.descendant_id
    where k.ancestor_id = ${companyId} and k.depth > 0 and c.deleted_at is null and ${contains(sql`f_norm(c.name)`, text)}
    order by starts_with(f_norm(c.name), f_norm(${text})) desc, c.name, c.id limit ${told}`)
  return rows
}
