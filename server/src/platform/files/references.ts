import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { db } from '../db.ts'

/** Every column that refers to a stored file, read from the catalogue: a table that comes later cannot be forgotten. */
const referringColumns = async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'stored_files'::regclass order by 1, 2`.execute(db)
  return rows
}

/** The condition that nothing refers to a stored file. */
export const isUnreferenced = async (alias: string): Promise<RawBuilder<SqlBool>> => {
  const columns = await referringColumns()
  const conditions = columns.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} t where t.${sql.ref(column)} = ${sql.ref(`${alias}.id`)})`,
  )
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
