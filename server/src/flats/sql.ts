import type { EnergyKind, EnergyStatus } from '@logis/contract/energies.rules'
import type { FlatRow, FlatsShown, FloorCounts } from '@logis/contract/flats'
import type { Front } from '@logis/contract/flats.fronts'
import { flatList } from '@logis/contract/flats.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { readFar } from '#platform/db.ts'
import { listReader, whether, whetherThere, type Condition } from '#platform/listReader.ts'
import { asCounted, contains, utc, type Listed } from '#platform/lists.ts'
import { called, personName } from '#platform/people.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'

const reader = listReader(flatList, {
  id: sql`f.id`,
  sorts: {
    name: asCounted(sql`f.name_norm`),
    created_at: sql`f.created_at`,
    size: sql`f.size`,
    activation_date: sql`f.activation_date`,
  },
  neverNull: ['name', 'created_at'],
  search: {
    name: sql`f.name_norm`,
    size: sql`f.size`,
    stairs: (asked) => sql<SqlBool>`f_norm(f.stairs) = f_norm(${asked})`,
    activated: whetherThere(sql`f.activation_date`),
    // Read below, as the reader is told of them.
    let: null,
    connected: null,
  },
  // Read below, as the reader is told of who lives there.
  text: null,
})

/** Those of a role, the first to come first; none where the reader is not told of them. */
const residents = (role: 'OWNER' | 'TENANT', areShown: boolean) => sql`(
  select coalesce(json_agg(json_build_object(
      'name', ${personName()},
      'created_at', ${utc(sql`l.created_at`)}, 'last_connection_at', ${utc(sql`l.last_connection_at`)}) order by l.id), '[]')
  from residence_users l join users u on u.id = l.user_id
  where l.residence_id = f.id and l.role_code = ${role} and u.deleted_at is null and ${areShown}::boolean)`

/** The latest one of those who live there. */
const connection = (energy: EnergyKind, isShown: boolean) => sql`(
  select json_build_object('created_at', ${utc(sql`e.created_at`)}, 'status', e.status) from energy_subscriptions e
  where e.residence_id = f.id and e.energy = ${energy} and ${isShown}::boolean
  order by e.created_at desc, e.id desc limit 1)`

/** An invitation of a tenant holds until somebody was let in after it, whether they are there still or not. */
const ofTenantToCome = sql<SqlBool>`i.residence_id = f.id and i.channel_code = 'INVITE_TENANT_SOCIAL_LANDLORD'
  and not exists (select from residence_users l where l.residence_id = f.id and l.role_code = 'TENANT')
  and not exists (select from access_requests a
    where a.residence_id = f.id and a.status = 'ACCEPTED' and a.role_code = 'TENANT' and a.decided_at > i.created_at)`

/** One of an owner until the home is activated, or its address is another. */
const ofOwnerToCome = sql<SqlBool>`i.residence_id = f.id and i.channel_code like 'INVITE_OWNER%' and f.activation_date is null
  and i.created_at > coalesce(f.former_activation_date, '-infinity')
  and exists (select from emails m
    where m.contact_information_id = f.contact_information_id and lower(m.email) = lower(i.recipient))`

/** The latest invitation of a tenant. */
const tenantInvited = (isShown: boolean) => sql`(
  select ${utc(sql`i.created_at`)} from communication_logs i
  where ${isShown}::boolean and ${ofTenantToCome} and i.status <> 'FAILED'
  order by i.created_at desc limit 1)`

/** What its reader is shown, and what says of a mail that it does not arrive. */
type Shown = FlatsShown & { undelivered: readonly string[] }

/** Of the last invitation of whoever is to come: since when it is known not to arrive. */
const invitationRefused = ({ tenants, residents, undelivered }: Shown) => sql`(
  select case when i.status = 'FAILED' then ${utc(sql`i.created_at`)} else (
      select case when e.name = any(${undelivered}::text[]) then ${utc(sql`e.time`)} end
      from communication_log_events e where e.log_id = i.id and e.name <> 'clicks'
      order by e.time desc, e.name = any(${undelivered}::text[]) desc limit 1) end
  from communication_logs i
  where ${residents}::boolean and ${tenants ? ofTenantToCome : ofOwnerToCome}
  order by i.created_at desc, i.id desc limit 1)`

/** By a tenant who has an account: what else is asked of a landlord's flat is answered by nobody. */
const isRequested = (isShown: boolean) => sql<SqlBool>`(${isShown}::boolean and exists (
  select from access_requests a join users u on u.id = a.user_id and u.deleted_at is null
  where a.residence_id = f.id and a.status = 'PENDING' and a.role_code = 'TENANT'))`

const columnsFor = (shows: Shown) => sql`
  f.id, f.name, f.size, f.floor, f.stairs, f.created_at, f.activation_date, f.credentials_sent_at,
  ${tenantInvited(shows.tenants)} as tenant_invited_at,
  ${invitationRefused(shows)} as invitation_refused_at,
  ${residents('OWNER', shows.residents)} as owners, ${residents('TENANT', shows.tenants)} as tenants,
  ${isRequested(shows.tenants)} as is_requested,
  ${connection('ELECTRICITY', shows.residents)} as electricity_connection,
  ${connection('GAS', shows.residents)} as gas_connection`

