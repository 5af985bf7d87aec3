import type { ListRequest } from '@logis/contract/lists'
import type { Home } from '@logis/contract/residents'
import { homeList } from '@logis/contract/residents.lists'
import { sql, type SqlBool } from 'kysely'
import { addressesJson, emailsJson } from '#platform/contactInformation.ts'
import { db, prepared, type Tx } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import { unseen, type Listed } from '#platform/lists.ts'

/** A landlord's homes are its own account's, whoever lives there. */
const isRented = sql`(l.role_code = 'TENANT' and c.type <> 'SOCIAL_LANDLORD')`

const columns = sql`
  r.id, r.name, r.type, r.is_ptg, r.contract_number, r.size, r.created_at, r.deleted_at, r.activation_date, r.credentials_sent_at,
  r.commissioning_date, r.residence_code, json_build_object('id', c.id, 'name', c.name) as company,
  case when p.id is null then null else json_build_object('id', p.id, 'name', p.name) end as parent,
  ${addressesJson(sql`r.contact_information_id`)} as addresses, ${emailsJson(sql`r.contact_information_id`)} as emails,
  (select m.stored_file_id from residence_pictures m where m.residence_id = r.id and m.position = 0) as picture_file_id,
  l.role_code, l.last_connection_at,
  ${isRented} and r.activation_date is null and r.former_activation_date is not null as has_lost_owner,
  case when ${isRented} then (
    select max(came.at) from (
      select s.done_at as at from home_sales s where s.residence_id = r.id
      union all select r.activation_date where r.former_activation_date is not null) came
    where came.at > l.created_at) end as owner_since`

/** A live home and who lives in it. */
const homes = sql`residence_users l join residences r on r.id = l.residence_id join companies c on c.id = r.company_id
  left join residences p on p.id = r.parent_id`
/** The homes of one person; those of others are not there. */
const isHomeOf = (userId: number) =>
  sql<SqlBool>`l.user_id = ${unseen(userId)} and r.deleted_at is null and p.deleted_at is null`

const reader = listReader(homeList, {
  id: sql`r.id`,
  sorts: { name: sql`r.name_norm`, created_at: sql`r.created_at` },
  neverNull: ['name', 'created_at'],
  search: {},
  text: [sql`r.name_norm`],
})

/** A home and its resident as they are kept: the code whole, the picture by its file. */
export type HomeRow = Omit<Home, 'contact_information' | 'residence_code' | 'picture_path'> &
  Home['contact_information'] & {
    residence_code: string
    picture_file_id: number | null
    last_connection_at: string | null
  }

export const listHomes = (userId: number, request: ListRequest<typeof homeList>): Promise<Listed<HomeRow>> =>
  reader.page(request, {
    from: homes,
    within: [isHomeOf(userId)],
    isSmall: true,
    columns,
    joins: sql`left join (${homes}) on r.id = page.id and l.user_id = ${unseen(userId)}`,
  })

export const findHome = (userId: number, residenceId: number): Promise<HomeRow | undefined> => {
  const asked = sql<HomeRow>`select ${columns} from ${homes} where ${isHomeOf(userId)} and r.id = ${residenceId}`
  return prepared(asked).executeTakeFirst(db)
}

/** Notes a visit, once a minute at most. */
export const noteVisit = (tx: Tx, userId: number, residenceId: number) =>
  tx
    .updateTable('residence_users')
    .set({ last_connection_at: new Date() })
    .where('user_id', '=', userId)
    .where('residence_id', '=', residenceId)
    .where(sql<boolean>`coalesce(last_connection_at, '-infinity') < now() - interval '1 minute'`)
    .execute()
