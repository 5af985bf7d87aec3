import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from './db.ts'

const root = path.resolve(import.meta.dirname, '../../..')

type Column = {
  table: string
  column: string
  type: string
  labels: string[] | null
  is_array: boolean
  /** Unknown of a view. */
  is_nullable: boolean | null
  /** What an insert may leave out, and what it may not give. */
  has_default: boolean
  is_computed: boolean
}

/** Every column of the database, as its catalogue tells. */
const columnsOf = async (): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, coalesce(e.typname, t.typname) as type, t.typelem <> 0 as is_array,
      case when c.relkind in ('r', 'p') then not a.attnotnull end as is_nullable, a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' as is_computed,
      (select array_agg(l.enumlabel::text order by l.enumsortorder) from pg_enum l where l.enumtypid = coalesce(e.oid, t.oid)) as labels
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relname not like 'kysely_migration%'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attnum`.execute(db)
  return rows
}

const kinds: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  ...Object.fromEntries(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'].map((type) => [type, 'number'])),
  ...Object.fromEntries(
    ['text', 'citext', 'varchar', 'bpchar', 'inet', 'uuid', 'date', 'timestamptz'].map((type) => [type, 'string']),
  ),
}
const typeOf = ({ type, labels, is_array, is_nullable }: Column): string => {
  const one = labels ? labels.map((label) => `'${label}'`).join(' | ') : (kinds[type] ?? `'unknown type ${type}'`)
  return `${is_array ? `(${one})[]` : one}${is_nullable === false ? '' : ' | null'}`
}

/** What is computed, by a view or from other columns, may be known never to be null. */
const rule = ({ labels, is_computed, is_nullable }: Column): string =>
  is_computed || is_nullable === null ? 'Within' : labels ? 'Same' : 'Kind'

/**
 * A program that the compiler accepts when the tables of the code are those of the catalogue: the types of enumerations
 * are the same, those of other columns may say more (a text that is one of three), nullability is the same.
 */
const programOf = (columns: readonly Column[]): string => {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const lines = [...tables].flatMap(([table, own]) => [
    `export const ${table}: Names<keyof Tables['${table}'], ${own.map(({ column }) => `'${column}'`).join(' | ')}> = []`,
    ...own.flatMap((column) => {
      const place = `'${table}', '${column.column}'`
      const name = `${table}__${column.column}`
      const selected = `export const ${name}: ${rule(column)}<Read<${place}>, ${typeOf(column)}> = true`
      const isFree = column.has_default || column.is_nullable !== false
      const written = column.is_computed ? 'Closed' : isFree ? undefined : 'Required'
      return written ? [selected, `export const ${name}__written: ${written}<${place}> = true`] : [selected]
    }),
  ])
  return `import type { Insertable, Selectable } from 'kysely'
import type { Tables } from '../../server/src/platform/tables.ts'
type Names<A, B> = [A, B] extends [B, A] ? [] : { missing: Exclude<B, A>; unknown: Exclude<A, B> }
type Within<A, B> = [A] extends [B] ? true : false
type Kind<A, B> = unknown extends B ? true : [null extends A ? 1 : 0, Within<A, B>] extends [null extends B ? 1 : 0, true] ? true : false
type Same<A, B> = [A, B] extends [B, A] ? true : false
type Read<T extends keyof Tables, C> = C extends keyof Selectable<Tables[T]> ? Selectable<Tables[T]>[C] : 'no such column'
type Written<T extends keyof Tables> = Insertable<Tables[T]>
type Required<T extends keyof Tables, C> = C extends keyof Written<T> ? (Record<never, never> extends Pick<Written<T>, C> ? false : true) : false
type Closed<T extends keyof Tables, C> = C extends keyof Written<T> ? ([Exclude<Written<T>[C], undefined>] extends [never] ? true : false) : true
export const tables: Names<keyof Tables, ${[...tables.keys()].map((table) => `'${table}'`).join(' | ')}> = []
${lines.join('\n')}
`
}

/** What the compiler refuses, a line for each column. */
const compile = async (program: string): Promise<string[]> => {
  const folder = path.join(root, '.data/tables')
  await fs.mkdir(folder, { recursive: true })
  await fs.writeFile(path.join(folder, 'tables.ts'), program)
  const config = { extends: '../../tsconfig.base.json', compilerOptions: { noEmit: true }, include: ['tables.ts'] }
  await fs.writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: root,
    maxBuffer: 10_000_000,
  }).catch((error: { stdout: string }) => error)
  const lines = program.split('\n')
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => `${lines[Number(/\((\d+),/.exec(line)?.[1]) - 1]} ${line.slice(line.indexOf('error TS'))}`)
}

test('the tables that the code knows are those of the migrated database', async () => {
  const columns = await columnsOf()
  expect(columns.length).toBeGreaterThan(300)
  expect(await compile(programOf(columns))).toEqual([])
})

test('a table, a column, a kind, an enumeration, a null or a default that differ are found', async () => {
  const changes: Record<string, Partial<Column>> = {
    'users.email': { is_nullable: false },
    'users.is_active': { type: 'text' },
    'users.deleted_at': { is_nullable: false },
    'users.locale': { has_default: false },
    'user_global_roles.role': { labels: ['ADMINISTRATOR', 'SUPPORT', 'OTHER'] },
  }
  const columns = (await columnsOf()).map((one) => ({ ...one, ...changes[`${one.table}.${one.column}`] }))
  const [first] = columns
  const found = await compile(
    programOf([...columns, { ...first!, table: 'another' }, { ...first!, table: 'users', column: 'other' }]),
  )
  const names = found.map((line) => /export const (\w+):/.exec(line)?.[1])
  expect(new Set(names)).toEqual(
    new Set([
      'tables',
      'another',
      `another__${first!.column}`,
      'users',
      'users__other',
      'users__email',
      'users__email__written',
      'users__is_active',
      'users__deleted_at',
      'users__deleted_at__written',
      'users__locale__written',
      'user_global_roles__role',
    ]),
  )
})
