import { sql } from 'kysely'
import { db } from '#platform/db.ts'
import type { InProject } from '#platform/holding.ts'

type Device = { id: number; name: string; type: 'PRODUCT' | 'MATERIAL'; is_boiler: boolean }
type DueRow = {
  id: number
  due_date: string
  done_at: string | null
  product_task_id: number
  name_fr: string
  name_en: string
  periodicity_months: number
  device: Device
}

const device = sql`json_build_object('id', d.id, 'name', coalesce(d.name, p.name), 'type', p.type, 'is_boiler', exists (
    select from product_classes c
    where c.is_boiler and c.id = coalesce(p.class_id, (select g.class_id from products g where g.id = p.parent_id)))) as device`
const devices = ({ residenceId }: InProject) =>
  sql`(select * from devices where residence_id = ${residenceId} and active) d join products p on p.id = d.product_id`

/** A calendar nobody reads further: whoever has not done the first ones does not look for the last. */
const most = 500

/** What waits to be done, the earliest first. */
export const listDue = async (place: InProject): Promise<DueRow[]> => {
  const { rows } = await sql<DueRow>`
    select k.id, k.due_date, k.done_at, k.product_task_id, t.name_fr, t.name_en, t.periodicity_months, ${device}
    from ${devices(place)} join device_tasks k on k.device_id = d.id and k.done_at is null
    join product_tasks t on t.id = k.product_task_id
    order by k.due_date, k.id limit ${sql.lit(most)}`.execute(db)
  return rows
}

export const listMakers = async (place: InProject): Promise<{ device: Device; until: string }[]> => {
  const { rows } = await sql<{ device: Device; until: string }>`
    select ${device}, d.warranty_expiration_date as until from ${devices(place)}
    where d.warranty_expiration_date is not null order by d.warranty_expiration_date, d.id limit ${sql.lit(most)}`.execute(
    db,
  )
  return rows
}

/** Its own, or that of the building that it is a flat of. */
export const findCommissioning = async ({ residenceId }: InProject): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(r.commissioning_date, b.commissioning_date) as day
    from residences r left join residences b on b.id = r.parent_id where r.id = ${residenceId}`.execute(db)
  return rows[0]?.day ?? null
}
