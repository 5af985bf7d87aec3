import type { CompanyType } from '@logis/contract/companies.rules'
import type { PartnerMerge } from '@logis/contract/partners.merging'
import { sql, type RawBuilder } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { RefRow } from '../sql.ts'

export type Side = RefRow & {
  type: CompanyType
  has_provider: boolean
  has_maker: boolean
  is_held: boolean
  is_being_erased: boolean
  is_disabled: boolean
  siret: string | null
  owner_user_id: number | null
}

/** Both companies as they stand; live ones alone. */
export const findSides = async (on: Db | Tx, ids: readonly number[]): Promise<Side[]> => {
  const { rows } = await sql<Side>`
    select c.id, c.name, c.type, c.picture_file_id, c.siret, c.owner_user_id,
      exists (select from identity_providers p where p.company_id = c.id)
        or exists (select from identity_domains d where d.company_id = c.id) as has_provider,
      exists (select from manufacturers m where m.company_id = c.id) as has_maker,
      exists (select from retention_holds h where h.company_id = c.id) as is_held,
      exists (select from retention_decisions d where d.company_id = c.id and d.act = 'ERASE' and d.ended_at is null) as is_being_erased,
      c.disabled_at is not null as is_disabled
    from companies c where c.id = any(${[...ids]}::bigint[]) and c.deleted_at is null`.execute(on)
  return rows
}

