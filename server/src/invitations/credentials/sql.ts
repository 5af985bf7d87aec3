import { sql } from 'kysely'
import { db, type Db, type Tx } from '#platform/db.ts'
import type { InProject } from '#platform/holding.ts'
import type { ProjectScope } from '#platform/scope.ts'
import type { Tables } from '#platform/tables.ts'

export type SheetFacts = {
  name: string
  type: Tables['residences']['type']
  is_ptg: boolean
  residence_code: string
  contract_number: string | null
  address_text: string | null
  zip_code: string | null
  city: string | null
  company_name: string
  /** Of a social landlord: whoever lives there asks for access by the code. */
  is_let: boolean
  contacts: { name: string; email: string | null; phone_number: string | null }[]
}

const facts = (room: number) => sql`
  select r.name, r.type, r.is_ptg, r.residence_code, r.contract_number, r.address_text, r.zip_code, r.city, c.name as company_name,
    c.type = 'SOCIAL_LANDLORD' as is_let,
    (select coalesce(json_agg(json_build_object('name', k.name, 'email', k.email, 'phone_number', k.phone_number) order by k.position, k.id), '[]')
       from (select * from credential_contacts where company_id = c.id order by position, id limit ${room}) k) as contacts
  from residences r join companies c on c.id = r.company_id`

/** What a credential sheet prints: the home, its code, and whom the company has named for questions, as many as there is room for. */
export const readSheetFacts = async (scope: ProjectScope, room: number): Promise<SheetFacts | undefined> => {
  const { rows } = await sql<SheetFacts>`
    ${facts(room)} where r.id = ${scope.residenceId} and r.deleted_at is null`.execute(db)
  return rows[0]
}

/** The same of each live flat of a building, or of those of them that are named. */
export const readFlatsFacts = async (
  db: Db,
  { residenceId }: InProject,
  room: number,
  ids: readonly number[] | undefined,
): Promise<SheetFacts[]> => {
  const { rows } = await sql<SheetFacts>`
    ${facts(room)} where r.parent_id = ${residenceId} and r.deleted_at is null
      and (${ids ?? null}::bigint[] is null or r.id = any(${ids ?? null}::bigint[]))`.execute(db)
  return rows
}

/** The same of live homes, in the order in which they are named. */
export const readManyFacts = async (on: Db, ids: readonly number[], room: number): Promise<SheetFacts[]> => {
  const { rows } = await sql<SheetFacts>`
    ${facts(room)} join unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place) on asked.id = r.id
    where r.deleted_at is null order by asked.place`.execute(on)
  return rows
}

export type Asked = { residence_id?: number | undefined; email?: string | undefined }
type Owed = {
  residence_id: number
  company_id: number
  email: string
  user_id: number | null
  locale: Tables['users']['locale']['__select__'] | null
}

/** The live homes asked for and their own addresses, which alone may receive the code. Ten at most. */
export const findOwed = async (tx: Tx, { residence_id, email }: Asked): Promise<Owed[]> => {
  const asked = sql.join(
    [...(residence_id ? [sql`r.id = ${residence_id}`] : []), ...(email ? [sql`e.email = ${email}::citext`] : [])],
    sql` and `,
  )
  const { rows } = await sql<Owed>`
    select r.id as residence_id, r.company_id, e.email::text as email, u.id as user_id, u.locale
    from residences r join emails e on e.contact_information_id = r.contact_information_id
    left join residences p on p.id = r.parent_id
    left join users u on u.username = e.email and u.deleted_at is null
    where ${asked} and r.deleted_at is null and p.deleted_at is null
    order by r.id, e.position limit 10`.execute(tx)
  return rows
}
