import { sql } from 'kysely'
import { readFar } from '#platform/db.ts'

type Service = { code: string; name_fr: string; name_en: string; ends_on: string | null }
export type TermsRow = {
  id: number
  storage_bytes: number
  storage_limit: number
  device_count: number
  device_limit: number
  quota: { used: number; limit: number } | null
  services: Service[]
}
export type Limits = { storage: number; devices: number }

/**
 * Of a company and of each right below it, with all that are below. Few homes have a provision that raises what they may
 * hold, if any: these are looked up apart, and all others have what every booklet has.
 */
export const readTerms = (companyId: number, offers: readonly string[], byDefault: Limits): Promise<TermsRow[]> =>
  readFar(
    sql<TermsRow>`
    with reached as materialized (select array(
      select k.descendant_id from company_closure k join companies d on d.id = k.descendant_id and d.deleted_at is null
      where k.ancestor_id = ${companyId}) as ids),
    raising as (
      select e.residence_id, p.max_storage_bytes, p.max_devices from service_provisions p
        join residence_service_provisions e on e.code = p.code where num_nonnulls(p.max_storage_bytes, p.max_devices) > 0),
    raised as (
      select id, max(max_storage_bytes) as storage, max(max_devices) as devices from (
        select residence_id as id, max_storage_bytes, max_devices from raising
        union all select r.id, max_storage_bytes, max_devices from raising join residences r on r.parent_id = raising.residence_id) own
      group by id),
    kept as materialized (
      select r.company_id, sum(r.storage_bytes) as storage_bytes, sum(r.device_count) as device_count,
        sum(coalesce(raised.storage, ${byDefault.storage}::bigint)) as storage_limit,
        sum(coalesce(raised.devices, ${byDefault.devices}::bigint)) as device_limit
      from residences r left join raised on raised.id = r.id
      where r.company_id = any((select ids from reached)::bigint[]) and r.deleted_at is null group by r.company_id),
    quotas as (
      select q.company_id, q.monthly_value, coalesce(u.used, 0) as used from ptg_quotas q
        left join ptg_quota_usages u on u.company_id = q.company_id and u.month = f_paris_month(now())
      where q.company_id = any((select ids from reached)::bigint[]))
    select c.id, coalesce(sum(kept.storage_bytes), 0)::bigint as storage_bytes, coalesce(sum(kept.storage_limit), 0)::bigint as storage_limit,
      coalesce(sum(kept.device_count), 0)::bigint as device_count, coalesce(sum(kept.device_limit), 0)::bigint as device_limit,
      case when count(quotas.company_id) > 0
        then json_build_object('used', sum(quotas.used), 'limit', sum(quotas.monthly_value)) end as quota,
      (select coalesce(json_agg(json_build_object('code', s.code, 'name_fr', s.name_fr, 'name_en', s.name_en, 'ends_on', b.ends_on)
          order by s.code = any(${[...offers]}) desc, b.starts_on desc, b.id), '[]')
        from company_subscriptions b join service_provisions s on s.code = b.code
        where b.company_id = c.id and f_paris_day(now()) between b.starts_on and coalesce(b.ends_on, 'infinity')) as services
    from companies c left join company_closure k on k.ancestor_id = c.id
      left join kept on kept.company_id = k.descendant_id left join quotas on quotas.company_id = k.descendant_id
    where c.id = ${companyId} or (c.parent_id = ${companyId} and c.deleted_at is null)
    group by c.id`,
    { isNamed: true },
  )