/** Both of them, in the order of their ids: nobody adds to either, nor merges it, until the transaction ends. */
export const holdSides = async ({ tx }: Administering, ids: readonly number[]): Promise<Side[]> => {
  await sql`select from companies where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx)
  return findSides(tx, ids)
}

/**
 * The homes that move at once, taken before the companies: whoever writes on a home has taken it, and names the company
 * after. Those of a company that has more than `most` follow by a job.
 */
export const holdHomes = ({ tx }: Administering, from: number, most: number) =>
  sql`
    select from residences where company_id = ${from} and not exists (
      select from residences where company_id = ${from} offset ${most})
    order by coalesce(parent_id, id), parent_id is not null, id for no key update`.execute(tx)

export const areRelated = async (on: Db | Tx, one: number, other: number): Promise<boolean> => {
  const { rows } = await sql`
    select from company_closure where (ancestor_id = ${one} and descendant_id = ${other})
      or (ancestor_id = ${other} and descendant_id = ${one})`.execute(on)
  return rows.length > 0
}

/** One company becomes the other; of the offers a company has one at a time. */
type Merger = { from: number; into: number; offerCodes: readonly string[] }

const offers = (codes: readonly string[]) => sql`${[...codes]}::text[]`
/**
 * What is left of a term of the one without the days on which the other has the same module, or an offer: all of it, or
 * the first part of it that is not over. Nothing, where there is none.
 */
const remains = ({ into, offerCodes }: Merger) => sql`lateral (
  select lower(part) as starts_on, upper(part) - 1 as ends_on
  from (select daterange(s.starts_on, s.ends_on, '[]') as days) term, unnest(datemultirange(term.days) - coalesce((
    select range_agg(daterange(o.starts_on, o.ends_on, '[]')) from company_subscriptions o where o.company_id = ${into}
      and (o.code = s.code or (o.code = any(${offers(offerCodes)}) and s.code = any(${offers(offerCodes)})))), '{}')) as part
  where part = term.days or upper_inf(part) or upper(part) > (now() at time zone 'Europe/Paris')::date
  order by part limit 1)`
const isNamesake = (into: number) => sql`exists (
  select from templates o where o.company_id = ${into} and f_norm(o.name) = f_norm(t.name))`
const isSameWall = (into: number) => sql`exists (
  select from material_labels o where o.company_id = ${into}
    and o.thermal_engineering_office_id = l.thermal_engineering_office_id and o.wall_type = l.wall_type
    and o.envelope_type = l.envelope_type and o.envelope_nature = l.envelope_nature
    and f_norm(o.envelope_label) = f_norm(l.envelope_label))`
const worksFor = (into: number) => sql`exists (
  select from user_role_companies o where o.company_id = ${into} and o.user_id = m.user_id and o.is_active)`

/** What a company has in thousands: it follows in one go, or some hundreds of rows at a time. Homes come first. */
const inThousands = [
  'contacts',
  'interventions',
  'thermal_studies',
  'product_requests',
  'purchase_orders',
  'invoices',
  'notes',
  'notifications',
] as const

export type Counts = Omit<PartnerMerge, 'from' | 'into' | 'is_followed'>
/** Also how many rows there are of what a company has in thousands; no more than `most` of a table are counted for it. */
export const countWhatMoves = async (
  on: Db | Tx,
  merger: Merger,
  most: number,
): Promise<{ counts: Counts; thousands: number }> => {
  const { from, into } = merger
  const of = (table: string, alias: string, also: RawBuilder<unknown> = sql`true`) =>
    sql`(select count(*) from ${sql.table(table)} ${sql.ref(alias)} where ${sql.ref(alias)}.company_id = ${from} and ${also})`
  const upToMost = ['residences', ...inThousands].map(
    (table) =>
      sql`(select count(*) from (select from ${sql.table(table)} where company_id = ${from} limit ${most}) found)`,
  )
  const { rows } = await sql<Counts & { thousands: number }>`
    select ${of('user_role_companies', 'm', sql`m.is_active`)} as people,
      ${of('user_role_companies', 'm', sql`m.is_active and ${worksFor(into)}`)} as people_of_both,
      ${of('residences', 'r', sql`not r.is_ptg`)} as homes, ${of('residences', 'r', sql`r.is_ptg`)} as passports,
      (select count(*) from companies c where c.parent_id = ${from} and c.deleted_at is null) as children,
      ${of('contacts', 'c')} as contacts, ${of('templates', 't')} as templates,
      ${of('templates', 't', isNamesake(into))} as templates_renamed,
      ${of('material_labels', 'l')} as material_labels,
      ${of('material_labels', 'l', isSameWall(into))} as material_labels_dropped,
      ${of('campaigns', 'g')} as campaigns, ${of('campaigns', 'g', sql`g.state in ('SCHEDULED', 'SENDING')`)} as campaigns_running,
      ${of('intakes', 'k', sql`k.state = 'RUNNING'`)} as intakes_running,
      ${of('sortings', 'f', sql`f.state = 'RUNNING'`)} as sortings_running,
      ${of('template_runs', 'q', sql`q.ended_at is null`)} as template_runs_running,
      ${of('invitation_runs', 'q', sql`q.ended_at is null`)} as invitation_runs_running,
      (select count(*) from resource_accesses a where ${from} in (a.company_id, a.authorized_company_id)) as accesses,
      ${of('company_subscriptions', 's')} as subscriptions,
      ${of('company_subscriptions', 's', sql`not exists (select from ${remains(merger)} part)`)} as subscriptions_left,
      ${of('purchase_orders', 'o')} as orders, ${of('invoices', 'i')} as invoices,
      ${of('interventions', 'i')} as interventions, ${of('notes', 'n')} as notes,
      ${sql.join(upToMost, sql` + `)} as thousands`.execute(on)
  const { thousands, ...counts } = rows[0]!
  return { counts, thousands }
}

/**
 * Those who work for both keep the higher role, and act for the other where they acted for this one; a role that was
 * ended counts for nothing. Whoever comes from the one is marked, to be told. Sessions end by the database, as for any
 * role that changes.
 */
export const movePeople = async ({ tx }: Administering, from: number, into: number): Promise<void> => {
  await sql`
    with doubled as (
      delete from user_role_companies m using user_role_companies o
      where m.company_id = ${from} and o.company_id = ${into} and o.user_id = m.user_id returning m.*)
    update user_role_companies o set is_active = o.is_active or d.is_active, is_primary = o.is_primary or d.is_primary,
      role = case when not d.is_active then o.role when o.is_active then least(o.role, d.role) else d.role end,
      merged_from_id = case when d.is_active then coalesce(d.merged_from_id, ${from}) else o.merged_from_id end
    from doubled d where o.company_id = ${into} and o.user_id = d.user_id`.execute(tx)
  await sql`
    update user_role_companies set company_id = ${into}, merged_from_id = case when is_active then coalesce(merged_from_id, ${from}) end
    where company_id = ${from}`.execute(tx)
  // Whoever works there already is not invited to, by the link of neither; of two links the other one's stays.
  await sql`
    delete from staff_invitations i where i.company_id = ${from} and exists (
        select from staff_invitations o where o.company_id = ${into} and o.email = i.email)
      or i.company_id in (${from}, ${into}) and exists (
        select from users u join user_role_companies m on m.user_id = u.id and m.company_id = ${into} and m.is_active
        where u.username = i.email)`.execute(tx)
  await sql`update staff_invitations set company_id = ${into} where company_id = ${from}`.execute(tx)
  await sql`
    delete from views v using views o where v.company_id = ${from} and o.company_id = ${into}
      and o.list = v.list and o.user_id = v.user_id and f_norm(o.name) = f_norm(v.name)`.execute(tx)
  await sql`update views set company_id = ${into} where company_id = ${from}`.execute(tx)
}

/** All of it. Buildings take their flats along, by the key that ties them. */
export const moveThousands = async ({ tx }: Administering, from: number, into: number): Promise<void> => {
  await sql`update residences set company_id = ${into} where company_id = ${from} and parent_id is null`.execute(tx)
  for (const table of inThousands)
    await sql`update ${sql.table(table)} set company_id = ${into} where company_id = ${from}`.execute(tx)
}

/** The company that a merged one has become: that one may have been merged since. */
export const findHeir = async (on: Db | Tx, from: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    with recursive heirs as (
      select id, merged_into_id from companies where id = ${from}
      union all select c.id, c.merged_into_id from companies c join heirs h on c.id = h.merged_into_id)
    select id from heirs where merged_into_id is null and id <> ${from}`.execute(on)
  return rows[0]?.id
}

