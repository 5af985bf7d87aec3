import { sql } from 'kysely'
import { db, type Db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'

const texts = ['s.code', 's.name_fr', 's.name_en', 's.description_fr', 's.description_en'] as const

type Language = 'fr' | 'en'
/** By the name that is read. */
const byName = (language: Language) => sql`f_norm(${sql.ref(`s.name_${language}`)})`

/** Of what a home has of its own and through its building too, the one that lasts longer; its own where both do. */
export const listEffective = (scope: ProjectScope, language: Language) =>
  db
    .with('lasting', (cte) =>
      cte
        .selectFrom('residence_effective_provisions')
        .distinctOn('code')
        .select(['id', 'code', 'expiring_date', 'used', 'attached_to_id'])
        .where('residence_id', '=', scope.residenceId)
        .orderBy('code')
        .orderBy('expiring_date', (order) => order.desc().nullsFirst())
        .orderBy(sql`attached_to_id = residence_id`, 'desc'),
    )
    .selectFrom('lasting as p')
    .innerJoin('service_provisions as s', 's.code', 'p.code')
    .select(['p.id', 'p.expiring_date', 'p.used', 'p.attached_to_id', ...texts])
    .orderBy(byName(language))
    .orderBy('p.id')
    .execute()

export const listAll = (language: Language) =>
  db
    .selectFrom('service_provisions as s')
    .select([...texts, 's.shows_expiry'])
    .where('s.is_active', '=', true)
    .orderBy(byName(language))
    .execute()

/** What a company has subscribed to, the latest first. */
export const listSubscriptions = ({ companyId }: CompanyScope) =>
  db
    .selectFrom('company_subscriptions as c')
    .innerJoin('service_provisions as s', 's.code', 'c.code')
    .select(['c.quantity', 'c.starts_on', 'c.ends_on', ...texts])
    .select(
      sql<boolean>`(now() at time zone 'Europe/Paris')::date between c.starts_on and coalesce(c.ends_on, 'infinity')`.as(
        'is_active',
      ),
    )
    .where('c.company_id', '=', companyId)
    .orderBy('c.starts_on', 'desc')
    .orderBy('c.id')
    .execute()

/** What the company's subscriptions bring to a project created today; each lasts as long as its provision does. */
export const attachSubscribed = async (held: readonly Held[]): Promise<void> => {
  const [first] = held
  if (!first) return
  await sql`
    insert into residence_service_provisions (residence_id, code, expiring_date)
    select r.id, c.code, max((today + make_interval(months => s.duration_months))::date)
    from residences r join company_subscriptions c on c.company_id = r.company_id
      join service_provisions s on s.code = c.code,
      lateral (select (now() at time zone 'Europe/Paris')::date as today) day
    where r.id = any(${held.map(({ residenceId }) => residenceId)}::bigint[])
      and c.starts_on <= today and (c.ends_on is null or c.ends_on >= today)
    group by r.id, c.code`.execute(first.tx)
}

/** Gives a home what its building has. Of what it has itself too, the later day counts; one without a day has no end. */
export const takeAlong = ({ tx, residenceId }: Held) =>
  sql`
    insert into residence_service_provisions as own (residence_id, code, expiring_date, used, created_at)
    select r.id, p.code, p.expiring_date, p.used, p.created_at
    from residences r join residence_service_provisions p on p.residence_id = r.parent_id where r.id = ${residenceId}
    on conflict (residence_id, code) do update set used = own.used or excluded.used,
      expiring_date = case when own.expiring_date is not null and excluded.expiring_date is not null
        then greatest(own.expiring_date, excluded.expiring_date) end`.execute(tx)

/** How many homes the offer of today is for; null where it tells no number, or there is none. */
export const findQuantity = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
  offers: readonly string[],
): Promise<number | null> => {
  const { rows } = await sql<{ quantity: number | null }>`
    select c.quantity from company_subscriptions c, lateral (select (now() at time zone 'Europe/Paris')::date as today) day
    where c.company_id = ${companyId} and c.code = any(${[...offers]}) and c.starts_on <= today
      and (c.ends_on is null or c.ends_on >= today) order by c.starts_on desc limit 1`.execute(on)
  return rows[0]?.quantity ?? null
}
