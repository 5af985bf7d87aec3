import { sql } from 'kysely'
import { prepared, type Db, type Tx } from '#platform/db.ts'
import { worksFor } from '#platform/worksFor.ts'

const live = (reader: Db | Tx) =>
  reader
    .selectFrom('identity_providers as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .where('c.deleted_at', 'is', null)

/** The provider of a company that is there. */
export const findProvider = (reader: Db | Tx, companyId: number) =>
  live(reader)
    .where('p.company_id', '=', companyId)
    .select([
      'p.company_id',
      'p.preset',
      'p.name',
      'p.issuer',
      'p.client_id',
      'p.client_secret',
      'p.demands_second_factor',
      'p.new_people_role',
      'p.is_only_way',
      'p.only_way_by_user_id',
      'c.name as company_name',
      'c.disabled_at',
      'c.disabled_reason',
    ])
    .executeTakeFirst()
export type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProvider>>>

/** The provider of whoever has proven this domain. */
export const findByDomain = (reader: Db, domain: string) =>
  live(reader)
    .innerJoin('identity_domains as d', 'd.company_id', 'p.company_id')
    .where('d.domain', '=', domain)
    .where('d.proven_at', 'is not', null)
    .select(['p.company_id', 'p.name'])
    .executeTakeFirst()

export const hasProvenDomain = async (reader: Db | Tx, companyId: number, domain: string): Promise<boolean> =>
  (await reader
    .selectFrom('identity_domains')
    .select('id')
    .where('company_id', '=', companyId)
    .where('domain', '=', domain)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Who lets people into a company, the first of them first. */
export const listAdministrators = async (reader: Db, companyId: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email::text) as name
    from user_role_companies m join users u on u.id = m.user_id and u.is_active and u.deleted_at is null
    where m.company_id = ${companyId} and m.is_active and m.role = 'COMPANY_ADMIN' order by m.id limit 3`.execute(
    reader,
  )
  return rows.map(({ name }) => name)
}

/**
 * Its names are its own: `companyId` may be a column of the statement that it stands in. `wouldBe`: who would have said
 * that the provider is the only way, where nobody has.
 */
const wayBackOf = (companyId: unknown, wouldBe: number | null = null) => sql<number>`(
  select back.id from user_role_companies held join users back
    on back.id = held.user_id and back.is_active and back.deleted_at is null
  where held.company_id = ${companyId} and held.is_active and held.role = 'COMPANY_ADMIN' and back.password_hash is not null
  order by (back.id = coalesce((select only_way_by_user_id from identity_providers where company_id = ${companyId}), ${wouldBe}::bigint))
      desc nulls last,
    held.id
  limit 1)`

/**
 * Who still signs in by a password where the provider is the only way: the administrator who said so, or else the one
 * who has been it longest.
 */
export const findWayBack = async (reader: Db, companyId: number, wouldBe: number | null): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email::text) as name from users
    where id = ${wayBackOf(companyId, wouldBe)}`.execute(reader)
  return rows[0]?.name ?? null
}

/** False where it would be the only way, and nobody would have a way back. */
export const setOnlyWay = async (
  tx: Tx,
  companyId: number,
  only: boolean,
  byUserId: number | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('identity_providers')
    .set({ is_only_way: only, only_way_by_user_id: byUserId, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where(only ? sql<boolean>`${wayBackOf(companyId)} is not null` : sql<boolean>`true`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The company by whose rules someone signs in. */
const firstCompanyOf = (userId: number) => sql`(
  select m.company_id from ${worksFor(userId)} and c.disabled_at is null order by m.is_primary desc, m.id limit 1)`

export const isOfferedTo = async (reader: Db | Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from identity_domains d join users u on u.id = ${userId}
    where d.company_id = ${firstCompanyOf(userId)} and d.proven_at is not null
      and d.domain = lower(split_part(u.username::text, '@', 2))`.execute(reader)
  return rows.length > 0
}

/**
 * Whether the company of someone's lets its people in by its provider alone, and nothing of theirs makes an exception. Of
 * several companies it is the first one: anybody may be added to another, which must not shut them out of their own. One
 * that is disabled lets nobody in, and says nothing of where else they work. Who acts for the whole platform is bound by
 * none.
 */
export const isDemanded = async (reader: Db | Tx, userId: number, provider: string | null): Promise<boolean> => {
  const { rows } = await prepared(sql<{ demanded: boolean }>`
    select coalesce(bool_or(p.is_only_way and ${wayBackOf(sql.ref('p.company_id'))} is distinct from ${userId}::bigint), false)
      and not coalesce(bool_or(p.is_only_way and 'company-' || p.company_id = ${provider}), false) as demanded
    from identity_providers p
    where p.company_id = ${firstCompanyOf(userId)}
      and not exists (select from user_global_roles g where g.user_id = ${userId})`).execute(reader)
  return rows[0]!.demanded
}

export const listSecrets = (reader: Db) =>
  reader.selectFrom('identity_providers').select(['company_id', 'client_secret']).execute()

/** Unless it was changed meanwhile. */
export const putResealed = (reader: Db, companyId: number, before: string, client_secret: string) =>
  reader
    .updateTable('identity_providers')
    .set({ client_secret })
    .where('company_id', '=', companyId)
    .where('client_secret', '=', before)
    .execute()