/**
 * Some of the rows that have not followed yet; how many did. What somebody writes on is left for the next time, so that
 * nobody waits for more than these. Of homes those are the live ones, the last first, then the cancelled ones; as many
 * buildings as have so many flats, and at least one.
 */
export const moveSome = async (tx: Tx, { from, into, most }: { from: number; into: number; most: number }) => {
  for (const [is, order] of [
    [sql`r.deleted_at is null`, sql`r.created_at desc, r.id desc`],
    [sql`r.deleted_at is not null`, sql`r.deleted_at desc, r.id desc`],
  ] as const) {
    const moved = await sql`
      with next as (
        select r.id, r.created_at, r.deleted_at, case when r.type = 'BUILDING' then (select count(*) from residences f where f.parent_id = r.id) else 0 end as flats
        from residences r where r.company_id = ${from} and r.parent_id is null and ${is} order by ${order} limit ${most}),
      counted as (
        select r.id, sum(1 + r.flats) over (order by ${order}) - 1 - r.flats as before from next r)
      update residences set company_id = ${into} where id in (
        select id from residences where id in (select id from counted where before < ${most}) order by id for update skip locked)`.execute(
      tx,
    )
    if (moved.numAffectedRows) return Number(moved.numAffectedRows)
  }
  for (const table of inThousands) {
    const moved = await sql`
      update ${sql.table(table)} set company_id = ${into} where id in (
        select id from ${sql.table(table)} where company_id = ${from} order by id limit ${most} for update skip locked)`.execute(
      tx,
    )
    if (moved.numAffectedRows) return Number(moved.numAffectedRows)
  }
  return 0
}

const hasLeft = (company: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.join(
    ['residences', ...inThousands].map(
      (table) => sql`exists (select from ${sql.table(table)} x where x.company_id = ${company})`,
    ),
    sql` or `,
  )})`

export const hasSomeLeft = async (on: Db | Tx, company: number): Promise<boolean> => {
  const { rows } = await sql<{ left: boolean }>`select ${hasLeft(sql`${company}`)} as left`.execute(on)
  return rows[0]!.left
}

/** Merged companies of which something has not followed. */
export const findFollowed = async (on: Db | Tx): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c where c.merged_into_id is not null and ${hasLeft(sql`c.id`)} order by 1`.execute(on)
  return rows.map(({ id }) => id)
}

/** What a company has of work under way, and its passports of the month. */
export const moveWork = async ({ tx }: Administering, from: number, into: number): Promise<void> => {
  for (const table of ['template_runs', 'invitation_runs', 'intakes', 'campaigns', 'sortings'])
    await sql`update ${sql.table(table)} set company_id = ${into} where company_id = ${from}`.execute(tx)
  await sql`
    insert into ptg_quotas (company_id, monthly_value, updated_by_user_id, updated_at)
    select ${into}, monthly_value, updated_by_user_id, updated_at from ptg_quotas where company_id = ${from}
    on conflict do nothing`.execute(tx)
  await sql`
    insert into ptg_quota_usages as u (company_id, month, used)
    select ${into}, month, used from ptg_quota_usages where company_id = ${from}
    on conflict (company_id, month) do update set used = u.used + excluded.used`.execute(tx)
  await sql`delete from ptg_quota_usages where company_id = ${from}`.execute(tx)
  await sql`delete from ptg_quotas where company_id = ${from}`.execute(tx)
}

