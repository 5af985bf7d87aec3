import { sql, type RawBuilder } from 'kysely'
import { addressesJson, emailsJson } from '#platform/contactInformation.ts'
import { db, type Tx } from '#platform/db.ts'
import { contains, offsetOf, orderBy, type Paging } from '#platform/lists.ts'

const columns = sql`
  r.id, r.name, r.type, r.is_ptg, r.contract_number, r.size, r.created_at, r.deleted_at, r.activation_date, r.credentials_sent_at,
  r.commissioning_date, r.residence_code, json_build_object('id', c.id, 'name', c.name) as company,
  case when p.id is null then null else json_build_object('id', p.id, 'name', p.name) end as parent,
  ${addressesJson(sql`r.contact_information_id`)} as addresses, ${emailsJson(sql`r.contact_information_id`)} as emails,
  l.role_code, l.last_connection_at`

/** The live homes of one person; those of others are not there. */
const homesOf = (userId: number) => sql`
  from residence_users l join residences r on r.id = l.residence_id join companies c on c.id = r.company_id
  left join residences p on p.id = r.parent_id
  where l.user_id = ${userId} and r.deleted_at is null and p.deleted_at is null`

export type SortKey = 'name' | 'created_at'
const sortColumns: Record<SortKey, RawBuilder<unknown>> = { name: sql`r.name_norm`, created_at: sql`r.created_at` }

export type HomeList = Paging & { sort: readonly { key: SortKey; descending: boolean }[]; text: string | null }

export const listHomes = async <Row>(userId: number, request: HomeList): Promise<{ rows: Row[]; total: number }> => {
  const named = request.text ? contains(sql`r.name_norm`, request.text) : sql`true`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`select ${columns} ${homesOf(userId)} and ${named}
      order by ${orderBy(request.sort, sortColumns, sql`r.id`)} limit ${request.page_size} offset ${offsetOf(request)}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total ${homesOf(userId)} and ${named}`.execute(db),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

export const findHome = async <Row>(userId: number, residenceId: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`select ${columns} ${homesOf(userId)} and r.id = ${residenceId}`.execute(db)
  return rows[0]
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
