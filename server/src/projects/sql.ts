import type { Address, ContactInformation } from '@logis/contract/addresses'
import type { CompanyType } from '@logis/contract/companies.rules'
import type { Project } from '@logis/contract/projects'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql } from 'kysely'
import { readOnArrival } from '#platform/arrival.ts'
import { contactJson } from '#platform/contactInformation.ts'
import { prepared, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { utc } from '#platform/lists.ts'
import { isOwnerAccount } from '#platform/ownerAccount.ts'
import { personName } from '#platform/people.ts'
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
  picture_file_id: number | null
  pictures_count: number
  documents_count: number
  documents: (Project['documents'][number] & { is_private: boolean })[]
  shared_documents_count: number
  /** What the files are labelled as. */
  label_codes: string[]
  invitations: {
    count: number
    opened_at: string | null
    last: { sent_at: string; recipient: string; is_queued: boolean; events: { name: string; time: string }[] } | null
  }
  owner: { name: string; has_activated: boolean; last_connection_at: string | null } | null
  /** It waits for its next owner, and has no address but those of whoever owned it and has closed their account. */
  has_left_addresses: boolean
  has_owner_account: boolean
  to_activate: number
  /** From the root of the tree down to the project's own company. */
  companies_above: { id: number; name: string }[]
}

/** To whoever is to come: what brought an owner who has left is over. */
const ofOwner = sql`l.residence_id = r.id and l.channel_code like 'INVITE_OWNER%'
  and l.created_at > coalesce(r.former_activation_date, '-infinity')`

/** How far the home has come: its labelled papers, the mails to its owner, and who owns it: somebody else than who activated it, once it was sold. */
const journey = sql`
    array(select distinct b.code from documents d join document_label_links k on k.document_id = d.id
      join document_labels b on b.id = k.label_id where d.residence_id = r.id and d.context = 'RESIDENCE') as label_codes,
    (select json_build_object('count', count(*), 'opened_at', ${utc(sql`min(e.opened_at)`)},
      'last', (array_agg(json_build_object('sent_at', ${utc(sql`l.created_at`)}, 'recipient', l.recipient,
        'is_queued', l.status = 'PROGRAMMED', 'events', e.events) order by l.created_at desc, l.id desc))[1])
      from communication_logs l cross join lateral (
        select min(e.time) filter (where e.name = 'opened') as opened_at,
          coalesce(json_agg(json_build_object('name', e.name, 'time', ${utc(sql`e.time`)})), '[]') as events
        from communication_log_events e where e.log_id = l.id) e
      where ${ofOwner}) as invitations,
    (select json_build_object('name', ${personName()},
        'has_activated', u.id is not distinct from r.activated_by_user_id, 'last_connection_at', ${utc(sql`h.last_connection_at`)})
      from residence_users h join users u on u.id = h.user_id
      where h.residence_id = r.id and h.role_code = 'OWNER' and u.deleted_at is null order by h.created_at, h.id limit 1) as owner,
    r.activation_date is null and r.former_activation_date is not null and not exists (
      select from emails e where e.contact_information_id = r.contact_information_id and not f_has_left(r.id, e.email)) as has_left_addresses`

/** One project with what its page shows, read as its reader arrives. */
export const { find: findProject, onArrival: projectOnArrival } = readOnArrival<ProjectRecord>('projects.getProject', {
  columns: sql`
    r.id, r.name, r.type, r.is_ptg, r.contract_number, r.size, r.created_at, r.deleted_at, r.activation_date, r.credentials_sent_at,
    r.commissioning_date, r.residence_code,
    json_build_object('id', c.id, 'name', c.name, 'type', c.type, 'picture_path', null,
      'owner_user', case when o.id is null then null else json_build_object('username', o.username) end) as company,
    case when b.id is null then null else json_build_object('id', b.id, 'name', b.name) end as parent,
    ${contactJson(sql`r.contact_information_id`)} as contact_information,
    (select p.stored_file_id from residence_pictures p where p.residence_id = r.id and p.position = 0) as picture_file_id,
    (select count(*) from residence_pictures p where p.residence_id = r.id) as pictures_count,
    (select count(*) from documents d where d.residence_id = r.id and d.context = 'RESIDENCE') as documents_count,
    (select count(*) from documents d where d.residence_id = r.id and d.context = 'RESIDENCE' and not (d.is_private or d.is_withheld)) as shared_documents_count,
    (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'extension', d.extension, 'is_private', d.is_private or d.is_withheld,
        'created_at', ${utc(sql`d.created_at`)}) order by d.created_at desc, d.id desc), '[]')
      from (select * from documents where residence_id = r.id and context = 'RESIDENCE' order by created_at desc, id desc limit 100) d) as documents,
    ${journey},
    coalesce(${isOwnerAccount('o')}, false) as has_owner_account,
    ((r.activation_date is null)::int + (select count(*) from residences f
      where f.parent_id = r.id and f.deleted_at is null and f.activation_date is null)) as to_activate,
    (select json_agg(a) from (
      select above.id, above.name from company_closure k join companies above on above.id = k.ancestor_id
      where k.descendant_id = r.company_id order by k.depth desc) a) as companies_above`,
  joins: sql`left join users o on o.id = c.owner_user_id`,
})

/** What a change of a project reads before it: named, for a column that comes later must not change what was planned. */
const changing = [
  'id',
  'name',
  'contract_number',
  'size',
  'floor',
  'stairs',
  'parent_id',
  'commissioning_date',
] as const

/** A held project as it stands. */
export const readProject = async ({ tx, residenceId }: Held) => {
  const asked = tx
    .selectFrom('residences')
    .select([...changing, 'contact_information_id', 'deleted_at'])
    .where('id', '=', residenceId)
  const { rows } = await prepared(asked).execute(tx)
  return rows[0]!
}

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

export const updateProject = (
  { tx, residenceId }: Held,
  set: Partial<{
    name: string
    contract_number: string | null
    size: number | null
    floor: number | null
    stairs: string | null
    parent_id: number | null
    commissioning_date: string | null
  }>,
) => {
  const update = tx
    .updateTable('residences')
    .set({ ...set, updated_at: sql<string>`now()` })
    .where('id', '=', residenceId)
  return prepared(update).execute(tx)
}

/** The first address as the search reads it. */
type AddressCopy = { address_text: string | null; zip_code: string | null; city: string | null }
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
