import fs from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

const folder = path.resolve(import.meta.dirname, '../../db/migrations')

const readMigrations = async (): Promise<Record<string, Migration>> => {
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await fs.readFile(path.join(folder, file), 'utf8')
    return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Brings the database up to date, or `upTo` an earlier state. Several servers may start at once: one migrates, the others wait. */
export const migrate = async <T>(db: Kysely<T>, upTo?: string): Promise<string[]> => {
  const migrator = new Migrator({ db: db as Kysely<unknown>, provider: { getMigrations: readMigrations } })
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error) throw new Error('The database could not be migrated', { cause: error })
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** Whether every migration of this version has run, for the readiness check. */
export const isMigrated = async <T>(db: Kysely<T>): Promise<boolean> => {
  const known = Object.keys(await readMigrations())
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return known.every((name) => applied.has(name))
}
