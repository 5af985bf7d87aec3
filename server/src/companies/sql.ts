import type { ContactInformation } from '@logis/contract/addresses'
import { childList } from '@logis/contract/companies.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { contactJson } from '#platform/contactInformation.ts'
import { type Db, prepared, type Tx } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import { contains, type Listed } from '#platform/lists.ts'
import type { Tables } from '#platform/tables.ts'

type CompanyType = Tables['companies']['type']
export type RefRow = { id: number; name: string; type: CompanyType; picture_file_id: number | null }

export type CompanyRow = RefRow & {
  uuid: string
  parent_id: number | null
  is_disabled: boolean
  sponsorship_url: string | null
  owner_user: { username: string } | null
  created_at: string
  contact_information: ContactInformation
  children: RefRow[]
  parents: RefRow[]
  linked_companies: RefRow[]
  options: { id: number; option_type: string; value: string }[]
  user_role_companies: {
    id: number
    user_id: number
    username: string
    role: Tables['user_role_companies']['role']
    is_active: boolean
  }[]
  credential_contacts: {
    id: number
    name: string
    email: string | null
    phone_number: string | null
    position: number
  }[]
  material_labels: { id: number; envelope_label: string }[]
  communication_channel_settings: { id: number; code: string; is_active: boolean }[]
}

const refOf = (alias: 'c' | 'o') =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}, 'type', ${sql.ref(`${alias}.type`)}, 'picture_file_id', ${sql.ref(`${alias}.picture_file_id`)})`

const list = (item: RawBuilder<unknown>, order: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(${item} order by ${order}), '[]') from ${from})`

/** A sheet names as many children as a page of their own list has. */
const namedChildren = childList.size

const children = list(
  refOf('o'),
  sql`o.name, o.id`,
  sql`(select * from companies where parent_id = c.id and deleted_at is null order by name, id limit ${sql.lit(namedChildren)}) o`,
)
const parents = list(
  refOf('o'),
  sql`k.depth desc`,
  sql`company_closure k join companies o on o.id = k.ancestor_id where k.descendant_id = c.id and k.depth > 0`,
)
/** Companies above and below this one, and those tied to it, whichever side made the tie (API-23). */
const linkedTo = sql`companies o where o.deleted_at is null and o.id in (
    select k.ancestor_id from company_closure k where k.descendant_id = c.id and k.depth > 0
    union select id from companies where parent_id = c.id
    union select linked_company_id from company_links where company_id = c.id
    union select company_id from company_links where linked_company_id = c.id
    union select authorized_company_id from resource_accesses where resource_id = c.id
    union select resource_id from resource_accesses where authorized_company_id = c.id)`
const linked = list(refOf('o'), sql`o.name, o.id`, linkedTo)
/** Its favourites, by the walls they are for. */
const materialLabels = list(
  sql`json_build_object('id', l.id, 'envelope_label', l.envelope_label)`,
  sql`f_norm(l.envelope_label), l.id`,
  sql`material_labels l where l.company_id = c.id`,
)
const options = list(
  sql`json_build_object('id', p.id, 'option_type', p.option_type, 'value', p.value)`,
  sql`p.id`,
  sql`company_options p where p.company_id = c.id`,
)
const staff = list(
  sql`json_build_object('id', m.id, 'user_id', u.id, 'username', u.username, 'role', m.role, 'is_active', m.is_active)`,
  sql`u.username, m.id`,
  sql`user_role_companies m join users u on u.id = m.user_id and u.deleted_at is null where m.company_id = c.id`,
)
const credentialContacts = list(
  sql`json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'phone_number', p.phone_number, 'position', p.position)`,
  sql`p.position, p.id`,
  sql`credential_contacts p where p.company_id = c.id`,
)
const channels = list(
  sql`json_build_object('id', h.id, 'code', h.code, 'is_active', coalesce(s.is_active, h.is_default_active))`,
  sql`h.id`,
  sql`communication_channels h left join company_channel_settings s on s.channel_id = h.id and s.company_id = c.id
      where h.target = 'builder' and (h.company_types is null or c.type = any(h.company_types))`,
)

