import type { BookletModel } from '@logis/contract/booklet.package'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

type Device = BookletModel['devices'][number]

/** The products of the catalogue that these devices are of, by manufacturer, reference and name. */
export const productsOf = async (on: Db | Tx, devices: readonly Device[]) => {
  const { rows } = await sql<{ place: number; id: number }>`
    select distinct on (w.place) w.place::int - 1 as place, p.id
    from unnest(${devices.map((one) => one.manufacturer)}::text[], ${devices.map((one) => one.reference)}::text[], ${devices.map((one) => one.model)}::text[])
      with ordinality w (manufacturer, reference, name, place)
    join products p on p.reference = w.reference and p.name = w.name and p.archived_at is null
    join manufacturers m on m.id = p.manufacturer_id and m.name = w.manufacturer order by w.place, p.id`.execute(on)
  const found = new Map(rows.map(({ place, id }) => [devices[place]!, id]))
  return (device: Device) => found.get(device)
}
