import { campaignHomeList } from '@logis/contract/campaigns.lists'
import type { CampaignStep, EarlierInvitation } from '@logis/contract/campaigns.rules'
import type { CompanyType } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import type { ListRequest } from '@logis/contract/lists'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { listReader, whether } from '#platform/listReader.ts'
import type { CompanyScope } from '#platform/scope.ts'
import type { CampaignRecord } from '../sql.ts'

/** The live homes among those, of the company or of one below, in the order in which they were named. */
export const keepOwn = async (on: Db | Tx, { companyId }: CompanyScope, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place)
    join residences r on r.id = asked.id and r.deleted_at is null and r.type <> 'BUILDING'
    join company_closure k on k.ancestor_id = ${companyId} and k.descendant_id = r.company_id
    order by asked.place`.execute(on)
  return rows.map(({ id }) => id)
}

/** The live homes of contracts, each with the contract that named it, and the contracts that none has. */
export const findContracts = async (on: Db | Tx, { companyId }: CompanyScope, contracts: readonly string[]) => {
  const { rows } = await sql<{ contract: string; id: number | null }>`
    select asked.contract, r.id from unnest(${[...contracts]}::text[]) with ordinality as asked (contract, place)
    left join (company_closure k join residences r on r.company_id = k.descendant_id)
      on k.ancestor_id = ${companyId} and r.contract_norm = f_norm(asked.contract)
      and r.deleted_at is null and r.type <> 'BUILDING'
    order by asked.place, r.name_norm, r.id`.execute(on)
  return {
    homes: rows.flatMap(({ id, contract }) => (id === null ? [] : [{ id, contract }])),
    unknown: [...new Set(rows.filter(({ id }) => id === null).map(({ contract }) => contract))],
  }
}

/** After those that are there. One that was invited just now is not ticked. Answers how many there are then. */
export const insertHomes = async (tx: Tx, { id }: CampaignRecord, ids: readonly number[]): Promise<number> => {
  await sql`
    insert into campaign_homes (campaign_id, residence_id, position, email, reason)
    select ${id}, t.id, (select coalesce(max(position), 0) from campaign_homes where campaign_id = ${id}) + t.place, null, null
    from (select id, min(place) as place from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place) group by id) t
    on conflict do nothing`.execute(tx)
  await sql`
    update campaign_homes h set is_chosen = false from campaign_facts f
    where h.campaign_id = ${id} and f.campaign_id = ${id} and f.residence_id = h.residence_id and f.is_recent
      and h.residence_id in (select unnest(${[...ids]}::bigint[]))`.execute(tx)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from campaign_homes where campaign_id = ${id}`.execute(tx)
  return rows[0]!.total
}

export type HomeFacts = {
  residence_id: number
  name: string
  type: ResidenceType
  address: string | null
  contract_number: string | null
  picture_file_id: number | null
  company_type: CompanyType
  email: string | null
  is_chosen: boolean
  state: 'WAITING' | 'SENT' | 'LEFT_OUT'
  step: CampaignStep
  obstacle: Reason | null
  reason: Reason | null
  invited: EarlierInvitation
  invited_at: string | null
  is_recent: boolean
  booklet: { done: number; total: number } | null
  log_id: number | null
  log_status: 'PROGRAMMED' | 'SENT' | 'FAILED' | null
  log_round: number | null
  sent_at: string | null
  delivered_at: string | null
  opened_at: string | null
  word: string | null
  activated_at: string | null
}
const columns = sql`f.residence_id, f.name, f.type,
  nullif(concat_ws(', ', f.address_text, nullif(concat_ws(' ', f.zip_code, f.city), '')), '') as address,
  f.contract_number, m.stored_file_id as picture_file_id, f.company_type, f.email, f.is_chosen, f.state, f.step, f.obstacle, f.reason,
  f.invited, f.invited_at, f.is_recent,
  case when b.residence_id is not null then json_build_object('done', b.done, 'total', b.total) end as booklet,
  f.log_id, f.log_status, f.log_round, f.sent_at, f.delivered_at, f.opened_at, f.word, f.activated_at`
