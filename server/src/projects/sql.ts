import type { Address, ContactInformation } from '@logis/contract/addresses'
import type { CompanyType } from '@logis/contract/companies.rules'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql } from 'kysely'
import { readOnArrival } from '#platform/arrival.ts'
import { contactJson } from '#platform/contactInformation.ts'
import { db, type Tx } from '#platform/db.ts'
import type { ProjectScope } from '#platform/scope.ts'

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
    (select json_agg(a) from (
      select above.id, above.name from company_closure k join companies above on above.id = k.ancestor_id
      where k.descendant_id = r.company_id order by k.depth desc) a) as companies_above`,
  joins: sql`left join users o on o.id = c.owner_user_id`,
})

/** Takes the project's row, so that what follows in the transaction sees nobody else's change. */
export const lockProject = (tx: Tx, scope: Pick<ProjectScope, 'residenceId'>) =>
  tx.selectFrom('residences').selectAll().where('id', '=', scope.residenceId).forUpdate().executeTakeFirst()

/** A live building, kept from being cancelled until the transaction ends. */
export const holdBuilding = (tx: Tx, id: number) =>
  tx
    .selectFrom('residences')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', 'BUILDING')
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()

export type NewProject = {
  company_id: number
  parent_id: number | null
  type: ResidenceType
  is_ptg: boolean
  name: string
  contract_number: string | null
  size: number | null
  commissioning_date: string | null
  residence_code: string
  contact_information_id: number
  created_by_user_id: number
}
export const insertProject = (tx: Tx, project: NewProject, address: AddressCopy) =>
  tx
    .insertInto('residences')
    .values({ ...project, ...address })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()

export const updateProject = (
  tx: Tx,
  scope: Pick<ProjectScope, 'residenceId'>,
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
    .where('id', '=', scope.residenceId)
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
export const setAddressCopy = (tx: Tx, scope: Pick<ProjectScope, 'residenceId'>, address: AddressCopy) =>
  tx
    .updateTable('residences')
    .set({ ...address, updated_at: sql<string>`now()` })
    .where('id', '=', scope.residenceId)
    .execute()

/** Cancels a building's flats with it, or one project. Answers the ids that were live. */
export const cancel = (tx: Tx, scope: Pick<ProjectScope, 'residenceId' | 'actor'>) =>
  tx
    .updateTable('residences')
    .set({ deleted_at: sql<string>`now()`, deleted_by_user_id: scope.actor.userId })
    .where((eb) => eb.or([eb('id', '=', scope.residenceId), eb('parent_id', '=', scope.residenceId)]))
    .where('deleted_at', 'is', null)
    .returning(['id', 'deleted_at'])
    .execute()

/** Brings back a project and, with it, the flats that were cancelled by the same act: at the same instant. */
export const restore = (tx: Tx, residenceId: number, withFlats: boolean) =>
  tx
    .updateTable('residences')
    .set({ deleted_at: null, deleted_by_user_id: null })
    .where((eb) => {
      const byTheSameAct = eb(
        'deleted_at',
        '=',
        eb.selectFrom('residences as r').select('r.deleted_at').where('r.id', '=', residenceId),
      )
      return eb.or([
        eb('id', '=', residenceId),
        ...(withFlats ? [eb.and([eb('parent_id', '=', residenceId), byTheSameAct])] : []),
      ])
    })
    .returning('id')
    .execute()

/** Takes the live flats of a building, so that none is activated meanwhile; whether one is already. */
export const hasActiveFlats = async (tx: Tx, scope: Pick<ProjectScope, 'residenceId'>): Promise<boolean> => {
  const flats = await tx
    .selectFrom('residences')
    .select('activation_date')
    .where('parent_id', '=', scope.residenceId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return flats.some(({ activation_date }) => activation_date !== null)
}

export const addState = (
  tx: Tx,
  ids: number[],
  state: 'CREATED' | 'CREDENTIALS_SENT' | 'ACTIVATED' | 'CANCELLED' | 'RESTORED',
  actorUserId: number | null,
) =>
  tx
    .insertInto('residence_states_history')
    .values(ids.map((residence_id) => ({ residence_id, state, actor_user_id: actorUserId })))
    .execute()

export const listStates = (residenceId: number) =>
  db
    .selectFrom('residence_states_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_user_id')
    .select(['h.state', 'h.created_at', 'u.username as actor'])
    .where('h.residence_id', '=', residenceId)
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id', 'desc')
    .execute()
