import type { Campaign } from '@logis/contract/campaigns'
import type { CampaignEffect } from '@logis/contract/campaigns.effect'
import { campaignHomeList, campaignList } from '@logis/contract/campaigns.lists'
import type { CampaignState, RelaunchedStep } from '@logis/contract/campaigns.rules'
import type { ListRequest } from '@logis/contract/lists'
import { sql } from 'kysely'
import { db, type Db, prepared, type Tx } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import { unseen, utc, type Listed } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** A campaign as its rules read it. */
export type CampaignRecord = {
  id: number
  company_id: number
  sender_user_id: number | null
  impersonator_user_id: number | null
  state: CampaignState
  subject: string | null
  note: string | null
  name: string
  starts_at: string | null
  started_at: string | null
  lined_up_at: string | null
  spread_hours: number
  is_company_disabled: boolean
}
const record = sql`id, company_id, sender_user_id, impersonator_user_id, state, subject, note, name, starts_at, started_at, lined_up_at,
  spread_hours, (select k.disabled_at is not null from companies k where k.id = company_id) as is_company_disabled`

export const insertCampaign = async (
  tx: Tx,
  { companyId, actor }: CompanyScope,
  name: string,
): Promise<CampaignRecord> => {
  const { id } = await tx
    .insertInto('campaigns')
    .values({
      company_id: companyId,
      user_id: actor.userId,
      sender_user_id: actor.userId,
      impersonator_user_id: actor.impersonatorId,
      name,
      subject: null,
      note: null,
      stop_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await findAny(tx, id))!
}

/** One of the company's, kept as it is until the transaction ends. */
export const holdCampaign = async (
  tx: Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<CampaignRecord | undefined> => {
  const { rows } = await sql<CampaignRecord>`
    select ${record} from campaigns where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}
export const findCampaign = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<CampaignRecord | undefined> => {
  const { rows } = await sql<CampaignRecord>`
    select ${record} from campaigns where company_id = ${companyId} and id = ${id}`.execute(on)
  return rows[0]
}
/** For the job that goes on with it. */
export const findAny = async (on: Db | Tx, id: number): Promise<CampaignRecord | undefined> =>
  (await sql<CampaignRecord>`select ${record} from campaigns where id = ${id}`.execute(on)).rows[0]

type Counted = Pick<Campaign, 'total' | 'leaving' | 'counts' | 'invited' | 'figures' | 'to_relaunch' | 'waits_for_mail'>
export type ShownCampaign = Omit<Campaign, 'cannot' | keyof Counted> & { is_company_disabled: boolean }

const nameOf = (alias: string) => {
  const user = sql.ref(alias)
  return sql`case when ${user}.id is not null then json_build_object('id', ${user}.id, 'name',
    ${personName(alias)}) end`
}
const shown = sql`
  c.id, c.company_id, c.name, c.state, c.created_at, c.updated_at, c.starts_at, c.spread_hours, c.relaunches, c.relaunched_at,
  case when c.relaunches and c.relaunched_at is null and c.state = 'SENT'
    then to_char((c.ended_at at time zone 'Europe/Paris')::date + 7, 'YYYY-MM-DD') end as relaunches_on,
  c.started_at,
  case when c.state = 'SENDING'
    then (select max(h.due_at) from campaign_homes h where h.campaign_id = c.id and h.state = 'WAITING') end as last_leaves_at,
  c.stopped_at, c.ended_at, c.stop_reason, c.subject, c.note, o.type = 'SOCIAL_LANDLORD' as is_for_tenants, o.disabled_at is not null as is_company_disabled,
  ${nameOf('a')} as author, ${nameOf('s')} as sender`
const people = sql`join companies o on o.id = c.company_id
  left join users a on a.id = c.user_id left join users s on s.id = c.sender_user_id`

export const showCampaign = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<ShownCampaign | undefined> => {
  const { rows } = await sql<ShownCampaign>`
    select ${shown} from campaigns c ${people} where c.company_id = ${companyId} and c.id = ${id}`.execute(on)
  return rows[0]
}

const reader = listReader(campaignList, {
  id: sql`c.id`,
  sorts: { created_at: sql`c.created_at`, name: sql`f_norm(c.name)`, started_at: sql`c.started_at` },
  neverNull: ['created_at', 'name'],
  search: { state: sql`c.state` },
  text: [sql`f_norm(c.name)`],
})
export const listCampaigns = (
  { companyId }: CompanyScope,
  request: ListRequest<typeof campaignList>,
): Promise<Listed<ShownCampaign>> =>
  reader.page(request, {
    from: sql`campaigns c`,
    within: [sql`c.company_id = ${unseen(companyId)}`],
    isSmall: true,
    columns: shown,
    joins: sql`left join (campaigns c ${people}) on c.id = page.id`,
  })

const countOf = (values: readonly string[], column: 'step' | 'invited') =>
  sql`json_build_object(${sql.join(
    values.map(
      (value) => sql`${sql.lit(value)}::text, count(*) filter (where f.${sql.ref(column)} = ${sql.lit(value)})::int`,
    ),
  )})`

/** Whoever did nothing and had no mail for a week. */
const mayBeRelaunched = sql`f.state = 'SENT' and f.step in ('SENT','DELIVERED','OPENED') and f.email is not null
  and not exists (select from communication_logs l where l.recipient = f.email::citext
    and l.created_at > now() - interval '7 days'
    and (f_is_invitation(l.channel_code) or l.channel_code = 'ACCOUNT_REMINDER'))`
export const stepsOf: Record<RelaunchedStep, readonly string[]> = {
  UNOPENED: ['SENT', 'DELIVERED'],
  OPENED: ['OPENED'],
}

/** How far the homes of campaigns are, in numbers: one statement, from the log of mails and from who has come. */
export const countHomes = async (on: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Counted>> => {
  const { rows } = await prepared(sql<Counted & { campaign_id: number }>`
    select f.campaign_id, count(*)::int as total, count(*) filter (where f.step = 'READY' and f.is_chosen)::int as leaving,
      ${countOf(campaignHomeList.search.step.of, 'step')} as counts, ${countOf(campaignHomeList.search.invited.of, 'invited')} as invited,
      json_build_object(
        'sent', count(*) filter (where f.log_status = 'SENT' or f.log_round > 1)::int,
        'delivered', count(*) filter (where f.step in ('DELIVERED','OPENED','ACTIVATED'))::int,
        'opened', count(*) filter (where f.step in ('OPENED','ACTIVATED'))::int,
        'activated', count(*) filter (where f.step = 'ACTIVATED')::int,
        'failed', count(*) filter (where f.step = 'FAILED')::int,
        'first_opened_at', ${utc(sql`min(f.opened_at)`)},
        'last_activated_at', ${utc(sql`max(f.activated_at)`)}) as figures,
      json_build_object(
        'UNOPENED', count(*) filter (where f.step in ('SENT','DELIVERED') and ${mayBeRelaunched})::int,
        'OPENED', count(*) filter (where f.step = 'OPENED' and ${mayBeRelaunched})::int) as to_relaunch,
      coalesce(bool_or(f.log_status = 'PROGRAMMED' and f.last_error is not null), false) as waits_for_mail
    from campaign_facts f where f.campaign_id = any(array(select unnest(${[...ids]}::bigint[]))) group by f.campaign_id`).execute(
    on,
  )
  return new Map(rows.map(({ campaign_id, ...counted }) => [campaign_id, counted]))
}

/** Whoever activates later than that does so by something else. */
const effectDays = 7
/** An older one says nothing of today. */
const effectLookBack = 92

/** Of the last one that has had its time, and wrote to somebody. */
export const readEffect = async ({ companyId }: CompanyScope): Promise<CampaignEffect | null> => {
  const { rows } = await sql<CampaignEffect>`
    with last as (
      select c.id, c.started_at from campaigns c
      where c.company_id = ${companyId} and c.state = 'SENT'
        and c.ended_at between now() - make_interval(days => ${sql.lit(effectLookBack)}) and now() - make_interval(days => ${sql.lit(effectDays)})
        and exists (select from campaign_mails m where m.campaign_id = c.id)
      order by c.ended_at desc, c.id desc limit 1)
    select last.id, ${utc(sql`last.started_at`)} as started_at,
      count(*) filter (where f.log_status = 'SENT' or f.log_round > 1)::int as sent,
      count(*) filter (where f.activated_at < last.started_at + make_interval(days => ${sql.lit(effectDays)}))::int as activated
    from last join campaign_facts f on f.campaign_id = last.id group by last.id, last.started_at`.execute(db)
  return rows[0] ?? null
}

export type Edit = {
  name?: string
  subject?: string | null
  note?: string | null
  starts_at?: string | null
  spread_hours?: number
  relaunches?: boolean
}
export const updateCampaign = (tx: Tx, { id }: CampaignRecord, edit: Edit) =>
  tx
    .updateTable('campaigns')
    .set({ ...edit, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

export const deleteCampaign = (tx: Tx, { id }: CampaignRecord) =>
  tx.deleteFrom('campaigns').where('id', '=', id).execute()

/** A draft that nobody has touched for so long is of no use any more. */
export const deleteOldDrafts = () =>
  sql`delete from campaigns where state = 'DRAFT' and updated_at < now() - interval '92 days'`.execute(db)
