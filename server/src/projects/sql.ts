import type { Address, ContactInformation } from '@logis/contract/addresses'
import type { CompanyType } from '@logis/contract/companies.rules'
import type { Project } from '@logis/contract/projects'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql } from 'kysely'
import { readOnArrival } from '#platform/arrival.ts'
import { contactJson } from '#platform/contactInformation.ts'
import type { Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'

export type ProjectRecord = {
  id: number
  name: string
  type: ResidenceType
  is_ptg: boolean
  contract_number: string | null
  size: number | null
  created_at: string
  deleted_at: string | null
  activation_date: string | null
  credentials_sent_at: string | null
  commissioning_date: string | null
  residence_code: string
  company: { id: number; name: string; type: CompanyType; picture_path: null; owner_user: { username: string } | null }
  parent: { id: number; name: string } | null
  contact_information: ContactInformation
  documents_count: number
  documents: (Project['documents'][number] & { is_private: boolean })[]
  shared_documents_count: number
  /** From the root of the tree down to the project's own company. */
  companies_above: { id: number; name: string }[]
}

/** One project with what its page shows, read as its reader arrives. */
export const { find: findProject, onArrival: projectOnArrival } = readOnArrival<ProjectRecord>('projects.getProject', {
  columns: sql`
    r.id, r.name, r.type, r.is_ptg, r.contract_number, r.size, r.created_at, r.deleted_at, r.activation_date, r.credentials_sent_at,
    r.commissioning_date, r.residence_code,
    json_build_object('id', c.id, 'name', c.name, 'type', c.type, 'picture_path', null,
      'owner_user', case when o.id is null then null else json_build_object('username', o.username) end) as company,
    case when b.id is null then null else json_build_object('id', b.id, 'name', b.name) end as parent,
    ${contactJson(sql`r.contact_information_id`)} as contact_information,
    (select count(*) from documents d where d.residence_id = r.id and d.context = 'RESIDENCE') as documents_count,
    (select count(*) from documents d where d.residence_id = r.id and d.context = 'RESIDENCE' and not d.is_private) as shared_documents_count,
    (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'extension', d.extension, 'is_private', d.is_private,
        'created_at', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d.created_at desc, d.id desc), '[]')
      from (select * from documents where residence_id = r.id and context = 'RESIDENCE' order by created_at desc, id desc limit 100) d) as documents,
    (select json_agg(a) from (
      select above.id, above.name from company_closure k join companies above on above.id = k.ancestor_id
      where k.descendant_id = r.company_id order by k.depth desc) a) as companies_above`,
  joins: sql`left join users o on o.id = c.owner_user_id`,
})

/** A held project as it stands. */
export const readProject = ({ tx, residenceId }: Held) =>
  tx.selectFrom('residences').selectAll().where('id', '=', residenceId).executeTakeFirstOrThrow()

/** A live building of the company of a scope, kept from being cancelled until the transaction ends. */
export const holdBuilding = (tx: Tx, { companyId }: CompanyScope | ProjectScope, id: number) =>
  tx
    .selectFrom('residences')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('type', '=', 'BUILDING')
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()

export type NewProject = {
  parent_id: number | null
  type: ResidenceType
  is_ptg: boolean
  name: string
  contract_number: string | null
  size: number | null
  commissioning_date: string | null
  residence_code: string
  contact_information_id: number
}
export const insertProject = (
  tx: Tx,
  { companyId, actor }: CompanyScope,
  project: NewProject,
  address: AddressCopy,
): Promise<{ id: number }> =>
  tx
    .insertInto('residences')
    .values({ ...project, ...address, company_id: companyId, created_by_user_id: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateProject = (
  { tx, residenceId }: Held,
  set: Partial<{
    name: string
    contract_number: string | null
    size: number | null
    parent_id: number | null
    commissioning_date: string | null
  }>,
) =>
  tx
    .updateTable('residences')
    .set({ ...set, updated_at: sql<string>`now()` })
    .where('id', '=', residenceId)
    .execute()

/** The first address as the search reads it. */
export type AddressCopy = { address_text: string | null; zip_code: string | null; city: string | null }
export const addressCopy = (
  address: Pick<Address, 'street_number' | 'street_name' | 'extra_infos' | 'zip_code' | 'city'> | undefined,
): AddressCopy => ({
  address_text: [address?.street_number, address?.street_name, address?.extra_infos].filter(Boolean).join(' ') || null,
  zip_code: address?.zip_code ?? null,
  city: address?.city ?? null,
})
export const setAddressCopy = ({ tx, residenceId }: Held, address: AddressCopy) =>
  tx
    .updateTable('residences')
    .set({ ...address, updated_at: sql<string>`now()` })
    .where('id', '=', residenceId)
    .execute()

/** All of them at the same instant, by which a building and its flats come back together; answers when that was. */
export const cancel = async ({ tx, author, residenceId }: Held, flats: readonly Held[]): Promise<string> => {
  const { deleted_at } = await tx
    .updateTable('residences')
    .set({ deleted_at: sql<string>`now()`, deleted_by_user_id: author.userId })
    .where('id', 'in', [residenceId, ...flats.map((flat) => flat.residenceId)])
    .returning(sql<string>`deleted_at`.as('deleted_at'))
    .executeTakeFirstOrThrow()
  return deleted_at
}

export const restore = ({ tx, residenceId }: Held, flats: readonly Held[]) =>
  tx
    .updateTable('residences')
    .set({ deleted_at: null, deleted_by_user_id: null })
    .where('id', 'in', [residenceId, ...flats.map((flat) => flat.residenceId)])
    .execute()

/** Whether people live in one of these flats. */
export const hasActive = async ({ tx, residenceId }: Held): Promise<boolean> =>
  (await tx
    .selectFrom('residences')
    .select('id')
    .where('parent_id', '=', residenceId)
    .where('deleted_at', 'is', null)
    .where('activation_date', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
