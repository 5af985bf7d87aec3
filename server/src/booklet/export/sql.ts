import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import type { ExportedDevice, ExportedHome, ExportedWall } from '../model/rules.ts'

/** The home as its cover tells it: of its address what leads there, and nothing that opens a door. */
export const findHome = async (on: Db | Tx, { residenceId }: InProject): Promise<ExportedHome> => {
  const { rows } = await sql<ExportedHome>`
    select r.name, r.type, r.size, r.floor, r.commissioning_date, c.name as company,
      (select json_build_object('street_number', a.street_number, 'street_name', a.street_name, 'zip_code', a.zip_code, 'city', a.city,
          'country_code', a.country_code)
        from addresses a where a.contact_information_id = r.contact_information_id order by a.position limit 1) as address,
      (select p.name from residences p where p.id = r.parent_id) as building,
      coalesce((select json_agg(concat_ws(' ', u.first_name, u.last_name) order by l.id)
        from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
        where l.residence_id = r.id and l.role_code = 'OWNER' and concat_ws(' ', u.first_name, u.last_name) <> ''), '[]') as owners
    from residences r join companies c on c.id = r.company_id where r.id = ${residenceId}`.execute(on)
  return rows[0]!
}

/** Devices and materials, those that the building of a flat shares last. */
export const listDevices = async (on: Db | Tx, { residenceId }: InProject): Promise<ExportedDevice[]> => {
  const { rows } = await sql<ExportedDevice>`
    select d.id, coalesce(nullif(d.name, ''), p.name) as name, p.name as model, p.reference, m.name as manufacturer, p.type,
      coalesce(c.nature, p.nature) as nature, d.serial_number, d.commissioning_date, d.warranty_expiration_date,
      d.quantity, d.surface, d.thickness, d.residence_id <> r.id as of_building,
      case when d.source_type is not null then json_build_object('type', d.source_type, 'part', d.source_data->>'part',
        'index', case when d.source_data->>'index' ~ '^\\d{1,4}$' then (d.source_data->>'index')::int end, 'key', d.source_data->>'key') end as source
    from residences r join devices d on d.residence_id in (r.id, r.parent_id) and d.active
      join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id left join product_classes c on c.id = p.class_id
    where r.id = ${residenceId} order by d.residence_id <> r.id, p.type, d.id`.execute(on)
  return rows
}

/** The walls of the study in force. */
export const listWalls = async (on: Db | Tx, { residenceId }: InProject): Promise<ExportedWall[]> => {
  const { rows } = await sql<ExportedWall>`
    select booklet_post(part, wall->>'type_paroi', wall->>'nature') as post, wall->>'name' as name,
      coalesce(wall->>'U_paroi', wall->>'Uw')::float8 as u, (wall->>'resistance_thermique_isolant')::float8 as r,
      (wall->>'epaisseur_isolant')::float8 * 10 as thickness, (wall->>'surface_totale')::float8 as surface
    from residences r join thermal_studies t on t.residence_id in (r.id, r.parent_id) and t.is_current and t.status = 'PARSED'
      cross join (values ('parois_opaques'), ('parois_vitrees')) p (part)
      cross join lateral jsonb_array_elements(case jsonb_typeof(t.building->part) when 'array' then t.building->part else '[]' end) with ordinality w (wall, place)
    where r.id = ${residenceId} order by t.residence_id <> r.id, part, place`.execute(on)
  return rows
}

export type FileRow = {
  id: number
  name: string
  extension: string
  size: number
  mime_type: string
  storage_key: string
  sha256: string
  created_at: string
  folder_id: number | null
  folder_name: string | null
  valid_until: string | null
  of: 'HOME' | 'BUILDING' | 'DEVICE' | 'PRODUCT' | 'STUDY' | 'INTERVENTION'
  device_ids: number[]
  labels: string[]
}
/**
 * What goes along: the papers of the home and those that its building shares, the notices, the study, the certificates of what
 * was done. Neither private files nor what somebody paid.
 */
export const listFiles = async (on: Db | Tx, { residenceId }: InProject): Promise<FileRow[]> => {
  const { rows } = await sql<FileRow>`
    with things as (select d.id, d.product_id, p.parent_id from residences r join devices d on d.residence_id in (r.id, r.parent_id) and d.active
        join products p on p.id = d.product_id where r.id = ${residenceId}),
      papers as (
        select d.*, case when d.context::text = 'RESIDENCE' then case when d.residence_id = r.id then 'HOME' else 'BUILDING' end
          when d.context::text = 'THERMAL_STUDY' then 'STUDY' else d.context::text end as of
        from residences r join documents d on d.residence_id in (r.id, r.parent_id)
        where r.id = ${residenceId} and not d.is_private and not document_is_paid(d)
          and (d.context::text in ('RESIDENCE', 'DEVICE')
            or (d.context::text = 'THERMAL_STUDY' and exists (select from thermal_studies t where t.id = d.thermal_study_id and t.is_current))
            or (d.context::text = 'INTERVENTION'
              and exists (select from interventions i where i.id = d.intervention_id and i.status = 'DONE')))
        union all
        select d.*, 'PRODUCT' from documents d where d.product_id in (select product_id from things union select parent_id from things))
    select d.id, d.name, d.extension, d.size_bytes as size, s.mime_type, s.storage_key, encode(s.sha256, 'hex') as sha256, d.created_at, d.of,
      d.folder_id, d.valid_until, (select f.name from document_folders f where f.id = d.folder_id) as folder_name,
      case when d.device_id is not null then json_build_array(d.device_id)
        when d.product_id is not null then (select json_agg(t.id order by t.id) from things t where d.product_id in (t.product_id, t.parent_id))
        else '[]' end as device_ids,
      array(select l.code from document_label_links k join document_labels l on l.id = k.label_id where k.document_id = d.id order by l.position, l.id) as labels
    from papers d join stored_files s on s.id = d.stored_file_id order by d.id`.execute(on)
  return rows
}

/** When a booklet was last taken away whole, and what it held then. */
export const findLast = async (on: Db | Tx, { residenceId }: InProject) =>
  on
    .selectFrom('booklet_exports')
    .select(['made_at', 'fingerprint'])
    .where('residence_id', '=', residenceId)
    .executeTakeFirst()

export const keepLast = ({ tx, residenceId }: Held, fingerprint: string) =>
  tx
    .insertInto('booklet_exports')
    .values({ residence_id: residenceId, fingerprint })
    .onConflict((conflict) => conflict.column('residence_id').doUpdateSet({ fingerprint, made_at: sql`now()` }))
    .execute()