/** What a company works with. Of two templates of one name both stay; of two labels of one wall the other's does. */
export const moveTools = async ({ tx }: Administering, from: { id: number; name: string }, into: number) => {
  const { rows: options } = await sql<{ option_type: string; value: string; template_id: number | null }>`
    delete from company_options where company_id = ${from.id} returning option_type, value, template_id`.execute(tx)
  await sql`
    update templates t set name = left(t.name, 60) || ' (' || left(${from.name}, 60) || ' ' || t.id || ')'
    where t.company_id = ${from.id} and ${isNamesake(into)}`.execute(tx)
  await sql`update templates set company_id = ${into} where company_id = ${from.id}`.execute(tx)
  for (const { option_type, value, template_id } of options)
    await sql`
      insert into company_options (company_id, option_type, value, template_id)
      values (${into}, ${option_type}, ${value}, ${template_id}) on conflict do nothing`.execute(tx)
  await sql`delete from material_labels l where l.company_id = ${from.id} and ${isSameWall(into)}`.execute(tx)
  await sql`update material_labels set company_id = ${into} where company_id = ${from.id}`.execute(tx)
  await sql`
    delete from material_labels l using material_labels o
    where l.thermal_engineering_office_id = ${from.id} and o.thermal_engineering_office_id = ${into}
      and o.company_id = l.company_id and o.wall_type = l.wall_type and o.envelope_type = l.envelope_type
      and o.envelope_nature = l.envelope_nature and f_norm(o.envelope_label) = f_norm(l.envelope_label)`.execute(tx)
  await sql`
    update material_labels set thermal_engineering_office_id = ${into}
    where thermal_engineering_office_id = ${from.id}`.execute(tx)
  for (const table of ['credential_contacts', 'manufacturers'])
    await sql`update ${sql.table(table)} set company_id = ${into} where company_id = ${from.id}`.execute(tx)
}

/** What ties it to others: what remains of its terms, accesses given and had, links, what is below it. */
export const moveTies = async ({ tx }: Administering, merger: Merger): Promise<void> => {
  const { from, into } = merger
  await sql`
    update company_subscriptions t set company_id = ${into}, starts_on = moving.starts_on, ends_on = moving.ends_on
    from (select s.id, part.* from company_subscriptions s, ${remains(merger)} part where s.company_id = ${from}) moving
    where t.id = moving.id`.execute(tx)
  await sql`
    delete from resource_accesses a where (${from} in (a.company_id, a.resource_id) and (a.authorized_company_id = ${into}
        or exists (select from resource_accesses o where o.resource_id = ${into} and o.authorized_company_id = a.authorized_company_id)))
      or (a.authorized_company_id = ${from} and (${into} in (a.company_id, a.resource_id)
        or exists (select from resource_accesses o where o.resource_id = a.resource_id and o.authorized_company_id = ${into})))`.execute(
    tx,
  )
  await sql`
    update resource_accesses set company_id = case when company_id = ${from} then ${into} else company_id end,
      resource_id = case when resource_id = ${from} then ${into} else resource_id end,
      authorized_company_id = case when authorized_company_id = ${from} then ${into} else authorized_company_id end
    where ${from} in (company_id, resource_id, authorized_company_id)`.execute(tx)
  await sql`
    insert into company_links (company_id, linked_company_id)
    select ${into}, tied from (
      select linked_company_id as tied from company_links where company_id = ${from}
      union select company_id from company_links where linked_company_id = ${from}) l
    where tied <> ${into} and not exists (
      select from company_links o where (o.company_id, o.linked_company_id) in ((${into}, tied), (tied, ${into})))`.execute(
    tx,
  )
  await sql`delete from company_links where ${from} in (company_id, linked_company_id)`.execute(tx)
  await sql`update companies set parent_id = ${into} where parent_id = ${from} and deleted_at is null`.execute(tx)
}

/**
 * Until all of it has followed, what a merged company still has is reached as an affiliate's of the other. The tree was
 * taken.
 */
export const putBelow = ({ tx }: Administering, from: number, into: number) =>
  sql`update companies set parent_id = ${into} where id = ${from}`.execute(tx)

/** It is no more. What the other lacks, it leaves to it: the account that activates homes, its number as a company. */
export const closeMerged = async ({ tx }: Administering, from: Side, into: number): Promise<void> => {
  await sql`
    update companies set deleted_at = now(), updated_at = now(), merged_into_id = ${into}, siret = null,
      owner_user_id = null where id = ${from.id}`.execute(tx)
  await sql`
    update companies set siret = coalesce(siret, ${from.siret}),
      owner_user_id = coalesce(owner_user_id, ${from.owner_user_id}::bigint), updated_at = now()
    where id = ${into}`.execute(tx)
}
