import type { CompanyType } from '@logis/contract/companies.rules'
import type { ListRequest } from '@logis/contract/lists'
import type { Partner, PartnerRow } from '@logis/contract/partners'
import { partnerList } from '@logis/contract/partners.lists'
import { sql, type RawBuilder } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { insertContact } from '#platform/contactInformation.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { listReader, whether } from '#platform/listReader.ts'
import { utc, type Listed } from '#platform/lists.ts'
import { isStillGiven } from '#platform/stillGiven.ts'
import type { RefRow } from '../sql.ts'
import type { Standing } from './policy.ts'

export type Row = Omit<PartnerRow, 'cannot' | 'picture_path'> & Standing & { picture_file_id: number | null }
type Whole = Omit<Partner, 'cannot' | 'picture_path' | 'parents' | 'children' | 'linked_companies'>
export type WholeRow = Whole &
  Standing & { picture_file_id: number | null; parents: RefRow[]; children: RefRow[]; linked_companies: RefRow[] }

const homes = sql`(select count(*) from residences r where r.company_id = c.id and r.deleted_at is null and not r.is_ptg)`
const peopleOf = (company: RawBuilder<unknown>) => sql`(
  select count(*) from user_role_companies m join users u on u.id = m.user_id and u.is_active and u.deleted_at is null
  where m.company_id = ${company} and m.is_active)`
const people = peopleOf(sql`c.id`)

const columns = sql`c.id, c.name, c.type, c.picture_file_id, c.created_at,
  case when c.disabled_at is null then 'ACTIVE' else 'DISABLED' end as state,
  case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as parent,
  ${people} as people_count, ${homes} as homes_count,
  (select count(*) from companies k where k.parent_id = c.id and k.deleted_at is null) as children_count,
  exists (select from residences r where r.company_id = c.id)
    or exists (select from companies m join residences r on r.company_id = m.id where m.merged_into_id = c.id) as has_homes,
  exists (select from user_role_companies m where m.company_id = c.id and m.is_active) as has_people`
const joined = sql`companies c left join companies p on p.id = c.parent_id`

const reader = listReader(partnerList, {
  id: sql`c.id`,
  sorts: {
    name: sql`f_norm(c.name)`,
    parent: sql`(select f_norm(p.name) from companies p where p.id = c.parent_id)`,
    people,
    homes,
    created_at: sql`c.created_at`,
  },
  neverNull: ['name', 'people', 'homes', 'created_at'],
  search: {
    type: sql`c.type`,
    state: sql`case when c.disabled_at is null then 'ACTIVE' else 'DISABLED' end`,
    has_invited: whether(
      sql`exists (select from residences r where r.company_id = c.id and r.credentials_sent_at is not null)`,
    ),
    parent_id: sql`c.parent_id`,
  },
  text: [sql`f_norm(c.name)`],
})

export const listPartners = (request: ListRequest<typeof partnerList>): Promise<Listed<Row>> =>
  reader.page(request, {
    from: sql`companies c`,
    within: [sql`c.deleted_at is null`],
    isForAll: true,
    columns,
    joins: sql`left join companies c on c.id = page.id left join companies p on p.id = c.parent_id`,
  })

const ref = sql`json_build_object('id', o.id, 'name', o.name, 'type', o.type, 'picture_file_id', o.picture_file_id)`
const refs = (order: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(${ref} order by ${order}), '[]') from ${from})`

export const findPartner = async (on: Db | Tx, id: number): Promise<WholeRow | undefined> => {
  const { rows } = await sql<WholeRow>`
    select ${columns}, c.disabled_at, c.disabled_reason, c.sellsy_client_id, c.sponsorship_url,
      (select count(*) from residences r where r.company_id = c.id and r.deleted_at is null and not r.is_ptg
        and r.activation_date is not null) as activated_count,
      (select count(*) from residences r where r.company_id = c.id and r.deleted_at is null and r.is_ptg) as passports_count,
      (select coalesce(sum(s.total), 0)::bigint from company_closure k join company_residence_stats s on s.company_id = k.descendant_id
        where k.ancestor_id = c.id and k.depth > 0) as homes_below_count,
      (select coalesce(sum(r.storage_bytes), 0)::bigint from residences r where r.company_id = c.id and r.deleted_at is null) as storage_bytes,
      (select coalesce(sum(r.device_count), 0)::bigint from residences r where r.company_id = c.id and r.deleted_at is null) as devices_count,
      ${refs(sql`k.depth desc`, sql`company_closure k join companies o on o.id = k.ancestor_id where k.descendant_id = c.id and k.depth > 0`)} as parents,
      ${refs(sql`f_norm(o.name), o.id`, sql`companies o where o.parent_id = c.id and o.deleted_at is null`)} as children,
      ${refs(sql`f_norm(o.name), o.id`, linkedTo(sql`c.id`))} as linked_companies,
      (select coalesce(json_agg(json_build_object('id', u.id, 'username', u.username, 'first_name', u.first_name,
          'last_name', u.last_name, 'role', m.role, 'is_active', u.is_active, 'last_connection_at', ${utc(sql`u.last_connection_at`)})
          order by u.username), '[]')
        from user_role_companies m join users u on u.id = m.user_id and u.deleted_at is null
        where m.company_id = c.id and m.is_active) as people,
      (select coalesce(json_agg(json_build_object('email', i.email, 'role', i.role, 'expires_at', ${utc(sql`i.expires_at`)}) order by i.email), '[]')
        from staff_invitations i where i.company_id = c.id and i.expires_at > now() and ${isStillGiven}) as invitations
    from ${joined} where c.id = ${id} and c.deleted_at is null`.execute(on)
  return rows[0]
}
export const readPartner = (id: number) => findPartner(db, id)

const linkedTo = (company: RawBuilder<unknown>) => sql`companies o where o.deleted_at is null and o.id in (
  select linked_company_id from company_links where company_id = ${company}
  union select company_id from company_links where linked_company_id = ${company})`

/** One who rearranges companies at a time: what a tree refuses is proven on what the one before has left. */
export const takeTree = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('company_tree'))`.execute(tx)

