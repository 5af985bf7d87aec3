import type { Thumbnail } from '@logis/contract/pictures.rules'
import { sql } from 'kysely'
import { prepared, type Db } from '#platform/db.ts'

/** A picture, or its thumbnail of a size: the picture itself as long as that is not made. */
export const findFile = (reader: Db, fileId: number, size?: Thumbnail) => {
  const asked = reader
    .selectFrom('stored_files as p')
    .innerJoin('stored_files as s', (join) =>
      join.on('s.id', '=', size ? sql<number>`coalesce(${sql.ref(`p.${size}_file_id`)}, p.id)` : sql<number>`p.id`),
    )
    .select(['s.storage_key', 's.mime_type', 's.size_bytes'])
    .select(size ? sql<boolean>`s.id <> p.id`.as('is_final') : sql<boolean>`true`.as('is_final'))
    .where('p.id', '=', fileId)
  return prepared(asked).executeTakeFirst(reader)
}