export type FlatListRequest = ListRequest<typeof flatList>

const isLet = whether(sql<SqlBool>`exists (
  select from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
  where l.residence_id = f.id and l.role_code = 'TENANT')`)
const isConnected = (by: readonly EnergyStatus[]) =>
  whether(sql<SqlBool>`exists (
    select from energy_subscriptions e where e.residence_id = f.id and e.status = any(${by}::energy_status[]))`)

/** Nobody finds out by asking what they are not told: it holds of no flat, and neither does its contrary. */
const told = (isTold: boolean, condition: Condition): Condition => (isTold ? condition : sql<SqlBool>`false`)
/** The name of the flat, or that of who rents it. */
const isNamed = (shows: Shown, text: string): Condition =>
  sql<SqlBool>`(${contains(sql`f.name_norm`, text)} or ${shows.tenants}::boolean and exists (
    select from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
    where l.residence_id = f.id and l.role_code = 'TENANT' and ${contains(called, text)}))`
const asTold = (
  shows: Shown,
  { where, text }: FlatListRequest['search'],
  connected: readonly EnergyStatus[],
): Condition[] => [
  ...(text === null ? [] : [isNamed(shows, text)]),
  ...(where.let === undefined ? [] : [told(shows.tenants, isLet(where.let))]),
  ...(where.connected === undefined ? [] : [told(shows.residents, isConnected(connected)(where.connected))]),
]

/** One page and the total, in one statement. */
export const listFlats = (
  { residenceId }: ProjectScope,
  shows: Shown,
  request: FlatListRequest,
  connected: readonly EnergyStatus[],
): Promise<Listed<FlatRow>> =>
  reader.page(request, {
    from: sql`residences f`,
    within: [sql<SqlBool>`f.parent_id = ${residenceId}`, sql<SqlBool>`f.deleted_at is null`],
    also: asTold(shows, request.search, connected),
    columns: columnsFor(shows),
    joins: sql`left join residences f on f.id = page.id`,
  })

/** Each staircase once, however it is written, in the order in which people count. */
export const listStairs = async ({ residenceId }: ProjectScope): Promise<string[]> => {
  const rows = await readFar(sql<{ stairs: string }>`
    select min(f.stairs) as stairs from residences f
    where f.parent_id = ${residenceId} and f.deleted_at is null and f.stairs is not null
    group by f_norm(f.stairs) order by ${asCounted(sql`f_norm(f.stairs)`)}`)
  return rows.map(({ stairs }) => stairs)
}

/** A row for each floor, the highest first; those of no floor last. */
export const countFloors = ({ residenceId }: ProjectScope, shows: FlatsShown): Promise<FloorCounts[]> => {
  const isTaken = shows.tenants ? isLet(true) : sql<SqlBool>`f.activation_date is not null`
  return readFar(sql<FloorCounts>`
    select f.floor, count(*)::int as total, (count(*) filter (where ${isTaken}))::int as taken,
      (count(*) filter (where ${isRequested(shows.tenants)}))::int as requested
    from residences f where f.parent_id = ${residenceId} and f.deleted_at is null
    group by f.floor order by f.floor desc nulls last`)
}

/** Of a landlord's building that is drawn small. */
export type FlatOfFront = { floor: number | null; state: Front['cells'][number]; is_requested: boolean }
export type FrontRow = Pick<Front, 'id' | 'name' | 'city'> & { picture_file_id: number | null; flats: FlatOfFront[] }

/** What a landlord is told of a flat on the page of its building, as one word (`flatStateOf`). */
const state = (undelivered: readonly string[]) => sql`case when ${isLet(true)} then 'active'
  when ${invitationRefused({ tenants: true, residents: true, undelivered })} is not null then 'idle'
  when ${tenantInvited(true)} is not null or (f.credentials_sent_at is not null and f.activation_date is null) then 'invited'
  else 'idle' end`

export const listFronts = ({ companyId }: CompanyScope, limit: number, undelivered: readonly string[]) =>
  readFar(sql<FrontRow>`
    with shown as materialized (
      select b.id, b.name, b.city, m.stored_file_id as picture_file_id, n.taken::float8 / n.homes as share, n.homes
      from (select r.parent_id, count(*) as homes, count(p.occupied_on) as taken
          from home_progress p join residences r on r.id = p.residence_id
          where p.company_id = ${companyId} and p.cancelled_on is null and r.parent_id is not null group by r.parent_id) n
        join residences b on b.id = n.parent_id and b.deleted_at is null
        left join residence_pictures m on m.residence_id = b.id and m.position = 0
      order by share, n.homes desc, b.id limit ${sql.lit(limit)})
    select s.id, s.name, s.city, s.picture_file_id,
      (select coalesce(json_agg(json_build_object('floor', f.floor, 'state', ${state(undelivered)},
          'is_requested', ${isRequested(true)}) order by f.floor desc nulls last, ${asCounted(sql`f.name_norm`)}, f.id), '[]')
        from residences f where f.parent_id = s.id and f.deleted_at is null) as flats
    from shown s order by s.share, s.homes desc, s.id`)
