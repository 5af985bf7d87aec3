import { sql } from 'kysely'
import { db, prepared, type Db, type Tx } from '#platform/db.ts'

type QuotaRow = { value: number | null; used: number; month: string }

/** What a company may create this month in Paris, and has created. */
export const findQuota = async (db: Db, companyId: number): Promise<QuotaRow> => {
  const { rows } = await prepared(sql<QuotaRow>`
    select q.monthly_value as value, coalesce(u.used, 0) as used, m.month
    from (select f_paris_month(now()) as month) m
    left join ptg_quotas q on q.company_id = ${companyId}
    left join ptg_quota_usages u on u.company_id = ${companyId} and u.month = m.month`).execute(db)
  return rows[0]!
}

/**
 * Counts one more gas passport if the month's quota has room for it: one statement, whose row decides between those
 * who come at once. Answers the quota after that; undefined when there is no room, or no quota.
 */
export const takeQuota = async (
  tx: Tx,
  companyId: number,
): Promise<{ value: number; used: number; month: string } | undefined> => {
  const { rows } = await sql<{ value: number; used: number; month: string }>`
    insert into ptg_quota_usages as u (company_id, month, used)
    select company_id, f_paris_month(now()), 1 from ptg_quotas where company_id = ${companyId} and monthly_value > 0
    on conflict (company_id, month) do update set used = u.used + 1
      where u.used < (select monthly_value from ptg_quotas q where q.company_id = u.company_id)
    returning u.used, u.month, (select monthly_value from ptg_quotas q where q.company_id = u.company_id) as value`.execute(
    tx,
  )
  return rows[0]
}

export type CompanyQuotaRow = { id: number; name: string; value: number | null; used: number }

const companyQuotas = sql`
  select c.id, c.name, q.monthly_value as value, coalesce(u.used, 0) as used from companies c
  left join ptg_quotas q on q.company_id = c.id
  left join ptg_quota_usages u on u.company_id = c.id and u.month = f_paris_month(now())`

/** Every installer, with what it may create this month. */
export const listQuotas = async (): Promise<CompanyQuotaRow[]> =>
  (
    await sql<CompanyQuotaRow>`${companyQuotas} where c.type = 'INSTALLER' and c.deleted_at is null order by f_norm(c.name), c.id`.execute(
      db,
    )
  ).rows

export const findCompanyQuota = async (on: Db | Tx, companyId: number): Promise<CompanyQuotaRow | undefined> =>
  (await sql<CompanyQuotaRow>`${companyQuotas} where c.id = ${companyId}`.execute(on)).rows[0]

export const setQuota = (tx: Tx, companyId: number, monthly_value: number, userId: number) =>
  tx
    .insertInto('ptg_quotas')
    .values({ company_id: companyId, monthly_value, updated_by_user_id: userId })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ monthly_value, updated_by_user_id: userId, updated_at: sql`now()` }),
    )
    .execute()

export const deleteQuota = (tx: Tx, companyId: number) =>
  tx.deleteFrom('ptg_quotas').where('company_id', '=', companyId).execute()

export const findCompany = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('companies')
    .select(['id', 'type'])
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
