import type { ListRequest } from '@logis/contract/lists'
import { subscriptionList } from '@logis/contract/subscriptions.lists'
import type { SubscriptionState } from '@logis/contract/subscriptions.rules'
import { sql } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { listReader, onDate } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type Row = {
  id: number
  company: { id: number; name: string }
  code: string
  name_fr: string
  name_en: string
  state: SubscriptionState
  quantity: number | null
  starts_on: string
  ends_on: string | null
  licence_years: number | null
  renews: boolean
  /** Whether the extension of retention runs on its last day. */
  is_extended: boolean
}

const today = sql`(now() at time zone 'Europe/Paris')::date`
const state = sql`case when s.starts_on > ${today} then 'PLANNED' when s.ends_on < ${today} then 'ENDED' else 'RUNNING' end`
const columns = sql`s.id, json_build_object('id', c.id, 'name', c.name) as company, s.code, p.name_fr, p.name_en, ${state} as state,
  s.quantity, s.starts_on, s.ends_on, s.licence_years, s.renews,
  exists (select from company_subscriptions e where e.company_id = s.company_id and e.code = 'MSL_10ANS'
    and s.ends_on is not null and e.starts_on <= s.ends_on and (e.ends_on is null or e.ends_on >= s.ends_on)) as is_extended`
const joined = sql`join companies c on c.id = s.company_id join service_provisions p on p.code = s.code`

const reader = listReader(subscriptionList, {
  id: sql`s.id`,
  sorts: { company: sql`f_norm(c.name)`, starts_on: sql`s.starts_on`, ends_on: sql`s.ends_on` },
  neverNull: ['company', 'starts_on'],
  search: { company_id: sql`s.company_id`, code: sql`s.code`, state, ends_on: onDate(sql`s.ends_on`) },
  text: [sql`f_norm(c.name)`],
})

export const listSubscriptions = (request: ListRequest<typeof subscriptionList>): Promise<Listed<Row>> =>
  reader.page(request, {
    from: sql`company_subscriptions s join companies c on c.id = s.company_id`,
    within: [sql`c.deleted_at is null`],
    columns,
    joins: sql`left join company_subscriptions s on s.id = page.id left join companies c on c.id = s.company_id
      left join service_provisions p on p.code = s.code`,
  })

export const findSubscription = async (on: Db | Tx, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns} from company_subscriptions s ${joined} where s.id = ${id} and c.deleted_at is null`.execute(on)
  return rows[0]
}

/** Whoever changes what a company has subscribed to takes the company: two who do it at once take turns. */
export const holdCompany = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { rows } = await sql`select from companies where id = ${id} and deleted_at is null for no key update`.execute(
    tx,
  )
  return rows.length > 0
}

export const isOffered = async ({ tx }: Administering, code: string): Promise<boolean> =>
  (await tx
    .selectFrom('service_provisions')
    .select('code')
    .where('code', '=', code)
    .where('is_active', '=', true)
    .executeTakeFirst()) !== undefined

export type Term = { company_id: number; code: string; starts_on: string; ends_on: string | null }

/** One of these codes, on one of these days. */
export const overlaps = async (
  { tx }: Administering,
  term: Omit<Term, 'code'> & { codes: readonly string[] },
  exceptId: number | null,
): Promise<boolean> => {
  const { company_id, codes, starts_on, ends_on } = term
  const { rows } = await sql`
    select from company_subscriptions s where s.company_id = ${company_id} and s.code = any(${[...codes]}::text[])
      and s.id is distinct from ${exceptId}::bigint
      and s.starts_on <= coalesce(${ends_on}::date, 'infinity') and coalesce(s.ends_on, 'infinity') >= ${starts_on}::date
    limit 1`.execute(tx)
  return rows.length > 0
}

type New = Term & { quantity: number | null; licence_years: number | null; renews: boolean }
export const insertSubscription = async ({ tx }: Administering, row: New): Promise<number> => {
  const { id } = await tx.insertInto('company_subscriptions').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export type Change = Partial<Pick<New, 'quantity' | 'starts_on' | 'ends_on' | 'licence_years' | 'renews'>>
export const updateSubscription = ({ tx }: Administering, id: number, change: Change) =>
  tx.updateTable('company_subscriptions').set(change).where('id', '=', id).execute()

export const deleteSubscription = ({ tx }: Administering, id: number) =>
  tx.deleteFrom('company_subscriptions').where('id', '=', id).execute()

export const findToday = async (on: Db | Tx): Promise<string> => {
  const { rows } = await sql<{ today: string }>`select ${today} as today`.execute(on)
  return rows[0]!.today
}

/** Those that end within this many days and whose company has not been told so yet, of this end. */
export const listEnding = async (on: Db, days: number, above: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select s.id from company_subscriptions s join companies c on c.id = s.company_id and c.deleted_at is null
    where s.ends_on - ${today} between ${above} and ${days} and s.starts_on <= ${today}
      and not exists (select from subscription_notices n where n.subscription_id = s.id and n.days = ${days} and n.ends_on = s.ends_on)
    order by s.id`.execute(on)
  return rows.map(({ id }) => id)
}

/** Notes that the company is told; of several workers one does. */
export const takeNotice = async (tx: Tx, id: number, days: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into subscription_notices (subscription_id, days, ends_on)
    select id, ${days}, ends_on from company_subscriptions where id = ${id} and ends_on is not null
    on conflict do nothing`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export const readSubscription = (id: number) => findSubscription(db, id)

type Renewing = { id: number; ends_on: string; licence_years: number | null; code: string }
/** Those that go on by themselves and whose last day has come. */
export const listRenewing = async (on: Db): Promise<Renewing[]> => {
  const { rows } = await sql<Renewing>`
    select s.id, s.ends_on, s.licence_years, s.code
    from company_subscriptions s join companies c on c.id = s.company_id and c.deleted_at is null and c.disabled_at is null
    where s.renews and s.ends_on <= ${today} and s.starts_on <= ${today} order by s.id`.execute(on)
  return rows
}

/**
 * Puts the last day off, once for each last day; of several workers one does. What has another term of one of these
 * codes in its way ends as it stands.
 */
export const renewTerm = async (
  tx: Tx,
  { id, ends_on }: Renewing,
  { until, codes }: { until: string; codes: readonly string[] },
): Promise<boolean> => {
  const { rows } = await sql`
    with term as (select c.id as company_id from company_subscriptions s join companies c on c.id = s.company_id
      where s.id = ${id} for no key update of c, s),
    renewed as (update company_subscriptions s set ends_on = ${until}::date from term
      where s.id = ${id} and s.renews and s.ends_on = ${ends_on}::date and not exists (
        select from company_subscriptions o where o.company_id = term.company_id and o.id <> s.id
          and o.code = any(${[...codes]}::text[]) and o.starts_on <= ${until}::date
          and coalesce(o.ends_on, 'infinity') > ${ends_on}::date)
      returning s.id)
    insert into subscription_renewals (subscription_id, ended_on, ends_on)
    select id, ${ends_on}::date, ${until}::date from renewed returning subscription_id`.execute(tx)
  return rows.length > 0
}