/** The whole sheet of a company, for its own staff and those above. */
export const findSheet = async (reader: Db, companyId: number): Promise<CompanyRow | undefined> => {
  const { rows } = await prepared(sql<CompanyRow>`
    select c.id, c.uuid, c.name, c.type, c.picture_file_id, c.parent_id, c.sponsorship_url, c.created_at,
      c.disabled_at is not null as is_disabled,
      (select json_build_object('username', u.username) from users u where u.id = c.owner_user_id and u.deleted_at is null) as owner_user,
      ${contactJson(sql`c.contact_information_id`)} as contact_information, ${children} as children, ${parents} as parents,
      ${linked} as linked_companies, ${options} as options, ${staff} as user_role_companies,
      ${materialLabels} as material_labels, ${credentialContacts} as credential_contacts, ${channels} as communication_channel_settings
    from companies c where c.id = ${companyId} and c.deleted_at is null`).execute(reader)
  return rows[0]
}

/** A company above one of these: they know it by name. */
export const findAncestorOf = async (
  reader: Db,
  companyId: number,
  below: readonly number[],
): Promise<RefRow | undefined> => {
  const { rows } = await sql<RefRow>`
    select c.id, c.name, c.type, c.picture_file_id from companies c
    where c.id = ${companyId} and c.deleted_at is null
      and exists (select from company_closure k where k.ancestor_id = c.id and k.descendant_id = any(${[...below]}) and k.depth > 0)`.execute(
    reader,
  )
  return rows[0]
}

/** From the root down. */
export const listAncestors = async (reader: Db, companyId: number): Promise<RefRow[]> => {
  const { rows } = await sql<RefRow>`
    select c.id, c.name, c.type, c.picture_file_id from company_closure k join companies c on c.id = k.ancestor_id
    where k.descendant_id = ${companyId} and k.depth > 0 order by k.depth desc`.execute(reader)
  return rows
}

/** AFF-04. */
export const listLinked = async (reader: Db, companyId: number, name: string | undefined): Promise<RefRow[]> => {
  const { rows } = await sql<RefRow>`
    select o.* from companies c cross join lateral (select o.id, o.name, o.type, o.picture_file_id from ${linkedTo}) o
    where c.id = ${companyId} ${name === undefined ? sql`` : sql`and ${contains(sql`f_norm(o.name)`, name)}`}
    order by f_norm(o.name), o.id`.execute(reader)
  return rows
}

type ChildRow = RefRow & { parent_id: number | null; is_disabled: boolean; children_count: number }

const childReader = listReader(childList, {
  id: sql`c.id`,
  sorts: { name: sql`f_norm(c.name)` },
  neverNull: ['name'],
  search: {},
  text: [sql`f_norm(c.name)`],
})

export const listChildren = (companyId: number, request: ListRequest<typeof childList>): Promise<Listed<ChildRow>> =>
  childReader.page(request, {
    from: sql`companies c`,
    within: [sql<SqlBool>`c.parent_id = ${companyId}`, sql<SqlBool>`c.deleted_at is null`],
    columns: sql`c.id, c.name, c.type, c.picture_file_id, c.parent_id, c.disabled_at is not null as is_disabled,
      (select count(*) from companies g where g.parent_id = c.id and g.deleted_at is null) as children_count`,
    joins: sql`left join companies c on c.id = page.id`,
  })

type SharedCompany = { id: number; name: string; type: CompanyType; city: string | null }

export const searchShared = async (reader: Db, text: string, exceptId: number | null, limit: number) => {
  const from = sql`from companies c where c.deleted_at is null and ${contains(sql`f_norm(c.name)`, text)}
    ${exceptId === null ? sql`` : sql`and c.id <> ${exceptId}`}`
  const { rows } = await sql<SharedCompany>`
    select c.id, c.name, c.type,
      (select a.city from addresses a where a.contact_information_id = c.contact_information_id order by a.position limit 1) as city
    ${from} order by f_norm(c.name), c.id limit ${limit}`.execute(reader)
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(reader)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export const lockCompany = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('companies')
    .select(['id', 'name', 'type', 'sponsorship_url', 'owner_user_id'])
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type CompanyChange = Partial<{
  name: string
  type: CompanyType
  sponsorship_url: string | null
  owner_user_id: number | null
}>

export const updateCompany = (tx: Tx, companyId: number, change: CompanyChange) =>
  tx
    .updateTable('companies')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', companyId)
    .execute()