const holding =
  (lock: RawBuilder<unknown>) =>
  async ({ tx }: Administering, id: number): Promise<boolean> => {
    const { rows } = await sql`select from companies where id = ${id} and deleted_at is null ${lock}`.execute(tx)
    return rows.length > 0
  }
export const holdPartner = holding(sql`for no key update`)
/** Whole: whoever adds something to it has done so before, or waits and finds it gone. */
export const holdWhole = holding(sql`for update`)

type NewPartner = { name: string; type: CompanyType; parent_id: number | null }
export const insertPartner = async ({ tx }: Administering, partner: NewPartner): Promise<number> => {
  const contact_information_id = await insertContact(tx)
  const { id } = await tx
    .insertInto('companies')
    .values({ ...partner, contact_information_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Change = Partial<{
  name: string
  type: CompanyType
  sellsy_client_id: string | null
  sponsorship_url: string | null
  parent_id: number | null
}>
export const updatePartner = ({ tx }: Administering, id: number, change: Change) =>
  tx
    .updateTable('companies')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .execute()

export const setDisabled = ({ tx }: Administering, id: number, reason: string | null) =>
  tx
    .updateTable('companies')
    .set({ disabled_at: reason === null ? null : new Date(), disabled_reason: reason, updated_at: new Date() })
    .where('id', '=', id)
    .execute()

type Viewer = RefRow & { people_count: number }
export type Move = { homes_count: number; companies_count: number; gains: Viewer[]; loses: Viewer[] }

/** Reading goes from a company down: whoever is above after the move sees, whoever was above it before does not. */
export const findMove = async (on: Db, id: number, parentId: number | null): Promise<Move> => {
  const above = (of: RawBuilder<unknown>) => sql`select ancestor_id from company_closure where descendant_id = ${of}`
  const before = sql`${above(sql`${id}::bigint`)} and depth > 0`
  const after = above(sql`${parentId}::bigint`)
  const viewers = (ids: RawBuilder<unknown>) => sql`(
    select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'type', o.type, 'picture_file_id', o.picture_file_id,
      'people_count', ${peopleOf(sql`o.id`)}) order by f_norm(o.name), o.id), '[]') from companies o where o.id in (${ids}))`
  const { rows } = await sql<Move>`
    select ${viewers(sql`${after} except (${before})`)} as gains, ${viewers(sql`${before} except (${after})`)} as loses,
      (select count(*) from company_closure where ancestor_id = ${id}) as companies_count,
      (select coalesce(sum(s.total), 0)::bigint from company_closure k join company_residence_stats s on s.company_id = k.descendant_id
        where k.ancestor_id = ${id}) as homes_count`.execute(on)
  return rows[0]!
}

export const isBelow = async (on: Db | Tx, ancestorId: number, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select from company_closure where ancestor_id = ${ancestorId} and descendant_id = ${id}`.execute(on)
  return rows.length > 0
}

export const findLinked = async (on: Db | Tx, id: number): Promise<RefRow[]> => {
  const { rows } = await sql<RefRow>`
    select o.id, o.name, o.type, o.picture_file_id from ${linkedTo(sql`${id}::bigint`)} order by f_norm(o.name), o.id`.execute(
    on,
  )
  return rows
}

/** Those of these companies that are there, and stay until the transaction ends. */
export const holdAll = async ({ tx }: Administering, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql`
    select from companies where id = any(${[...ids]}::bigint[]) and deleted_at is null order by id for key share`.execute(
    tx,
  )
  return rows.length
}

/** What a company is called, whoever holds it. */
export const findName = async ({ tx }: Administering, id: number): Promise<string> =>
  (await tx.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

export const setLinks = async ({ tx }: Administering, id: number, ids: readonly number[]): Promise<void> => {
  await tx
    .deleteFrom('company_links')
    .where((eb) => eb.or([eb('company_id', '=', id), eb('linked_company_id', '=', id)]))
    .execute()
  if (ids.length > 0)
    await tx
      .insertInto('company_links')
      .values(ids.map((linked_company_id) => ({ company_id: id, linked_company_id })))
      .execute()
}