const more = sql`left join residence_pictures m on m.residence_id = f.residence_id and m.position = 0
  left join booklet_progress b on b.residence_id = f.residence_id`

const reader = listReader(campaignHomeList, {
  id: sql`f.residence_id`,
  sorts: {
    place: sql`f.position + case when f.step in ('TO_COMPLETE','FAILED','LEFT_OUT') then 0 else 1000000 end`,
    name: sql`f.name_norm`,
  },
  neverNull: ['place', 'name'],
  search: { step: sql`f.step`, invited: sql`f.invited`, chosen: whether(sql<SqlBool>`f.is_chosen`) },
  text: [sql`f.name_norm`, sql`f.address_norm`, sql`f.contract_norm`, sql`f_norm(f.email::text)`],
})

export const listHomes = ({ id }: CampaignRecord, request: ListRequest<typeof campaignHomeList>) =>
  reader.page<HomeFacts>(request, {
    from: sql`campaign_facts f`,
    within: [sql<SqlBool>`f.campaign_id = ${id}`],
    // What the view works out of each home is not worked out to count them.
    total: sql`select count(*) from campaign_homes h join campaigns c on c.id = h.campaign_id
      join residences r on r.id = h.residence_id
      join company_closure k on k.ancestor_id = c.company_id and k.descendant_id = r.company_id where h.campaign_id = ${id}`,
    columns,
    joins: sql`left join campaign_facts f on f.campaign_id = ${id} and f.residence_id = page.id ${more}`,
  })

export const findHome = async (
  on: Db | Tx,
  { id }: Pick<CampaignRecord, 'id'>,
  residenceId: number,
): Promise<HomeFacts | undefined> => {
  const { rows } = await sql<HomeFacts>`
    select ${columns} from campaign_facts f ${more}
    where f.campaign_id = ${id} and f.residence_id = ${residenceId}`.execute(on)
  return rows[0]
}

/** Those of a list in its order; of a draft the ones that are ticked. */
export const listIds = async (on: Db, { id }: CampaignRecord): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select f.residence_id as id from campaign_facts f join residences r on r.id = f.residence_id and r.deleted_at is null
    where f.campaign_id = ${id} and f.is_chosen order by f.position`.execute(on)
  return rows.map((row) => row.id)
}

export const setTicks = (tx: Tx, { id }: CampaignRecord, ids: readonly number[] | undefined, is_chosen: boolean) => {
  const rows = tx.updateTable('campaign_homes').set({ is_chosen }).where('campaign_id', '=', id)
  return (ids ? rows.where('residence_id', 'in', ids.length > 0 ? ids : [0]) : rows).execute()
}

export const setEmail = (tx: Tx, { id }: CampaignRecord, residenceId: number, email: string | null) =>
  tx
    .updateTable('campaign_homes')
    .set({ email, is_chosen: true })
    .where('campaign_id', '=', id)
    .where('residence_id', '=', residenceId)
    .execute()

/** Of homes of landlords, to whom each is written: whoever lives there has no address on the home. */
export const setTenantEmails = async (tx: Tx, { id }: CampaignRecord, emails: ReadonlyMap<number, string>) => {
  await sql`
    update campaign_homes h set email = asked.email
    from unnest(${[...emails.keys()]}::bigint[], ${[...emails.values()]}::text[]) as asked (id, email)
    join residences r on r.id = asked.id
    join companies o on o.id = r.company_id and o.type = 'SOCIAL_LANDLORD'
    where h.campaign_id = ${id} and h.residence_id = asked.id`.execute(tx)
}

/** It is its turn again, to another address; of a stopped campaign as soon as it is resumed (`makeUpForStop`). */
export const putBack = (tx: Tx, { id }: CampaignRecord, residenceId: number, round: number) =>
  tx
    .updateTable('campaign_homes')
    .set({
      state: 'WAITING',
      round,
      due_at: sql<string>`(select coalesce(c.stopped_at, now()) from campaigns c where c.id = campaign_id)`,
      reason: null,
    })
    .where('campaign_id', '=', id)
    .where('residence_id', '=', residenceId)
    .execute()
