import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'

const isLivedIn = (home: RawBuilder<unknown>) => sql`exists (
  select from residence_users u where u.residence_id = ${home}.id and not exists (
    select from user_role_companies m
    where m.user_id = u.user_id and m.company_id = ${home}.company_id and m.is_active))`
/** Papers of accounts are kept for so many years before a day. */
type Accounts = { day: string; years: number }
const isInvoiced = (home: RawBuilder<unknown>, { day, years }: Accounts) => sql`exists (
  select from invoices i where i.residence_id = ${home}.id
    and i.date > (${day}::date - make_interval(years => ${years})))`
/** Whose it is beside the company’s: somebody lives there who does not work for it, or its accounts are to be kept. */
const isKept = (home: RawBuilder<unknown>, accounts: Accounts) =>
  sql`(${isLivedIn(home)} or ${isInvoiced(home, accounts)})`

type Staying = { company_id: number; staying: number }

/** How many homes of these companies stay whatever is decided: a building, with any flat of it. */
export const countStaying = async (
  on: Db | Tx,
  companyIds: readonly number[],
  accounts: Accounts,
): Promise<Staying[]> => {
  const { rows } = await sql<Staying>`
    select r.company_id, count(*) as staying from residences r
    where r.company_id = any(${[...companyIds]}::bigint[]) and (${isKept(sql`r`, accounts)} or exists (
      select from residences f where f.parent_id = r.id and ${isKept(sql`f`, accounts)}))
    group by r.company_id`.execute(on)
  return rows
}

/** The next homes that a company had by then and nobody else has a part in; a building once its flats are gone. */
export const findErasable = async (
  tx: Tx,
  companyId: number,
  { most, accounts, decidedAt }: { most: number; accounts: Accounts; decidedAt: string },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from residences r where r.company_id = ${companyId} and r.created_at <= ${decidedAt} and not ${isKept(sql`r`, accounts)}
      and not exists (select from residences f where f.parent_id = r.id)
    order by r.id limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

export type Erased = {
  erased_residence_id: number
  type: ResidenceType
  created_at: string
  activation_date: string | null
  documents: number
  devices: number
  storage_bytes: number
}

const idsOf = (homes: readonly Held[]) => sql`${homes.map(({ residenceId }) => residenceId)}::bigint[]`

/** What held homes are, but those that somebody else has a part in by now. */
export const describe = async (tx: Tx, homes: readonly Held[], accounts: Accounts): Promise<Erased[]> => {
  const { rows } = await sql<Erased>`
    select r.id as erased_residence_id, r.type, r.created_at, r.activation_date, r.storage_bytes, r.device_count as devices,
      (select count(*) from documents d where d.residence_id = r.id) as documents
    from residences r where r.id = any(${idsOf(homes)}) and not ${isKept(sql`r`, accounts)}
      and not exists (select from residences f where f.parent_id = r.id) order by r.id`.execute(tx)
  return rows
}

/** With all that hangs on them; their files go by the janitor, who finds that no row speaks of them. */
export const deleteHomes = async (tx: Tx, homes: readonly Held[]): Promise<number[]> => {
  const { rows } = await sql<{ contact: number }>`
    delete from residences where id = any(${idsOf(homes)}) returning contact_information_id as contact`.execute(tx)
  return rows.map(({ contact }) => contact)
}
