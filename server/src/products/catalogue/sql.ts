import type { CatalogueKind } from '@logis/contract/products.catalogue.rules'
import { sql, type RawBuilder } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import type { Db } from '#platform/db.ts'
import { listed, type Listed, type Paging } from '#platform/lists.ts'
import type { Values } from '../reading/rules.ts'

/** A thing of the catalogue as its sheet has it, and what the catalogue itself rests on. */
export type Entry = {
  id: number
  values: Values
  is_generic: boolean
  /** A class has products, a generic product models. */
  is_used: boolean
}

/** One import after the other: what the second would create, the first has. */
export const holdImports = async ({ tx }: Administering): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue_import'))`.execute(tx)
}

/** The categories by their names from above, in French. */
const categoryPaths = sql`(
  with recursive down as (
    select id, name_fr as path from product_categories where parent_id is null
    union all select c.id, d.path || ' > ' || c.name_fr from product_categories c join down d on d.id = c.parent_id)
  select id, path from down)`
const so = (condition: RawBuilder<unknown>) => sql`case when ${condition} then '1' else '' end`

const entries: Record<CatalogueKind, { table: string; columns: RawBuilder<unknown> }> = {
  manufacturers: {
    table: 'manufacturers',
    columns: sql`x.id, x.is_generic, false as is_used, json_build_object('id', x.id::text, 'name', x.name) as values`,
  },
  classes: {
    table: 'product_classes',
    columns: sql`x.id, false as is_generic, exists (select from products p where p.class_id = x.id) as is_used,
      json_build_object('id', x.id::text, 'code', x.code, 'name_fr', x.name_fr, 'name_en', x.name_en,
        'parent', coalesce((select a.code from product_classes a where a.id = x.parent_id), ''), 'type', x.type,
        'nature', coalesce(x.nature, ''), 'is_boiler', ${so(sql`x.is_boiler`)},
        'lifespan', coalesce(x.default_lifespan::text, '')) as values`,
  },
  products: {
    table: 'products',
    columns: sql`x.id, x.is_generic, exists (select from products k where k.parent_id = x.id) as is_used,
      json_build_object('id', x.id::text, 'name', x.name, 'reference', x.reference,
        'manufacturer', (select m.name from manufacturers m where m.id = x.manufacturer_id), 'type', x.type,
        'class', coalesce((select c.code from product_classes c where c.id = x.class_id), ''),
        'parent', coalesce((select g.name from products g where g.id = x.parent_id), ''),
        'nature', coalesce(x.nature, ''), 'lifespan', coalesce(x.lifespan::text, ''),
        'categories', coalesce((select string_agg(k.path, ' | ' order by k.path) from product_category_links l
          join ${categoryPaths} k on k.id = l.category_id where l.product_id = x.id), ''),
        'labels', coalesce((select string_agg(b.code, ' | ' order by b.code) from product_label_links l
          join product_labels b on b.id = l.label_id where l.product_id = x.id), ''),
        'archived', ${so(sql`x.archived_at is not null`)}) as values`,
  },
}

export const listEntries = async (db: Db, kind: CatalogueKind): Promise<Entry[]> => {
  const { table, columns } = entries[kind]
  const { rows } = await sql<Entry>`select ${columns} from ${sql.table(table)} x order by x.id`.execute(db)
  return rows
}

/** Those that come after one by its number, and how many there are of the kind. */
export const pageOfEntries = async (
  db: Db,
  kind: CatalogueKind,
  paging: Paging & { after: number },
): Promise<Listed<Entry>> => {
  const { table, columns } = entries[kind]
  const { rows } = await sql<Entry>`select ${columns} from ${sql.table(table)} x
    where x.id > ${paging.after} order by x.id limit ${paging.page_size}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db)
  return listed(rows, counted.rows[0]!.total, paging)
}

export type Named = { id: number; name: string }

export const listCategoryPaths = async (db: Db): Promise<Named[]> =>
  (await sql<Named>`select id, path as name from ${categoryPaths} k`.execute(db)).rows

export const listLabelCodes = (db: Db): Promise<Named[]> =>
  db.selectFrom('product_labels').select(['id', 'code as name']).execute()
