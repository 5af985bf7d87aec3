import type { Address } from '@logis/contract/addresses'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql } from 'kysely'
import { addressesJson } from '#platform/contactInformation.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type ProjectRow = {
  parent_id: number | null
  type: ResidenceType
  is_ptg: boolean
  name: string
  contract_number: string | null
  size: number | null
  floor: number | null
  stairs: string | null
  commissioning_date: string | null
  residence_code: string
  contact_information_id: number
  address_text: string | null
  zip_code: string | null
  city: string | null
}

/** Answers their ids, in the order of the rows. */
export const insertProjects = async (
  tx: Tx,
  { companyId, actor }: CompanyScope,
  projects: readonly ProjectRow[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number; residence_code: string }>`
    insert into residences (company_id, parent_id, type, is_ptg, name, contract_number, size, floor, stairs, commissioning_date,
      residence_code, contact_information_id, address_text, zip_code, city, created_by_user_id)
    select ${companyId}, parent_id, type::residence_type, is_ptg, name, contract_number, size, floor, stairs, commissioning_date,
      residence_code, contact_information_id, address_text, zip_code, city, ${actor.userId}
    from jsonb_to_recordset(${JSON.stringify(projects)}::jsonb) as p (parent_id bigint, type text, is_ptg boolean, name text,
      contract_number text, size numeric, floor smallint, stairs text, commissioning_date date, residence_code text,
      contact_information_id bigint, address_text text, zip_code text, city text)
    returning id, residence_code`.execute(tx)
  const ids = new Map(rows.map(({ id, residence_code }) => [residence_code, id]))
  return projects.map(({ residence_code }) => ids.get(residence_code)!)
}

export type KnownHome = {
  id: number
  name: string
  type: ResidenceType
  contract_number: string | null
  address_text: string | null
  zip_code: string | null
  parent_id: number | null
}
export type Said = { contracts: readonly string[]; names: readonly string[]; buildings: readonly string[] }

const normalised = (texts: readonly string[]) =>
  sql`(select coalesce(array_agg(distinct f_norm(t)), '{}') from unnest(${[...texts]}::text[]) t)::text[]`

/** The live homes of a company that have one of these contracts or names, or stand in one of these buildings; and the buildings. */
export const findKnown = async (on: Db | Tx, { companyId }: CompanyScope, said: Said): Promise<KnownHome[]> => {
  const { rows } = await sql<KnownHome>`
    with buildings as (
      select id from residences where company_id = ${companyId} and deleted_at is null and type = 'BUILDING'
        and name_norm = any(${normalised(said.buildings)})),
    -- Each by an index of its own: one condition of all of them reads every home of the company.
    found as (
      select id from residences where company_id = ${companyId} and deleted_at is null
        and contract_norm = any(${normalised(said.contracts)})
      union select id from residences where company_id = ${companyId} and deleted_at is null
        and name_norm = any(${normalised(said.names)})
      union select id from buildings
      union select f.id from residences f join buildings b on b.id = f.parent_id)
    select r.id, r.name, r.type, r.contract_number, r.address_text, r.zip_code, r.parent_id
    from found join residences r on r.id = found.id
    where r.company_id = ${companyId} and r.deleted_at is null
    order by r.id`.execute(on)
  return rows
}

export type CancelledHome = { id: number; name: string; contract_number: string }
/** The cancelled homes of a company that bear one of these contracts, the last to be cancelled first; flats are their building's. */
export const findCancelled = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
  contracts: readonly string[],
): Promise<CancelledHome[]> => {
  const { rows } = await sql<CancelledHome>`
    select r.id, r.name, r.contract_number from residences r
    where r.company_id = ${companyId} and r.deleted_at is not null and r.parent_id is null
      and r.contract_norm = any(${normalised(contracts)})
    order by r.deleted_at desc, r.id desc`.execute(on)
  return rows
}

/** Where buildings of a company stand, by their ids. */
export const findPlaces = async (
  tx: Tx,
  { companyId }: CompanyScope,
  buildings: readonly number[],
): Promise<ReadonlyMap<number, Address>> => {
  const { rows } = await sql<{ id: number; addresses: Address[] }>`
    select r.id, ${addressesJson(sql`r.contact_information_id`)} as addresses from residences r
    where r.company_id = ${companyId} and r.id = any(${[...buildings]}::bigint[])`.execute(tx)
  return new Map(rows.flatMap(({ id, addresses: [address] }) => (address ? [[id, address] as const] : [])))
}

/** Live homes; a building is none, its flats are. */
export const countHomes = async (on: Db | Tx, { companyId }: CompanyScope): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from residences
    where company_id = ${companyId} and deleted_at is null and type <> 'BUILDING'`.execute(on)
  return rows[0]!.count
}

const idsOf = (held: readonly Held[]) => held.map(({ residenceId }) => residenceId)

/**
 * Of held projects, those that nobody has activated, written to or changed: their story tells of nothing but their creation
 * by an operation. A building only with all of its flats, which are among them.
 */
export const findUntouched = async (tx: Tx, held: readonly Held[], madeBy: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with own as (
      select r.id, r.parent_id from residences r where r.id = any(${idsOf(held)}::bigint[]) and r.deleted_at is null
        and r.activation_date is null and r.credentials_sent_at is null
        and not exists (select from activity_entries e where e.residence_id = r.id and e.context_http_name <> ${madeBy})
        and not exists (select from communication_logs l where l.residence_id = r.id)
        and not exists (select from residence_users u where u.residence_id = r.id))
    select o.id from own o where not exists (
      select from residences f where f.parent_id = o.id and f.deleted_at is null and f.id not in (select id from own))`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** All at the same instant, which it answers. */
export const cancelAll = async (tx: Tx, { actor }: CompanyScope, held: readonly Held[]): Promise<string> => {
  const { deleted_at } = await tx
    .updateTable('residences')
    .set({ deleted_at: sql<string>`now()`, deleted_by_user_id: actor.userId })
    .where('id', 'in', idsOf(held))
    .returning(sql<string>`deleted_at`.as('deleted_at'))
    .executeTakeFirstOrThrow()
  return deleted_at
}
