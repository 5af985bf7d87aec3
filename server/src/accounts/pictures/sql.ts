import type { Db } from '#platform/db.ts'

export const findFile = (reader: Db, fileId: number) =>
  reader
    .selectFrom('stored_files')
    .select(['storage_key', 'mime_type', 'size_bytes'])
    .where('id', '=', fileId)
    .executeTakeFirst()
